import { createNotation, gatherActions } from '../../toolkit'
import { type Action, chapters } from './chapters'

export const { actionKinds, parts } = /* @__PURE__ */ gatherActions<Action>(chapters)

export const { format: formatAction, parse: parseAction, isAction } = /* @__PURE__ */ createNotation<Action>(parts)
