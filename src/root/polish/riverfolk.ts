import { capital } from '../../toolkit/capital'
import type { Cost } from '../rules/card'
import { cardOf } from '../rules/cards'
import type { Service } from '../rules/factions/riverfolk/facts'
import type { FundTask } from '../rules/factions/riverfolk/funds'
import type { Till } from '../rules/factions/riverfolk/money'
import type { PartWords } from '../words/catalogue'
import { itemsPaid, left, personsLeft, services, suitAdjectives, warriors, warriorsThere } from './forms'
import {
  cardName,
  clearing,
  clearingObject,
  Does,
  does,
  ofClearing,
  onClearing,
  serviceNames,
  suitNames,
  verb,
  whose,
} from './names'

/** What an act of its turn is. */
export const riverfolkActs: Readonly<Record<string, string>> = {
  move: 'Ruch (zainwestuj Fundusz).',
  battle: 'Walka (zainwestuj Fundusz).',
  draw: 'Dobierz kartę (zainwestuj Fundusz).',
  recruit: 'Werbunek: wojownik nad rzeką (wydaj Fundusz).',
  post: 'Budowa Faktorii z Garnizonem (wydaj dwa Fundusze gracza, który kontroluje polanę): 2 punkty.',
}

const from: Readonly<Record<Till, string>> = {
  supply: 'z zasobów',
  payments: 'z pola Płatności',
  funds: 'z pola Funduszy',
  committed: 'z pola Inwestycji',
  fox: 'z lisiego toru',
  rabbit: 'z króliczego toru',
  mouse: 'z mysiego toru',
}

const to: Readonly<Record<Till, string>> = {
  supply: 'do zasobów',
  payments: 'na pole Płatności',
  funds: 'na pole Funduszy',
  committed: 'na pole Inwestycji',
  fox: 'na lisi tor',
  rabbit: 'na króliczy tor',
  mouse: 'na mysi tor',
}

const uses: Readonly<Record<FundTask['what'], string>> = {
  commit: 'inwestycja',
  recruit: 'Werbunek',
  fox: 'na lisi tor',
  rabbit: 'na króliczy tor',
  mouse: 'na mysi tor',
}

const symbols = (cost: readonly Cost[]): string =>
  cost.map((suit) => (suit === 'any' ? 'dowolny symbol' : suitNames[suit])).join(', ')

/** As in `Usługa Łodzie Rzeczne`. */
const service = (name: Service): string => `Usługa ${serviceNames[name]}`
const aService = (name: Service): string => `Usługę ${serviceNames[name]}`
const ofService = (name: Service): string => `Usługi ${serviceNames[name]}`

