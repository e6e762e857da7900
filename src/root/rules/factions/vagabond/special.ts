import { add } from '../../../../toolkit'
import { startBattle } from '../../battle/battle'
import { cardOf, different } from '../../cards'
import type { Chapter } from '../../chapter'
import { fitsClearing } from '../../clearings'
import { takeOpen, takeRandom } from '../../hands'
import { areEnemies } from '../../owner'
import { others, type Play, plan, type Question, sideOf } from '../../play'
import { removeAllEnemies } from '../../removal'
import { canPlace, heldBy, isOutOfReach, isPresent, warriorsAt } from '../../rule'
import * as shape from '../../shapes'
import { endDaylight } from '../../turn/end-daylight'
import { type Character, clearings, itemIndex, type Owner, type Seat } from '../../vocabulary'
import { vagabondAt, vagabondOf } from './board'
import { movePawn } from './roam'
import { attackerRefused, glideRefused, instigatedRefused, laborRefused, stealRefused } from './special-refusal'

/** The characters' special actions that exhaust a torch (ROOT-9.5.9). */
export interface StealTask {
  readonly do: 'steal'
  readonly seat: Seat
}
export interface LaborTask {
  readonly do: 'day-labor'
  readonly seat: Seat
}
export interface InstigateTask {
  readonly do: 'instigate'
  readonly seat: Seat
}
export interface AgainstTask {
  readonly do: 'instigate-against'
  readonly seat: Seat
  readonly attacker: Seat
}
export interface GlideTask {
  readonly do: 'glide'
  readonly seat: Seat
}
type Task = StealTask | LaborTask | InstigateTask | AgainstTask | GlideTask
export type SpecialAction =
  | { readonly type: 'choose-player'; readonly seat: Seat }
  | { readonly type: 'labor'; readonly card: string }
  | { readonly type: 'battle-whom'; readonly seat: Owner }
  | { readonly type: 'glide'; readonly at: number }

/** A special action: whether it can be taken, and what it does once the torch is exhausted. */
interface Special {
  usable(play: Play, seat: Seat): boolean
  use(play: Play, seat: Seat): void
}

const here = (play: Play, seat: Seat): number => vagabondOf(play, seat).clearing

const robbable = (play: Play, seat: Seat): Seat[] =>
  here(play, seat) === 0
    ? []
    : others(play, seat).filter(
        (other) => sideOf(play, other).hand.length > 0 && isPresent(play, other, here(play, seat)),
      )

/** Whether a card can be taken out of the discard pile in a clearing. */
const isLabor = (play: Play, card: string, at: number): boolean =>
  cardOf(card).kind !== 'dominance' && fitsClearing(play, card, at)

function laborable(play: Play, seat: Seat): string[] {
  if (here(play, seat) === 0) return []
  return different(play.state.discard, (card) => isLabor(play, card, here(play, seat)))
}

function canLabor(play: Play, seat: Seat): boolean {
  if (here(play, seat) === 0) return false
  return play.state.discard.some((card) => isLabor(play, card, here(play, seat)))
}

/** ROOT-D.4.2b: an attacker has a warrior or pawn there; the defender is an enemy of it with a piece there. */
const attackers = (play: Play, seat: Seat): Seat[] =>
  here(play, seat) === 0
    ? []
    : play.state.seats.filter(
        (each) =>
          (warriorsAt(play, each, here(play, seat)) > 0 || vagabondAt(play, each)?.clearing === here(play, seat)) &&
          against(play, seat, each).length > 0,
      )

const against = (play: Play, seat: Seat, attacker: Seat): Seat[] => {
  const at = here(play, seat)
  return play.state.seats.filter(
    (each) => areEnemies(play, attacker, each) && isPresent(play, each, at) && !isOutOfReach(play, attacker, each, at),
  )
}

const glides = (play: Play, seat: Seat): number[] =>
  heldBy(play, seat, here(play, seat)) === null
    ? clearings.filter((at) => at !== here(play, seat) && !play.state.scorched.includes(at))
    : []

/** ROOT-D.6.2: the torch stays in the clearing, and all enemy pieces there are removed. */
function scorch(play: Play, seat: Seat): void {
  const at = here(play, seat)
  add(vagabondOf(play, seat).exhausted, itemIndex.torch, -1)
  play.state.scorched.push(at)
  play.emit?.({ type: 'item', seat, item: 'torch', how: 'scorched' })
  removeAllEnemies(play, seat, [at])
}

