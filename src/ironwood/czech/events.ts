import type { Tellings } from '../../toolkit'
import { capital } from '../../toolkit/capital'
import type { Event, Values } from '../rules'
import { cardName, mountainName, type Names, placeName, valuesOf } from '../rules/names'
import { opponentOf } from '../rules/vocabulary'
import { botEvents } from './bot-events'
import {
  aUnit,
  cards as cardForms,
  crystals,
  does,
  fightersThemselves,
  from,
  golemsThemselves,
  into,
  many,
  markers as markerForms,
  object,
  of,
  at as on,
  orNot,
  plural,
  side,
  totems as totemForms,
  unitsOf,
  visionCards,
  withTotem,
} from './nouns'

/** A card that was placed in a combat, with its damage, defense and dominance. */
function wager(names: Names, card: string | null, none: string): string {
  if (card === null) return none
  return names.cards[card] ? `${cardName(names, card)} (${valuesOf(names, card)})` : cardName(names, card)
}

const warband = (fighters: number, golems: number): string =>
  [...(fighters ? [many(fighters, fightersThemselves)] : []), ...(golems ? [many(golems, golemsThemselves)] : [])].join(
    ', ',
  )

const fight = ({ damage, defense }: Values): string =>
  `${damage ? `poškození ${damage}` : 'bez poškození'}, ${defense ? `obrana ${defense}` : 'bez obrany'}`

/** The dominance that decided a battle. */
const sums = (winner: number, loser: number): string =>
  winner === 0 ? 'bez převahy na obou stranách' : `převaha ${winner} proti ${loser === 0 ? 'žádné' : loser}`

const titles = (names: Names, ids: readonly string[]): string => ids.map((card) => cardName(names, card)).join(', ')

const places = (names: Names, ids: readonly string[], between = ', '): string =>
  ids.map((id) => placeName(names, id)).join(between)

const faded = (turned: number, removed: number): string =>
  [
    ...(turned ? [`${plural(turned, 'začíná', 'začínají', 'začíná')} slábnout ${many(turned, totemForms)}`] : []),
    ...(removed ? [`${plural(removed, 'mizí', 'mizí', 'mizí')} ${many(removed, totemForms)}`] : []),
  ].join(' a ')

