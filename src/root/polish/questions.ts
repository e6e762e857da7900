import type { Moment } from '../rules/card'
import { handLimit } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import { left, warriorsThere } from './forms'
import { between, cardName, effectName, factionOf, fromClearing, onClearing, toClearing, toWhom, whose } from './names'

const moments: Readonly<Partial<Record<Moment, string>>> = {
  'birdsong.start': 'na początku Świtu',
  birdsong: 'o Świcie',
  'birdsong.end': 'na koniec Świtu',
  'daylight.start': 'na początku Dnia',
  'evening.start': 'na początku Wieczoru',
  evening: 'Wieczorem, przed dobieraniem kart',
}

/** What questions that any faction may be asked are about. */
export const details = {
  draft: ({ chosen }) =>
    chosen.length === 0 ? '' : `wybrane: ${chosen.map((each) => factionOf(each).who).join(', ')}`,
  window: ({ moment }) => moments[moment] ?? '',
  'discard-step': ({ seat }, { sides }) => left((sides[seat]?.handSize ?? 0) - handLimit, 'została'),
  toll({ path }, { ground }) {
    const [from = 0, to = 0] = ground.closedPaths[path] ?? []
    return `na otwarcie ścieżki ${between(null, from, to)}`
  },
  'move-to': ({ from }, scene) => fromClearing(scene, from),
  'move-count': ({ from, to }, scene) => `${fromClearing(scene, from)} ${toClearing(scene, to)}`,
  'battle-whom': ({ at }, scene) => onClearing(scene, at),
  'battle-with': ({ at, defender }, scene) => `przeciw ${toWhom(scene, defender)} ${onClearing(scene, at)}`,
  lose: ({ left: count }) => left(count),
  save: ({ count, at }, scene) => `${warriorsThere(count)} ${fromClearing(scene, at)}`,
  pay: ({ card, left: count, owed = [] }) => `${cardName(card)}, ${left(count + owed.length)}`,
  'pay-dominance': ({ card }) => `w zamian za kartę ${cardName(card)}`,
  'choose-player': ({ effect }) => effectName(effect),
  give: ({ to }, scene) => toWhom(scene, to),
  sabotage: ({ of }, scene) => `z obszaru rozgrywki ${whose(scene, of)}`,
  'false-orders-from': ({ of }, scene) => `wojownicy ${whose(scene, of)}`,
  'false-orders-to': ({ of, from }, scene) => `wojownicy ${whose(scene, of)} ${fromClearing(scene, from)}`,
  bureau: 'na Biuro Propagandy',
  'bureau-in': ({ card }) => `kartą ${cardName(card)}`,
  'bureau-whose': ({ at }, scene) => onClearing(scene, at),
  'league-act': 'dzięki karcie Liga Awanturniczych Myszy',
  league: 'na kartę Liga Awanturniczych Myszy',
} satisfies PartWords['details']

/** What any faction may be asked, to end the sentence "Markiza decyduje…". */
export const asks = {
  'false-orders': ', kto dostaje Fałszywe Rozkazy',
  'false-orders-from': ', skąd wyruszą',
  'false-orders-to': ', dokąd wyruszą',
  bureau: ', którą kartę wydać',
  'bureau-in': ', gdzie wymienić wojownika',
  'bureau-whose': ', czyj wojownik zostaje wymieniony',
  'bureau-place': ' o wojowniku na jego miejsce',
  tax: ', skąd Poborca Podatkowy bierze wojownika',
  'tax-draw': ' o karcie Poborcy Podatkowego',
  'emigre-battle': ' o Emigrancie Orlich Gniazd',
  league: ', który przedmiot wyczerpać',
  'league-act': ' o ruchu albo walce',
  'choose-player': ', kogo dotyczy efekt',
  give: ', którą kartę oddać',
  sabotage: ', która przekuta karta zostaje odrzucona',
  move: ' o ruchu',
  'move-from': ', skąd się ruszyć',
  'move-to': ', dokąd się ruszyć',
  'move-count': ', ilu wojowników przemieścić',
  triggers: ', który efekt jest następny',
  'sides-first': ', czyje efekty są pierwsze',
  save: ' o Szpitalach Polowych',
  'craft-step': ', co przekuć',
  'draw-step': ' o dobieraniu',
  'discard-step': ', którą kartę odrzucić',
  toll: ', którą kartę wydać',
  informants: ' o Informatorach',
  turn: ' o swojej turze',
  phase: ' o swojej turze',
  window: ' o użyciu efektu',
  'dominance-check': ' o swojej turze',
  'turn-end': ' o swojej turze',
  'pay-dominance': ', którą kartę wydać',
  partner: ' o partnerze w koalicji',
  draft: ' o frakcji',
  pay: ', który komponent aktywować',
  paid: ' o przekutej karcie',
  spent: ' o przekutej karcie',
  'ambush-moment': ' o zasadzce',
  ambush: ' o zasadzce',
  foil: ' o odpowiedzi na zasadzkę',
  'ambush-hits': ' o obrażeniach z zasadzki',
  'ambush-over': ' o końcu walki',
  'before-roll': ' o efektach przed rzutem',
  enlist: ', czy zwerbować Rozjemcę',
  roll: ' o rzucie',
  fight: ' o obrażeniach',
  hits: ' o obrażeniach',
  lose: ', który komponent stracić',
  'hits-fall': ' o obrażeniach',
  'battle-end': ' o końcu walki',
  'effects-moment': ' o efektach walki',
  'who-begins': ', kto pierwszy używa efektów',
  'battle-effect': ' o efektach walki',
  battle: ', gdzie walczyć',
  'battle-whom': ', kogo zaatakować',
  'battle-with': ', z kim razem walczyć',
} as const satisfies PartWords['asks']

/** The questions to the seat that decides for which `asks` has no question. */
export const questions = {
  draft: 'Wybierz frakcję.',
  window: 'Użyć efektu?',
  informants: 'Informatorzy: wziąć zasadzkę czy dobrać karty?',
  partner: 'Wybierz partnera w koalicji.',
  ambush: 'Zagrać zasadzkę?',
  foil: 'Udaremnić zasadzkę?',
  'battle-effect': 'Użyć efektu w walce?',
  'league-act': 'Ruch czy walka?',
} satisfies PartWords['questions']
