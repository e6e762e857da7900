import { capital } from '../../toolkit/capital'
import type { PositionWords, TextWords } from '../words/catalogue'
import { cardsLying, components, hitsDealt, points } from './forms'
import { Does, onClearing, phaseNames, who, whom, whose, withPlayer } from './names'

const endings = { points: 'na body', dominance: 'nadvládou' }

export const position: PositionWords = {
  setup: 'Příprava hry',
  when: (scene, phase) => `Kolo ${scene.round}, ${phaseNames[phase]} ${whose(scene, scene.active)}`,
  won: (scene, winners, by) => `${capital(winners.map((seat) => who(scene, seat)).join(' a '))} vítězí ${endings[by]}.`,
  allOpen: 'všechny karty odkryté',
  seenBy: (scene, viewer) => `pohled: ${viewer === 'spectator' ? 'divák' : who(scene, viewer)}`,
  nobodyDecides: 'Nikdo nemusí rozhodovat.',
  decides: (scene, seat, asks, more) =>
    `${Does(scene, seat, 'rozhoduje', 'rozhodují')}${asks}${more === '' ? '' : `: ${more}`}.`,
  asksYou: (asks) => `${capital(asks.slice(2))}?`,
  battles: (scene, attacker, defender, at) =>
    `${Does(scene, attacker, 'útočí', 'útočí')} na ${whom(scene, defender)} ${onClearing(scene, at)}.`,
  broughtAbout: (scene, seat) => `${Does(scene, seat, 'tento boj vyvolává', 'tento boj vyvolávají')}.`,
  fightAlong: (scene, ally) => `Útočníkovi po boku bojují bojovníci ${whose(scene, ally)}.`,
  protects: (scene, arbiter) => `${Does(scene, arbiter, 'chrání', 'chrání')} obránce.`,
  deals: (scene, seat, rolled, extra) => `${Does(scene, seat, 'způsobuje', 'způsobují')} ${hitsDealt(rolled, extra)}.`,
  loses: (scene, seat, count, to) =>
    `${Does(scene, seat, 'ztrácí', 'ztrácejí')} ${components(count)} v boji ${withPlayer(scene, to)}.`,
}

export const text: TextWords = {
  score: 'BODY',
  battle: 'BOJ',
  forests: 'LESY',
  columns: { suit: 'symb.', ruledBy: 'ovládá', slots: 'pole', pieces: 'komponenty', paths: 'cesty' },
  rules: (ruler) => `ovládá: ${ruler}`,
  nobodyRules: 'neovládá nikdo',
  openSlots: (slots) => `volná pole ${slots}`,
  to: (links) => `na ${links}`,
  map: (name) => `MAPA: ${name.toUpperCase()}`,
  slotsNote: 'pole: volná ze všech',
  closedNote: 'x: uzavřená cesta',
  riverNote: '~: řeka',
  lakeNote: '~: přes jezero',
  forest: (id, clearings) => `${id}: mýtiny ${clearings}`,
  beside: (forests) => `vedle ${forests}`,
  deck: 'BALÍČEK',
  deckLine: (deck, discard) => `karet: ${deck}; odhozeno: ${discard}`,
  lastOfPile: (card) => `naposledy ${card}`,
  fromTheTop: 'odshora',
  besideMap: 'vedle mapy',
  items: 'PŘEDMĚTY',
  noneLeft: 'žádné nezbývají',
  quests: 'ÚKOLY',
  inQuestDeck: (count) => `v balíčku: ${count}`,
  underRuins: 'pod ruinami',
  coffins: 'rakve',
  setupCards: 'nabídka',
  locked: 'zamčená',
  homelands: 'domoviny',
  points,
  noMarker: 'bez ukazatele bodů',
  inHand: (count) => (count === 0 ? 'bez karet v ruce' : `v ruce ${cardsLying(count)}`),
  itsTurn: 'na tahu',
  decides: 'rozhoduje',
}
