import { oneOf } from '../../../toolkit'
import { numbersOf } from '../box'
import type { Play } from '../play'
import { has } from '../resources'
import type { MercenarySpace, MercenaryState } from '../state'
import type { Clan, DieColour } from '../vocabulary'

export const mercenarySpaces = ['ruins-1', 'ruins-2', 'tower', 'governor', 'shadow'] as const

export const mercenarySpace = /* @__PURE__ */ oneOf(...mercenarySpaces)

/** The colour of the die that each of their spaces takes (DAI-DUO-04). */
export const mercenaryColours: Readonly<Record<MercenarySpace, DieColour>> = {
  'ruins-1': 'blue',
  'ruins-2': 'green',
  tower: 'green',
  governor: 'red',
  shadow: 'red',
}

export function mercenariesOf({ state: { mercenaries } }: Play): MercenaryState {
  if (!mercenaries) throw new Error('The Mercenaries do not take part.')
  return mercenaries
}

/** What the active clan pays for a Shadow of theirs (DAI-DUO-09). */
export const shadowPrice = (play: Play): number => numbersOf(play.state).mercenaryPrice.shadow

const canPayShadow = (play: Play, seat: Clan): boolean => has(play, seat, 'gold', shadowPrice(play))

/** The spaces of a colour without a die. */
const emptyOf = (play: Play, colour: DieColour): MercenarySpace[] =>
  mercenarySpaces.filter(
    (space) => mercenaryColours[space] === colour && !mercenariesOf(play).dice.some(({ at }) => at === space),
  )

/** The free spaces for a die; the active clan pays for the Shadow (DAI-DUO-09). */
export const freeFor = (play: Play, seat: Clan, colour: DieColour): MercenarySpace[] =>
  emptyOf(play, colour).filter((space) => space !== 'shadow' || canPayShadow(play, seat))

/** Whether a die fits the Shadow, and only the gold is missing. */
export const isShadowTooDear = (play: Play, seat: Clan, colour: DieColour): boolean =>
  emptyOf(play, colour).includes('shadow') && !canPayShadow(play, seat)
