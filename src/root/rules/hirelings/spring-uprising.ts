import { drawFrom } from '../../../core'
import { battleOf, isArmedAt } from '../battle/battle'
import { different } from '../cards'
import { clearingsOf, fitsClearing } from '../clearings'
import { discardFromHand, showLack } from '../hands'
import { ofKind } from '../needs'
import { hidesHand, isHandOpen } from '../open-hand'
import { areEnemies } from '../owner'
import { handOf, type Play, suitsAt } from '../play'
import { removeAllEnemies } from '../removal'
import { warriorsAt } from '../rule'
import { type ClearingSuit, clearingSuits, isSeat, type Owner, type Seat } from '../vocabulary'
import { asked, begin, clearingStep, partStep, placingStep } from './choices'
import { isOffMap, placeWarriors } from './ground'
import type { HirelingRules } from './hireling'
import { roomFor } from './room'
import { type HirelingChoice, type HirelingTask, planStep } from './steps'

const id = 'spring-uprising'

/** The uprising die has two faces of each suit. */
function roll(play: Play): ClearingSuit {
  const suit = drawFrom(play.state.random, 'dice').pick(clearingSuits)
  play.emit?.({ type: 'hireling-rolled', hireling: id, suit })
  return suit
}

/** One warrior for each roll; all rolls come before the choices (ROOT-E.2c). */
const gather = (play: Play, seat: Seat, rolls: number): HirelingTask[] =>
  Array.from({ length: rolls }, () => asked(id, seat, { step: 'gather', suit: roll(play) }))

const suited = (play: Play, { suit = 'fox' }: HirelingTask): number[] => clearingsOf(play, suit)
const rallies = (play: Play, task: HirelingTask): number[] => roomFor(play, id, suited(play, task))
const risings = (play: Play, task: HirelingTask): number[] =>
  suited(play, task).filter((at) => warriorsAt(play, id, at) > 0)

/** Cards that pay for an attack; a hireling has none (ROOT-HIR-3b). */
const tolls = (play: Play, attacker: Owner, at: number): string[] =>
  different(handOf(play, attacker), (card) => fitsClearing(play, card, at))

/** The Spring Uprising: it strikes where a die says, and who attacks it pays with a card. */
export const springUprising: HirelingRules = {
  setUp: (play, seat) => gather(play, seat, 2),
  whenHired: (play, seat) => (isOffMap(play, id) ? gather(play, seat, 1) : []),
  evades: (play, _hired, at, by) => tolls(play, by, at).length === 0,
  keysFor: (play, seat, at) =>
    !isHandOpen(play, seat) && areEnemies(play, id, seat) && warriorsAt(play, id, at) > 0 && isArmedAt(play, seat, at)
      ? (card) => fitsClearing(play, card, at)
      : null,
  beforeAttack(play, _owner, attacker) {
    const battle = battleOf(play)
    if (!isSeat(attacker)) return null
    if (tolls(play, attacker, battle.at).length > 0) return asked(id, attacker, { step: 'toll', at: battle.at })
    // Who is forced to attack and cannot pay does not attack.
    for (const suit of suitsAt(play, battle.at)) showLack(play, attacker, suit)
    battle.over = true
    return null
  },
  effects: [
    {
      name: id,
      moment: 'birdsong.start',
      must: true,
      usable: () => true,
      use: (play, seat) => begin(play, id, seat, { step: 'rise', suit: roll(play) }),
    },
  ],
  steps: {
    gather: placingStep({ law: 'ROOT-HIR-3a', of: rallies, chosen: (play, _task, at) => placeWarriors(play, id, at) }),
    rise: partStep({
      law: 'ROOT-HIR-3c',
      of(play, task) {
        const parts: HirelingChoice[] = []
        if (risings(play, task).length > 0) parts.push('remove')
        if (rallies(play, task).length > 0) parts.push('place')
        return parts
      },
      chosen: (play, task, what) => planStep(play, task, what === 'remove' ? 'strike' : 'gather'),
    }),
    strike: clearingStep({
      law: 'ROOT-HIR-3c',
      of: risings,
      chosen: (play, _task, at) => removeAllEnemies(play, id, [at], [{ owner: id, kind: 'warrior', at, count: 1 }]),
    }),
    toll: {
      law: 'ROOT-HIR-3b',
      hidden: hidesHand,
      needs: (play, { seat, at = 0 }) => [ofKind(seat, (card) => fitsClearing(play, card, at))],
      actions: (play, { seat, at = 0 }) => tolls(play, seat, at).map((card) => ({ type: 'hireling-card', card })),
      answer(play, { seat }, action) {
        if (action.type === 'hireling-card') discardFromHand(play, seat, action.card)
      },
    },
  },
}
