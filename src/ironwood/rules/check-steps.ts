import { isObject } from '../../core/value'
import { checkFields, checkShape, type Report } from '../../toolkit'
import type { Card, CombatBonus } from './card'
import { stepKinds } from './carrying-out'
import type { Step } from './keywords'
import * as shape from './shapes'
import { type Seat, seatNames } from './vocabulary'

export type { Report } from '../../toolkit'

/** The context of the checks of a card's parts. */
export interface CardCheck {
  readonly isOngoing: boolean
  readonly report: Report
  /** A thing that only one faction has. */
  only(path: string, seat: Seat, what: string): void
}

export const checkFor = ({ faction, ongoing }: Pick<Card, 'faction' | 'ongoing'>, report: Report): CardCheck => ({
  isOngoing: ongoing !== undefined,
  report,
  only(path, seat, what) {
    if (faction !== seat) report(path, `Only a card of the ${seatNames[seat]} can have ${what}.`)
  },
})

/** Checks the steps of one card: whether the rules know them, and whether its faction can do them. */
export function checkSteps(card: CardCheck, path: string, steps: unknown): void {
  if (!Array.isArray(steps)) card.report(path, 'This is not a list of steps.')
  else for (const [index, step] of steps.entries()) checkStep(card, `${path}[${index}]`, step)
}

function checkStep(card: CardCheck, path: string, step: unknown): void {
  if (!isObject(step)) {
    card.report(path, 'This is not a step.')
    return
  }
  const { do: name, ...parts } = step
  const kind = typeof name === 'string' && Object.hasOwn(stepKinds, name) ? stepKinds[name] : undefined
  if (!kind) {
    card.report(`${path}.do`, `There is no keyword ${String(name)}.`)
    return
  }
  let fits = true
  const report: Report = (where, message) => {
    fits = false
    card.report(where, message)
  }
  checkFields(kind.fields, parts, path, report, (_name, inner, where) => checkSteps(card, where, inner))
  if (kind.owner !== 'both') card.only(`${path}.do`, kind.owner, `the keyword ${String(name)}`)
  if (fits && isStep(step)) kind.check?.(card, path, step)
}

/** The shape of its kind has already checked its parts. */
function isStep(_step: object): _step is Step {
  return true
}

export function checkBonus(card: CardCheck, path: string, bonus: CombatBonus): void {
  checkShape(shape.combatBonus, bonus, path, card.report)
  if (bonus.withGolem) card.only(`${path}.withGolem`, 'ironclad', 'a bonus for Golems')
}
