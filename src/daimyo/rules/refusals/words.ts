import type { SpokenOf } from '../../../toolkit'
import { type Boxed, heroOf, isHero } from '../box'
import { amount, islandName, pieceNames, placeName, spaceNames, tileName } from '../names'
import type { TileSource } from '../shapes'
import type { ActionSpace, BuildingKind, Clan, DieColour, Island, Resource } from '../vocabulary'
import { asks, type TaskName } from './asks'

/** A question: an object type that fits the parameters of a refusal. */
type Asked = { readonly seat: Clan; readonly task: TaskName }

type HeroSpoken = { readonly hero: string }

const titleOf = (at: Boxed, hero: string): string => (isHero(hero) ? heroOf(at, hero).title : 'This hero')

const decide = ({ task }: Asked): string => `you decide ${asks[task]}`

/**
 * Every sentence that refuses something, by its code and, where a code has several, what it is about: `once-a-move.take`.
 * They make the message of a refusal, and belong to the English language.
 */
export const refusalWords = {
  'not-your-turn': 'It is not your turn.',
  'not-readable': 'An action must be plain data.',
  'unknown-action': 'This is not an action of Daimyo.',
  'game-over': 'The game is over.',
  'wrong-moment': (asked: Asked & { readonly action: string }) => `This is not the moment for it: ${decide(asked)}.`,
  'not-possible': (asked: Asked) => `This cannot be chosen here: ${decide(asked)}.`,
  'not-optional': (asked: Asked) => `This cannot be left out: ${decide(asked)}.`,
  'not-in-hand': ({ hero }: HeroSpoken & { readonly seat: Clan }, at: Boxed) =>
    `${titleOf(at, hero)} is not in your hand.`,
  'no-such-hero': (_: HeroSpoken) => 'There is no such hero.',
  'cannot-pay': ({ count, resource }: { readonly count: number; readonly resource: Resource }) =>
    `This costs ${amount(resource, count)}, and you have less.`,
  'too-dear': ({ piece, short }: { readonly piece: BuildingKind; readonly short: number }) =>
    `The next ${pieceNames[piece]} costs ${short} more than you can pay.`,
  'none-left': ({ piece }: { readonly piece: keyof typeof pieceNames }) =>
    `You have no ${pieceNames[piece]} left to place.`,
  'not-free': ({ place }: { readonly place: string }) => `The ${placeName(place)} is taken, or not in play.`,
  'no-field': 'No spot is free for a building.',
  'seeker-there': ({ island }: { readonly island: Island }) =>
    `Another Seeker stands on ${islandName(island)}, so your first governor cannot start there.`,
  'seeker-stays': ({ island }: { readonly island: Island }) =>
    `Your Seeker stands on ${islandName(island)} and must move to another one.`,
  'once-a-move.take': 'You have taken a tile on this island already.',
  'once-a-move.search': 'You have searched this island already.',
  'once-a-move.buy': 'You have bought a tile during this move already.',
  'not-here': ({ tile }: { readonly tile: string; readonly from: TileSource }) =>
    `Your Seeker is not where ${tileName(tile)} lies.`,
  'cannot-search': 'A search needs a tile on the island, and 1 metal or 1 stone.',
  'tile-owned': ({ tile }: { readonly tile: string }) => `You have a loose ${tileName(tile)} already.`,
  'storage-full': 'Your storage is full of restored relics.',
  'not-on-last': 'Your recruitment marker is not on its last space.',
  'no-such-die': ({ colour, value }: { readonly colour: DieColour; readonly value: number }) =>
    `No ${colour} ${value} lies on the central island.`,
  'no-space': ({ colour }: { readonly colour: DieColour }) => `No free space of your board takes a ${colour} die.`,
  'space-taken': ({ space }: { readonly space: ActionSpace }) => `A die lies on ${spaceNames[space]} already.`,
  'wrong-colour': ({ space, colour }: { readonly space: ActionSpace; readonly colour: DieColour }) =>
    `${spaceNames[space]} takes no ${colour} die.`,
  'main-done': 'You have carried out the main action of this turn.',
  'main-first': 'You cannot end your turn before its main action.',
  'used.hero': 'You have played a hero by strength in this turn.',
  'used.ability': 'You have used your clan ability in this turn.',
  'used.tile': 'You have used the bonus tile of this place in this turn.',
  'strength-not-met': ({ title, strength }: HeroSpoken & { readonly title: string; readonly strength: number }) =>
    `No dice of your board add up to exactly ${strength}, the strength of ${title}.`,
  'sum-too-low': ({ sum, needed }: { readonly sum: number; readonly needed: number }) =>
    `${sum > 0 ? `The dice of your board add up to ${sum}` : 'No die lies on your board'}, and this needs ${needed}.`,
  'no-tile': 'No bonus tile lies there.',
  'not-opened': "This turn's die does not lie there.",
  'other-kind': ({ kind }: { readonly board: string; readonly kind: BuildingKind }) =>
    `You have a ${pieceNames[kind]} board: the second one must be of the other kind.`,
  'not-in-row': ({ hero }: HeroSpoken, at: Boxed) => `${titleOf(at, hero)} cannot be hired now.`,
} as const

/** What each sentence speaks of. */
export type Spoken = SpokenOf<typeof refusalWords>

/** The codes of refusals; one that has several sentences with what each is about. */
export type Why = keyof Spoken
