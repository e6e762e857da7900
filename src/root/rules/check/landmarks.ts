import type { Problems } from '../../../toolkit'
import { waterside } from '../landmarks/ferry'
import { landmarkOf } from '../landmarks/landmark'
import { pieceClass } from '../pieces'
import type { Play } from '../play'
import { countAt, openSlots } from '../rule'
import { clearings, items } from '../vocabulary'
import { isCount } from './counts'
import type { Laws, StateLaw } from './law'

/** ROOT-INV-01: each landmark is there once, in a clearing of its own; the Ferry alone moves, along the water. */
function places({ state, ground }: Play, problems: Problems): void {
  const { landmarks, ferry, tower } = state
  problems.when(ferry !== 0 && !waterside(ground).includes(ferry), 'ferry', `The Ferry cannot be at ${ferry}.`)
  problems.when(tower !== 0 && !clearings.includes(tower), 'tower', `There is no clearing ${tower}.`)
  for (const [index, { landmark, at }] of landmarks.entries()) {
    const path = `landmarks[${index}]`
    const earlier = landmarks.slice(0, index)
    problems.when(
      earlier.some((each) => each.landmark === landmark),
      path,
      `There are two of the kind ${landmark}.`,
    )
    const isTaken = at === tower || earlier.some((each) => each.at === at)
    problems.when(isTaken, `${path}.at`, `Two landmarks stand in clearing ${at}.`)
  }
}

/** ROOT-LM-3d: the building in the slot of the Treetop stands there, and if no other slot is left there is one. */
function treetop(play: Play, problems: Problems): void {
  const found = landmarkOf(play.state, 'elder-treetop')
  if (!found) return
  const { at, building } = found
  if (building) {
    const { owner, kind } = building
    const isThere = pieceClass[kind] === 'building' && countAt(play, owner, kind, at) > 0
    problems.when(!isThere, 'landmarks', `No ${kind} of ${owner} stands in the slot of the Treetop.`)
  } else problems.when(openSlots(play, at) < 1, 'landmarks', 'A building must stand in the slot of the Treetop.')
}

/** ROOT-LM-5d: items of a kind lie in the supply or on the Forge. */
function forge({ state }: Play, problems: Problems): void {
  const found = landmarkOf(state, 'legendary-forge')
  for (const [index, item] of items.entries()) {
    const count = found?.items[index] ?? 0
    problems.when(!isCount(count), 'landmarks', `${count} is not a number of items.`)
    const isTwice = count > 0 && (state.supply[index] ?? 0) > 0
    problems.when(isTwice, 'landmarks', `A ${item} lies in the supply and on the Forge.`)
  }
}

export const landmarkLaws: Laws<StateLaw> = { 'ROOT-INV-01': places, 'ROOT-LM-3d': treetop, 'ROOT-LM-5d': forge }
