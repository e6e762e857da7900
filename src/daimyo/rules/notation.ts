import { createNotation, gatherActions } from '../../toolkit'
import { type Action, chapters } from './chapters'

const gathered = /* @__PURE__ */ gatherActions<Action>(chapters)

export const { actionKinds } = gathered

export const {
  format: formatAction,
  parse: parseAction,
  isAction,
} = /* @__PURE__ */ createNotation<Action>(gathered.parts)
