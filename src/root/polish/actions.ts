import { capital } from '../../toolkit/capital'
import { cardOf } from '../rules/cards'
import type { Action, Task } from '../rules/chapters'
import type { Seat } from '../rules/vocabulary'
import { actsOf } from '../words/act'
import type { Asked, PartWords } from '../words/catalogue'
import type { Names } from '../words/scene'
import { allianceActs } from './alliance'
import { corvidActs, exertActs } from './corvid'
import { assemblyActs, brigadierActs } from './duchy'
import { points, suitAdjectives, warriors } from './forms'
import { advanceActs, commandActs, relentlessActs } from './hundreds'
import { recoverActs } from './keepers'
import { marquiseActs } from './marquise'
import {
  anItem,
  aPiece,
  between,
  cardName,
  Does,
  effectName,
  fromClearing,
  itemName,
  names,
  ofEffect,
  onClearing,
  suitNames,
  toClearing,
  toWhom,
  who,
  whom,
  whose,
  withPlayer,
} from './names'
import { riverfolkActs } from './riverfolk'
import { characterActions, vagabondActs } from './vagabond'

/** What it means to do no more, where it can be said better. */
const ends: Readonly<Partial<Record<Task['do'], string>>> = {
  window: 'Nie używaj teraz żadnego efektu.',
  'craft-step': 'Nie przekuwaj nic więcej.',
  'move-from': 'Nie wykonuj drugiego ruchu.',
  roam: 'Zostań tutaj.',
  'battle-effect': 'Nie używaj żadnego efektu.',
  'take-items': 'Zignoruj pozostałe obrażenia.',
  'cat-actions': 'Nie wykonuj więcej akcji.',
  decree: 'Nie dodawaj drugiej karty.',
  revolt: 'Nie wzniecaj więcej Rewolt.',
  spread: 'Nie zdobywaj więcej Sympatyków.',
  'alliance-daylight': 'Zakończ Dzień.',
  operations: 'Zakończ Operacje Militarne.',
  'vagabond-daylight': 'Zakończ Dzień.',
  'riverfolk-daylight': 'Zakończ Dzień.',
  prices: 'Nie zmieniaj więcej cen.',
  assembly: 'Nie wykonuj więcej akcji.',
  parliament: 'Zakończ Parlament.',
  'battle-again': 'Nie inicjuj drugiej walki.',
  banker: 'Nie wydawaj więcej kart.',
  sway: 'Nikogo nie przekonuj.',
  'flip-plots': 'Nie odkrywaj więcej Intryg.',
  'corvid-recruit': 'Nie werbuj.',
  'corvid-actions': 'Zakończ Dzień.',
  exert: 'Dobierz jak zwykle.',
  conspiracy: 'Nie przeprowadzaj więcej Spisków.',
  'crusade-on': 'Nie walcz.',
  rituals: 'Zakończ Dzień.',
  lavish: 'Nie usuwaj więcej przedmiotów.',
  command: 'Nie wydawaj więcej rozkazów.',
  advance: 'Zakończ Natarcie Lordem.',
  'advance-battle': 'Nie walcz.',
  relentless: 'Nie ruszaj się ani nie walcz.',
  bitter: 'Nie usuwaj więcej żetonów Szturmu.',
  incite: 'Zakończ Podburzanie.',
  jubilant: 'Nie rzucaj więcej.',
  encamp: 'Nie obozuj już nigdzie.',
  decamp: 'Nie zwijaj więcej Posterunków.',
  'keepers-recruit': 'Nie werbuj więcej.',
  retinue: 'Zakończ tę kolumnę.',
  delve: 'Nie odnajduj Reliktu.',
  recover: 'Zakończ Odzyskanie.',
  carry: 'Nie zabieraj Reliktu.',
  'gather-retinue': 'Zostaw Świtę bez zmian.',
}

const firstBuildings = ['Tartak', 'Warsztat', 'Koszary'] as const

/** What is placed, by what asks for the place. */
function placed(task: Asked): string {
  switch (task?.do) {
    case 'wood':
      return 'Rozmieść drewno'
    case 'first-building':
      return `Rozmieść ${firstBuildings[task.built] ?? 'budynek'}`
    case 'new-roost':
      return 'Rozmieść Gniazdo i trzech wojowników'
    case 'order-place':
      return task.piece === 'roost' ? 'Rozmieść Gniazdo' : 'Werbunek'
    case 'post':
      return 'Rozmieść Faktorię i wojownika'
    case 'operate-at':
      return task.what === 'organize' ? 'Wymień wojownika na żeton Sympatyków' : 'Rozmieść wojownika'
    case 'raise-at':
      return `Rozmieść ${aPiece(task.piece)}`
    case 'dig-at':
      return 'Rozmieść Tunel'
    case 'mob-at':
    case 'incite-at':
      return 'Rozmieść żeton Szturmu'
    case 'fortify-at':
      return 'Zbuduj Warownię'
    case 'keepers-recruit-at':
      return 'Rozmieść dwóch wojowników'
    default:
      return 'Rozmieść wojownika'
  }
}

