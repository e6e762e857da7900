import * as z from 'zod'
import { recordOf } from '../../schema/record'
import { kindsOf, namedSchemas, schemaOf } from '../../schema/shape'
import { named } from '../../toolkit'
import type { OwnBox } from '../rules/box'
import { boxShape } from '../rules/box-shape'
import { stepKinds } from '../rules/carrying-out'
import type { Action } from '../rules/chapters'
import { event } from '../rules/event-shape'
import { actionKinds } from '../rules/notation'
import { optionsShape } from '../rules/setup/check-options'
import { state } from '../rules/state-shape'
import { taskKinds } from '../rules/task'
import { view } from '../rules/view-shape'

/** What the shapes of documents only name. */
export const parts = namedSchemas({
  // Steps lie within steps.
  step: (parts) => z.lazy(() => parts('anyStep')),
  anyStep: (parts) => kindsOf('do', stepKinds, [], parts),
  task: (parts) => kindsOf('do', taskKinds, [], parts),
  box: (parts) => schemaOf(boxShape, parts),
})

const action = kindsOf<Action>('type', actionKinds, [])
const options = schemaOf(optionsShape, parts)
export const record = recordOf('daimyo', options, action)

/** All that goes in and out. */
export const documents = {
  action,
  event: schemaOf(event),
  options,
  state: schemaOf(state, parts),
  view: schemaOf(view, parts),
  box: schemaOf(named<OwnBox>('box'), parts),
  record: record.whole,
}
