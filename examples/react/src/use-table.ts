import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { Request } from 'totemforge/table'
import { type Heard, hear, nothing, type ReplyOf } from './heard'
import { type Line, openLine } from './line'

/** A table far away: what is known of it, whether the line is open, and what may be asked of it. */
export function useTable<View, Action, Event, Seat extends string>(
  address: string,
): Heard<View, Action, Event, Seat> & { isOpen: boolean; ask(request: Request): void; act(action: Action): void } {
  const [heard, listen] = useReducer(
    (heard: Heard<View, Action, Event, Seat>, reply: ReplyOf<View, Action, Event, Seat>) => hear(heard, reply),
    nothing,
  )
  const [isOpen, setOpen] = useState(false)
  const line = useRef<Line | null>(null)

  useEffect(() => {
    const opened = openLine<View, Action, Event, Seat>(address, listen, setOpen)
    line.current = opened
    return () => opened.close()
  }, [address])

  const ask = useCallback((request: Request) => line.current?.ask(request), [])
  return { ...heard, isOpen, ask, act: (action) => ask({ do: 'act', action, version: heard.update?.version ?? 0 }) }
}
