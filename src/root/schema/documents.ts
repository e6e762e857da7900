import { recordOf } from '../../schema/record'
import { kindsOf, namedSchemas, schemaOf } from '../../schema/shape'
import { either, entry, named, oneOf } from '../../toolkit'
import { taskKinds } from '../rules/agenda'
import type { Action, Task } from '../rules/chapters'
import type { Deck } from '../rules/deck'
import { event } from '../rules/event-shape'
import { actionKinds } from '../rules/notation'
import { triggerNames } from '../rules/removal'
import { deckShape } from '../rules/setup/check-deck'
import { groundShape, mapShape } from '../rules/setup/map-shape'
import { optionsShape } from '../rules/setup/options-shape'
import { side, state } from '../rules/state-shape'
import { sideView, view } from '../rules/view-shape'
import { deckIds, mapIds } from '../rules/vocabulary'
import type { Woodland } from '../rules/woodland'

const kinds = (...names: readonly Task['do'][]) =>
  Object.fromEntries(names.map((name) => [name, entry(taskKinds, name)]))

/** What the shapes of documents only name. */
export const parts = namedSchemas({
  task: (parts) => kindsOf('do', taskKinds, [], parts),
  // Tasks that lie within tasks: what a removal sets off.
  trigger: (parts) => kindsOf('do', kinds(...triggerNames), [], parts),
  triggers: (parts) => kindsOf('do', kinds('triggers'), [], parts),
  side: (parts) => schemaOf(side, parts),
  sideView: (parts) => schemaOf(sideView, parts),
  ground: () => schemaOf(groundShape()),
  woodland: () => schemaOf(mapShape()),
  ownDeck: () => schemaOf(deckShape()),
  map: (parts) => schemaOf(either(oneOf(...mapIds), named<Woodland>('woodland')), parts),
  deck: (parts) => schemaOf(either(oneOf(...deckIds), named<Deck>('ownDeck')), parts),
})

const action = kindsOf<Action>('type', actionKinds, [])
const options = schemaOf(optionsShape(), parts)
export const record = recordOf('root', options, action)

/** All that goes in and out. */
export const documents = {
  action,
  event: schemaOf(event),
  options,
  state: schemaOf(state, parts),
  view: schemaOf(view, parts),
  map: schemaOf(named<Woodland>('woodland'), parts),
  deck: schemaOf(named<Deck>('ownDeck'), parts),
  record: record.whole,
}