const specials: Readonly<Partial<Record<Character, Special>>> = {
  thief: {
    usable: (play, seat) => robbable(play, seat).length > 0,
    use: (play, seat) => plan(play, { do: 'steal', seat }),
  },
  tinker: {
    usable: canLabor,
    use: (play, seat) => plan(play, { do: 'day-labor', seat }),
  },
  ranger: {
    usable: () => true,
    use(play, seat) {
      endDaylight(play)
      plan(play, { do: 'repair', seat, left: 3 })
    },
  },
  vagrant: {
    usable: (play, seat) => attackers(play, seat).length > 0,
    use: (play, seat) => plan(play, { do: 'instigate', seat }),
  },
  scoundrel: {
    usable: (play, seat) => here(play, seat) > 0 && canPlace(play, seat, here(play, seat)),
    use: scorch,
  },
  harrier: {
    usable: (play, seat) => glides(play, seat).length > 0,
    use: (play, seat) => plan(play, { do: 'glide', seat }),
  },
}

export function specialOf(play: Play, seat: Seat): Special | undefined {
  const { character } = vagabondOf(play, seat)
  return character === null ? undefined : specials[character]
}

const stealing: Question<StealTask, Extract<SpecialAction, { type: 'choose-player' }>> = {
  actions: (play, { seat }) => robbable(play, seat).map((other) => ({ type: 'choose-player', seat: other })),
  answer: (play, { seat }, action) => takeRandom(play, action.seat, seat),
}

const labouring: Question<LaborTask, Extract<SpecialAction, { type: 'labor' }>> = {
  actions: (play, { seat }) => laborable(play, seat).map((card) => ({ type: 'labor', card })),
  answer: (play, { seat }, { card }) => takeOpen(play, seat, card, 'discard'),
}

const instigating: Question<InstigateTask, Extract<SpecialAction, { type: 'choose-player' }>> = {
  actions: (play, { seat }) => attackers(play, seat).map((each) => ({ type: 'choose-player', seat: each })),
  answer: (play, { seat }, action) => plan(play, { do: 'instigate-against', seat, attacker: action.seat }),
}

const facing: Question<AgainstTask, Extract<SpecialAction, { type: 'battle-whom' }>> = {
  actions: (play, { seat, attacker }) =>
    against(play, seat, attacker).map((each) => ({ type: 'battle-whom', seat: each })),
  answer: (play, { seat, attacker }, action) =>
    startBattle(play, attacker, action.seat, here(play, seat), { instigator: seat }),
}

const gliding: Question<GlideTask, Extract<SpecialAction, { type: 'glide' }>> = {
  actions: (play, { seat }) => glides(play, seat).map((at) => ({ type: 'glide', at })),
  answer: (play, { seat }, { at }) => movePawn(play, seat, at),
}

export const special: Chapter<Task, SpecialAction> = {
  tasks: {
    steal: {
      fields: { seat: shape.seat },
      law: 'ROOT-D.1.2a',
      rule: stealing,
      refuse: { 'choose-player': (play, { seat }, action) => stealRefused(play, seat, action.seat) },
    },
    'day-labor': {
      fields: { seat: shape.seat },
      law: 'ROOT-D.2.2',
      rule: labouring,
      refuse: { labor: (play, { seat }, { card }) => laborRefused(play, seat, card) },
    },
    instigate: {
      fields: { seat: shape.seat },
      law: 'ROOT-D.4.2a',
      rule: instigating,
      refuse: { 'choose-player': (play, { seat }, action) => attackerRefused(play, seat, action.seat) },
    },
    'instigate-against': {
      fields: { seat: shape.seat, attacker: shape.seat },
      law: 'ROOT-D.4.2a',
      rule: facing,
      refuse: {
        'battle-whom': (play, { seat, attacker }, action) => instigatedRefused(play, seat, attacker, action.seat),
      },
    },
    glide: {
      fields: { seat: shape.seat },
      law: 'ROOT-D.9.2',
      rule: gliding,
      refuse: { glide: (play, { seat }, { at }) => glideRefused(play, seat, at) },
    },
  },
  actions: {
    'choose-player': { fields: { seat: shape.seat } },
    labor: { fields: { card: shape.card } },
    'battle-whom': { fields: { seat: shape.owner } },
    glide: { fields: { at: shape.clearing } },
  },
}
