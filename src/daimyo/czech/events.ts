import { capital } from '../../toolkit/capital'
import { outOf } from '../../toolkit/czech'
import { boardOf } from '../rules/box'
import type { Event, Scored } from '../rules/event'
import type { EventWords, SourceWords } from '../words/catalogue'
import { listed } from '../words/listed'
import { boardNumber } from '../words/parts'
import { goalTitle, heroTitle } from '../words/titles'
import * as forms from './forms'
import { titles } from './titles'

const { amount, atSpace, Does, source, tile, tileObject, toSpace, verb, who, whose } = forms

const own = { titles }

/** Why points are scored. */
export const sources: Readonly<Record<Scored, SourceWords>> = {
  banner: { label: 'ostrovy', told: (island) => (island ? forms.onIsland(island) : 'na ostrovech') },
  storage: { label: 'sklad', told: () => 'za největší sklad' },
  goal: { label: 'cíle', told: () => 'za cíl' },
  card: { label: 'karty', told: () => 'díky kartě' },
  short: { label: 'neprovedené akce', told: () => 'za to, co se nedalo provést' },
  relics: { label: 'relikvie', told: () => 'za relikvie' },
  farms: { label: 'technofarmy', told: () => 'za technofarmy' },
  towers: { label: 'rádiové věže', told: () => 'za rádiové věže' },
  army: { label: 'armáda', told: () => 'za armádu' },
  helmet: { label: 'Mocná helma', told: () => 'za Mocnou helmu' },
  resources: { label: 'suroviny', told: () => 'za zbylé suroviny' },
}

const endings = {
  points: 'díky počtu bodů',
  resources: 'po remíze díky počtu základních surovin',
  shared: 'společně, po remíze',
}

type Over = Extract<Event, { readonly type: 'game-over' }>

/** Who won, and how. */
export function won(winners: Over['winners'], by: Over['by']): string {
  return `${capital(listed(winners.map(who), 'a'))} vítězí ${endings[by]}.`
}

