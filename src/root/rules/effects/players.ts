import { oneOf } from '../../../toolkit'
import { different } from '../cards'
import type { Chapter } from '../chapter'
import { discardCrafted } from '../crafted'
import { canDraw, draw, giveCard, showHand, takeRandom } from '../hands'
import { hidesHand, isHandOpen } from '../open-hand'
import { areEnemies } from '../owner'
import { type Play, plan, type Question, sideOf } from '../play'
import { score } from '../score'
import * as shape from '../shapes'
import type { Seat } from '../vocabulary'
import type { Effect } from './effect'
import { sabotageRefused, targetRefused } from './target-refusal'

const targetNames = [
  'better-burrow-bank',
  'stand-and-deliver',
  'codebreakers',
  'swap-meet',
  'charm-offensive',
  'saboteurs',
] as const
export type TargetName = (typeof targetNames)[number]

/** Whom an effect concerns. */
export interface ChoosePlayerTask {
  readonly do: 'choose-player'
  readonly seat: Seat
  readonly effect: TargetName
}
export interface GiveTask {
  readonly do: 'give'
  readonly seat: Seat
  readonly to: Seat
}
/** Which crafted card Saboteurs discard. */
export interface SabotageTask {
  readonly do: 'sabotage'
  readonly seat: Seat
  readonly of: Seat
}
export type PlayersAction =
  | { readonly type: 'choose-player'; readonly seat: Seat }
  | { readonly type: 'give'; readonly card: string }
  | { readonly type: 'sabotage'; readonly card: string }

interface Target {
  fits(play: Play, seat: Seat, other: Seat): boolean
  resolve(play: Play, seat: Seat, other: Seat): void
}

const hasCards = (play: Play, seat: Seat): boolean => sideOf(play, seat).hand.length > 0

const targets: Readonly<Record<TargetName, Target>> = {
  'better-burrow-bank': {
    fits: areEnemies,
    resolve: (play, _seat, other) => draw(play, other, 1),
  },
  'stand-and-deliver': {
    fits: (play, seat, other) => areEnemies(play, seat, other) && hasCards(play, other),
    resolve(play, seat, other) {
      takeRandom(play, other, seat)
      score(play, other, 1, 'ROOT-CARD-05')
    },
  },
  codebreakers: {
    // A hand that lies open has nothing to show (ROOT-ENG-06a).
    fits: (play, _seat, other) => hasCards(play, other) && !isHandOpen(play, other),
    resolve: (play, seat, other) => showHand(play, other, seat, 'codebreakers'),
  },
  'swap-meet': {
    fits: (play, _seat, other) => hasCards(play, other),
    resolve(play, seat, other) {
      takeRandom(play, other, seat)
      plan(play, { do: 'give', seat, to: other })
    },
  },
  'charm-offensive': {
    fits: () => true,
    resolve: (play, _seat, other) => score(play, other, 1, 'ROOT-CARD-27'),
  },
  saboteurs: {
    fits: (play, seat, other) => areEnemies(play, seat, other) && sideOf(play, other).crafted.length > 0,
    resolve: (play, seat, other) => plan(play, { do: 'sabotage', seat, of: other }),
  },
}

const candidates = (play: Play, seat: Seat, effect: TargetName): Seat[] =>
  play.state.seats.filter((other) => other !== seat && targets[effect].fits(play, seat, other))

const choosing: Question<ChoosePlayerTask, Extract<PlayersAction, { type: 'choose-player' }>> = {
  actions: (play, { seat, effect }) =>
    candidates(play, seat, effect).map((other) => ({ type: 'choose-player', seat: other })),
  answer: (play, { seat, effect }, action) => targets[effect].resolve(play, seat, action.seat),
}

const giving: Question<GiveTask, Extract<PlayersAction, { type: 'give' }>> = {
  asks: hidesHand,
  actions: (play, { seat }) => different(sideOf(play, seat).hand).map((card) => ({ type: 'give', card })),
  answer: (play, { seat, to }, { card }) => giveCard(play, seat, to, card),
}

const sabotaging: Question<SabotageTask, Extract<PlayersAction, { type: 'sabotage' }>> = {
  actions: (play, { of }) => different(sideOf(play, of).crafted).map((card) => ({ type: 'sabotage', card })),
  answer: (play, { of }, { card }) => discardCrafted(play, of, card),
}

export const playerEffects: readonly Effect[] = [
  {
    name: 'better-burrow-bank',
    moment: 'birdsong.start',
    usable: ({ state }) => canDraw(state),
    use(play, seat) {
      draw(play, seat, 1)
      plan(play, { do: 'choose-player', seat, effect: 'better-burrow-bank' })
    },
  },
  {
    name: 'saboteurs',
    moment: 'birdsong.start',
    usable: (play, seat) => candidates(play, seat, 'saboteurs').length > 0,
    use(play, seat) {
      discardCrafted(play, seat, 'saboteurs')
      plan(play, { do: 'choose-player', seat, effect: 'saboteurs' })
    },
  },
  {
    name: 'stand-and-deliver',
    moment: 'birdsong',
    usable: (play, seat) => candidates(play, seat, 'stand-and-deliver').length > 0,
    use: (play, seat) => plan(play, { do: 'choose-player', seat, effect: 'stand-and-deliver' }),
  },
  {
    name: 'swap-meet',
    moment: 'birdsong',
    usable: (play, seat) => candidates(play, seat, 'swap-meet').length > 0,
    use: (play, seat) => plan(play, { do: 'choose-player', seat, effect: 'swap-meet' }),
  },
  {
    name: 'codebreakers',
    moment: 'daylight',
    usable: (play, seat) => candidates(play, seat, 'codebreakers').length > 0,
    use: (play, seat) => plan(play, { do: 'choose-player', seat, effect: 'codebreakers' }),
  },
  {
    name: 'charm-offensive',
    moment: 'evening.start',
    usable: ({ state }) => canDraw(state),
    use(play, seat) {
      draw(play, seat, 1)
      plan(play, { do: 'choose-player', seat, effect: 'charm-offensive' })
    },
  },
]

export const choosingPlayers: Chapter<ChoosePlayerTask | GiveTask | SabotageTask, PlayersAction> = {
  tasks: {
    'choose-player': {
      fields: { seat: shape.seat, effect: oneOf(...targetNames) },
      law: 'ROOT-CARD-12',
      rule: choosing,
      refuse: { 'choose-player': (play, { seat, effect }, action) => targetRefused(play, seat, effect, action.seat) },
    },
    give: {
      fields: { seat: shape.seat, to: shape.seat },
      law: 'ROOT-CARD-22',
      rule: giving,
    },
    sabotage: {
      fields: { seat: shape.seat, of: shape.seat },
      law: 'ROOT-CARD-20',
      rule: sabotaging,
      refuse: { sabotage: (_play, { of }, { card }) => sabotageRefused(of, card) },
    },
  },
  actions: {
    'choose-player': { fields: { seat: shape.seat } },
    give: { fields: { card: shape.card }, fromHand: true },
    sabotage: { fields: { card: shape.card } },
  },
}
