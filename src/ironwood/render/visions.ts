import type { VisionPlace } from '../words'
import { looked, type Scene, shown } from './scene'

/** A vision card with a known mountain, and its place; in the deck, its depth. */
export interface KnownVision {
  readonly mountain: number
  readonly place: VisionPlace | 'deck'
  readonly depth: number
}

/** Each vision card with a known mountain, once. */
export function knownVisions(scene: Scene): KnownVision[] {
  const { hand, top, revealed, discard, burned } = scene.visions
  const list = (place: KnownVision['place'], mountains: readonly number[]): KnownVision[] =>
    mountains.map((mountain, index) => ({ mountain, place, depth: index + 1 }))
  const all = [
    ...list('looked', looked(scene)),
    ...list('hand', hand ?? []),
    ...list('shown', shown(scene)),
    ...list('deck', top),
    ...list('revealed', revealed),
    ...list('discard', discard),
    ...list(
      'burned',
      burned.flatMap(({ mountain }) => mountain ?? []),
    ),
  ]
  return all.filter(({ mountain }, index) => all.findIndex((other) => other.mountain === mountain) === index)
}

/** The numbers of hidden vision cards, by place. */
export function hiddenVisions(scene: Scene): { hand: number; deck: number; burned: number } {
  const { hand, handSize, deckSize, top, burned } = scene.visions
  return {
    hand: hand ? 0 : handSize,
    deck: Math.max(0, deckSize - top.length),
    burned: burned.filter(({ mountain }) => mountain === null).length,
  }
}
