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
  fightersThemselves,
  from,
  golemsThemselves,
  many,
  markers as markerForms,
  object,
  of,
  ofPlace,
  on,
  onto,
  orNot,
  plural,
  side,
  totems as totemForms,
  unitsOf,
  vision,
  visionCards,
  withTotem,
} from './nouns'

/** A card that was placed in a combat, with its damage, defense and dominance. */
function wager(names: Names, card: string | null): string {
  if (card === null) return 'brak karty'
  return names.cards[card] ? `${cardName(names, card)} (${valuesOf(names, card)})` : cardName(names, card)
}

const warband = (fighters: number, golems: number): string =>
  [...(fighters ? [many(fighters, fightersThemselves)] : []), ...(golems ? [many(golems, golemsThemselves)] : [])].join(
    ', ',
  )

const fight = ({ damage, defense }: Values): string =>
  `${damage ? `Obrażenia ${damage}` : 'bez Obrażeń'}, ${defense ? `Obrona ${defense}` : 'bez Obrony'}`

/** The dominance that decided a battle. */
const sums = (winner: number, loser: number): string =>
  winner === 0 ? 'bez Dominacji po obu stronach' : `Dominacja ${winner} przeciw ${loser === 0 ? 'żadnej' : loser}`

const endings = {
  totems: 'wygrywa, zabezpieczając trzeci Totem',
  forges: 'wygrywa, budując trzecią Kuźnię',
  surrender: 'wygrywa: przeciwnik się poddał',
}

const wagerLeft = {
  discard: (card: string) => `odrzuca umieszczoną kartę ${card}`,
  hand: (card: string) => `bierze kartę ${card} z powrotem na rękę`,
  aside: (card: string) => `odkłada kartę ${card} na bok`,
}

const titles = (names: Names, ids: readonly string[]): string => ids.map((card) => cardName(names, card)).join(', ')

const places = (names: Names, ids: readonly string[], between = ', '): string =>
  ids.map((id) => placeName(names, id)).join(between)

const faded = (turned: number, removed: number): string =>
  [
    ...(turned ? [`${plural(turned, 'zaczyna', 'zaczynają', 'zaczyna')} zanikać ${many(turned, totemForms)}`] : []),
    ...(removed ? [`${plural(removed, 'znika', 'znikają', 'znika')} ${many(removed, totemForms)}`] : []),
  ].join(' i ')

