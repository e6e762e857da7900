import { flag, oneOf, sum } from '../../../toolkit'
import { because } from '../because'
import { numbersOf } from '../box'
import { faceOf } from '../cards'
import type { Chapter } from '../chapter'
import { draw } from '../heroes'
import { fillRow, hire, priceOf } from '../hiring'
import { type Automatic, clansFrom, orDone, otherClans, type Play, plan, type Question, sideOf } from '../play'
import { gain, gainAll, has, isClan, takeHelmet } from '../resources'
import * as shape from '../shapes'
import type { Task } from '../task'
import { basics, type Clan, roundCount, type Seat } from '../vocabulary'
import { scoreIslands } from './scoring'

export interface CloseTask {
  readonly do: 'close'
}

/** Influence, and what follows it. */
export interface ScoreTask {
  readonly do: 'score'
}

/** A basic resource, 1 gold, and what yellow bonus tiles show (DAI-CLOSE-03, -04). */
export interface IncomeTask {
  readonly do: 'income'
  readonly seat: Clan
}

/** The holder of the Helmet gives it to another clan, or keeps it (DAI-CLOSE-05). */
export interface PassHelmetTask {
  readonly do: 'pass-helmet'
  readonly seat: Clan
}

/** Hiring and drawing in the new turn order (DAI-CLOSE-06, -07). */
export interface MarketTask {
  readonly do: 'market'
}

/** One hero after another until stopped, or one hero by a card (DAI-CLOSE-06, DAI-KEY-17). */
export interface HireTask {
  readonly do: 'hire'
  readonly seat: Clan
  readonly once: boolean
  readonly discount: number
}

export interface DrawTask {
  readonly do: 'draw'
  readonly seat: Clan
}

/** The gold of the Mercenaries for their dice (DAI-DUO-14). */
export interface MercenaryGoldTask {
  readonly do: 'mercenary-gold'
}

/** The hero that the Mercenaries or the Empire get (DAI-DUO-15, DAI-SOLO-24). */
export interface GiftHeroTask {
  readonly do: 'gift-hero'
  readonly side: 'mercenaries' | 'empire'
}

export interface ClanAction {
  readonly type: 'clan'
  readonly clan: Seat
}
export interface HireAction {
  readonly type: 'hire'
  readonly hero: string
}

/** DAI-CLOSE-01, DAI-CLOSE-01a. */
const close: Automatic<CloseTask> = {
  run(play) {
    plan(play, ...(play.state.empire ? [{ do: 'empire-ability' } as const] : []), { do: 'score' })
  },
}

const scoring: Automatic<ScoreTask> = {
  run(play) {
    const { state } = play
    scoreIslands(play)
    const incomes = clansFrom(play, state.first).map((seat): Task => ({ do: 'income', seat }))
    const gold: Task[] = state.mercenaries ? [{ do: 'mercenary-gold' }] : []
    if (state.round === roundCount) {
      // The rulebook counts five heroes of the Mercenaries at the end (DAI-DUO-16).
      const hero: Task[] = state.mercenaries ? [{ do: 'gift-hero', side: 'mercenaries' }] : []
      plan(play, ...incomes, ...gold, ...hero, { do: 'final' })
      return
    }
    const helmet: Task[] = isClan(state.helmet) ? [{ do: 'pass-helmet', seat: state.helmet }] : []
    plan(play, ...incomes, ...gold, ...helmet, { do: 'market' })
  },
}

const income: Question<IncomeTask> = {
  asks: () => true,
  actions: () => basics.map((resource) => ({ type: 'resource', resource })),
  answer(play, { seat }, action) {
    if (action.type !== 'resource') return
    gain(play, seat, action.resource, 1)
    gain(play, seat, 'gold', numbersOf(play.state).incomeGold)
    for (const tile of sideOf(play, seat).income) {
      const face = faceOf(play, tile)
      if (!('income' in face)) continue
      gainAll(play, seat, face.income)
      draw(play, seat, face.draw)
    }
  },
}

const passHelmet: Question<PassHelmetTask> = {
  asks: () => true,
  actions(play, { seat }) {
    const empire: Seat[] = play.state.empire ? ['empire'] : []
    return [seat, ...otherClans(play, seat), ...empire].map((clan) => ({ type: 'clan', clan }))
  },
  answer(play, _task, action) {
    if (action.type === 'clan') takeHelmet(play, action.clan)
  },
}

