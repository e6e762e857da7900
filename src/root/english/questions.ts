import { many } from '../../toolkit/counts'
import type { Moment } from '../rules/card'
import { handLimit } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import { boxNames, cardName, clearingName, effectName, left, who } from './names'

const moments: Readonly<Partial<Record<Moment, string>>> = {
  'birdsong.start': 'at the start of Birdsong',
  birdsong: 'in Birdsong',
  'birdsong.end': 'at the end of Birdsong',
  'daylight.start': 'at the start of Daylight',
  'evening.start': 'at the start of Evening',
  evening: 'before the draw of Evening',
}

/** What questions that any faction may be asked are about. */
export const details = {
  draft: ({ chosen }) => (chosen.length === 0 ? '' : `chosen are ${chosen.map((each) => boxNames[each]).join(', ')}`),
  window: ({ moment }) => moments[moment] ?? '',
  'discard-step': ({ seat }, { sides }) => left((sides[seat]?.handSize ?? 0) - handLimit),
  toll: ({ path }, { ground }) =>
    `to open the path between clearings ${(ground.closedPaths[path] ?? []).join(' and ')}`,
  'move-to': ({ from }, scene) => `from ${clearingName(scene, from)}`,
  'move-count': ({ from, to }, scene) => `from ${clearingName(scene, from)} to ${clearingName(scene, to)}`,
  'battle-whom': ({ at }, scene) => `in ${clearingName(scene, at)}`,
  'battle-with': ({ at, defender }, scene) => `against ${who(scene, defender)} in ${clearingName(scene, at)}`,
  lose: ({ left: count }) => left(count),
  save: ({ count, at }, scene) => `${many(count, 'warrior')} from ${clearingName(scene, at)}`,
  pay: ({ card, left: count, owed = [] }) => `${cardName(card)}, ${left(count + owed.length)}`,
  'pay-dominance': ({ card }) => `for ${cardName(card)}`,
  'choose-player': ({ effect }) => effectName(effect),
  give: ({ to }, scene) => `to ${who(scene, to)}`,
  sabotage: ({ of }, scene) => `of ${who(scene, of)}`,
  'false-orders-from': ({ of }, scene) => `warriors of ${who(scene, of)}`,
  'false-orders-to': ({ of, from }, scene) => `warriors of ${who(scene, of)} from ${clearingName(scene, from)}`,
  bureau: 'for Propaganda Bureau',
  'bureau-in': ({ card }) => `with ${cardName(card)}`,
  'bureau-whose': ({ at }, scene) => `in ${clearingName(scene, at)}`,
  'league-act': 'for the League of Adventurous Mice',
  league: 'for the League of Adventurous Mice',
} satisfies PartWords['details']

/** The questions to the seat that decides for which `asks` has no question. */
export const questions = {
  draft: 'Choose a faction.',
  window: 'Use an effect?',
  informants: 'Informants: take an ambush, or draw?',
  partner: 'Choose a partner for a coalition.',
  ambush: 'Play an ambush?',
  foil: 'Foil the ambush?',
  'battle-effect': 'Use an effect in the battle?',
  'league-act': 'Move or battle?',
} satisfies PartWords['questions']