/** Each event, for a log. */
export const events: EventWords = {
  board: ({ seat, board }, at) =>
    `${Does(seat, 'si bere', 'si berou')} ${forms.board(boardOf(at, board).kind, boardNumber(board))}.`,
  round: ({ round, first }) => `Začíná ${round}. kolo, první hráč: ${who(first)}.`,
  rolled: ({ dice }) =>
    `Na kostkách padlo: ${listed(
      dice.map(({ colour, value }) => forms.dieLabel(colour, value)),
      'a',
    )}.`,
  turn: ({ seat }) => `Na tahu je ${who(seat)}.`,
  die: ({ seat, colour, value, at }) =>
    `${Does(seat, 'pokládá', 'pokládají')} ${forms.dieObject(colour, value)} ${toSpace(at)}.`,
  gift: ({ seat, colour, value, at }) =>
    `${Does(seat, 'dává', 'dávají')} žoldnéřům ${forms.dieObject(colour, value)} (${forms.mercenarySpaces[at]}).`,
  'empire-die': ({ colour, value }) =>
    `${capital(forms.die(colour, value))} leží na kartě Impéria: akce této barvy se vynechá.`,
  'empire-card': 'Odkryla se další karta Impéria.',
  'die-changed': ({ seat, at, value }) => `${Does(seat, 'mění', 'mění')} hodnotu kostky ${atSpace(at)} na ${value}.`,
  gained: ({ side, resource, count }) => `${Does(side, 'získává', 'získávají')} ${amount(resource, count)}.`,
  paid: ({ side, resource, count }) => `${Does(side, 'platí', 'platí')} ${amount(resource, count)}.`,
  scored: ({ side, points, why, island }) =>
    `${Does(side, 'získává', 'získávají')} ${forms.points(points)} ${sources[why].told(island)}.`,
  capacity: ({ seat, capacity }) => `Kapacita skladu ${whose(seat)} je teď ${capacity}.`,
  placed: ({ side, piece, at: place }, at) =>
    `${Does(side, 'umisťuje', 'umisťují')} ${forms.pieces[piece].whom} na ${forms.placeObject(at, place)}.`,
  moved: ({ side, piece, from, to }, at) => {
    const where = piece === 'shadow' ? forms.bareObject(at, to) : forms.placeObject(at, to)
    return `${capital(forms.pieces[piece].who)} ${whose(side)} se přesouvá ${outOf(forms.bareGenitive(at, from))} na ${where}.`
  },
  eliminated: ({ side, at: place, by }, at) =>
    `${Does(by, 'odstraňuje', 'odstraňují')} správce ${whose(side)} na ${forms.bareLocative(at, place)}.`,
  seeker: ({ seat, island }) => `Hledač ${whose(seat)} se přesouvá na ${forms.island(island)}.`,
  took: ({ side, tile: id, from }) => `${Does(side, 'bere', 'berou')} ${tileObject(id)} ${source(from)}.`,
  put: ({ side, tile: id, to }) =>
    `${Does(side, 'odkládá', 'odkládají')} ${tileObject(id)} ${to === 'bag' ? 'do pytle' : 'na černý trh'}.`,
  filled: ({ island, tile: id }) => `${capital(tile(id))} přichází na ${forms.island(island)}.`,
  restored: ({ side, relic, influence }) =>
    `${Does(side, 'obnovuje', 'obnovují')} ${forms.relicObject(relic)}${influence > 0 ? ` a ${verb(side, 'získává', 'získávají')} vliv ${influence}` : ''}.`,
  marker: ({ seat, marker }) => `Ukazatel ${whose(seat)} na stupnici náboru se přesouvá na pole ${marker}.`,
  'bonus-placed': ({ seat, place }) => `${Does(seat, 'pokládá', 'pokládají')} bonusovou destičku ${toSpace(place)}.`,
  'bonus-used': ({ seat }) => `${Does(seat, 'používá', 'používají')} bonusovou destičku.`,
  ability: ({ seat, clan }) =>
    `${Does(seat, 'používá', 'používají')} schopnost ${seat === clan ? 'svého klanu' : whose(clan)}.`,
  villagers: ({ seat }) => `${Does(seat, 'aktivuje', 'aktivují')} destičku vesničanů.`,
  turned: 'Destička vesničanů se obrací.',
  helmet: ({ seat }) => `${Does(seat, 'si bere', 'si berou')} Mocnou helmu.`,
  played: ({ seat, hero }, at) => `${Does(seat, 'hraje', 'hrají')} kartu ${heroTitle(own, at, hero)}.`,
  discarded: ({ seat, hero }, at) => `${Does(seat, 'odhazuje', 'odhazují')} kartu ${heroTitle(own, at, hero)}.`,
  drew: ({ seat, hero }, at) =>
    `${Does(seat, 'si dobírá', 'si dobírají')} kartu ${hero === null ? 'hrdiny' : heroTitle(own, at, hero)}.`,
  shuffled: ({ seat }) => `${Does(seat, 'míchá', 'míchají')} odhazovací balíček do nového balíčku.`,
  hired: ({ side, hero, cost }, at) =>
    cost > 0
      ? `${Does(side, 'najímá', 'najímají')} za ${amount('gold', cost)} hrdinu: ${heroTitle(own, at, hero)}.`
      : `${Does(side, 'dostává', 'dostávají')} zdarma hrdinu: ${heroTitle(own, at, hero)}.`,
  shown: ({ hero }, at) => `Na trh hrdinů přichází karta ${heroTitle(own, at, hero)}.`,
  goal: ({ seat, goal, place }, at) =>
    `${Does(seat, 'plní', 'plní')} cíl „${goalTitle(own, at, goal)}“${place === 'silver' ? ' jako druhý klan' : ''}.`,
  'game-over': ({ winners, by }) => won(winners, by),
}