/** What happens to a player who is chosen. */
function choosePlayer(names: Names, seat: Seat, task: Asked): string {
  switch (task?.do) {
    case 'choose-player':
      return chosen[task.effect](names, seat)
    case 'false-orders':
      return `Przemieść wojowników ${whose(names, seat)}.`
    case 'bureau-whose':
      return `Wymień wojownika ${whose(names, seat)}.`
    case 'steal':
      return `Ukradnij kartę ${toWhom(names, seat)}.`
    case 'instigate':
      return `${Does(names, seat, 'atakuje', 'atakują')}.`
    default:
      return `${capital(who(names, seat))}.`
  }
}

type Chosen = (names: Names, seat: Seat) => string

const chosen: Readonly<Record<Extract<Task, { do: 'choose-player' }>['effect'], Chosen>> = {
  'better-burrow-bank': (names, seat) => `${Does(names, seat, 'dobiera', 'dobierają')} kartę.`,
  'stand-and-deliver': (names, seat) => `Weź losową kartę z ręki ${whose(names, seat)} w zamian za punkt.`,
  codebreakers: (names, seat) => `Obejrzyj rękę ${whose(names, seat)}.`,
  'swap-meet': (names, seat) => `Weź losową kartę z ręki ${whose(names, seat)} i oddaj jedną w zamian.`,
  'charm-offensive': (names, seat) => `${Does(names, seat, 'otrzymuje', 'otrzymują')} punkt.`,
  saboteurs: (names, seat) => `Odrzuć przekutą kartę ${whose(names, seat)}.`,
}

/** What comes due, by whose. */
const due = {
  save: 'Szpitale Polowe',
  heal: 'Koci Medycy',
  'base-lost': 'utracona Baza',
  outrage: 'Bunt',
  disruption: 'Zakłócenia w Handlu',
  'price-of-failure': 'Cena Porażki',
  raid: 'Najazd',
  fear: 'Strach przed Wiernymi',
  'ferry-card': 'karta za Prom',
  trophy: 'trofeum',
}

const ours = (task: Asked): string => (task?.do === 'false-orders-from' ? 'Przemieść połowę wojowników' : 'Rusz')

const act = /* @__PURE__ */ actsOf({
  acts: {
    'cat-actions': marquiseActs,
    operations: allianceActs,
    assembly: assemblyActs,
    brigadier: brigadierActs,
    'vagabond-daylight': vagabondActs,
    'riverfolk-daylight': riverfolkActs,
    'corvid-actions': corvidActs,
    exert: exertActs,
    command: commandActs,
    advance: advanceActs,
    relentless: relentlessActs,
    'move-or-recover': recoverActs,
    'league-act': { move: 'Ruch.', battle: 'Walka.' },
  },
  characters: characterActions,
  special: 'Wykonaj akcję specjalną (pochodnia).',
})

const battleEffects: Readonly<Record<Extract<Action, { type: 'effect' }>['effect'], string>> = {
  'brutal-tactics': 'dodatkowe obrażenie, a obrońca otrzymuje punkt',
  sappers: 'dodatkowe obrażenie; karta zostaje odrzucona',
  armorers: 'obrażenia z rzutu przeciwko tobie się nie liczą; karta zostaje odrzucona',
  'fox-partisans': 'dodatkowe obrażenie, a z twojej ręki zostają tylko lisie karty',
  'rabbit-partisans': 'dodatkowe obrażenie, a z twojej ręki zostają tylko królicze karty',
  'mouse-partisans': 'dodatkowe obrażenie, a z twojej ręki zostają tylko mysie karty',
  'swift-strike': 'wyczerp miecz za dodatkowe obrażenie',
}

