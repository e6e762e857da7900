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
  anEffect,
  anItem,
  aPiece,
  between,
  cardName,
  Does,
  effectName,
  factionTitles,
  fromClearing,
  itemName,
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
  window: 'Nepoužívej teď žádný efekt.',
  'craft-step': 'Nevyráběj nic dalšího.',
  'move-from': 'Neprováděj druhý přesun.',
  roam: 'Zůstaň tady.',
  'battle-effect': 'Nepoužívej žádný efekt.',
  'take-items': 'Zbylé zásahy ignoruj.',
  'cat-actions': 'Neprováděj další akce.',
  decree: 'Nepřidávej druhou kartu.',
  revolt: 'Nezahajuj další povstání.',
  spread: 'Nešiř dál sympatie.',
  'alliance-daylight': 'Ukonči Den.',
  operations: 'Ukonči vojenské operace.',
  'vagabond-daylight': 'Ukonči Den.',
  'riverfolk-daylight': 'Ukonči Den.',
  prices: 'Neměň další ceny.',
  assembly: 'Neprováděj další akce.',
  parliament: 'Ukonči parlament.',
  'battle-again': 'Nezahajuj druhý boj.',
  banker: 'Neutrácej další karty.',
  sway: 'Nikoho nepřesvědčuj.',
  'flip-plots': 'Neotáčej další pletichy.',
  'corvid-recruit': 'Neverbuj.',
  'corvid-actions': 'Ukonči Den.',
  exert: 'Dober si jako obvykle.',
  conspiracy: 'Nezahajuj další spiknutí.',
  'crusade-on': 'Nebojuj.',
  rituals: 'Ukonči Den.',
  lavish: 'Neodstraňuj další předměty.',
  command: 'Nedávej další rozkazy.',
  advance: 'Dál už nepostupuj.',
  'advance-battle': 'Nebojuj.',
  relentless: 'Nepřesouvej se ani nebojuj.',
  bitter: 'Neodstraňuj další davy.',
  incite: 'Už nepodněcuj.',
  jubilant: 'Už neházej.',
  encamp: 'Už nikde netáboř.',
  decamp: 'Další stanoviště nech stát.',
  'keepers-recruit': 'Už neverbuj.',
  retinue: 'Ukonči tento sloupec.',
  delve: 'Nic nevykopávej.',
  recover: 'Ukonči získávání.',
  carry: 'Neber s sebou relikvii.',
  'gather-retinue': 'Nech družinu, jak je.',
}

const firstBuildings = ['pilu', 'dílnu', 'verbovnu'] as const

/** What is placed, by what asks for the place. */
function placed(task: Asked): string {
  switch (task?.do) {
    case 'wood':
      return 'Umísti dřevo'
    case 'first-building':
      return `Umísti ${firstBuildings[task.built] ?? 'budovu'}`
    case 'new-roost':
      return 'Umísti hnízdo a tři bojovníky'
    case 'order-place':
      return task.piece === 'roost' ? 'Umísti hnízdo' : 'Umísti bojovníka'
    case 'post':
      return 'Umísti obchodní stanici a bojovníka'
    case 'operate-at':
      return task.what === 'organize' ? 'Místo bojovníka umísti žeton sympatie' : 'Umísti bojovníka'
    case 'raise-at':
      return `Umísti ${aPiece(task.piece)}`
    case 'dig-at':
      return 'Umísti tunel'
    case 'mob-at':
    case 'incite-at':
      return 'Umísti dav'
    case 'fortify-at':
      return 'Umísti pevnost'
    case 'keepers-recruit-at':
      return 'Umísti dva bojovníky'
    default:
      return 'Umísti bojovníka'
  }
}

/** What happens to a player who is chosen. */
function choosePlayer(names: Names, seat: Seat, task: Asked): string {
  switch (task?.do) {
    case 'choose-player':
      return chosen[task.effect](names, seat)
    case 'false-orders':
      return `Přesuň bojovníky ${whose(names, seat)}.`
    case 'bureau-whose':
      return `Nahraď bojovníka ${whose(names, seat)}.`
    case 'steal':
      return `Ukradni kartu ${toWhom(names, seat)}.`
    case 'instigate':
      return `${Does(names, seat, 'útočí', 'útočí')}.`
    default:
      return `${capital(who(names, seat))}.`
  }
}

type Chosen = (names: Names, seat: Seat) => string

const chosen: Readonly<Record<Extract<Task, { do: 'choose-player' }>['effect'], Chosen>> = {
  'better-burrow-bank': (names, seat) => `${Does(names, seat, 'si dobírá', 'si dobírají')} kartu.`,
  'stand-and-deliver': (names, seat) => `Vezmi ${toWhom(names, seat)} za bod náhodnou kartu.`,
  codebreakers: (names, seat) => `Prohlédni si ruku ${whose(names, seat)}.`,
  'swap-meet': (names, seat) => `Vezmi ${toWhom(names, seat)} náhodnou kartu a jednu za ni dej.`,
  'charm-offensive': (names, seat) => `${Does(names, seat, 'získává', 'získávají')} bod.`,
  saboteurs: (names, seat) => `Odhoď vyrobenou kartu ${whose(names, seat)}.`,
}

/** What comes due, by whose. */
const due = {
  save: 'polní lazarety',
  heal: 'Kočičí lékaři',
  'base-lost': 'ztracená základna',
  outrage: 'pobouření',
  disruption: 'narušený obchod',
  'price-of-failure': 'cena neúspěchu',
  raid: 'nájezd',
  fear: 'strach z věřících',
  'ferry-card': 'karta za Přívoz',
  trophy: 'trofej',
}