const market: Automatic<MarketTask> = {
  run(play) {
    const { state } = play
    const order = clansFrom(play, state.helmet)
    const hiringOf = order.map((seat): Task => ({ do: 'hire', seat, once: false, discount: 0 }))
    const gifts: Task[] = state.mercenaries ? [{ do: 'gift-hero', side: 'mercenaries' }] : []
    const empire: Task[] = state.empire ? [{ do: 'gift-hero', side: 'empire' }] : []
    plan(
      play,
      // The Empire gets its hero when it is its turn to hire (DAI-SOLO-24).
      ...(state.helmet === 'empire' ? [...empire, ...hiringOf] : [...hiringOf, ...empire]),
      ...gifts,
      ...order.map((seat): Task => ({ do: 'draw', seat })),
      ...(state.empire ? [{ do: 'empire-round' } as const] : []),
      { do: 'round', number: state.round + 1 },
    )
  },
}

/** The heroes of the row that a clan can pay. */
const hireable = (play: Play, { seat, discount }: HireTask): string[] =>
  play.state.row
    .filter((hero) => hero !== null)
    .filter((hero) => has(play, seat, 'gold', priceOf(play.state, hero, discount)))

const hiring: Question<HireTask> = {
  asks: (play, task) => hireable(play, task).length > 0,
  actions: (play, task) => orDone(hireable(play, task).map((hero) => ({ type: 'hire', hero }) as const)),
  answer(play, task, action) {
    if (action.type !== 'hire') return
    if (!task.once) plan(play, task)
    hire(play, task.seat, action.hero, task.discount)
  },
}

const drawing: Automatic<DrawTask> = { run: (play, { seat }) => draw(play, seat, 1) }

const mercenaryGold: Automatic<MercenaryGoldTask> = {
  run({ state, emit }) {
    const { mercenaries } = state
    const { mercenaryBonus } = numbersOf(state)
    if (!mercenaries || sum(mercenaries.dice.map(({ value }) => value)) < mercenaryBonus.sum) return
    mercenaries.gold += mercenaryBonus.gold
    emit?.({ type: 'gained', side: 'mercenaries', resource: 'gold', count: mercenaryBonus.gold })
  },
}

/** The rightmost hero of the row, free of charge. */
const giftHero: Automatic<GiftHeroTask> = {
  run(play, { side }) {
    const { row } = play.state
    const owner = play.state[side]
    const hero = row.filter((each) => each !== null).at(-1)
    if (!owner || !hero) return
    const place = row.indexOf(hero)
    owner.heroes.push(hero)
    play.emit?.({ type: 'hired', side, hero, cost: 0 })
    fillRow(play, place)
  },
}

export const closing: Chapter<
  IncomeTask | PassHelmetTask | HireTask,
  ClanAction | HireAction,
  CloseTask | ScoreTask | MarketTask | DrawTask | MercenaryGoldTask | GiftHeroTask
> = {
  tasks: {
    close: { fields: {}, rule: close },
    score: { fields: {}, rule: scoring },
    income: { fields: { seat: shape.clan }, law: 'DAI-CLOSE-03', rule: income },
    'pass-helmet': { fields: { seat: shape.clan }, law: 'DAI-CLOSE-05', rule: passHelmet },
    market: { fields: {}, rule: market },
    hire: {
      fields: { seat: shape.clan, once: flag, discount: shape.count },
      law: 'DAI-MARKET-01',
      rule: hiring,
      refuse: {
        hire: (play, { discount }, { hero }) =>
          play.state.row.includes(hero)
            ? because('cannot-pay', 'DAI-MARKET-01', { count: priceOf(play.state, hero, discount), resource: 'gold' })
            : because('not-in-row', 'DAI-MARKET-01', { hero }),
      },
    },
    draw: { fields: { seat: shape.clan }, rule: drawing },
    'mercenary-gold': { fields: {}, rule: mercenaryGold },
    'gift-hero': { fields: { side: oneOf('mercenaries', 'empire') }, rule: giftHero },
  },
  actions: {
    clan: { fields: { clan: shape.seat } },
    hire: { fields: { hero: shape.hero } },
  },
}
