import { drawFrom } from '../../core'
import { sum } from '../../toolkit'
import { diceByClans } from './numbers'
import { type Play, sideOf } from './play'
import type { Die, PlacedDie } from './state'
import {
  type ActionSpace,
  actionSpaces,
  type Clan,
  type DieColour,
  type DiePlace,
  dieColours,
  spaceColours,
} from './vocabulary'

/** Rolls all dice of the game: they lie on the central island by colour and value (DAI-ROUND-03). */
export function roll(play: Play): void {
  const { state } = play
  const counts = diceByClans[state.clans.length]
  if (!counts) throw new Error(`There are no dice for ${state.clans.length} clans.`)
  const colours = dieColours.flatMap((colour) => Array<DieColour>(counts[colour]).fill(colour))
  const values = drawFrom(state.random, 'dice').dice(colours.length, 6)
  state.dice = inOrder(colours.map((colour, index) => ({ colour, value: values[index] ?? 1 })))
  play.emit?.({ type: 'rolled', dice: state.dice.map((die) => ({ ...die })) })
}

/** Dice by colour and value (DAI-DECIDE-14). */
export const inOrder = (dice: readonly Die[]): Die[] => [...dice].sort((one, other) => rank(one) - rank(other))

const rank = ({ colour, value }: Die): number => dieColours.indexOf(colour) * 10 + value

/** Different dice: equal ones are one answer (DAI-DECIDE-03). */
export const different = (dice: readonly Die[]): Die[] =>
  dice.filter((die, index) => index === 0 || rank(die) !== rank(dice[index - 1] ?? die))

/** The free spaces of a clan for a die of a colour (DAI-TURN-02, -03). */
export function freeSpaces(play: Play, seat: Clan, colour: DieColour): ActionSpace[] {
  const { dice } = sideOf(play, seat)
  return actionSpaces.filter((space) => takes(space, colour) && dice.every(({ at }) => at !== space))
}

const takes = (space: ActionSpace, colour: DieColour): boolean =>
  spaceColours[space] === 'any' || spaceColours[space] === colour

/** The dice of the central island that fit a free space of a clan. */
export function fittingDice(play: Play, seat: Clan): Die[] {
  const fitting = dieColours.filter((colour) => freeSpaces(play, seat, colour).length > 0)
  return different(play.state.dice).filter(({ colour }) => fitting.includes(colour))
}

export const diceOf = (play: Play, seat: Clan): readonly PlacedDie[] => sideOf(play, seat).dice

/** The sum of all dice on a clan board (DAI-EXTRA-07). */
export const sumOf = (play: Play, seat: Clan): number => sum(diceOf(play, seat).map(({ value }) => value))

/** Whether one or more dice add up to exactly this strength (DAI-EXTRA-03). */
export function meets(play: Play, seat: Clan, strength: number): boolean {
  // Bit n says that some of the dice add up to n; three dice add up to 18 at most.
  let sums = 1
  for (const { value } of diceOf(play, seat)) sums |= sums << value
  return strength > 0 && ((sums >> strength) & 1) === 1
}

/** Whether a die can change by so much (DAI-EXTRA-08). */
export const canChange = ({ value }: Die, delta: number): boolean => value + delta >= 1 && value + delta <= 6

/** A die of a clan goes up or down. */
export function changeDie(play: Play, seat: Clan, at: DiePlace, delta: number): void {
  const side = sideOf(play, seat)
  side.dice = side.dice.map((die) => (die.at === at ? { ...die, value: die.value + delta } : die))
  const value = side.dice.find((die) => die.at === at)?.value
  if (value !== undefined) play.emit?.({ type: 'die-changed', seat, at, value })
}
