import { many } from '../../toolkit/counts'
import type { Conspiracy } from '../rules/factions/cult/facts'
import type { Ritual } from '../rules/factions/cult/ritual'
import type { PartWords } from '../words/catalogue'
import { priceOf } from '../words/factions/cult'
import { cardName, clearingName, Who, who } from './names'

const conspiracies: Readonly<Record<Conspiracy, string>> = {
  crusade: 'battle in a clearing of the Outcast, or move out of one',
  convert: 'replace an enemy warrior in a clearing of the Outcast',
  sanctify: 'replace an enemy building in a clearing of the Outcast with a garden',
}
const conspiracyNames: Readonly<Record<Conspiracy, string>> = {
  crusade: 'Crusade',
  convert: 'Convert',
  sanctify: 'Sanctify',
}

const rituals: Readonly<Record<Ritual, (card: string) => string>> = {
  build: (card) => `Build: reveal ${card} for a garden.`,
  recruit: (card) => `Recruit: reveal ${card} for a warrior.`,
  score: (card) => `Score: spend ${card} for the points of its gardens.`,
  sacrifice: (card) => `Sacrifice: reveal ${card} for an acolyte.`,
}

export const cult = {
  actions: {
    outcast: ({ suit }) => `The Outcast is ${suit}.`,
    conspire: ({ what }, _task, scene) =>
      `${conspiracyNames[what]} for ${many(priceOf(scene, what), 'acolyte')}: ${conspiracies[what]}.`,
    replace: ({ owner }, task, scene) =>
      task?.do === 'sanctify-whose'
        ? `Replace a building of ${who(scene, owner)}.`
        : `Replace a warrior of ${who(scene, owner)}.`,
    crusade: ({ by }) => (by === 'battle' ? 'Battle.' : 'Move, and then battle if you like.'),
    ritual: ({ what, card }) => rituals[what](cardName(card)),
  },
  questions: {
    conspiracy: 'Choose a conspiracy.',
    crusade: 'Battle or move?',
    'crusade-on': ({ at }, scene) => `Battle in ${clearingName(scene, at)}?`,
    rituals: 'Choose a ritual.',
  },
  details: {
    conspiracy({ seat }, { sides }) {
      const board = sides[seat]?.board
      return board?.faction === 'cult' ? `${board.acolytes || 'no'} acolyte${board.acolytes === 1 ? '' : 's'}` : ''
    },
    'crusade-on': ({ at }, scene) => `in ${clearingName(scene, at)}`,
    'convert-whose': ({ at }, scene) => `in ${clearingName(scene, at)}`,
    'sanctify-whose': ({ at }, scene) => `in ${clearingName(scene, at)}`,
    'sanctify-what': ({ at, of }, scene) => `of ${who(scene, of)} in ${clearingName(scene, at)}`,
    'ritual-at': ({ what, suit }) => `a ${suit} ${what === 'build' ? 'garden' : 'clearing for a warrior'}`,
  },
  events: {
    acolytes: ({ seat, change }, names) =>
      `${Who(names, seat)} ${change < 0 ? 'spends' : 'gains'} ${many(Math.abs(change), 'acolyte')}.`,
    outcast: ({ suit, hated }) => `The Outcast is ${suit}${hated ? ', and Hated' : ''}.`,
  },
  reasons: {
    'ROOT-10.5.3a': 'by the ritual Score',
  },
} satisfies PartWords
