import { useEffect, useReducer, useState } from 'react'
import type { Game, Seeded } from 'totemforge'
import { createTable, type TableSettings } from 'totemforge/table'
import { type Heard, hear, nothing, type ReplyOf } from './heard'

/** A game in the page, without a network: the table is here, and bots sit at it. The settings must stay the same object. */
export function useGame<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  settings: TableSettings<NoInfer<Action>, NoInfer<View>, NoInfer<Options>, NoInfer<Seat>, NoInfer<Event>>,
  seat: NoInfer<Seat>,
): Heard<View, Action, Event, Seat> & { act(action: Action): void } {
  const [heard, listen] = useReducer(
    (heard: Heard<View, Action, Event, Seat>, reply: ReplyOf<View, Action, Event, Seat>) => hear(heard, reply),
    nothing,
  )
  const [act, setAct] = useState<(action: Action, version: number) => void>(() => () => undefined)

  useEffect(() => {
    const table = createTable(game, settings)
    void table.take(seat).then((taken) => {
      if (!taken.ok) return
      const { token } = taken
      setAct(() => (action: Action, version: number) => {
        void table.act(token, action, version).then((answer) => {
          if (!answer.ok) listen({ type: 'refused', id: null, refusal: answer.refusal })
        })
      })
      table.subscribe(token, (update) => listen({ type: 'update', ...update }))
      const { ok: isSeen, ...update } = table.since(token, 0)
      if (isSeen && 'view' in update) listen({ type: 'update', ...update })
    })
    return () => table.close()
  }, [game, settings, seat])

  return { ...heard, act: (action) => act(action, heard.update?.version ?? 0) }
}