export const events: Tellings<Event, 'type', [names: Names]> = {
  round: ({ round }) => `Začíná ${round}. kolo.`,
  turn: ({ seat }) => `Na tahu ${seat === 'woodwalkers' ? 'jsou' : 'je'} ${side[seat]}.`,
  played: ({ seat, card, additional }, names) =>
    `${does(seat, 'zahrají', 'zahraje')} ${additional ? 'navíc ' : ''}kartu ${cardName(names, card)}.`,
  rested: ({ seat }) => `${does(seat, 'nehrají', 'nehraje')} v tomto tahu kartu.`,
  drew: ({ seat, cards, count }, names) =>
    `${does(seat, 'si doberou', 'si dobere')}${cards ? `: ${titles(names, cards)}` : ` ${many(count, cardForms)}`}.`,
  'drew-visions': ({ seat, visions, count }, names) =>
    `${does(seat, 'si doberou', 'si dobere')} ${visions ? `${plural(visions.length, 'kartu vize', 'karty vizí', 'karty vizí')} ${places(names, visions, ' a ')}` : many(count, visionCards)}.`,
  'gave-back': ({ seat, card }, names) =>
    `${does(seat, 'vrátí', 'vrátí')} kartu${card ? ` ${cardName(names, card)}` : ''}.`,
  shuffled: ({ deck }) =>
    deck === 'visions' ? 'Balíček vizí se zamíchá.' : `${does(deck, 'zamíchají', 'zamíchá')} svůj balíček.`,
  looked: ({ seat, visions, count }, names) =>
    `${does(seat, 'se podívají', 'se podívá')} na ${count === 1 ? 'vrchní kartu vize' : `${many(count, visionCards)} z vrchu balíčku`}${visions ? `: ${places(names, visions)}` : ''}.`,
  shown: ({ seat, cards, visions }, names) =>
    `${does(seat, 'ukážou', 'ukáže')}${(cards && `: ${titles(names, cards)}`) ?? (visions && ` karty vizí: ${places(names, visions)}`) ?? ' své karty'}.`,
  gained: ({ seat, count }) =>
    `${orNot(count, does(seat, 'získají', 'získá'), crystals, does(seat, 'nezískají krystaly', 'nezíská krystaly'))}.`,
  spent: ({ seat, count }) => `${does(seat, 'utratí', 'utratí')} ${many(count, crystals)}.`,
  stole: ({ seat, count }) => `${does(seat, 'ukradnou', 'ukradne')} protivníkovi ${many(count, crystals)}.`,
  'took-cargo': ({ count }) => `Železné bratrstvo si vezme z nákladu ${many(count, crystals)}.`,
  moved: ({ from: start, to, totem }, names) =>
    `Bojovník Strážců hvozdu jde ${from(names, start)} ${into(names, to)}${totem ? ` ${withTotem[totem]}` : ''}.`,
  marched: ({ from: start, to, fighters, golems }, names) =>
    `Železné bratrstvo přesune oddíl ${from(names, start)} ${into(names, to)}: ${warband(fighters, golems)}.`,
  baited: ({ from: start, to, count }, names) =>
    `Železné bratrstvo naláká ${many(count, unitsOf.fighter)} Strážců hvozdu ${from(names, start)} ${into(names, to)}.`,
  'drill-moved': ({ from: start, to }, names) => `Vrták se přesune ${from(names, start)} ${into(names, to)}.`,
  'drill-step': ({ step, cargo }) =>
    `Vrták je na kroku ${step} své stupnice; ${cargo === 0 ? 'náklad je prázdný' : `náklad: ${many(cargo, crystals)}`}.`,
  unloaded: ({ count }) => (count === 0 ? 'Vrták je bez nákladu.' : `Z vrtáku se vyloží ${many(count, crystals)}.`),
  'drill-destroyed': ({ at }, names) =>
    `Vrták ${on(names, at)} je zničen a vrací se do města ${mountainName(names, names.board.ferrum)}.`,
  salvaged: 'Strážci hvozdu si vezmou 1 krystal z nákladu vrtáku.',
  recruited: ({ seat, unit, at }, names) =>
    `${does(seat, 'naverbují', 'naverbuje')} ${aUnit[unit]} ${into(names, at)}.`,
  removed: ({ seat, unit, at, count }, names) =>
    `${capital(from(names, at))} se ${plural(count, 'odebírá', 'odebírají', 'odebírá')}: ${many(count, unit === 'fighter' ? fightersThemselves : golemsThemselves)} ${of[seat]}.`,
  attacked: ({ seat, from: start, to }, names) =>
    `${does(seat, 'zaútočí', 'zaútočí')} na ${object(names, to)} ${from(names, start)}.`,
  wagered: ({ seat, placed, card }, names) =>
    placed
      ? `${does(seat, 'nasadí', 'nasadí')} kartu${card ? ` ${cardName(names, card)}` : ''}.`
      : `${does(seat, 'nenasadí', 'nenasadí')} žádnou kartu.`,
  revealed: ({ wagers }, names) =>
    `Nasazené karty: ${wager(names, wagers.woodwalkers, 'žádná karta')} proti ${wager(names, wagers.ironclad, 'žádné kartě')}.`,
  strengths: ({ values: { woodwalkers, ironclad } }) =>
    `Strážci hvozdu: ${fight(woodwalkers)}; Železné bratrstvo: ${fight(ironclad)}.`,
  damage: ({ seat, count }) =>
    `${count === 0 ? does(seat, 'nezpůsobí žádné', 'nezpůsobí žádné') : `${does(seat, 'způsobí', 'způsobí')} ${count}`} poškození.`,
  'battle-over'({ winner, dominance }) {
    if (winner === 'nobody') return 'Nezbyl nikdo, kdo by bitvu vyhrál.'
    const decided = dominance ? ` (${sums(dominance[winner], dominance[opponentOf(winner)])})` : ''
    return `${does(winner, 'vítězí', 'vítězí')} v bitvě${decided}.`
  },
  retreated: ({ from: start, to, fighters, golems }, names) =>
    `Poražený oddíl ustupuje ${from(names, start)} ${into(names, to)}: ${warband(fighters, golems)}.`,
  'wager-left'({ seat, card, to }, names) {
    const name = cardName(names, card)
    if (to === 'discard') return `${does(seat, 'odhodí', 'odhodí')} nasazenou kartu ${name}.`
    return to === 'hand'
      ? `${does(seat, 'si vezmou', 'si vezme')} kartu ${name} zpět do ruky.`
      : `${does(seat, 'odloží', 'odloží')} kartu ${name} stranou.`
  },
  discovered: ({ vision, at }, names) => `Objeven totem ${from(names, vision)}; leží ${on(names, at)}.`,
  secured: ({ at, secured }, names) => `Totem je ukořistěn ${on(names, at)}: ${secured} ze 3.`,
  faded: ({ at, turned, removed }, names) => `${capital(on(names, at))} ${faded(turned, removed)}.`,
  founded: ({ at }, names) => `Základy jsou umístěny ${into(names, at)}.`,
  built: ({ at }, names) => `Kovárna je postavena ${on(names, at)}.`,
  marked: ({ seat, card, at }, names) =>
    `${does(seat, 'označí', 'označí')} ${object(names, at)} (${cardName(names, card)}).`,
  'mark-removed': ({ seat, card, at }, names) =>
    `${does(seat, 'odeberou', 'odebere')} kostičku ${from(names, at)} (${cardName(names, card)}).`,
  markers: ({ seat, card, markers }, names) =>
    markers === 0
      ? `${does(seat, 'už nemají', 'už nemá')} na kartě ${cardName(names, card)} žádné označovací kostičky.`
      : `${does(seat, 'mají', 'má')} teď na kartě ${cardName(names, card)} ${many(markers, markerForms)}.`,
  exhausted: ({ card }, names) => `Karta ${cardName(names, card)} je vyčerpaná.`,
  burned: ({ seat, card }, names) => `${does(seat, 'spálí', 'spálí')} kartu ${cardName(names, card)}.`,
  'burned-vision': ({ seat, vision }, names) =>
    `${does(seat, 'spálí', 'spálí')} kartu vize${vision ? ` ${placeName(names, vision)}` : ''}.`,
  discarded: ({ seat, card }, names) => `${does(seat, 'odhodí', 'odhodí')} kartu ${cardName(names, card)}.`,
  recovered: ({ seat, cards }, names) => `${does(seat, 'si vezmou', 'si vezme')} zpět: ${titles(names, cards)}.`,
  demanded: ({ grant }) => (grant === 'steal' ? 'Požadavek je splněn krystaly.' : 'Požadavek je splněn kartou.'),
  'out-of-reach':
    'Strážci hvozdu už nemohou vyhrát: zbývá příliš málo totemů a karet vizí. Hra pokračuje, dokud Železné bratrstvo nepostaví třetí kovárnu nebo se někdo nevzdá.',
  ...botEvents,
  'game-over'({ winner, by }) {
    const endings = { totems: 'díky třetímu totemu', forges: 'díky třetí kovárně', surrender: ': protivník se vzdal' }
    return `${does(winner, 'vítězí', 'vítězí')}${by === 'surrender' ? '' : ' '}${endings[by]}.`
  },
}