/** What every faction may do. */
export const actions = {
  draft: ({ faction }) => `Graj frakcją ${names.factions[faction]}.`,
  use: ({ effect }) => `Użyj ${ofEffect(effect)}.`,
  'activate-dominance': ({ card }) => `Aktywuj kartę ${cardName(card)}: nie wygrasz już na punkty.`,
  'take-dominance': ({ card }) => `Weź leżącą obok mapy kartę ${cardName(card)} za kartę o tym samym symbolu.`,
  'open-path': ({ from, to }) => `Otwórz ścieżkę ${between(null, from, to)} za kartę: 1 punkt.`,
  spend: ({ card }) => `Wydaj kartę ${cardName(card)}.`,
  done: (_action, task) => (task && ends[task.do]) ?? 'Na tym koniec.',
  craft({ card }) {
    const { item, points: count } = cardOf(card)
    return `Przekuj kartę ${cardName(card)}${item ? `: ${itemName(item)}, ${points(count)}` : ''}.`
  },
  discard: ({ card }) => `Odrzuć kartę ${cardName(card)}.`,
  fetch: ({ card }) =>
    card === null ? 'Dobierz jak zwykle.' : `Weź kartę ${cardName(card)} ze stosu kart odrzuconych i nic nie dobieraj.`,
  'move-from': ({ at }, task, scene) => `${ours(task)} ${fromClearing(scene, at)}.`,
  'move-to': ({ at, ferry }, _task, scene) => `Rusz ${toClearing(scene, at)}${ferry ? ' Promem' : ''}.`,
  'move-count': ({ count }) => (count === 0 ? 'Nie przemieszczaj wojowników.' : `Przemieść ${warriors(count)}.`),
  'battle-in': ({ at }, _task, scene) => `Walcz ${onClearing(scene, at)}.`,
  'battle-whom': ({ seat }, task, scene) =>
    task?.do === 'instigate-against'
      ? `${Does(scene, seat, 'broni się', 'bronią się')}.`
      : `Zaatakuj ${whom(scene, seat)}.`,
  'battle-with': ({ ally }, _task, scene) =>
    ally === null ? 'Walcz bez Sojusznika.' : `Walcz razem z wojownikami ${whose(scene, ally)}.`,
  ambush: ({ card }) =>
    card === null ? 'Nie zagrywaj zasadzki.' : `Zagraj kartę ${cardName(card)}: dwa obrażenia od razu.`,
  foil: ({ card }) => (card === null ? 'Nie udaremniaj zasadzki.' : `Udaremnij zasadzkę kartą ${cardName(card)}.`),
  begins: ({ side }) => `Pierwszy używa efektów ${side === 'attacker' ? 'atakujący' : 'obrońca'}.`,
  effect: ({ effect }) => `Użyj ${ofEffect(effect)}: ${battleEffects[effect]}.`,
  lose: ({ piece, treetop }) => `Strać ${aPiece(piece)}${treetop ? ' z Prastarego Wierzchołka' : ''}.`,
  next: ({ what, at, whose: seat }, _task, scene) =>
    `Następne: ${due[what]} ${whose(scene, seat)} ${onClearing(scene, at)}.`,
  first: ({ seat }, _task, scene) => `Najpierw to, co dotyczy komponentów ${whose(scene, seat)}.`,
  save: ({ card }) =>
    card === null
      ? 'Nie wydawaj karty na Szpitale Polowe.'
      : `Wydaj kartę ${cardName(card)}, aby wojownicy wrócili do Twierdzy.`,
  activate: ({ suit }, task) =>
    task?.do === 'invest'
      ? `Zainwestuj Fundusz na tor (${suitNames[suit]}).`
      : `Aktywuj komponent do przekuwania na ${suitAdjectives[suit].genitive} polanie.`,
  partner: ({ seat }, _task, scene) => `Utwórz koalicję ${withPlayer(scene, seat)}.`,
  'choose-player': ({ seat }, task, scene) => choosePlayer(scene, seat, task),
  give: ({ card }) => `Oddaj kartę ${cardName(card)}.`,
  sabotage: ({ card }) => `Odrzuć kartę ${effectName(card)}.`,
  tax: ({ at }, _task, scene) => `Usuń własnego wojownika ${fromClearing(scene, at)} i dobierz kartę.`,
  league: ({ item }) => `Wyczerp ${anItem(item)}.`,
  act: ({ what }, task, scene) => act(what, task, scene),
  'choose-clearing': ({ at }, _task, scene) => `${capital(onClearing(scene, at))}.`,
  start: ({ at }, task, scene) =>
    task?.do === 'keep' ? `Rozmieść Twierdzę ${onClearing(scene, at)}.` : `Zacznij ${onClearing(scene, at)}.`,
  place: ({ at }, task, scene) => `${placed(task)} ${onClearing(scene, at)}.`,
} satisfies PartWords['actions']
