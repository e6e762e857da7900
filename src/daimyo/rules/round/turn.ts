import { canRestart, refuseRestart, restart } from '../actions/recruit'
import { because } from '../because'
import { heroOf, isHero, numbersOf } from '../box'
import { playHero, topTile, useAbility, useBonus } from '../cards'
import type { Chapter } from '../chapter'
import type { Action } from '../chapters'
import { diceOf, meets, sumOf } from '../dice'
import { discard, handOf } from '../heroes'
import { type Play, plan, type Question, sideOf } from '../play'
import * as shape from '../shapes'
import type { Turn } from '../state'
import type { BonusPlace, Clan, Extra } from '../vocabulary'
import { mainAction } from './main-action'

/** The list between actions (DAI-DECIDE-04). */
export interface BetweenTask {
  readonly do: 'between'
  readonly seat: Clan
}

export interface MainAction {
  readonly type: 'main'
}
export interface HeroAction {
  readonly type: 'hero'
  readonly hero: string
}
export interface AbilityAction {
  readonly type: 'ability'
}
export interface BonusAction {
  readonly type: 'bonus'
  readonly place: BonusPlace
}
export interface DiscardAction {
  readonly type: 'discard'
  readonly hero: string
}
export interface EndAction {
  readonly type: 'end'
}

function turnOf({ state: { turn } }: Play): Turn {
  if (!turn) throw new Error('No turn is being played.')
  return turn
}

const isAbilityOpen = (play: Play, seat: Clan): boolean => sumOf(play, seat) >= numbersOf(play.state).abilitySum

const isUsed = (play: Play, extra: Extra): boolean => turnOf(play).used.includes(extra)

const use = (play: Play, extra: Extra): void => void turnOf(play).used.push(extra)

/** Whether a hero of the hand can be played: its strength is met (DAI-EXTRA-03). */
const isPlayable = (play: Play, seat: Clan, hero: string): boolean =>
  !isUsed(play, 'hero') && meets(play, seat, heroOf(play.state, hero).strength)

/** The place that this turn's die opens (DAI-BONUS-05). */
function openPlace(play: Play): BonusPlace | null {
  const { at } = turnOf(play)
  return at === null || at === 'tax' || at === 'beside' ? null : at
}

/** The places whose bonus tile can be used now (DAI-BONUS-05, -06, -09). */
function openTiles(play: Play, seat: Clan): BonusPlace[] {
  const space = openPlace(play)
  const places: BonusPlace[] = []
  if (space && !isUsed(play, 'space-tile') && topTile(play, seat, space)) places.push(space)
  if (!isUsed(play, 'ability-tile') && isAbilityOpen(play, seat) && topTile(play, seat, 'ability'))
    places.push('ability')
  return places
}

const between: Question<BetweenTask> = {
  // The main action or the end, and a hero that can be discarded.
  asks: (play, { seat }) => diceOf(play, seat).length > 0 && sideOf(play, seat).hand.length > 0,
  actions(play, { seat }) {
    const { done } = turnOf(play)
    const hand = handOf(play, seat)
    const actions: Action[] = done ? [] : [{ type: 'main' }]
    for (const hero of hand) if (isPlayable(play, seat, hero)) actions.push({ type: 'hero', hero })
    if (!isUsed(play, 'ability') && isAbilityOpen(play, seat)) actions.push({ type: 'ability' })
    for (const place of openTiles(play, seat)) actions.push({ type: 'bonus', place })
    if (diceOf(play, seat).length > 0) for (const hero of hand) actions.push({ type: 'discard', hero })
    if (canRestart(play, seat)) actions.push({ type: 'restart' })
    if (done) actions.push({ type: 'end' })
    return actions
  },
  answer(play, task, action) {
    const { seat } = task
    if (action.type === 'end') {
      play.state.turn = null
      return
    }
    plan(play, task)
    switch (action.type) {
      case 'main': {
        const turn = turnOf(play)
        turn.done = true
        if (turn.at !== null && turn.at !== 'beside') plan(play, ...mainAction(play, seat, turn.at))
        return
      }
      case 'hero':
        use(play, 'hero')
        playHero(play, seat, action.hero)
        return
      case 'ability':
        use(play, 'ability')
        useAbility(play, seat, seat)
        return
      case 'bonus':
        use(play, action.place === 'ability' ? 'ability-tile' : 'space-tile')
        useBonus(play, seat, action.place)
        return
      case 'discard':
        discard(play, seat, action.hero)
        plan(play, { do: 'which-die', seat, deltas: [1, -1], left: 1, optional: false })
        return
      case 'restart':
        restart(play, seat)
    }
  },
}

export const turns: Chapter<
  BetweenTask,
  MainAction | HeroAction | AbilityAction | BonusAction | DiscardAction | EndAction
> = {
  tasks: {
    between: {
      fields: { seat: shape.clan },
      law: 'DAI-TURN-04',
      rule: between,
      refuse: {
        main: () => because('main-done', 'DAI-TURN-04', {}),
        end: () => because('main-first', 'DAI-TURN-07', {}),
        hero(play, { seat }, { hero }) {
          if (!isHero(hero)) return because('no-such-hero', 'DAI-EXTRA-03', { hero })
          if (!sideOf(play, seat).hand.includes(hero)) return because('not-in-hand', 'DAI-EXTRA-03', { hero, seat })
          if (isUsed(play, 'hero')) return because('used.hero', 'DAI-EXTRA-01', {})
          const { title, strength } = heroOf(play.state, hero)
          return because('strength-not-met', 'DAI-EXTRA-03', { hero, title, strength })
        },
        ability: (play, { seat }) =>
          isUsed(play, 'ability')
            ? because('used.ability', 'DAI-EXTRA-01', {})
            : because('sum-too-low', 'DAI-EXTRA-07', {
                sum: sumOf(play, seat),
                needed: numbersOf(play.state).abilitySum,
              }),
        bonus(play, { seat }, { place }) {
          if (!topTile(play, seat, place)) return because('no-tile', 'DAI-BONUS-05', {})
          const isAbility = place === 'ability'
          if (!isAbility && place !== openPlace(play)) return because('not-opened', 'DAI-BONUS-05', {})
          if (isUsed(play, isAbility ? 'ability-tile' : 'space-tile')) return because('used.tile', 'DAI-BONUS-09', {})
          return because('sum-too-low', 'DAI-BONUS-06', {
            sum: sumOf(play, seat),
            needed: numbersOf(play.state).abilitySum,
          })
        },
        discard: (_play, { seat }, { hero }) =>
          isHero(hero)
            ? because('not-in-hand', 'DAI-EXTRA-08', { hero, seat })
            : because('no-such-hero', 'DAI-EXTRA-08', { hero }),
        restart: (play, { seat }) => refuseRestart(play, seat),
      },
    },
  },
  actions: {
    main: { fields: {} },
    hero: { fields: { hero: shape.hero }, fromHand: true },
    ability: { fields: {} },
    bonus: { fields: { place: shape.bonusPlace } },
    discard: { fields: { hero: shape.hero }, fromHand: true },
    end: { fields: {} },
  },
}
