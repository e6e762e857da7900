import type { Battle, Seat } from '../rules'
import { pieceKinds } from '../rules/pieces'
import { clearingCount } from '../rules/vocabulary'
import { actionsOf, seats } from './actions'
import { type Part, placeOf, putOne, type Sight } from './sight'

export type Fought = { readonly sight: Sight; readonly battle: Battle }

const sides = ['attacker', 'defender'] as const
const effects = actionsOf.effect.map(({ effect }) => effect)
const mostHits = 3
const manyHits = 6

const who = (role: 'attacker' | 'defender' | 'ally' | 'instigator' | 'arbiter', meaning: string): Part<Fought> => ({
  name: role,
  size: seats.length,
  most: 1,
  meaning: `${meaning}, counted from the observer.`,
  write: (put, { sight, battle }) => putOne(put, placeOf(sight, battle[role])),
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
  ...sides.flatMap((side): Part<Fought>[] => [
    {
      name: `${side}-used`,
      size: effects.length,
      most: 1,
      meaning: `Effects that the ${side} has used: ${effects.join(', ')}.`,
      write(put, { battle }) {
        const own: Seat = battle[side]
        for (const [place, effect] of effects.entries()) if (battle.used.includes(`${own} ${effect}`)) put(place, 1)
      },
    },
    {
      name: `${side}-loses`,
      size: pieceKinds.length,
      most: manyHits,
      meaning: `What the ${side} has chosen to lose, by kind of piece.`,
      write(put, { battle }) {
        for (const [place, kind] of pieceKinds.entries()) {
          let count = 0
          for (const loss of battle.losses[side]) if (loss.kind === kind) count += loss.count
          put(place, count)
        }
      },
    },
  ]),
]