const ours = (task: Asked): string => (task?.do === 'false-orders-from' ? 'Přesuň polovinu bojovníků' : 'Vyraz')

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
    'league-act': { move: 'Přesun.', battle: 'Boj.' },
  },
  characters: characterActions,
  special: 'Proveď zvláštní akci (pochodeň).',
})

const battleEffects: Readonly<Record<Extract<Action, { type: 'effect' }>['effect'], string>> = {
  'brutal-tactics': 'zásah navíc a obránce získá bod',
  sappers: 'zásah navíc; karta se odhodí',
  armorers: 'zásahy z hodu proti tobě neplatí; karta se odhodí',
  'fox-partisans': 'zásah navíc a v ruce ti zůstanou jen liščí karty',
  'rabbit-partisans': 'zásah navíc a v ruce ti zůstanou jen králičí karty',
  'mouse-partisans': 'zásah navíc a v ruce ti zůstanou jen myší karty',
  'swift-strike': 'vyčerpej meč za zásah navíc',
}

/** What every faction may do. */
export const actions = {
  draft: ({ faction }) => `Hraj za frakci ${factionTitles[faction]}.`,
  use: ({ effect }) => `Použij ${anEffect(effect)}.`,
  'activate-dominance': ({ card }) => `Aktivuj kartu ${cardName(card)}: už nevyhraješ na body.`,
  'take-dominance': ({ card }) => `Vezmi kartu ${cardName(card)} ležící vedle mapy za kartu téhož symbolu.`,
  'open-path': ({ from, to }) => `Otevři cestu ${between(null, from, to)} za kartu: 1 bod.`,
  spend: ({ card }) => `Utrať kartu ${cardName(card)}.`,
  done: (_action, task) => (task && ends[task.do]) ?? 'Tím končíš.',
  craft({ card }) {
    const { item, points: count } = cardOf(card)
    return `Vyrob kartu ${cardName(card)}${item ? `: ${itemName(item)}, ${points(count)}` : ''}.`
  },
  discard: ({ card }) => `Odhoď kartu ${cardName(card)}.`,
  fetch: ({ card }) =>
    card === null
      ? 'Dober si jako obvykle.'
      : `Vezmi kartu ${cardName(card)} z odhazovací hromádky a nic si nedobírej.`,
  'move-from': ({ at }, task, scene) => `${ours(task)} ${fromClearing(scene, at)}.`,
  'move-to': ({ at, ferry }, _task, scene) => `Přesuň se ${toClearing(scene, at)}${ferry ? ' Přívozem' : ''}.`,
  'move-count': ({ count }) => (count === 0 ? 'Nepřesouvej bojovníky.' : `Přesuň ${warriors(count)}.`),
  'battle-in': ({ at }, _task, scene) => `Bojuj ${onClearing(scene, at)}.`,
  'battle-whom': ({ seat }, task, scene) =>
    task?.do === 'instigate-against'
      ? `${Does(scene, seat, 'se brání', 'se brání')}.`
      : `Zaútoč na ${whom(scene, seat)}.`,
  'battle-with': ({ ally }, _task, scene) =>
    ally === null ? 'Bojuj bez Spojence.' : `Bojuj společně s bojovníky ${whose(scene, ally)}.`,
  ambush: ({ card }) => (card === null ? 'Nehraj léčku.' : `Zahraj kartu ${cardName(card)}: ihned dva zásahy.`),
  foil: ({ card }) => (card === null ? 'Nech léčku proběhnout.' : `Zmař léčku kartou ${cardName(card)}.`),
  begins: ({ side }) => `Efekty první použije ${side === 'attacker' ? 'útočník' : 'obránce'}.`,
  effect: ({ effect }) => `Použij ${anEffect(effect)}: ${battleEffects[effect]}.`,
  lose: ({ piece, treetop }) => `Ztrať ${aPiece(piece)}${treetop ? ' z Prastaré koruny' : ''}.`,
  next: ({ what, at, whose: seat }, _task, scene) =>
    `Další: ${due[what]} ${whose(scene, seat)} ${onClearing(scene, at)}.`,
  first: ({ seat }, _task, scene) => `Nejdřív to, co se týká komponentů ${whose(scene, seat)}.`,
  save: ({ card }) =>
    card === null
      ? 'Neutrácej kartu za polní lazarety.'
      : `Utrať kartu ${cardName(card)}, aby se bojovníci vrátili do tvrze.`,
  activate: ({ suit }, task) =>
    task?.do === 'invest'
      ? `Investuj fond na stupnici (${suitNames[suit]}).`
      : `Použij výrobní komponent na ${suitAdjectives[suit]} mýtině.`,
  partner: ({ seat }, _task, scene) => `Vstup do koalice ${withPlayer(scene, seat)}.`,
  'choose-player': ({ seat }, task, scene) => choosePlayer(scene, seat, task),
  give: ({ card }) => `Dej kartu ${cardName(card)}.`,
  sabotage: ({ card }) => `Odhoď kartu ${effectName(card)}.`,
  tax: ({ at }, _task, scene) => `Odstraň vlastního bojovníka ${fromClearing(scene, at)} a dober si kartu.`,
  league: ({ item }) => `Vyčerpej ${anItem(item)}.`,
  act: ({ what }, task, scene) => act(what, task, scene),
  'choose-clearing': ({ at }, _task, scene) => `${capital(onClearing(scene, at))}.`,
  start: ({ at }, task, scene) =>
    task?.do === 'keep' ? `Umísti tvrz ${toClearing(scene, at)}.` : `Začni ${onClearing(scene, at)}.`,
  place: ({ at }, task, scene) => `${placed(task)} ${toClearing(scene, at)}.`,
} satisfies PartWords['actions']
