import { same } from '../../../core'
import type { Problems } from '../../../toolkit'
import { isDeck } from '../setup/check-deck'
import { isMap } from '../setup/check-map'
import type { State } from '../state'
import { type Ground, makeGround } from '../woodlands'

/** What the rules say to the map and the deck that a state, or a view of it, carries. */
export function checkCarried({ map, cards }: Pick<State, 'map' | 'cards'>, problems: Problems): void {
  if (typeof map === 'object') checkGround(map, problems.at('map'))
  if (typeof cards === 'object') isDeck(cards, problems.at('cards'))
}

/** The same, and what only a view may leave open. */
export function checkState(state: State, problems: Problems): void {
  checkCarried(state, problems)
  for (const [index, task] of state.agenda.entries())
    if ((task.do === 'decree-column' || task.do === 'guess') && task.card === '')
      problems.at('agenda', index).add('card', 'A state hides no card.')
    else if (task.do === 'preparation' && Object.values(task.hands).some(({ cards }) => cards === null))
      problems.at('agenda', index).add('hands', 'A state hides no card.')
}

/** A ground holds what follows from its map in lists of their own: they are to be what the map makes of them. */
function checkGround(ground: Ground, problems: Problems): void {
  const { id, name, clearings, paths, closedPaths, rivers, coast, edge, forests, ferry, tower } = ground
  const provenance = { known: [], recalled: [], reconstructed: [], sources: [] }
  const map = { id, name, clearings, paths, closedPaths, rivers, coast, edge, forests, ferry, tower, provenance }
  if (isMap(map, problems) && !same(makeGround(map), ground))
    problems.add('', 'Its lists of what lies beside what do not agree with its map.')
}
