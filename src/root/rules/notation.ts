import { createNotation, type Parts } from '../../toolkit'
import type { ActionKind } from './chapter'
import { type Action, chapters } from './chapters'

/** Every kind of action, by its name. */
export const actionKinds: Readonly<Record<string, ActionKind<Action>>> = /* @__PURE__ */ Object.assign(
  {},
  ...Object.values(chapters).map(({ actions }) => actions),
)

const parts: Parts<Action> = /* @__PURE__ */ Object.assign(
  {},
  ...Object.entries(actionKinds).map(([type, { fields }]) => ({ [type]: fields })),
)

export const { format: formatAction, parse: parseAction, isAction } = /* @__PURE__ */ createNotation<Action>(parts)
