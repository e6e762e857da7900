import type { Wire } from './wire'

/** Milliseconds before a lost line is opened again: twice as long after each time in vain. */
const waits = { shortest: 500, longest: 4000 }

/** What happens on a line. */
interface Ends {
  opened(): void
  heard(data: unknown): void
  lost(): void
}

/** A line to a table. Where its wire is lost it takes another one. */
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
    // 'close' follows. The package `ws` ends the process if nobody listens to this.
    next.addEventListener('error', () => undefined)
  }

  function lose(): void {
    drop()
    // Clients of a server that was restarted do not all come back at the same moment.
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
    /** Gives up this wire for another one. */
    lose,
    close: drop,
    /** Whether it was sent. */
    send(text: string): boolean {
      if (isOpen) wire?.send(text)
      return isOpen
    },
    /** The table answers: the next time the line is lost it is opened again soon. */
    works(): void {
      wait = waits.shortest
    },
  }
}