export const events: Tellings<Event, 'type', [names: Names]> = {
  round: ({ round }) => `Zaczyna się runda ${round}.`,
  turn: ({ seat }) => `Tura ${of[seat]}.`,
  played: ({ seat, card, additional }, names) =>
    `${side[seat]} zagrywa ${additional ? 'dodatkowo ' : ''}kartę ${cardName(names, card)}.`,
  rested: ({ seat }) => `${side[seat]} nie zagrywa karty w tej turze.`,
  drew: ({ seat, cards, count }, names) =>
    `${side[seat]} dobiera${cards ? `: ${titles(names, cards)}` : ` ${many(count, cardForms)}`}.`,
  'drew-visions': ({ seat, visions, count }, names) =>
    `${side[seat]} dobiera ${visions ? `${plural(visions.length, 'kartę', 'karty', 'karty')} Przepowiedni ${places(names, visions, ' i ')}` : many(count, visionCards)}.`,
  'gave-back': ({ seat, card }, names) => `${side[seat]} zwraca kartę${card ? ` ${cardName(names, card)}` : ''}.`,
  shuffled: ({ deck }) =>
    deck === 'visions' ? 'Talia Przepowiedni zostaje przetasowana.' : `${side[deck]} tasuje talię.`,
  looked: ({ seat, visions, count }, names) =>
    `${side[seat]} patrzy na ${count === 1 ? 'wierzchnią kartę Przepowiedni' : `${many(count, visionCards)} z wierzchu talii`}${visions ? `: ${places(names, visions)}` : ''}.`,
  shown: ({ seat, cards, visions }, names) =>
    `${side[seat]} pokazuje${(cards && `: ${titles(names, cards)}`) ?? (visions && ` karty Przepowiedni: ${places(names, visions)}`) ?? ' swoje karty'}.`,
  gained: ({ seat, count }) => `${side[seat]} ${orNot(count, 'zyskuje', crystals, 'nie zyskuje Kryształów')}.`,
  spent: ({ seat, count }) => `${side[seat]} wydaje ${many(count, crystals)}.`,
  stole: ({ seat, count }) => `${side[seat]} zabiera przeciwnikowi ${many(count, crystals)}.`,
  'took-cargo': ({ count }) => `Pancerny Klan bierze ${many(count, crystals)} z Ładunku.`,
  moved: ({ from: start, to, totem }, names) =>
    `Wojownik Plemienia Puszczy idzie ${from(names, start)} ${onto(names, to)}${totem ? ` ${withTotem[totem]}` : ''}.`,
  marched: ({ from: start, to, fighters, golems }, names) =>
    `Pancerny Klan porusza Drużynę ${from(names, start)} ${onto(names, to)}: ${warband(fighters, golems)}.`,
  baited: ({ from: start, to, count }, names) =>
    `Pancerny Klan zwabia ${many(count, unitsOf.fighter)} Plemienia Puszczy ${from(names, start)} ${onto(names, to)}.`,
  'drill-moved': ({ from: start, to }, names) => `Wiertło przesuwa się ${from(names, start)} ${onto(names, to)}.`,
  'drill-step': ({ step, cargo }) =>
    `Wiertło jest na polu ${step} swojego toru; ${cargo === 0 ? 'Ładunek jest pusty' : `w Ładunku: ${many(cargo, crystals)}`}.`,
  unloaded: ({ count }) =>
    count === 0 ? 'Ładunek Wiertła jest pusty.' : `Z Wiertła rozładowano ${many(count, crystals)}.`,
  'drill-destroyed': ({ at }, names) =>
    `Wiertło ${on(names, at)} zostaje zniszczone i wraca na Górę ${mountainName(names, names.board.ferrum)}.`,
  salvaged: 'Plemię Puszczy bierze 1 Kryształ z Ładunku Wiertła.',
  recruited: ({ seat, unit, at }, names) => `${side[seat]} werbuje ${aUnit[unit]} ${on(names, at)}.`,
  removed: ({ seat, unit, at, count }, names) =>
    `${capital(on(names, at))} usunięto ${many(count, unitsOf[unit])} ${of[seat]}.`,
  attacked: ({ seat, from: start, to }, names) => `${side[seat]} atakuje ${object(names, to)} ${from(names, start)}.`,
  wagered: ({ seat, placed, card }, names) =>
    placed
      ? `${side[seat]} umieszcza w Walce kartę${card ? ` ${cardName(names, card)}` : ''}.`
      : `${side[seat]} nie umieszcza karty w Walce.`,
  revealed: ({ wagers }, names) =>
    `Karty w Walce: ${wager(names, wagers.woodwalkers)} kontra ${wager(names, wagers.ironclad)}.`,
  strengths: ({ values: { woodwalkers, ironclad } }) =>
    `Plemię Puszczy: ${fight(woodwalkers)}; Pancerny Klan: ${fight(ironclad)}.`,
  damage: ({ seat, count }) =>
    `${side[seat]} ${orNot(count, 'zadaje', { one: 'Obrażenie', few: 'Obrażenia', many: 'Obrażeń' }, 'nie zadaje Obrażeń')}.`,
  'battle-over'({ winner, dominance }) {
    if (winner === 'nobody') return 'Nie został nikt, kto mógłby wygrać Bitwę.'
    const decided = dominance ? ` (${sums(dominance[winner], dominance[opponentOf(winner)])})` : ''
    return `${side[winner]} wygrywa Bitwę${decided}.`
  },
  retreated: ({ from: start, to, fighters, golems }, names) =>
    `Pokonana Drużyna wycofuje się ${from(names, start)} ${onto(names, to)}: ${warband(fighters, golems)}.`,
  'wager-left': ({ seat, card, to }, names) => `${side[seat]} ${wagerLeft[to](cardName(names, card))}.`,
  discovered: ({ vision: id, at }, names) => `Odkryto Totem ${ofPlace(names, id)}; leży ${on(names, at)}.`,
  secured: ({ at, secured }, names) => `Totem zabezpieczony ${on(names, at)}: ${secured} z 3.`,
  faded: ({ at, turned, removed }, names) => `${capital(on(names, at))} ${faded(turned, removed)}.`,
  founded: ({ at }, names) => `Fundament umieszczony ${on(names, at)}.`,
  built: ({ at }, names) => `Kuźnia zbudowana ${on(names, at)}.`,
  marked: ({ seat, card, at }, names) => `${side[seat]} oznacza ${object(names, at)} (${cardName(names, card)}).`,
  'mark-removed': ({ seat, card, at }, names) =>
    `${side[seat]} usuwa znacznik ${from(names, at)} (${cardName(names, card)}).`,
  markers: ({ seat, card, markers }, names) =>
    `${side[seat]} ${orNot(markers, 'ma teraz', markerForms, 'nie ma już znaczników')} na karcie ${cardName(names, card)}.`,
  exhausted: ({ card }, names) => `Karta ${cardName(names, card)} jest wyczerpana.`,
  burned: ({ seat, card }, names) => `${side[seat]} spala kartę ${cardName(names, card)}.`,
  'burned-vision': ({ seat, vision: id }, names) =>
    `${side[seat]} spala kartę ${id ? vision(names, id) : 'Przepowiedni'}.`,
  discarded: ({ seat, card }, names) => `${side[seat]} odrzuca kartę ${cardName(names, card)}.`,
  recovered: ({ seat, cards }, names) => `${side[seat]} bierze z powrotem: ${titles(names, cards)}.`,
  demanded: ({ grant }) => (grant === 'steal' ? 'Żądanie spełniono Kryształami.' : 'Żądanie spełniono kartą.'),
  'out-of-reach':
    'Plemię Puszczy nie może już wygrać: zostało za mało Totemów i kart Przepowiedni. Gra trwa, aż Pancerny Klan zbuduje trzecią Kuźnię albo ktoś się podda.',
  ...botEvents,
  'game-over': ({ winner, by }) => `${side[winner]} ${endings[by]}.`,
}
