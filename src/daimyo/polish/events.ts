import { capital } from '../../toolkit/capital'
import { boardOf } from '../rules/box'
import type { Event, Scored } from '../rules/event'
import type { EventWords, SourceWords } from '../words/catalogue'
import { listed } from '../words/listed'
import { boardNumber } from '../words/parts'
import { goalTitle, heroTitle } from '../words/titles'
import * as forms from './forms'
import { titles } from './titles'

const { amount, atSpace, Does, source, tile, verb, who, whose } = forms

const own = { titles }

/** Why points are scored. */
export const sources: Readonly<Record<Scored, SourceWords>> = {
  banner: { label: 'wyspy', told: (island) => (island ? forms.onIsland(island) : 'na wyspach') },
  storage: { label: 'Magazyn', told: () => 'za największą Pojemność Magazynu' },
  goal: { label: 'Cele', told: () => 'za Cel' },
  card: { label: 'karty', told: () => 'dzięki karcie' },
  short: { label: 'niewykonane akcje', told: () => 'za to, czego nie udało się wykonać' },
  relics: { label: 'Relikty', told: () => 'za Relikty' },
  farms: { label: 'Techno-Farmy', told: () => 'za Techno-Farmy' },
  towers: { label: 'Wieże Radiowe', told: () => 'za Wieże Radiowe' },
  army: { label: 'armia', told: () => 'za armię' },
  helmet: { label: 'Potężny Hełm', told: () => 'za Potężny Hełm' },
  resources: { label: 'zasoby', told: () => 'za pozostałe zasoby' },
}

const endings = {
  points: 'dzięki liczbie punktów',
  resources: 'dzięki większej liczbie zasobów podstawowych przy remisie',
  shared: 'wspólnie, po remisie',
}

type Over = Extract<Event, { readonly type: 'game-over' }>

/** Who won, and how. */
export function won(winners: Over['winners'], by: Over['by']): string {
  return `${capital(listed(winners.map(who), 'i'))} ${winners.length > 1 ? 'wygrywają' : 'wygrywa'} ${endings[by]}.`
}

