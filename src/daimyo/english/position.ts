import type { ExplainWords, PositionWords } from '../words/catalogue'
import { won } from './events'
import { Does, nouns, who } from './names'

const roundsTold = (rounds: readonly number[]): string =>
  rounds.length === 1 ? `round ${rounds[0]}` : `rounds ${rounds[0]} and ${rounds.at(-1)}`

export const position: PositionWords = {
  setup: 'Setup',
  when: (round, { turn }) => `Round ${round}${turn ? `, turn of ${who(turn.seat)}` : ''}`,
  won,
  allOpen: 'all cards open',
  seenBy: (viewer) => `seen by ${viewer === 'spectator' ? 'a spectator' : who(viewer)}`,
  nobodyDecides: 'Nobody has to decide.',
  decides: (seat, asks) => `${Does(seat, 'decides', 'decide')} ${asks}.`,
}

export const explain: ExplainWords = {
  hero: (title, strength, cost, aggressive, told) =>
    `${title}, strength ${strength}, cost ${cost}${aggressive ? ', aggressive' : ''}. ${told}`,
  goal: (title, kind, condition, gold, silver) =>
    `${title} (${kind} goal). ${condition} The first clan gains ${gold}${silver === null ? '' : `, the second of three or four ${silver}`}.`,
  bonusTile: (basic, advanced) => `Basic side: ${basic} Advanced side: ${advanced}`,
  villagers: (a, b) => `One side: ${a} The other: ${b}`,
  ability: (clan, sum, told) => `Clan ability of ${who(clan)}, from a sum of ${sum}: ${told}`,
  board: (kind, start) => `A ${nouns.pieces[kind]} board. It starts with ${start}.`,
  soloCard: (rounds, acts) =>
    `A card of the Empire for ${roundsTold(rounds)}. Blue: ${acts.blue}. Green: ${acts.green}. Red: ${acts.red}.`,
}
