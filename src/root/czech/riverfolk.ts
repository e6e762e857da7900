import { capital } from '../../toolkit/capital'
import type { Cost } from '../rules/card'
import { cardOf } from '../rules/cards'
import type { Service } from '../rules/factions/riverfolk/facts'
import type { FundTask } from '../rules/factions/riverfolk/funds'
import type { Till } from '../rules/factions/riverfolk/money'
import type { PartWords } from '../words/catalogue'
import { form, itemsPaid, left, services, suitAdjectives, warriors, warriorsThere } from './forms'
import {
  cardName,
  clearing,
  clearingObject,
  Does,
  does,
  onClearing,
  serviceNames,
  suitNames,
  verb,
  who,
  whose,
} from './names'

/** What an act of its turn is. */
export const riverfolkActs: Readonly<Record<string, string>> = {
  move: 'Přesun (investuj fond).',
  battle: 'Boj (investuj fond).',
  draw: 'Dober si kartu (investuj fond).',
  recruit: 'Verbování: bojovník k řece (utrať fond).',
  post: 'Obchodní stanice s posádkou (utrať dva fondy hráče, který mýtinu ovládá): 2 body.',
}

const from: Readonly<Record<Till, string>> = {
  supply: 'ze zásoby',
  payments: 'z plateb',
  funds: 'z fondů',
  committed: 'z investic',
  fox: 'z liščí stupnice',
  rabbit: 'z králičí stupnice',
  mouse: 'z myší stupnice',
}

const to: Readonly<Record<Till, string>> = {
  supply: 'do zásoby',
  payments: 'do plateb',
  funds: 'do fondů',
  committed: 'do investic',
  fox: 'na liščí stupnici',
  rabbit: 'na králičí stupnici',
  mouse: 'na myší stupnici',
}

const uses: Readonly<Record<FundTask['what'], string>> = {
  commit: 'investice',
  recruit: 'verbování',
  fox: 'na liščí stupnici',
  rabbit: 'na králičí stupnici',
  mouse: 'na myší stupnici',
}

const symbols = (cost: readonly Cost[]): string =>
  cost.map((suit) => (suit === 'any' ? 'libovolný symbol' : suitNames[suit])).join(', ')

/** As in `služba Říční čluny`. */
const service = (name: Service): string => `služba ${serviceNames[name]}`
const aService = (name: Service): string => `službu ${serviceNames[name]}`
const ofService = (name: Service): string => `služby ${serviceNames[name]}`