/** Each event, for a log. */
export const events: EventWords = {
  board: ({ seat, board }, at) =>
    `${Does(seat, 'bierze', 'biorą')} ${forms.board(boardOf(at, board).kind, boardNumber(board))}.`,
  round: ({ round, first }) => `Rozpoczyna się runda ${round}; pierwszy gracz: ${who(first)}.`,
  rolled: ({ dice }) =>
    `Wynik rzutu: ${listed(
      dice.map(({ colour, value }) => forms.dieLabel(colour, value)),
      'i',
    )}.`,
  turn: ({ seat }) => `Tura: ${who(seat)}.`,
  die: ({ seat, colour, value, at }) =>
    `${Does(seat, 'kładzie', 'kładą')} ${forms.dieObject(colour, value)} ${atSpace(at)}.`,
  gift: ({ seat, colour, value, at }) =>
    `${Does(seat, 'przekazuje', 'przekazują')} Najemnikom ${forms.dieObject(colour, value)} (${forms.mercenarySpaces[at]}).`,
  'empire-die': ({ colour, value }) =>
    `${capital(forms.die(colour, value))} leży na karcie Imperium: akcja w tym kolorze zostaje pominięta.`,
  'empire-card': 'Odkryto kolejną kartę Imperium.',
  'die-changed': ({ seat, at, value }) =>
    `${Does(seat, 'zmienia', 'zmieniają')} wartość kości ${atSpace(at)} na ${value}.`,
  gained: ({ side, resource, count }) => `${Does(side, 'otrzymuje', 'otrzymują')} ${amount(resource, count)}.`,
  paid: ({ side, resource, count }) => `${Does(side, 'płaci', 'płacą')} ${amount(resource, count)}.`,
  scored: ({ side, points, why, island }) =>
    `${Does(side, 'zdobywa', 'zdobywają')} ${forms.points(points)} ${sources[why].told(island)}.`,
  capacity: ({ seat, capacity }) => `Pojemność Magazynu ${whose(seat)} wynosi teraz ${capacity}.`,
  placed: ({ side, piece, at: place }, at) =>
    `${Does(side, 'umieszcza', 'umieszczają')} ${forms.pieces[piece].whom} na ${forms.placeLocative(at, place)}.`,
  moved: ({ side, piece, from, to }, at) => {
    const where = piece === 'shadow' ? forms.bareObject(at, to) : forms.placeObject(at, to)
    return `${forms.pieces[piece].who} ${whose(side)} przenosi się z ${forms.bareGenitive(at, from)} na ${where}.`
  },
  eliminated: ({ side, at: place, by }, at) =>
    `${Does(by, 'eliminuje', 'eliminują')} Zarządcę ${whose(side)} na ${forms.bareLocative(at, place)}.`,
  seeker: ({ seat, island }) => `Poszukiwacz ${whose(seat)} udaje się na ${forms.islandObject(island)}.`,
  took: ({ side, tile: id, from }) => `${Does(side, 'bierze', 'biorą')} ${tile(id)} ${source(from)}.`,
  put: ({ side, tile: id, to }) =>
    `${Does(side, 'odkłada', 'odkładają')} ${tile(id)} ${to === 'bag' ? 'do worka' : 'na Czarny Rynek'}.`,
  filled: ({ island, tile: id }) => `${capital(tile(id))} trafia na ${forms.islandObject(island)}.`,
  restored: ({ side, relic, influence }) =>
    `${Does(side, 'przywraca', 'przywracają')} ${forms.relic(relic)}${influence > 0 ? ` i ${verb(side, 'zyskuje', 'zyskują')} ${influence} Wpływu` : ''}.`,
  marker: ({ seat, marker }) => `Znacznik ${whose(seat)} na torze Rekrutacji przesuwa się na pole ${marker}.`,
  'bonus-placed': ({ seat, place }) =>
    `${Does(seat, 'umieszcza', 'umieszczają')} kafel Akcji Dodatkowej ${atSpace(place)}.`,
  'bonus-used': ({ seat }) => `${Does(seat, 'używa', 'używają')} kafla Akcji Dodatkowej.`,
  ability: ({ seat, clan }) =>
    `${Does(seat, 'używa', 'używają')} zdolności ${seat === clan ? 'swojego Klanu' : whose(clan)}.`,
  villagers: ({ seat }) => `${Does(seat, 'aktywuje', 'aktywują')} kafel Mieszkańców Wioski.`,
  turned: 'Kafel Mieszkańców Wioski zostaje odwrócony.',
  helmet: ({ seat }) => `${Does(seat, 'bierze', 'biorą')} Potężny Hełm.`,
  played: ({ seat, hero }, at) => `${Does(seat, 'zagrywa', 'zagrywają')} kartę ${heroTitle(own, at, hero)}.`,
  discarded: ({ seat, hero }, at) => `${Does(seat, 'odrzuca', 'odrzucają')} kartę ${heroTitle(own, at, hero)}.`,
  drew: ({ seat, hero }, at) =>
    `${Does(seat, 'dobiera', 'dobierają')} kartę ${hero === null ? 'Bohatera' : heroTitle(own, at, hero)}.`,
  shuffled: ({ seat }) => `${Does(seat, 'tasuje', 'tasują')} stos kart odrzuconych, tworząc nową talię.`,
  hired: ({ side, hero, cost }, at) =>
    cost > 0
      ? `${Does(side, 'zatrudnia', 'zatrudniają')} za ${amount('gold', cost)} Bohatera: ${heroTitle(own, at, hero)}.`
      : `${Does(side, 'dostaje', 'dostają')} za darmo Bohatera: ${heroTitle(own, at, hero)}.`,
  shown: ({ hero }, at) => `Na Rynek Bohaterów trafia karta ${heroTitle(own, at, hero)}.`,
  goal: ({ seat, goal, place }, at) =>
    `${Does(seat, 'osiąga', 'osiągają')} Cel „${goalTitle(own, at, goal)}”${place === 'silver' ? ' jako drugi Klan' : ''}.`,
  'game-over': ({ winners, by }) => won(winners, by),
}
