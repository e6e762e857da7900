import { capital } from '../../toolkit/capital'
import { many } from '../../toolkit/counts'
import type { PositionWords, TextWords } from '../words/catalogue'
import { clearingName, Does, hitsDealt, isOne, phaseNames, verb, who } from './names'

const endings = { points: 'by points', dominance: 'by dominance' }

export const position: PositionWords = {
  setup: 'Setup',
  when: (scene, phase) => `Round ${scene.round}, ${phaseNames[phase]} of ${who(scene, scene.active)}`,
  won: (scene, winners, by) =>
    `${capital(winners.map((seat) => who(scene, seat)).join(' and '))} ${isOne(scene, winners) ? 'has' : 'have'} won ${endings[by]}.`,
  allOpen: 'all cards open',
  seenBy: (scene, viewer) => `seen by ${viewer === 'spectator' ? 'a spectator' : who(scene, viewer)}`,
  nobodyDecides: 'Nobody has to decide.',
  decides: (scene, seat, asks, more) =>
    `${Does(scene, seat, 'decides', 'decide')} ${asks}${more === '' ? '' : `: ${more}`}.`,
  asksYou: (asks) => `${capital(asks)}?`,
  battles: (scene, attacker, defender, at) =>
    `${Does(scene, attacker, 'battles', 'battle')} ${who(scene, defender)} in ${clearingName(scene, at)}.`,
  broughtAbout: (scene, seat) => `${Does(scene, seat, 'has', 'have')} brought it about.`,
  fightAlong: (scene, ally) => `Warriors of ${who(scene, ally)} fight along.`,
  protects: (scene, arbiter) => `${Does(scene, arbiter, 'protects', 'protect')} the defender.`,
  deals: (scene, seat, rolled, extra) => `${Does(scene, seat, 'deals', 'deal')} ${hitsDealt(rolled, extra)}.`,
  loses: (scene, seat, count, to) =>
    `${Does(scene, seat, 'loses', 'lose')} ${many(count, 'piece')} to ${who(scene, to)}.`,
}

export const text: TextWords = {
  score: 'SCORE',
  battle: 'BATTLE',
  forests: 'FORESTS',
  columns: { suit: 'suit', ruledBy: 'ruled by', slots: 'slots', pieces: 'pieces', paths: 'paths' },
  rules: (told, names, ruler) => `${told} ${verb(names, ruler, 'rules', 'rule')}`,
  nobodyRules: 'nobody rules',
  openSlots: (slots) => `open slots ${slots}`,
  to: (links) => `to ${links}`,
  map: (name) => `${name.toUpperCase()} MAP`,
  slotsNote: 'slots: open of all',
  closedNote: 'x: closed path',
  riverNote: '~: river',
  lakeNote: '~: over the lake',
  forest: (id, clearings) => `${id}: clearings ${clearings}`,
  beside: (forests) => `beside ${forests}`,
  deck: 'DECK',
  deckLine: (deck, discard) => `${deck} cards; discard pile ${discard}`,
  lastOfPile: (card) => `the last ${card}`,
  fromTheTop: 'from the top',
  besideMap: 'beside map',
  items: 'ITEMS',
  noneLeft: 'none left',
  quests: 'QUESTS',
  inQuestDeck: (count) => `${count} in the deck`,
  underRuins: 'under ruins',
  coffins: 'coffins',
  setupCards: 'setup cards',
  locked: 'locked',
  homelands: 'homelands',
  points: (count) => many(count, 'point'),
  noMarker: 'no score marker',
  inHand: (count) => `${count} in hand`,
  itsTurn: 'its turn',
  decides: 'decides',
}
