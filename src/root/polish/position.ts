import { capital } from '../../toolkit/capital'
import type { PositionWords, TextWords } from '../words/catalogue'
import { cardsLying, components, hitsDealt, points } from './forms'
import { Does, onClearing, phaseNames, verb, who, whom, whose, withPlayer } from './names'

const endings = { points: 'na punkty', dominance: 'przez dominację' }

export const position: PositionWords = {
  setup: 'Przygotowanie rozgrywki',
  when: (scene, phase) => `Runda ${scene.round}, ${phaseNames[phase]} ${whose(scene, scene.active)}`,
  won(scene, winners, by) {
    const [one] = winners
    const wins = winners.length === 1 && one ? verb(scene, one, 'wygrywa', 'wygrywają') : 'wygrywają'
    return `${capital(winners.map((seat) => who(scene, seat)).join(' i '))} ${wins} ${endings[by]}.`
  },
  allOpen: 'wszystkie karty odkryte',
  seenBy: (scene, viewer) => `widok: ${viewer === 'spectator' ? 'widz' : who(scene, viewer)}`,
  nobodyDecides: 'Nikt nie musi podejmować decyzji.',
  decides: (scene, seat, asks, more) =>
    `${Does(scene, seat, 'decyduje', 'decydują')}${asks}${more === '' ? '' : `: ${more}`}.`,
  asksYou: (asks) => `${capital(asks.slice(2))}?`,
  battles: (scene, attacker, defender, at) =>
    `${Does(scene, attacker, 'atakuje', 'atakują')} ${whom(scene, defender)} ${onClearing(scene, at)}.`,
  broughtAbout: (scene, seat) => `${Does(scene, seat, 'doprowadza', 'doprowadzają')} do tej walki.`,
  fightAlong: (scene, ally) => `U boku atakującego walczą wojownicy ${whose(scene, ally)}.`,
  protects: (scene, arbiter) => `${Does(scene, arbiter, 'chroni', 'chronią')} obrońcę.`,
  deals: (scene, seat, rolled, extra) => `${Does(scene, seat, 'zadaje', 'zadają')} ${hitsDealt(rolled, extra)}.`,
  loses: (scene, seat, count, to) =>
    `${Does(scene, seat, 'traci', 'tracą')} ${components(count)} w walce ${withPlayer(scene, to)}.`,
}

export const text: TextWords = {
  score: 'PUNKTY',
  battle: 'WALKA',
  forests: 'LASY',
  columns: { suit: 'symb.', ruledBy: 'kontr.', slots: 'pola', pieces: 'komponenty', paths: 'ścieżki' },
  rules: (ruler) => `kontrola: ${ruler}`,
  nobodyRules: 'kontrola: nikt',
  openSlots: (slots) => `wolne pola ${slots}`,
  to: (links) => `do ${links}`,
  map: (name) => `MAPA: ${name.toUpperCase()}`,
  slotsNote: 'pola: wolne ze wszystkich',
  closedNote: 'x: zamknięta ścieżka',
  riverNote: '~: rzeka',
  lakeNote: '~: przez jezioro',
  forest: (id, clearings) => `${id}: polany ${clearings}`,
  beside: (forests) => `obok ${forests}`,
  deck: 'TALIA',
  deckLine: (deck, discard) => `kart: ${deck}; odrzucone: ${discard}`,
  lastOfPile: (card) => `ostatnia ${card}`,
  fromTheTop: 'od wierzchu',
  besideMap: 'obok mapy',
  items: 'PRZEDMIOTY',
  noneLeft: 'nie ma już żadnych',
  quests: 'MISJE',
  inQuestDeck: (count) => `w talii: ${count}`,
  underRuins: 'pod Ruinami',
  coffins: 'trumny',
  setupCards: 'pula',
  locked: 'zablokowana',
  homelands: 'ojczyste',
  points,
  noMarker: 'bez znacznika Punktacji',
  inHand: (count) => (count === 0 ? 'bez kart na ręce' : `na ręce ${cardsLying(count)}`),
  itsTurn: 'rozgrywa turę',
  decides: 'decyduje',
}
