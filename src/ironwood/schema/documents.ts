import * as z from 'zod'
import { recordOf } from '../../schema/record'
import { kindsOf, namedSchemas, schemaOf } from '../../schema/shape'
import { listOf, named } from '../../toolkit'
import type { Action } from '../rules/action'
import { board } from '../rules/board-shape'
import type { Card } from '../rules/card'
import { cardShape, effectShape } from '../rules/card-shape'
import { stepKinds } from '../rules/carrying-out'
import { event } from '../rules/event-shape'
import { mapShape } from '../rules/map-shape'
import type { MapData } from '../rules/mapdata'
import { actionKinds } from '../rules/notation'
import { optionsShape } from '../rules/options-shape'
import * as solo from '../rules/solo/shape'
import { state } from '../rules/state-shape'
import { taskKinds } from '../rules/task'
import { view } from '../rules/view-shape'
import * as order from './order'

const cardList = listOf(named<Card>('card'))

/** The shapes that have only a name in the rules. */
export const parts = namedSchemas({
  // Nested steps.
  steps: (parts) => z.lazy(() => z.array(parts('step'))),
  step: (parts) => kindsOf('do', stepKinds, order.steps, parts),
  task: (parts) => kindsOf('do', taskKinds, order.tasks, parts),
  continuous: (parts) => schemaOf(effectShape(), parts),
  card: (parts) => schemaOf(cardShape(), parts),
  cards: (parts) => schemaOf(cardList, parts),
  map: () => schemaOf(mapShape()),
  board: () => schemaOf(board),
  level: () => schemaOf(solo.level),
  difficulty: () => schemaOf(solo.difficulty),
})

const action = kindsOf<Action>('type', actionKinds, order.actions)
const options = schemaOf(optionsShape(), parts)
export const record = recordOf('ironwood', options, action)

/** All documents that go in and out. */
export const documents = {
  action,
  event: schemaOf(event),
  options,
  state: schemaOf(state, parts),
  view: schemaOf(view, parts),
  map: schemaOf(named<MapData>('map'), parts),
  cards: schemaOf(named<readonly Card[]>('cards'), parts),
  record: record.whole,
}