/** Of the Riverfolk, and of those who buy from them. */
export const riverfolk = {
  actions: {
    price: ({ price }) => `Cena: ${price}.`,
    reprice: ({ service: name }) => `Urči novou cenu ${ofService(name)}.`,
    fund: ({ seat }, _task, scene) => `Použij fond ${whose(scene, seat)}.`,
    'lose-fund': ({ seat }, _task, scene) => `Ztrať fond ${whose(scene, seat)}.`,
    export: ({ card }) => `Vyvez kartu ${cardName(card)}: bojovník do plateb.`,
    buy: ({ service: name }) => `Kup ${aService(name)}.`,
    'buy-card': ({ card }) => `Kup kartu ${cardName(card)}.`,
  },
  details: {
    'river-start': ({ left: count }) => left(count),
    'set-price': ({ service: name }) => serviceNames[name],
    fund: ({ what }) => uses[what],
    invest: ({ card, paid }) => `${cardName(card)}, ${left(cardOf(card).cost.length - paid)}`,
    'lose-fund': ({ left: count }) => left(count),
    'pay-item': ({ left: count }) => left(count),
  },
  asks: {
    'river-start': ', kam umístit bojovníka',
    'set-price': ' o ceně',
    prices: ' o nových cenách',
    protectionism: ' o protekcionismu',
    dividends: ' o dividendách',
    gather: ' o fondech',
    'riverfolk-daylight': ' o akci',
    fund: ', čí fond použít',
    'draw-card': ' o dobírání',
    land: ', kde verbovat',
    post: ', kam umístit obchodní stanici',
    invest: ', na kterou stupnici investovat fond',
    exported: ' o vývozu karty',
    disruption: ' o ztracené stanici',
    'lose-fund': ', čí fond ztratit',
    'hand-card': ', kterou kartu koupit',
    sale: ' o službě',
    service: ' o službě',
    'pay-item': ', kterým předmětem zaplatit',
  },
  questions: {
    prices: 'Určit nové ceny?',
    'set-price': ({ service: name }) => `Urči cenu ${ofService(name)}.`,
    'riverfolk-daylight': 'Vyber akci.',
  },
  events: {
    funds: ({ owner, from: source, to: target, count }, names) =>
      `${capital(from[source])} ${form(count, { one: 'jde', few: 'jdou', other: 'jde' })} ${warriorsThere(count)} ${whose(names, owner)} ${to[target]}.`,
    price: ({ service: name, price }) => `Cena ${ofService(name)}: ${price}.`,
    bought: ({ seat, service: name, price }, names) =>
      `${Does(names, seat, 'kupuje', 'kupují')} ${aService(name)} za ${price}.`,
    exported: ({ seat, card }, names) => `${Does(names, seat, 'vyváží', 'vyvážejí')} kartu ${cardName(card)}.`,
  },
  reasons: {
    'ROOT-11.4.2': 'za dividendy',
    'ROOT-11.5.6.3a': 'za obchodní stanici',
  },
  refusals: {
    'not-on-river': ({ at }, names) => `${capital(clearing(names, at))} neleží u řeky.`,
    'no-such-price': ({ price }) => `Ceny jsou od 1 do 4; ${price} cena není.`,
    'same-price': ({ service: name, price }) => `${capital(service(name))} už stojí ${price}.`,
    'priced-already': ({ service: name }) => `Cena ${ofService(name)} už je na tento Večer určená.`,
    'no-fund': 'Ve fondech už není bojovník.',
    'no-such-fund': ({ owner }, names) => `Ve fondech není bojovník ${whose(names, owner)}.`,
    'nothing-can-move.riverfolk': 'Žádný bojovník Společnosti se nemůže nikam přesunout.',
    'nobody-to-battle.riverfolk': 'Na žádné mýtině nejsou bojovníci Společnosti zároveň s nepřítelem.',
    'no-card.deck': 'Není karta k dobrání.',
    'no-room.river': 'Na žádnou mýtinu u řeky nelze nic umístit.',
    'no-post-site':
      'Na žádnou mýtinu nelze umístit a zaplatit obchodní stanici: stojí dva fondy hráče, který mýtinu ovládá.',
    'no-such-act.riverfolk': ({ act }) => `Společnost nemá akci „${act}“.`,
    'post-there': ({ at }, names) => `${capital(onClearing(names, at))} už je obchodní stanice.`,
    'no-post': ({ suit }) => `Žádná ${suitAdjectives[suit]} stanice už nezbývá.`,
    'nobody-rules': ({ at }, names) => `Žádný hráč neovládá ${clearingObject(names, at)}.`,
    'too-few-funds': ({ at, owner, held }, names) =>
      `${capital(clearingObject(names, at))} ${verb(names, owner, 'ovládá', 'ovládají')} ${who(names, owner)}; jsou potřeba dva fondy ${whose(names, owner)}, k dispozici: ${held || 'žádný'}.`,
    'no-space': ({ suit }) => `Na stupnici (${suitNames[suit]}) není prázdné pole.`,
    'cannot-invest': ({ card, cost, funds }) =>
      `Cena karty ${cardName(card)}: ${symbols(cost)}; prázdná pole stupnic a fondy (${funds || 'žádné'}) na ni nestačí.`,
    'nothing-for-sale': 'Společnost nemá v ruce kartu.',
    'bought-already': ({ service: name }) => `${capital(service(name))} je v tomto tahu už koupená.`,
    'boats-already': ({ seat }, names) =>
      `${Does(names, seat, 'používá', 'používají')} řeky jako cesty i bez toho, nebo tu řeky nejsou.`,
    'no-hire': ({ seat }, names) =>
      `${Does(names, seat, 'nemá', 'nemají')} bojovníky, takže si žoldnéře ${verb(names, seat, 'nenajme', 'nenajmou')}.`,
    'nobody-to-hire': 'Na mapě není bojovník Společnosti.',
    'bought-enough': ({ seat, count }, names) =>
      `V tomto tahu ${does(names, seat, 'může', 'mohou')} koupit nejvýš ${services(count)}.`,
    'too-dear.warriors': ({ seat, service: name, price, held }, names) =>
      `${capital(service(name))} stojí ${warriors(price)}; v zásobě ${whose(names, seat)}: ${held || 'nikdo'}.`,
    'too-dear.items': ({ seat, service: name, price, held }, names) =>
      `${capital(service(name))} stojí ${itemsPaid(price)}; připravené předměty ${whose(names, seat)}: ${held || 'žádné'}.`,
  },
} as const satisfies PartWords
