/**
 * The carrier of one connection's messages, such as a `WebSocket` of a browser, of Node or of the package `ws`.
 *
 * @example
 * const wire: Wire = new WebSocket('wss://play.example/api/tables/5')
 */
export interface Wire {
  send(text: string): void
  close(): void
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void
  addEventListener(type: 'message', listener: (message: { readonly data: unknown }) => void): void
}
