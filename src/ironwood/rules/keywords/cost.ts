import { either, flag, objectOf, optional, type Shape } from '../../../toolkit'
import { item } from '../../../toolkit/certain'
import type { ActionOf } from '../action'
import type { Burnable, Cost } from '../card'
import { fightersOn, idOf, mountainId, mountainOf, placeOf, spend, takeUnits, unitsLeft } from '../components'
import { planBurned, stepsOf } from '../frames'
import type { Keyword } from '../keyword'
import { restricted } from '../marks'
import { departs, isSpecial, takeFromHand, takeOut } from '../piles'
import { isBot, orForfeit, type Play, plan, type Question, remember, sideOf } from '../play'
import { watchReach } from '../reach'
import { burnRefusals } from '../refusals/cards'
import { sacrificeRefused } from '../refusals/places'
import * as shape from '../shapes'
import { markMountain } from '../solo/marks'
import { tracesBurned } from '../traces'
import type { Seat } from '../vocabulary'
import type { Step } from '.'

/** Pay the cost in full, or lose the benefit. */
export interface PayStep {
  readonly do: 'pay'
  readonly cost: Cost
  readonly steps: readonly Step[]
  readonly holdTotems?: boolean
}

export type PayAction =
  /** Pay the crystals of a cost. */
  | { readonly type: 'pay' }
  | { readonly type: 'sacrifice'; readonly at: string }
  | { readonly type: 'burn'; readonly card: string }
  | { readonly type: 'burn-vision'; readonly vision: string }

/** A cost before a benefit: paid in full, or the benefit is lost (CI-02). */
export interface PayTask {
  readonly do: 'pay'
  readonly seat: Seat
  readonly step: PayStep
}

const payment: Question<PayTask, PayAction | ActionOf<'forfeit'>> = {
  actions: (play, { seat, step: { cost } }) => orForfeit(paymentsOf(play, seat, cost)),
  answer(play, { seat, step: { cost, steps, holdTotems } }, action) {
    if (action.type === 'forfeit') return
    plan(play, ...stepsOf(steps))
    if (holdTotems) holdAllTotems(play)
    if (action.type === 'burn' || action.type === 'burn-vision') {
      burn(play, seat, action)
      if (action.type === 'burn') planBurned(play, seat, action.card)
    } else if (action.type === 'pay' && 'spend' in cost) spend(play, seat, cost.spend)
    else if (action.type === 'sacrifice' && 'sacrifice' in cost) {
      const at = placeOf(play, seat, action.at)
      remember(play, { sacrificed: at })
      takeUnits(play, seat, 'fighter', at, cost.sacrifice)
    }
  },
}

function paymentsOf(play: Play, seat: Seat, cost: Cost): PayAction[] {
  if ('spend' in cost) return sideOf(play, seat).crystals >= cost.spend ? [{ type: 'pay' }] : []
  if ('burn' in cost) return burnable(play, seat, cost.burn)
  if (cost.forGolem && unitsLeft(play, seat, 'golem') === 0) return []
  return sacrificable(play, seat, cost.sacrifice).map((at) => ({ type: 'sacrifice', at: idOf(play, seat, at) }))
}

/** WW30: from an inner forest; IC11, IC37: from a mountain. All from the same one. */
function sacrificable({ state, board }: Play, seat: Seat, count: number): number[] {
  if (seat === 'woodwalkers') return board.innerForests.filter((forest) => fightersOn({ state }, forest) >= count)
  return [...state.mountains.fighters.keys()].filter((mountain) => item(state.mountains.fighters, mountain) >= count)
}

/** The cards in hand that a burn may take: specials and vision cards, but no base card (CI-18). */
export function burnable(play: Play, seat: Seat, kind: Burnable): ActionOf<'burn' | 'burn-vision'>[] {
  const burns: ActionOf<'burn' | 'burn-vision'>[] = []
  if (kind !== 'vision')
    for (const card of sideOf(play, seat).hand) if (isSpecial(play, card)) burns.push({ type: 'burn', card })
  if (kind !== 'special' && seat === 'woodwalkers')
    for (const mountain of play.state.visions.hand)
      burns.push({ type: 'burn-vision', vision: mountainId(play, mountain) })
  return burns
}

/** IW-KEY-04: to the discard pile; a vision card face down, unless the opponent may look. */
export function burn(play: Play, seat: Seat, action: ActionOf<'burn' | 'burn-vision'>, seen = false): void {
  if (action.type === 'burn') {
    takeFromHand(sideOf(play, seat), action.card)
    sideOf(play, seat).discard.push(action.card)
    play.emit?.({ type: 'burned', seat, card: action.card })
    return
  }
  const { vision } = action
  watchReach(play, () => burnVision(play, seat, vision, seen))
}

function burnVision(play: Play, seat: Seat, vision: string, seen: boolean): void {
  const { visions } = play.state
  const mountain = mountainOf(play, vision)
  departs(play.state, 'burned')
  takeOut(visions.hand, mountain)
  visions.burned.push({ mountain, seen })
  tracesBurned(visions, mountain, seen || isBot(play, 'ironclad'))
  play.emit?.({ type: 'burned-vision', seat, vision, for: seen ? 'both' : seat })
  if (isBot(play, 'ironclad')) markMountain(play, mountain) // IB-02
}

/** Totems stay where they are for the rest of this turn (CI-WW05, CI-WW26). */
export function holdAllTotems({ state }: Play): void {
  state.restrictions.push({ kind: 'totems-held', seat: 'woodwalkers', until: 'turn' })
}

/** CI-IC36: while additional cards are forbidden, nobody needs to pay for one, so the question does not come up. */
const additionalOnly = ({ steps }: PayStep): boolean => steps.every((each) => each.do === 'additional')

const cost: Shape<Cost> = either(
  objectOf<{ readonly spend: number }>({ spend: shape.some }),
  either(
    objectOf<{ readonly burn: Burnable }>({ burn: shape.burnable }),
    objectOf<{ readonly sacrifice: number; readonly forGolem?: boolean }>({
      sacrifice: shape.some,
      forGolem: optional(flag),
    }),
  ),
)

const payFields = { cost, steps: shape.steps, holdTotems: optional(flag) }

export const pay: Keyword<PayStep, PayTask, PayAction> = {
  steps: {
    pay: {
      owner: 'both',
      fields: payFields,
      check(card, path, step) {
        if ('burn' in step.cost && step.cost.burn === 'vision')
          card.only(`${path}.cost.burn`, 'woodwalkers', 'vision cards to burn')
        if ('sacrifice' in step.cost && step.cost.forGolem) card.only(`${path}.cost.forGolem`, 'ironclad', 'Golems')
        if (step.holdTotems) card.only(`${path}.holdTotems`, 'woodwalkers', 'a hold on Totems')
      },
      tasks: (play, step, { seat }) =>
        additionalOnly(step) && restricted(play, 'no-additional', seat) ? [] : [{ do: 'pay', seat, step }],
    },
  },
  tasks: {
    pay: {
      fields: { seat: shape.seat, step: shape.stepOf<PayStep>('pay', payFields) },
      law: 'CI-02',
      refuse: { ...burnRefusals<PayTask>((_play, { seat }) => seat), sacrifice: sacrificeRefused },
      rule: payment,
    },
  },
  actions: {
    pay: { fields: {} },
    sacrifice: {
      fields: { at: shape.placeId },
    },
    burn: { fields: { card: shape.card } },
    'burn-vision': {
      fields: { vision: shape.mountainId },
    },
  },
}
