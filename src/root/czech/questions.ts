import type { Moment } from '../rules/card'
import { handLimit } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import { left, warriorsThere } from './forms'
import { between, cardName, effectName, factionOf, fromClearing, onClearing, toClearing, toWhom, whose } from './names'

const moments: Readonly<Partial<Record<Moment, string>>> = {
  'birdsong.start': 'na začátku Rozbřesku',
  birdsong: 'během Rozbřesku',
  'birdsong.end': 'na konci Rozbřesku',
  'daylight.start': 'na začátku Dne',
  'evening.start': 'na začátku Večera',
  evening: 'Večer před dobíráním',
}

/** What questions that any faction may be asked are about. */
export const details = {
  draft: ({ chosen }) =>
    chosen.length === 0 ? '' : `vybráno: ${chosen.map((each) => factionOf(each).who).join(', ')}`,
  window: ({ moment }) => moments[moment] ?? '',
  'discard-step': ({ seat }, { sides }) => left((sides[seat]?.handSize ?? 0) - handLimit),
  toll({ path }, { ground }) {
    const [from = 0, to = 0] = ground.closedPaths[path] ?? []
    return `za otevření cesty ${between(null, from, to)}`
  },
  'move-to': ({ from }, scene) => fromClearing(scene, from),
  'move-count': ({ from, to }, scene) => `${fromClearing(scene, from)} ${toClearing(scene, to)}`,
  'battle-whom': ({ at }, scene) => onClearing(scene, at),
  'battle-with': ({ at, defender }, scene) => `proti ${toWhom(scene, defender)} ${onClearing(scene, at)}`,
  lose: ({ left: count }) => left(count),
  save: ({ count, at }, scene) => `${warriorsThere(count)} ${fromClearing(scene, at)}`,
  pay: ({ card, left: count, owed = [] }) => `${cardName(card)}, ${left(count + owed.length)}`,
  'pay-dominance': ({ card }) => `za kartu ${cardName(card)}`,
  'choose-player': ({ effect }) => effectName(effect),
  give: ({ to }, scene) => toWhom(scene, to),
  sabotage: ({ of }, scene) => `z herní oblasti ${whose(scene, of)}`,
  'false-orders-from': ({ of }, scene) => `bojovníci ${whose(scene, of)}`,
  'false-orders-to': ({ of, from }, scene) => `bojovníci ${whose(scene, of)} ${fromClearing(scene, from)}`,
  bureau: 'za Úřad propagandy',
  'bureau-in': ({ card }) => `kartou ${cardName(card)}`,
  'bureau-whose': ({ at }, scene) => onClearing(scene, at),
  'league-act': 'díky kartě Liga dobrodružných myší',
  league: 'pro kartu Liga dobrodružných myší',
} satisfies PartWords['details']

/** What any faction may be asked, to end the sentence "Markýza rozhoduje…". */
export const asks = {
  'false-orders': ', kdo dostane Falešné rozkazy',
  'false-orders-from': ', odkud vyrazí',
  'false-orders-to': ', kam se přesunou',
  bureau: ', kterou kartu utratit',
  'bureau-in': ', kde nahradit bojovníka',
  'bureau-whose': ', čí bojovník bude nahrazen',
  'bureau-place': ' o bojovníkovi na jeho místě',
  tax: ', odkud Výběrčí daní vezme bojovníka',
  'tax-draw': ' o kartě Výběrčího daní',
  'emigre-battle': ' o Emigrantovi z Orlího hnízda',
  league: ', který předmět vyčerpat',
  'league-act': ' o přesunu, nebo boji',
  'choose-player': ', koho se efekt týká',
  give: ', kterou kartu dát',
  sabotage: ', která vyrobená karta bude odhozena',
  move: ' o přesunu',
  'move-from': ', odkud vyrazit',
  'move-to': ', kam se přesunout',
  'move-count': ', kolik bojovníků přesunout',
  triggers: ', který efekt přijde teď',
  'sides-first': ', čí efekty přijdou první',
  save: ' o polních lazaretech',
  'craft-step': ', co vyrobit',
  'draw-step': ' o dobírání',
  'discard-step': ', kterou kartu odhodit',
  toll: ', kterou kartu utratit',
  informants: ' o Informátorech',
  turn: ' o svém tahu',
  phase: ' o svém tahu',
  window: ' o použití efektu',
  'dominance-check': ' o svém tahu',
  'turn-end': ' o svém tahu',
  'pay-dominance': ', kterou kartu utratit',
  partner: ' o partnerovi do koalice',
  draft: ' o frakci',
  pay: ', který komponent použít',
  paid: ' o vyrobené kartě',
  spent: ' o vyrobené kartě',
  'ambush-moment': ' o léčce',
  ambush: ' o léčce',
  foil: ' o odpovědi na léčku',
  'ambush-hits': ' o zásazích z léčky',
  'ambush-over': ' o konci boje',
  'before-roll': ' o efektech před hodem',
  enlist: ', zda najmout Smírce',
  roll: ' o hodu',
  fight: ' o zásazích',
  hits: ' o zásazích',
  lose: ', který komponent ztratit',
  'hits-fall': ' o zásazích',
  'battle-end': ' o konci boje',
  'effects-moment': ' o efektech boje',
  'who-begins': ', kdo použije efekty první',
  'battle-effect': ' o efektech boje',
  battle: ', kde bojovat',
  'battle-whom': ', na koho zaútočit',
  'battle-with': ', s kým společně bojovat',
} as const satisfies PartWords['asks']

/** The questions to the seat that decides for which `asks` has no question. */
export const questions = {
  draft: 'Vyber frakci.',
  window: 'Použít efekt?',
  informants: 'Informátoři: vzít si léčku, nebo si dobrat karty?',
  partner: 'Vyber partnera do koalice.',
  ambush: 'Zahrát léčku?',
  foil: 'Zmařit léčku?',
  'battle-effect': 'Použít v boji efekt?',
  'league-act': 'Přesun, nebo boj?',
} satisfies PartWords['questions']
