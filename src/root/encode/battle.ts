import type { Battle, Seat } from '../rules'
import type { PieceKind } from '../rules/pieces'
import { clearingCount, isSeat, type Owner } from '../rules/vocabulary'
import { cardEffects } from './actions'
import { type Fought, type Part, placeOf, putOne } from './sight'
import { seats } from './values'

/** A hireling has no place at the table. */
const seatIn = (owner: Owner | null): Seat | null => (owner !== null && isSeat(owner) ? owner : null)

const sides = ['attacker', 'defender'] as const
const mostHits = 3
const manyHits = 6

const who = (role: 'attacker' | 'defender' | 'ally' | 'instigator' | 'arbiter', meaning: string): Part<Fought> => ({
  name: role,
  size: seats.length,
  most: 1,
  meaning: `${meaning}, counted from the observer.`,
  write: (put, { sight, battle }) => putOne(put, placeOf(sight, seatIn(battle[role]))),
})

const counted = (
  name: string,
  most: number,
  meaning: string,
  count: (battle: Battle) => readonly number[],
): Part<Fought> => ({
  name,
  size: 2,
  most,
  meaning,
  write(put, { battle }) {
    for (const [place, number] of count(battle).entries()) put(place, number)
  },
})

/** Effects that a side has used. */
const usedPart = (side: (typeof sides)[number], effects: readonly string[]): Part<Fought> => ({
  name: `${side}-used`,
  size: effects.length,
  most: 1,
  meaning: `Effects that the ${side} has used: ${effects.join(', ')}.`,
  write(put, { battle }) {
    const own = battle[side]
    for (const [place, effect] of effects.entries()) if (battle.used.includes(`${own} ${effect}`)) put(place, 1)
  },
})

/** What a side has chosen to lose. */
const losesPart = (side: (typeof sides)[number], kinds: readonly PieceKind[]): Part<Fought> => ({
  name: `${side}-loses`,
  size: kinds.length,
  most: manyHits,
  meaning: `What the ${side} has chosen to lose: ${kinds.join(', ')}.`,
  write(put, { battle }) {
    for (const [place, kind] of kinds.entries()) {
      let count = 0
      for (const loss of battle.losses[side]) if (loss.kind === kind) count += loss.count
      put(place, count)
    }
  },
})

/** What the effects and the pieces of a faction tell in a battle. */
export const ownBattleParts = (effects: readonly string[], kinds: readonly PieceKind[]): readonly Part<Fought>[] =>
  sides.flatMap((side) => [
    ...(effects.length > 0 ? [usedPart(side, effects)] : []),
    ...(kinds.length > 0 ? [losesPart(side, kinds)] : []),
  ])

/** What a battle looks like while it is fought. */
export const battleParts: readonly Part<Fought>[] = [
  {
    name: 'clearing',
    size: clearingCount,
    most: 1,
    meaning: 'Where a battle is fought.',
    write: (put, { battle }) => putOne(put, battle.at - 1),
  },
  who('attacker', 'Who attacks'),
  who('defender', 'Who defends'),
  who('ally', 'Whose warriors fight along'),
  who('instigator', 'Which Vagrant brought it about'),
  who('arbiter', 'Which Arbiter was enlisted'),
  counted('rolled', mostHits, 'Rolled hits of attacker and defender.', ({ rolled }) =>
    sides.map((side) => rolled[side]),
  ),
  counted(
    'extra',
    manyHits,
    `Extra hits of attacker and defender; more than ${manyHits} are told as so many.`,
    ({ extra }) => sides.map((side) => extra[side]),
  ),
  counted(
    'ally-hits',
    manyHits,
    `Hits that the ally took, and hits that damaged items; more than ${manyHits} are told as so many.`,
    ({ allyHits, itemHits }) => [allyHits, itemHits],
  ),
  counted(
    'marks',
    1,
    "Whether the Despot's point is scored; whether no attacker is left after the ambush.",
    (battle) => [Number(battle.despot), Number(battle.over)],
  ),
  ...sides.flatMap((side) => [usedPart(side, cardEffects), losesPart(side, ['warrior'])]),
]
