import { many } from '../../toolkit/counts'
import { court, duchyTracks, ranked } from '../rules/factions/duchy/facts'
import type { Minister } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import { cardName, clearingName, left, pieceNames, Who } from './names'

/** What an act of Assembly is. */
export const assemblyActs: Readonly<Record<string, string>> = {
  build: 'Build: reveal a card for a citadel or a market in a clearing of its suit.',
  recruit: 'Recruit: a warrior in the Burrow.',
  move: 'Move.',
  battle: 'Battle.',
  dig: 'Dig: spend a card for a tunnel in a clearing of its suit, and move warriors there from the Burrow.',
}

export const brigadierActs: Readonly<Record<string, string>> = {
  move: 'Up to two moves.',
  battle: 'Up to two battles.',
}

/** What each minister does. */
export const deeds: Readonly<Record<Minister, string>> = {
  foremole: 'Reveal any card, and build wherever you rule.',
  captain: 'Battle.',
  marshal: 'Move.',
  brigadier: 'Move up to twice, or battle up to twice.',
  banker: 'Spend cards of one suit: a point for each.',
  mayor: 'Take the action of a swayed Squire or of another swayed Noble.',
  'duchess-of-mud': 'If all three tunnels are on the map, score 2 points.',
  'baron-of-dirt': 'Score a point for each market on the map.',
  'earl-of-stone': 'Score a point for each citadel on the map.',
}

const named = (minister: Minister): string => court[minister].name

export const duchy = {
  actions: {
    reveal: ({ card }) => `Reveal ${cardName(card)}.`,
    raise: ({ piece }) => `Build a ${pieceNames[piece]}.`,
    collapse: ({ at }, _task, scene) => `Take the tunnel off ${clearingName(scene, at)}.`,
    minister: ({ minister }) => `${named(minister)}: ${deeds[minister]}`,
    sway({ minister }) {
      const { cards, points } = ranked[court[minister].rank]
      return `Sway the ${named(minister)}: reveal ${many(cards, 'card')}, ${many(points, 'point')}.`
    },
    'lose-minister': ({ minister }) => `The ${named(minister)} goes.`,
  },
  questions: {
    assembly: 'Choose an action.',
    brigadier: 'Moves or battles?',
    'battle-again': 'Fight a second battle?',
    sway: 'Sway a minister?',
  },
  details: {
    assembly: ({ left: count }) => left(count),
    'raise-card': ({ any }) => (any ? 'any card, for the Foremole' : ''),
    'raise-at': ({ piece }) => `a ${pieceNames[piece]}`,
    'dig-at': ({ suit }) => `with a ${suit} card`,
    collapse: ({ at }, scene) => `for one in ${clearingName(scene, at)}`,
    emerge: ({ at }, scene) => `to ${clearingName(scene, at)}, at most ${duchyTracks.diggers}`,
    banker: ({ count }) => (count === 0 ? '' : `${many(count, 'point')} so far`),
    'sway-card': ({ minister, cards }) =>
      `the ${named(minister)}, ${left(ranked[court[minister].rank].cards - cards.length)}`,
  },
  events: {
    swayed: ({ seat, minister }, names) => `${Who(names, seat)} sways the ${named(minister)}.`,
    'minister-lost': ({ seat, minister }, names) => `${Who(names, seat)} loses the ${named(minister)} and the crown.`,
  },
  reasons: {
    'ROOT-12.5.2.5a': 'by the Banker',
    'ROOT-12.5.2.7': 'by the Duchess of Mud',
    'ROOT-12.5.2.8': 'by the Baron of Dirt',
    'ROOT-12.5.2.9': 'by the Earl of Stone',
    'ROOT-12.5.3.3': 'for the swayed minister',
  },
} satisfies PartWords
