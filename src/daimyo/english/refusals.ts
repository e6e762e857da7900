import { boardOf } from '../rules/box'
import type { RefusalWords } from '../words/catalogue'
import { heroTitle } from '../words/titles'
import { amount, bareName, nouns, tileName } from './names'
import { asks } from './questions'

const own = { titles: {} }

const decide = (task: keyof typeof asks): string => `you decide ${asks[task]}`

/** Why something is refused, to the one who decides. */
export const refusals: RefusalWords = {
  'not-your-turn': 'It is not your turn.',
  'not-readable': 'An action must be plain data.',
  'unknown-action': 'This is not an action of Daimyo.',
  'game-over': 'The game is over.',
  'wrong-moment': ({ task }) => `This is not the moment for it: ${decide(task)}.`,
  'not-possible': ({ task }) => `This cannot be chosen here: ${decide(task)}.`,
  'not-optional': ({ task }) => `This cannot be left out: ${decide(task)}.`,
  'not-in-hand': ({ hero }, at) => `${heroTitle(own, at, hero)} is not in your hand.`,
  'no-such-hero': 'There is no such hero.',
  'cannot-pay': ({ count, resource }) => `This costs ${amount(resource, count)}, and you have less.`,
  'too-dear': ({ piece, short }) => `The next ${nouns.pieces[piece]} costs ${short} more than you can pay.`,
  'none-left': ({ piece }) => `You have no ${nouns.pieces[piece]} left to place.`,
  'not-free': ({ place }, at) => `The ${bareName(at, place)} is taken, or not in play.`,
  'no-field': 'No spot is free for a building.',
  'seeker-there': ({ island }) =>
    `Another Seeker stands on ${nouns.island[island]}, so your first governor cannot start there.`,
  'seeker-stays': ({ island }) => `Your Seeker stands on ${nouns.island[island]} and must move to another one.`,
  'once-a-move.take': 'You have taken a tile on this island already.',
  'once-a-move.search': 'You have searched this island already.',
  'once-a-move.buy': 'You have bought a tile during this move already.',
  'not-here': ({ tile }) => `Your Seeker is not where ${tileName(tile)} lies.`,
  'cannot-search': 'A search needs a tile on the island, and 1 metal or 1 stone.',
  'tile-owned': ({ tile }) => `You have a loose ${tileName(tile)} already.`,
  'storage-full': 'Your storage is full of restored relics.',
  'not-on-last': 'Your recruitment marker is not on its last space.',
  'no-such-die': ({ colour, value }) => `No ${colour} ${value} lies on the central island.`,
  'no-space': ({ colour }) => `No free space of your board takes a ${colour} die.`,
  'space-taken': ({ space }) => `A die lies on ${nouns.spaces[space]} already.`,
  'wrong-colour': ({ space, colour }) => `${nouns.spaces[space]} takes no ${colour} die.`,
  'main-done': 'You have carried out the main action of this turn.',
  'main-first': 'You cannot end your turn before its main action.',
  'used.hero': 'You have played a hero by strength in this turn.',
  'used.ability': 'You have used your clan ability in this turn.',
  'used.tile': 'You have used the bonus tile of this place in this turn.',
  'strength-not-met': ({ hero, strength }, at) =>
    `No dice of your board add up to exactly ${strength}, the strength of ${heroTitle(own, at, hero)}.`,
  'sum-too-low': ({ sum, needed }) =>
    `${sum > 0 ? `The dice of your board add up to ${sum}` : 'No die lies on your board'}, and this needs ${needed}.`,
  'no-tile': 'No bonus tile lies there.',
  'not-opened': "This turn's die does not lie there.",
  'other-kind': ({ board }, at) =>
    `You have a ${nouns.pieces[boardOf(at, board).kind]} board: the second one must be of the other kind.`,
  'not-in-row': ({ hero }, at) => `${heroTitle(own, at, hero) || 'This hero'} cannot be hired now.`,
}
