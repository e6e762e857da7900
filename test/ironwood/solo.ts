import { defineGame, type Rules, type Seeded } from 'totemforge'

type Given<State extends object, Action, Options extends Seeded> = Pick<
  Rules<State, Action, State, Options, string>,
  'setup' | 'legalActions' | 'step'
>

/** A game for one seat, to try one thing with: it is over when nothing is legal, and its views and texts are JSON. */
export function soloGame<State extends object, Action, Options extends Seeded = Seeded>(
  rules: Given<State, Action, Options>,
  seat = 'solo',
) {
  const over = (state: State): boolean => rules.legalActions(state).length === 0
  return defineGame({
    id: 'solo',
    version: '1',
    seats: [seat],
    toAct: (state) => (over(state) ? null : seat),
    outcome: (state) => (over(state) ? { winners: [], reason: 'nothing is left to do' } : null),
    clone: (state) => structuredClone(state),
    view: (state) => structuredClone(state),
    determinize: (view) => structuredClone(view),
    format: (action) => JSON.stringify(action),
    parse: (text): Action => JSON.parse(text),
    ...rules,
  })
}
