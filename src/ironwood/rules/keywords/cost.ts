import { either, flag, objectOf, optional, type Shape } from '../../../toolkit'
import { item } from '../../../toolkit/certain'
import { many } from '../../../toolkit/counts'
import type { ActionOf } from '../action'
import type { Burnable, Cost } from '../card'
import type { Keyword } from '../chapter'
import { fightersOn, idOf, mountainId, mountainOf, placeOf, spend, takeUnits, unitsLeft } from '../components'
import { planBurned, stepsOf } from '../frames'
import { restricted } from '../marks'
import { cardName, placeName } from '../names'
import { departs, isSpecial, takeFromHand, takeOut } from '../piles'
import { isBot, orForfeit, type Play, plan, type Question, remember, sideOf } from '../play'
import { watchReach } from '../reach'
import { a, across, inline, type Reading } from '../reading'
import { askedIn, type Scene } from '../scene'
import * as shape from '../shapes'
import { markMountain } from '../solo/marks'
import { tracesBurned } from '../traces'
import type { Seat } from '../vocabulary'
import { unitNames } from '../vocabulary'
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
  seat: (_play, { seat }) => seat,
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

/** The cards in hand that a burn may take: specials and vision cards, never a base card (CI-18). */
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

/** CI-IC36: where additional cards are forbidden their cost need not be paid, and so is not asked for. */
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

const burnableNames = { special: 'special card', vision: 'vision card', any: 'card (special or vision)' } as const

function costText(cost: Cost, { seat }: Reading): string {
  if ('spend' in cost) return `Spend ${many(cost.spend, 'crystal')}`
  if ('burn' in cost) return `Burn 1 ${burnableNames[cost.burn]}`
  const { home } = across[seat]
  return `Remove ${cost.sacrifice} of your own Fighters from ${cost.sacrifice === 1 ? a(home) : `one ${home}`}`
}

function priceWords(cost: Cost): string {
  if ('spend' in cost) return `spend ${many(cost.spend, 'crystal')}`
  if ('sacrifice' in cost) return `give up ${many(cost.sacrifice, 'Fighter')}`
  return `burn a ${cost.burn === 'any' ? '' : `${cost.burn} `}card`
}

/** What is bought, if it is of a kind that cards sell. */
function purpose([step]: readonly Step[]): string {
  switch (step?.do) {
    case 'recruit':
      return `to recruit ${many(step.count, unitNames[step.unit])}`
    case 'remove':
      return `to remove ${many(step.count, 'Fighter')}`
    case 'move-fighters':
      return step.count === 'hand' ? 'to move Fighters' : `to move ${many(step.count, 'Fighter')}`
    case 'draw-vision':
      return `to draw ${many(step.count, 'vision card')}`
    case 'gain':
      return `to gain ${many(step.count, 'crystal')}`
    case 'build':
      return 'to build a Forge'
    case 'mark':
      return 'to mark a place'
    case 'additional':
      return 'to play a base card more'
    default:
      return 'for what follows'
  }
}

function payWords(scene: Scene): string {
  const cost = askedIn(scene, 'pay')?.step.cost
  if (cost && 'spend' in cost) return `Spend ${many(cost.spend, 'crystal')}.`
  const more = askedIn(scene, 'one-more')?.step.spendForOneMore
  return more === undefined ? 'Pay the cost.' : `Spend ${many(more, 'crystal')} for one option more.`
}

function sacrificed(scene: Scene): number {
  const cost = askedIn(scene, 'pay')?.step.cost
  return cost && 'sacrifice' in cost ? cost.sacrifice : 1
}

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
      words({ cost, steps, holdTotems }, reading) {
        const paid = `${costText(cost, reading)}: ${reading.tell(steps, reading)}`
        return holdTotems ? `${inline(paid)} Totems cannot be moved during this turn.` : paid
      },
    },
  },
  tasks: {
    pay: {
      fields: { seat: shape.seat, step: shape.stepOf<PayStep>('pay', payFields) },
      rule: payment,
      asked: ({ step: { cost, steps } }) => `${priceWords(cost)} ${purpose(steps)}`,
      forfeited: 'Do not pay.',
    },
  },
  actions: {
    pay: { fields: {}, words: (_, scene) => payWords(scene) },
    sacrifice: {
      fields: { at: shape.placeId },
      words: ({ at }, scene) => `Give up ${many(sacrificed(scene), 'Fighter')} on ${placeName(scene, at)}.`,
    },
    burn: { fields: { card: shape.card }, words: ({ card }, scene) => `Burn ${cardName(scene, card)}.` },
    'burn-vision': {
      fields: { vision: shape.mountainId },
      words: ({ vision }, scene) => `Burn the vision of ${placeName(scene, vision)}.`,
    },
  },
}
