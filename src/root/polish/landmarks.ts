import { capital } from '../../toolkit/capital'
import type { LandmarkName } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import { items, pieces, suitAdjectives } from './forms'
import { landmarkNames } from './landmark-names'
import { cardName, clearing, Does, does, onClearing } from './names'

/** Where its card lets it stand, to end a sentence. */
const grounds: Readonly<Record<LandmarkName, string>> = {
  tower: 'na polanie z Ruinami',
  ferry: 'nad rzeką albo na brzegu jeziora',
  'elder-treetop': 'na narożnej polanie',
  'black-market': 'na polanie z jednym polem budowy i bez Ruin',
  'legendary-forge': 'na dowolnej polanie',
  'lost-city': 'nad rzeką albo na brzegu jeziora',
}

/** Of landmarks, „Punkty Terenu”. */
export const landmarks = {
  actions: {
    landmark: ({ landmark }) => `Przygotuj Punkt Terenu: ${landmarkNames[landmark]}.`,
    'landmark-in': ({ at }, _task, scene) => `${capital(onClearing(scene, at))}.`,
    slot: ({ treetop }) => (treetop ? 'Na polu budowy Prastarego Wierzchołka.' : 'Na polu budowy z mapy.'),
    market: ({ stall }) => `Czarny Rynek: zostaw kartę za kartę ${stall}.`,
    leave: ({ card }) => `Zostaw kartę ${cardName(card)}.`,
    as: ({ suit }) => `Symbol: ${suitAdjectives[suit].nominative} polana.`,
    'activate-city': 'Aktywuj komponent w Zaginionym Mieście.',
  },
  details: {
    'landmark-in': ({ landmark }) => landmarkNames[landmark],
    'treetop-slot': ({ piece }) => pieces[piece].nominative,
    market: ({ stall }) => `za kartę ${stall}`,
    suited: ({ at }, scene) => onClearing(scene, at),
  },
  asks: {
    'deal-landmarks': ' o Punktach Terenu',
    landmark: ', który Punkt Terenu przygotować',
    'landmark-in': ', gdzie stanie Punkt Terenu',
    'ferry-card': ' o karcie za Prom',
    'treetop-slot': ', na którym polu stanie budynek',
    market: ', którą kartę zostawić na Czarnym Rynku',
    suited: ', jaki symbol ma komponent',
  },
  events: {
    landmark: ({ seat, landmark, at }, names) =>
      `${Does(names, seat, 'przygotowuje', 'przygotowują')} Punkt Terenu ${onClearing(names, at)}: ${landmarkNames[landmark]}.`,
    market: ({ seat, stall, card, took }, names) =>
      `${Does(names, seat, 'zostawia', 'zostawiają')} na Czarnym Rynku kartę${card === null ? '' : ` ${cardName(card)}`} za kartę ${stall}${took === null ? '' : `: ${cardName(took)}`}.`,
  },
  reasons: {
    'ROOT-LM-3c': 'za budynek na Prastarym Wierzchołku',
    'ROOT-LM-5c': 'za przedmiot z Legendarnej Kuźni',
  },
  refusals: {
    'not-dealt': ({ landmark }) => `Tej karty Punktu Terenu nie rozdano: ${landmarkNames[landmark]}.`,
    'landmark-there': ({ at, landmark }, names) =>
      `${capital(onClearing(names, at))} jest już Punkt Terenu: ${landmarkNames[landmark]}.`,
    'landmark-near': ({ at }, names) => `${capital(clearing(names, at))} sąsiaduje z Punktem Terenu.`,
    'no-place.landmark': ({ at, landmark }, names) =>
      `${capital(clearing(names, at))} się nie nadaje: ${landmarkNames[landmark]} – ${grounds[landmark]}.`,
    'no-market': 'W tej grze nie ma Czarnego Rynku.',
    'once-a-turn.market': ({ seat }, names) =>
      `${Does(names, seat, 'ma', 'mają')} już za sobą w tej turze wymianę na Czarnym Rynku.`,
    'nobody-there.market': ({ seat, at }, names) =>
      `${Does(names, seat, 'nie ma', 'nie mają')} komponentu na Czarnym Rynku, ${onClearing(names, at)}.`,
    'no-card.market': ({ seat }, names) =>
      `${Does(names, seat, 'nie ma', 'nie mają')} karty, którą można zostawić na Czarnym Rynku.`,
    'nobody-there.forge': ({ item, card, seat, at }, names) =>
      `${capital(items[item].nominative)} (karta ${cardName(card)}) leży w Legendarnej Kuźni, a ${does(names, seat, 'nie ma', 'nie mają')} tam komponentu, ${onClearing(names, at)}.`,
    'no-such-piece.city': ({ seat }, names) =>
      `${Does(names, seat, 'nie ma', 'nie mają')} w Zaginionym Mieście komponentu, którym można za to zapłacić.`,
  },
} as const satisfies PartWords
