import type { Random, Viewer } from '../../../core'
import { everybody } from '../open-hand'
import type { Seat } from '../vocabulary'
import { type Landmark, type LandmarkView, landmarkOf, type Stall } from './landmark'

/** Whether everybody has seen the card, spectators too. */
export const isPublic = ({ knownTo }: Stall<unknown>): boolean => knownTo.length === everybody().length

/** Whether a viewer knows the card of a stall (ROOT-INFO-11). */
const isKnown = (stall: Stall, viewer: Viewer<Seat>): boolean =>
  viewer === 'spectator' ? isPublic(stall) : stall.knownTo.includes(viewer)

/** A landmark as a viewer sees it. */
export const seenLandmark = (landmark: Landmark, viewer: Viewer<Seat>): LandmarkView =>
  landmark.landmark === 'black-market'
    ? {
        ...landmark,
        stalls: landmark.stalls.map((stall) => ({ ...stall, card: isKnown(stall, viewer) ? stall.card : null })),
      }
    : landmark

interface Stalled<Each extends LandmarkView> {
  readonly landmarks: readonly Each[]
}

/** The cards of the Black Market that can be seen. */
export const marketCards = (table: Stalled<LandmarkView>): string[] =>
  (landmarkOf(table, 'black-market')?.stalls ?? []).flatMap(({ card }) => (card === null ? [] : [card]))

/** The landmarks behind a view: the cards that it hides are taken from those that lie nowhere else. */
export const dealtLandmarks = (table: Stalled<LandmarkView>, unseen: string[], random: Random): Landmark[] =>
  table.landmarks.map((landmark) =>
    landmark.landmark === 'black-market'
      ? {
          ...landmark,
          stalls: landmark.stalls.map((stall) => ({ ...stall, card: stall.card ?? drawn(unseen, random) })),
        }
      : landmark,
  )

function drawn(unseen: string[], random: Random): string {
  const [card] = unseen.splice(random.integer(0, unseen.length - 1), 1)
  if (card === undefined) throw new Error('There are fewer cards than places for them.')
  return card
}
