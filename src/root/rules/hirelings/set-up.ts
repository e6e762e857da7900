import { drawFrom } from '../../../core'
import { listOf } from '../../../toolkit'
import { because } from '../because'
import type { Chapter } from '../chapter'
import { type Play, plan, type Question, rulesOfHireling } from '../play'
import * as shape from '../shapes'
import type { State } from '../state'
import { type Faction, type Hireling, hirelings, type Seat } from '../vocabulary'
import { hirelingCount, hirelingFactsOf, hiringSpaces, newHired } from './facts'

/** A seat sets up one of the hirelings that are left, as its card says (ROOT-A.6.3). */
export interface SetUpTask {
  readonly do: 'hireling-set-up'
  readonly seat: Seat
  readonly among: readonly Hireling[]
}
export type SetUpAction = { readonly type: 'hireling-set-up'; readonly hireling: Hireling }

/** How many of them are demoted, by the number of players (ROOT-A.6.2). */
const demoted = (players: number): number => Math.min(Math.max(players - 2, 0), hirelingCount)

/** Cards that can be dealt where these factions play: none that one of them belongs to (ROOT-A.6.5). */
const cardsBeside = (chosen: readonly Faction[]): number[] => {
  const fits = (hireling: Hireling): boolean => !hirelingFactsOf[hireling].blocks.some((each) => chosen.includes(each))
  return [...new Set(hirelings.filter(fits).map((hireling) => hirelingFactsOf[hireling].card))]
}

function sideOfCard(card: number, promoted: boolean): Hireling {
  const found = hirelings.find(
    (each) => hirelingFactsOf[each].card === card && hirelingFactsOf[each].promoted === promoted,
  )
  if (!found) throw new Error(`There is no hireling card ${card}.`)
  return found
}

/** Three cards at random, some of them demoted; and the markers of the score track (ROOT-A.6.1, ROOT-A.6.2, ROOT-A.6.4). */
function deal({ state }: Play, chosen: readonly Faction[]): void {
  const chance = drawFrom(state.random, 'setup')
  const cards = chance.sample(cardsBeside(chosen), hirelingCount)
  const turned = chance.sample(cards, demoted(state.seats.length))
  state.hirelings = cards.map((card) => newHired(sideOfCard(card, !turned.includes(card))))
  state.hiring = { track: [...hiringSpaces], due: {} }
}

/**
 * Deals hirelings beside the factions that are chosen already. From the last seat on backwards each sets up one (ROOT-A.6.3); with two players
 * the last goes on.
 */
export function hirelingsDealt(play: Play, chosen: readonly Faction[]): readonly SetUpTask[] {
  deal(play, chosen)
  const { seats, hirelings: dealt } = play.state
  const among = dealt.map(({ hireling }) => hireling)
  return seats.slice(-1).map((seat) => ({ do: 'hireling-set-up', seat, among }))
}

/** Factions that cannot be played beside the hirelings in the game (ROOT-A.6.5). */
export const blockedFactions = ({ hirelings: dealt }: Pick<State, 'hirelings'>): readonly Faction[] =>
  dealt.flatMap(({ hireling }) => hirelingFactsOf[hireling].blocks)

/** The seat before another; before the first comes the last. */
const seatBefore = ({ state: { seats } }: Play, seat: Seat): Seat => seats.at(seats.indexOf(seat) - 1) ?? seat

const choosing: Question<SetUpTask, SetUpAction> = {
  actions: (_play, { among }) => among.map((hireling) => ({ type: 'hireling-set-up', hireling })),
  answer(play, { do: kind, seat, among }, { hireling }) {
    const left = among.filter((each) => each !== hireling)
    if (left.length > 0) plan(play, { do: kind, seat: seatBefore(play, seat), among: left })
    plan(play, ...(rulesOfHireling(play, hireling).setUp?.(play, seat) ?? []))
  },
}

export const hirelingSetUp: Chapter<SetUpTask, SetUpAction> = {
  tasks: {
    'hireling-set-up': {
      fields: { seat: shape.seat, among: listOf(shape.hireling, hirelingCount) },
      law: 'ROOT-A.6.3',
      rule: choosing,
      refuse: {
        'hireling-set-up': (_play, _task, { hireling }) => because('not-to-set-up', 'ROOT-A.6.3', { hireling }),
      },
    },
  },
  actions: { 'hireling-set-up': { fields: { hireling: shape.hireling } } },
}
