/**
 * The needed part of a `Pool` of `pg`.
 *
 * @example
 * const pool: Pool = new pg.Pool({ connectionString })
 */
export interface Pool {
  readonly options?: { readonly max?: number | undefined }
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  connect(): Promise<Client>
  on(event: 'error', listener: (error: Error) => void): unknown
  off(event: 'error', listener: (error: Error) => void): unknown
}

/** A connection of a pool, until it is released. */
export interface Client {
  query(text: string): Promise<unknown>
  on(event: 'notification', listener: (message: Notification) => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  off(event: 'notification', listener: (message: Notification) => void): unknown
  off(event: 'error', listener: (error: Error) => void): unknown
  release(isBroken?: boolean): void
}

export interface Notification {
  readonly payload?: string | undefined
}
