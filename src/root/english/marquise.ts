import type { PartWords } from '../words/catalogue'
import { cardName, clearingName, left, pieceNames, several, who } from './names'

/** What an act of its turn is. */
export const marquiseActs: Readonly<Record<string, string>> = {
  battle: 'Battle.',
  march: 'March: up to two moves.',
  recruit: 'Recruit: a warrior at each recruiter.',
  build: 'Build: a sawmill, a workshop or a recruiter for wood.',
  overwork: 'Overwork: spend a card for wood at a sawmill of its suit.',
}

export const marquise = {
  actions: {
    'spend-bird': ({ card }) => `Spend ${cardName(card)} for one more action.`,
    overwork: ({ at }, _task, scene) => `Overwork in ${clearingName(scene, at)}.`,
    build: ({ at }, _task, scene) => `Build in ${clearingName(scene, at)}.`,
    building: ({ building }) => `Build a ${pieceNames[building]}.`,
    'wood-from': ({ at }, _task, scene) => `Take wood from ${clearingName(scene, at)}.`,
  },
  questions: {
    save: 'Use Field Hospitals?',
    'cat-actions': 'Choose an action.',
  },
  details: {
    'first-building': ({ built }) => ['the sawmill', 'the workshop', 'the recruiter'][built] ?? '',
    'cat-actions': ({ left: count }) => left(count),
    'overwork-card': ({ at }, scene) => `for wood in ${clearingName(scene, at)}`,
    'build-what': ({ at }, scene) => `in ${clearingName(scene, at)}`,
    'wood-from': ({ building, at, left: count }, scene) =>
      `for the ${building} in ${clearingName(scene, at)}, ${left(count)}`,
  },
  events: {
    saved: ({ seat, from, to, count }, names) =>
      `Field Hospitals: ${several(count, 'warrior')} of ${who(names, seat)} ${count === 1 ? 'comes' : 'come'} back from ${clearingName(names, from)} to the keep in ${clearingName(names, to)}.`,
  },
  reasons: {
    'ROOT-6.5.4.3': 'for the building',
  },
} satisfies PartWords
