import type { TileSource } from '../shapes'
import type { ActionSpace, BuildingKind, Clan, DieColour, Island, Resource } from '../vocabulary'
import { asks, type TaskName } from './asks'

/** A question: an object type that fits the parameters of a refusal. */
type Asked = { readonly seat: Clan; readonly task: TaskName }

const pieces = { governor: 'governor', shadow: 'Shadow', farm: 'Techno-Farm', tower: 'Radio Tower' } as const
const counted = (count: number, resource: Resource): string => `${count} ${resource}`

/** Every sentence that refuses something, by its code and, where a code has several, what it is about: `once-a-move.take`. */
export const refusalWords = {
  'not-your-turn': 'It is not your turn.',
  'not-readable': 'An action must be plain data.',
  'unknown-action': 'This is not an action of Daimyo.',
  'game-over': 'The game is over.',
  'wrong-moment': ({ action, seat, task }: Asked & { readonly action: string }) =>
    `This is not the moment for "${action}": ${seat} decides ${asks[task]}.`,
  'not-possible': ({ seat, task }: Asked) => `This cannot be chosen here: ${seat} decides ${asks[task]}.`,
  'not-optional': ({ seat, task }: Asked) => `This cannot be left out: ${seat} decides ${asks[task]}.`,
  'not-in-hand': ({ hero, seat }: { readonly hero: string; readonly seat: Clan }) =>
    `The hero ${hero} is not in the hand of ${seat}.`,
  'no-such-hero': ({ hero }: { readonly hero: string }) => `There is no hero ${hero}.`,
  'cannot-pay': ({ count, resource }: { readonly count: number; readonly resource: Resource }) =>
    `This costs ${counted(count, resource)}, and you have less.`,
  'too-dear': ({ piece, short }: { readonly piece: keyof typeof pieces; readonly short: number }) =>
    `The next ${pieces[piece]} costs ${short} more than you can pay.`,
  'none-left': ({ piece }: { readonly piece: keyof typeof pieces }) => `No ${pieces[piece]} is left in your supply.`,
  'not-free': ({ place }: { readonly place: string }) => `${place} is taken, or not in play.`,
  'no-field': 'No field for a building is free.',
  'seeker-there': ({ island }: { readonly island: Island }) =>
    `Another Seeker stands on the ${island} island, so your first governor cannot start there.`,
  'seeker-stays': ({ island }: { readonly island: Island }) =>
    `Your Seeker stands on the ${island} island and must move to another one.`,
  'once-a-move.take': 'You have taken a tile on this island already.',
  'once-a-move.search': 'You have searched this island already.',
  'once-a-move.buy': 'You have bought a tile during this move already.',
  'not-here': ({ tile, from }: { readonly tile: string; readonly from: TileSource }) =>
    `Your Seeker is not where ${tile} lies (${from}).`,
  'cannot-search': 'A search needs a tile on the island, and 1 metal or 1 stone.',
  'tile-owned': ({ tile }: { readonly tile: string }) => `You have a loose tile ${tile} already.`,
  'storage-full': 'Your storage is full of restored relics.',
  'not-on-last': 'The recruitment marker is not on its last space.',
  'no-such-die': ({ colour, value }: { readonly colour: DieColour; readonly value: number }) =>
    `No ${colour} die of ${value} lies on the central island.`,
  'no-space': ({ colour }: { readonly colour: DieColour }) => `No free space of your board takes a ${colour} die.`,
  'space-taken': ({ space }: { readonly space: ActionSpace }) => `A die lies on ${space} already.`,
  'wrong-colour': ({ space, colour }: { readonly space: ActionSpace; readonly colour: DieColour }) =>
    `The space ${space} takes no ${colour} die.`,
  'main-done': 'The main action of this turn is done.',
  'main-first': 'The turn cannot end before its main action is done.',
  'used.hero': 'You have played a hero by strength in this turn.',
  'used.ability': 'You have used your clan ability in this turn.',
  'used.tile': 'You have used the bonus tile of this place in this turn.',
  'strength-not-met': ({
    title,
    strength,
  }: {
    readonly hero: string
    readonly title: string
    readonly strength: number
  }) => `No dice of your board add up to exactly ${strength}, the strength of ${title}.`,
  'sum-too-low': ({ sum, needed }: { readonly sum: number; readonly needed: number }) =>
    `The dice of your board add up to ${sum}, and this needs ${needed}.`,
  'no-tile': 'No bonus tile lies there.',
  'not-opened': "This turn's die does not lie there.",
  'other-kind': ({ kind }: { readonly board: string; readonly kind: BuildingKind }) =>
    `You have a ${pieces[kind]} board, and the second one must be of the other kind.`,
  'not-in-row': ({ hero }: { readonly hero: string }) => `The hero ${hero} is not in the row.`,
} as const

type Sentences = typeof refusalWords

/** The codes of refusals; one that has several sentences with what each is about. */
export type Why = keyof Sentences

/** What each sentence speaks of. */
export type Spoken = {
  readonly [Reason in Why]: Sentences[Reason] extends (parameters: infer Parameters) => string
    ? Parameters
    : Readonly<Record<never, never>>
}
