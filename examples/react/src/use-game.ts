import { useEffect, useState } from 'react'
import type { Game, Refusal, Seeded } from 'totemforge'
import { createTable, type TableSettings, type Update } from 'totemforge/table'
import type { Known } from './known'

/**
 * A game in the page, without a network: the page holds the table, and bots play at it. The settings must stay the same
 * object.
 */
export function useGame<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  settings: TableSettings<NoInfer<Action>, NoInfer<View>, NoInfer<Options>, NoInfer<Seat>, NoInfer<Event>>,
  seat: NoInfer<Seat>,
): Known<View, Action, Event, Seat> {
  const [update, setUpdate] = useState<Update<View, Action, Event, Seat> | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [act, setAct] = useState<(action: Action, version: number) => void>(() => () => undefined)

  useEffect(() => {
    const table = createTable(game, settings)
    void table.take(seat).then((taken) => {
      if (!taken.ok) return
      const { token } = taken
      const show = (): void => {
        const seen = table.since(token, 0)
        if (!seen.ok) return
        setUpdate(seen)
        setRefusal(null)
      }
      table.subscribe(token, show)
      show()
      setAct(() => (action: Action, version: number) => {
        void table.act(token, action, version).then((answer) => setRefusal(answer.ok ? null : answer.refusal))
      })
    })
    return () => table.close()
  }, [game, settings, seat])

  return { update, story: update?.events ?? [], refusal, act: (action) => act(action, update?.version ?? 0) }
}