/** Of the Riverfolk, and of those who buy from them. */
export const riverfolk = {
  actions: {
    price: ({ price }) => `Cena: ${price}.`,
    reprice: ({ service: name }) => `Ustal nową cenę ${ofService(name)}.`,
    fund: ({ seat }, _task, scene) => `Użyj Funduszu ${whose(scene, seat)}.`,
    'lose-fund': ({ seat }, _task, scene) => `Strać Fundusz ${whose(scene, seat)}.`,
    export: ({ card }) => `Eksport karty ${cardName(card)}: wojownik na pole Płatności.`,
    buy: ({ service: name }) => `Wykup ${aService(name)}.`,
    'buy-card': ({ card }) => `Kup kartę ${cardName(card)}.`,
  },
  details: {
    'river-start': ({ left: count }) => personsLeft(count),
    'set-price': ({ service: name }) => serviceNames[name],
    fund: ({ what }) => uses[what],
    invest: ({ card, paid }) => `${cardName(card)}, ${left(cardOf(card).cost.length - paid)}`,
    'lose-fund': ({ left: count }) => left(count),
    'pay-item': ({ left: count }) => left(count),
  },
  asks: {
    'river-start': ', gdzie zaczyna wojownik',
    'set-price': ' o cenie',
    prices: ' o nowych cenach',
    protectionism: ' o Protekcjonizmie',
    dividends: ' o Dywidendach',
    gather: ' o Funduszach',
    'riverfolk-daylight': ' o akcji',
    fund: ', czyjego Funduszu użyć',
    'draw-card': ' o dobieraniu',
    land: ', gdzie przeprowadzić Werbunek',
    post: ', gdzie rozmieścić Faktorię',
    invest: ', na który tor zainwestować Fundusz',
    exported: ' o eksporcie karty',
    disruption: ' o utraconej Faktorii',
    'lose-fund': ', czyj Fundusz stracić',
    'hand-card': ', którą kartę kupić',
    sale: ' o Usłudze',
    service: ' o Usłudze',
    'pay-item': ', którym przedmiotem zapłacić',
  },
  questions: {
    prices: 'Ustalić nowe ceny?',
    'set-price': ({ service: name }) => `Ustal cenę ${ofService(name)}.`,
    'riverfolk-daylight': 'Wybierz akcję.',
  },
  events: {
    funds: ({ owner, from: source, to: target, count }, names) =>
      `${capital(from[source])} ${warriorsThere(count)} ${whose(names, owner)} trafia ${to[target]}.`,
    price: ({ service: name, price }) => `Cena ${ofService(name)}: ${price}.`,
    bought: ({ seat, service: name, price }, names) =>
      `${Does(names, seat, 'wykupuje', 'wykupują')} ${aService(name)} za ${price}.`,
    exported: ({ seat, card }, names) => `${Does(names, seat, 'eksportuje', 'eksportują')} kartę ${cardName(card)}.`,
  },
  reasons: {
    'ROOT-11.4.2': 'z Dywidend',
    'ROOT-11.5.6.3a': 'za Faktorię',
  },
  refusals: {
    'not-on-river': ({ at }, names) => `${capital(clearing(names, at))} nie leży nad rzeką.`,
    'no-such-price': ({ price }) => `Ceny są od 1 do 4; ${price} nie jest ceną.`,
    'same-price': ({ service: name, price }) => `${capital(service(name))} już kosztuje ${price}.`,
    'priced-already': ({ service: name }) => `Cena ${ofService(name)} jest już tego Wieczoru ustalona.`,
    'no-fund': 'Na polu Funduszy nie ma już wojowników.',
    'no-such-fund': ({ owner }, names) => `Na polu Funduszy nie ma wojownika ${whose(names, owner)}.`,
    'nothing-can-move.riverfolk': 'Żaden wojownik Kompanii nie może się nigdzie ruszyć.',
    'nobody-to-battle.riverfolk': 'Nie ma polany, na której są wojownicy Kompanii i przeciwnik.',
    'no-card.deck': 'Nie ma karty do dobrania.',
    'no-room.river': 'Na żadnej polanie nad rzeką nie można nic rozmieścić.',
    'no-post-site':
      'Na żadnej polanie nie można rozmieścić i opłacić Faktorii: wymaga ona dwóch Funduszy gracza, który kontroluje polanę.',
    'no-such-act.riverfolk': ({ act }) => `Kompania nie ma akcji „${act}”.`,
    'post-there': ({ at }, names) => `${capital(onClearing(names, at))} jest już Faktoria.`,
    'no-post': ({ suit }) => `Nie ma już ${suitAdjectives[suit].genitive} Faktorii.`,
    'nobody-rules': ({ at }, names) => `Żaden gracz nie kontroluje ${ofClearing(names, at)}.`,
    'too-few-funds': ({ at, owner, held }, names) =>
      `${Does(names, owner, 'kontroluje', 'kontrolują')} ${clearingObject(names, at)}; potrzeba dwóch Funduszy ${whose(names, owner)}, na polu Funduszy: ${held || 'brak'}.`,
    'no-space': ({ suit }) => `Na torze (${suitNames[suit]}) nie ma pustego pola.`,
    'cannot-invest': ({ card, cost, funds }) =>
      `Koszt karty ${cardName(card)}: ${symbols(cost)}; nie wystarcza na to pustych pól torów albo Funduszy (${funds || 'brak'}).`,
    'nothing-for-sale': 'Kompania nie ma kart na ręce.',
    'bought-already': ({ service: name }) => `${capital(service(name))} jest już w tej turze wykupiona.`,
    'boats-already': ({ seat }, names) =>
      `${Does(names, seat, 'traktuje', 'traktują')} rzeki jak ścieżki i bez tego albo na tej mapie nie ma rzek.`,
    'no-hire': ({ seat }, names) =>
      `${Does(names, seat, 'nie ma', 'nie mają')} wojowników, więc nie ${verb(names, seat, 'wynajmie', 'wynajmą')} Najemników.`,
    'nobody-to-hire': 'Na mapie nie ma wojownika Kompanii.',
    'bought-enough': ({ seat, count }, names) =>
      `W tej turze ${does(names, seat, 'może', 'mogą')} wykupić najwyżej ${services(count)}.`,
    'too-dear.warriors': ({ seat, service: name, price, held }, names) =>
      `${capital(service(name))} kosztuje ${warriors(price)}; w zasobach ${whose(names, seat)}: ${held || 'brak'}.`,
    'too-dear.items': ({ seat, service: name, price, held }, names) =>
      `${capital(service(name))} kosztuje ${itemsPaid(price)}; odkryte przedmioty ${whose(names, seat)}: ${held || 'brak'}.`,
  },
} as const satisfies PartWords
