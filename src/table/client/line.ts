import type { Wire } from './wire'

/** Milliseconds before a lost line is opened again: doubled after each failed try. */
const waits = { shortest: 500, longest: 4000 }

/** The events of a line. */
interface Ends {
  opened(): void
  heard(data: unknown): void
  lost(): void
}

/** A line to a table. It replaces a lost wire. */
export function createLine(open: () => Wire, ends: Ends) {
  let wire: Wire | null = null
  let isOpen = false
  let wait = waits.shortest
  let timer: ReturnType<typeof setTimeout> | undefined

  function connect(): void {
    const next = open()
    wire = next
    next.addEventListener('open', () => {
      if (wire !== next) return
      isOpen = true
      ends.opened()
    })
    next.addEventListener('message', ({ data }) => {
      if (wire === next) ends.heard(data)
    })
    next.addEventListener('close', () => {
      if (wire === next) lose()
    })
    // 'close' follows. The package `ws` ends the process if 'error' has no listener.
    next.addEventListener('error', () => undefined)
  }

  function lose(): void {
    drop()
    // Spreads the clients of a restarted server, so that they do not all return at once.
    timer = setTimeout(connect, wait * (0.5 + Math.random() / 2))
    wait = Math.min(2 * wait, waits.longest)
    ends.lost()
  }

  function drop(): void {
    const old = wire
    wire = null
    isOpen = false
    clearTimeout(timer)
    old?.close()
  }

  return {
    connect,
    /** Replaces this wire by another one. */
    lose,
    close: drop,
    /** Returns whether the text was sent. */
    send(text: string): boolean {
      if (isOpen) wire?.send(text)
      return isOpen
    },
    /** Records that the table answers: a line lost later is opened again soon. */
    works(): void {
      wait = waits.shortest
    },
  }
}
