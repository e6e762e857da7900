import { zeros } from '../../../toolkit'
import { type Play, suitAt } from '../play'
import { isPresent } from '../rule'
import { gain } from '../score'
import { type ClearingSuit, type Item, itemIndex, items, type Seat } from '../vocabulary'
import { type Forge, type Landmark, landmarkOf, replaceLandmark } from './landmark'

/** What goes from the supply to the card, by the suit of the clearing (ROOT-LM-5a). */
const forged: Readonly<Record<ClearingSuit, readonly Item[]>> = {
  fox: ['sword', 'crossbow', 'hammer'],
  mouse: ['bag', 'tea'],
  rabbit: ['boot', 'coins'],
}

/** All items of its kinds leave the supply for the card; it goes by the suit that its clearing has in setup (ROOT-LM-5e). */
export function layForge(play: Play, at: number): Forge {
  const { supply } = play.state
  const lying = zeros(items.length)
  for (const item of forged[suitAt(play, at)]) {
    const index = itemIndex[item]
    lying[index] = supply[index] ?? 0
    supply[index] = 0
  }
  return { landmark: 'legendary-forge', at, items: lying }
}

/** The Forge, if such an item lies on its card. */
function forgeWith({ state }: Play, index: number): Forge | undefined {
  const forge = state.landmarks.length === 0 ? undefined : landmarkOf(state, 'legendary-forge')
  return forge && (forge.items[index] ?? 0) > 0 ? forge : undefined
}

/** Whether there is such an item for a seat to craft: in the supply, or on the Forge for one with a piece there (ROOT-LM-5b). */
export function canTakeItem(play: Play, seat: Seat, index: number): boolean {
  if ((play.state.supply[index] ?? 0) > 0) return true
  const forge = forgeWith(play, index)
  return forge !== undefined && isPresent(play, seat, forge.at)
}

/** Where the Forge keeps such an item from a seat; 0 if it does not. */
export const keptAtForge = (play: Play, index: number): number => forgeWith(play, index)?.at ?? 0

/** A crafted item leaves the supply, or the card of the Forge: then with a point more, and a card to draw (ROOT-LM-5c). */
export function takeForged(play: Play, seat: Seat, index: number): boolean {
  const { supply } = play.state
  const forge = (supply[index] ?? 0) > 0 ? undefined : forgeWith(play, index)
  if (!forge) {
    supply[index] = (supply[index] ?? 0) - 1
    return false
  }
  replaceLandmark(play.state, {
    ...forge,
    items: forge.items.map((count, each) => (each === index ? count - 1 : count)),
  })
  gain(play, seat, 1, 'ROOT-LM-5c')
  return true
}

/** Only these items are left on the Forge; the others have been crafted. */
export function keepForged(state: { landmarks: Landmark[] }, left: readonly Item[]): void {
  const forge = landmarkOf(state, 'legendary-forge')
  if (forge)
    replaceLandmark(state, { ...forge, items: items.map((item) => left.filter((each) => each === item).length) })
}
