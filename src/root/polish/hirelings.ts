import { capital } from '../../toolkit/capital'
import type { HirelingChoice } from '../rules/hirelings/steps'
import type { Item } from '../rules/vocabulary'
import type { HirelingQuestions, HirelingWords, PartWords } from '../words/catalogue'
import { hirelingAsks, isAskedBy } from '../words/hireling-asks'
import { items, pieces, warriorsThere } from './forms'
import {
  between,
  cardName,
  Does,
  fromClearing,
  hirelingTitle,
  ofSuit,
  onClearing,
  toClearing,
  toWhom,
  who,
  whom,
  whose,
} from './names'

/** What each step of a text asks, to end the sentence "Markiza decyduje o Zaciężnych: Leśny Patrol, …". */
export const hirelingQuestions: HirelingQuestions = {
  'forest-patrol': {
    act: 'czy ruszyć i walczyć, czy przywrócić wojowników z karty',
    battle: 'gdzie walczyć',
    return: 'dokąd mają wrócić wojownicy z karty',
  },
  'feline-physicians': {
    heal: 'którą kartą przywrócić usuniętych wojowników',
    bed: 'dokąd mają wrócić usunięci wojownicy',
  },
  'last-dynasty': {
    arrive: 'gdzie ma się pojawić na mapie',
  },
  'bluebird-nobles': {},
  'spring-uprising': {
    gather: 'gdzie rozmieścić wojownika',
    rise: 'czy uderzyć, czy zebrać wojowników',
    strike: 'gdzie uderzyć',
    toll: 'którą kartą opłacić atak',
  },
  'rabbit-scouts': {
    scout: 'którą kartę odrzucić, aby zadać obrażenia z wyższego wyniku rzutu',
  },
  'the-exile': {
    start: 'w którym lesie zacząć',
    act: 'czy się ruszyć, czy walczyć',
    exhaust: 'który przedmiot wyczerpać',
    roam: 'do którego lasu się ruszyć',
    'battle-in': 'gdzie walczyć',
    rest: 'czy odkryć przedmioty',
    hit: 'który przedmiot ma przyjąć obrażenie',
  },
  'the-brigand': {
    ruin: 'spod których Ruin zabrać przedmiot',
    exhaust: 'który przedmiot wyczerpać',
    steal: 'komu ukraść kartę',
  },
  'flame-bearers': {
    gather: 'gdzie rozmieścić wojownika',
    'burn-in': 'gdzie teraz palić komponenty',
    burn: 'który komponent spalić',
    spread: 'gdzie rozmieścić kolejnego wojownika',
  },
  'rat-smugglers': {
    pay: 'którą kartę odrzucić',
    act: 'czy opłacić nią ruch, czy walkę',
  },
  'vault-keepers': {
    found: 'gdzie postawić pierwszą Kryptę',
    build: 'gdzie zbudować Kryptę',
    settle: 'gdzie postawić nową Kryptę',
    act: 'czy walczyć, czy strzec Krypt',
    battle: 'gdzie teraz walczyć',
    guard: 'przy której Krypcie rozmieścić wojownika',
  },
  'badger-bodyguards': {},
  'popular-band': {
    'set-up': 'gdzie rozmieścić wojownika',
    hired: 'gdzie rozmieścić wojownika',
    crowd: 'gdzie zagrać dla pobliskich wojowników',
    force: 'czyj wojownik ma przyjść z sąsiedniej polany',
    place: 'gdzie rozmieścić kolejnego wojownika',
  },
  'street-band': {
    place: 'gdzie rozmieścić wojownika',
  },
  'riverfolk-flotilla': {
    'set-up': 'gdzie rozmieścić pionek',
    draw: 'czy dobrać kartę',
    sail: 'dokąd popłynąć pionkiem',
    battle: 'z kim walczyć',
    ferry: 'czy popłynąć Promem',
  },
  'otter-divers': {},
  'warm-sun-prophets': {
    hired: 'gdzie rozmieścić wojownika',
    preach: 'co zrobić',
    'battle-where': 'gdzie zmusić kogoś do walki',
    'battle-who': 'kogo zmusić do walki',
    'battle-whom': 'z kim ten gracz ma walczyć',
    'move-where': 'skąd ktoś musi się ruszyć',
    'move-who': 'kogo zmusić do ruchu',
    'move-to': 'dokąd wszyscy mają się ruszyć',
    'move-battle': 'z kim ten gracz ma tam walczyć',
    place: 'gdzie rozmieścić wojownika',
  },
  'lizard-envoys': {
    take: 'którą kartę wziąć ze stosu kart odrzuconych',
  },
  'sunward-expedition': {
    'set-up': 'gdzie rozmieścić znacznik Wpływów i wojowników',
    'take-off': 'który znacznik Wpływów zdjąć z mapy',
    land: 'gdzie rozmieścić znacznik Wpływów',
    settle: 'ilu wojowników rozmieścić razem z nim',
    act: 'co zrobić dalej',
    battle: 'gdzie walczyć',
    guard: 'przy którym znaczniku Wpływów rozmieścić wojownika',
  },
  'mole-artisans': {
    keep: 'czy zachować kartę',
  },
  'corvid-spies': {
    'set-up': 'gdzie rozmieścić wojownika',
    place: 'gdzie rozmieścić Szpiega',
    act: 'co zrobić dalej',
    battle: 'gdzie teraz walczyć',
    rob: 'gdzie zabrać karty',
  },
  'raven-sentries': {},
  'highway-bandits': {
    'set-up': 'na której ścieżce rozmieścić Bandytę',
    lift: 'którego Bandytę zdjąć z mapy',
    post: 'na której ścieżce rozmieścić Bandytę',
    join: 'czy do ruchu dołącza wojownik',
  },
  'bandit-gangs': {
    hired: 'gdzie rozmieścić Bandytę',
    act: 'co zrobić',
    gather: 'do którego Bandyty ma dołączyć wojownik',
    place: 'gdzie rozmieścić Bandytę',
  },
  'furious-protector': {
    'set-up': 'gdzie rozmieścić pionek',
    move: 'dokąd przemieścić pionek',
    rage: 'czy usunąć wojowników',
  },
  'stoic-protector': {
    hired: 'gdzie rozmieścić pionek',
    move: 'dokąd przemieścić pionek',
  },
}

const choices: Readonly<Record<HirelingChoice, string>> = {
  move: 'Ruch.',
  battle: 'Walka.',
  place: 'Rozmieść komponenty.',
  remove: 'Usuń komponenty.',
  draw: 'Dobierz kartę.',
  gather: 'Zbierz wojowników.',
  rob: 'Zabierz karty.',
  take: 'Weź.',
  'force-move': 'Zmuś do ruchu.',
  'force-battle': 'Zmuś do walki.',
  keep: 'Zachowaj kartę.',
}

const gear = (item: Item | 'club'): string => (item === 'club' ? 'maczuga' : items[item].nominative)
const gearObject = (item: Item | 'club'): string => (item === 'club' ? 'maczugę' : items[item].accusative)

const inForest = (forest: string): string => `w lesie ${forest}`

const gearHow: Readonly<
  Record<'gained' | 'exhausted' | 'refreshed' | 'removed', readonly [one: string, many: string]>
> = {
  gained: ['zdobywa', 'zdobywają'],
  exhausted: ['wyczerpuje', 'wyczerpują'],
  refreshed: ['odkrywa', 'odkrywają'],
  removed: ['traci', 'tracą'],
}

/** Of hirelings in general. */
export const hirelings = {
  actions: {
    'hireling-give': ({ hireling, to }, _task, scene) => `Oddaj ${whom(scene, hireling)} ${toWhom(scene, to)}.`,
    'hireling-take': ({ hireling }, _task, scene) => `Weź ${whom(scene, hireling)}.`,
    'hireling-marker': ({ to }, _task, scene) => `${capital(who(scene, to))}.`,
    'hireling-set-up': ({ hireling }, _task, scene) => `Przygotuj ${whom(scene, hireling)}.`,
    'hireling-do': ({ what }) => choices[what],
    'hireling-at': ({ at }, task, scene) => {
      const told = isAskedBy(hirelingQuestions, task, 'dokąd')
        ? toClearing
        : isAskedBy(hirelingQuestions, task, 'skąd')
          ? fromClearing
          : onClearing
      return `${capital(told(scene, at))}.`
    },
    'hireling-forest': ({ forest }, task) =>
      `${capital(isAskedBy(hirelingQuestions, task, 'do którego') ? `do lasu ${forest}` : inForest(forest))}.`,
    'hireling-path': ({ from, to }, _task, scene) => `Na ścieżce ${between(scene, from, to)}.`,
    'hireling-whom': ({ owner }, _task, scene) => `${capital(who(scene, owner))}.`,
    'hireling-piece': ({ owner, piece, treetop }, _task, scene) =>
      `${capital(pieces[piece].nominative)} ${whose(scene, owner)}${treetop ? ' z Prastarego Wierzchołka' : ''}.`,
    'hireling-count': ({ count }) => `${count === 0 ? 'Nikt' : warriorsThere(count)}.`,
    'hireling-card': ({ card }) => `${cardName(card)}.`,
    'hireling-item': ({ item, spent = false }) => `${capital(gear(item))}${spent ? ' (wyczerpany przedmiot)' : ''}.`,
  },
  asks: {
    hireling: ' o Zaciężnych',
    heal: ' o Kocich Medykach',
    hiring: ' o Zaciężnych',
    'hiring-over': ' o Zaciężnych',
    'hireling-give': ', kto dostaje Zaciężnych',
    'hireling-take': ', których Zaciężnych wziąć',
    'hireling-marker': ', kto zabiera znacznik Zaciężnych',
    'hireling-set-up': ', których Zaciężnych przygotować',
  },
  questions: {
    hireling: (task) => `${hirelingTitle(task.hireling)}: ${hirelingAsks(hirelingQuestions, task).you}?`,
  },
  details: {
    'hireling-marker': ({ space }) => `pole ${space}`,
    hireling: (task) => `${hirelingTitle(task.hireling)}, ${hirelingAsks(hirelingQuestions, task).others}`,
  },
  events: {
    hired: ({ seat, hireling, from }, names) =>
      from === null
        ? `${Does(names, seat, 'zdobywa', 'zdobywają')} ${whom(names, hireling)}.`
        : `${Does(names, from, 'oddaje', 'oddają')} ${whom(names, hireling)} ${toWhom(names, seat)}.`,
    'hireling-marker': ({ seat, space }, names) =>
      `${Does(names, seat, 'zabiera', 'zabierają')} znacznik Zaciężnych z pola ${space} toru Punktacji.`,
    'control-rolled': ({ seat, hireling, markers }, names) =>
      `${Does(names, seat, 'rzuca', 'rzucają')} kością kontroli za ${whom(names, hireling)}; żetony kontroli: ${markers}.`,
    'control-marker': ({ hireling, left }, names) =>
      `Z karty ${whose(names, hireling)} schodzi ${left === 0 ? 'ostatni żeton kontroli' : `żeton kontroli; zostało: ${left}`}.`,
    'hireling-pawn': ({ hireling, clearing, forest, ferry }, names) =>
      ferry
        ? `Prom przewozi pionek ${whose(names, hireling)} ${toClearing(names, clearing)}.`
        : `Pionek ${whose(names, hireling)} jest teraz ${forest === null ? onClearing(names, clearing) : inForest(forest)}.`,
    'hireling-path': ({ hireling, from, to, how }, names) =>
      how === 'placed'
        ? `Wojownik ${whose(names, hireling)} wchodzi na ścieżkę ${between(names, from, to)}.`
        : `Wojownik ${whose(names, hireling)} schodzi ze ścieżki ${between(names, from, to)}.`,
    'hireling-item': ({ hireling, item, how }, names) =>
      `${Does(names, hireling, ...gearHow[how])} ${gearObject(item)}.`,
    'hireling-kept': ({ hireling, change }, names) =>
      change > 0
        ? `Na kartę ${whose(names, hireling)} trafia ${warriorsThere(change)}.`
        : `Z karty ${whose(names, hireling)} schodzi ${warriorsThere(-change)}.`,
    'hireling-rolled': ({ hireling, suit }, names) => `Kość ${whose(names, hireling)} pokazuje symbol ${ofSuit[suit]}.`,
  },
  refusals: {
    'own-seat.hireling': ({ seat }, names) => `${Does(names, seat, 'nie może', 'nie mogą')} oddać Zaciężnych sobie.`,
    'not-hired': ({ seat, hireling }, names) =>
      `${Does(names, seat, 'nie kontroluje', 'nie kontrolują')} ${whose(names, hireling)}.`,
    'keeps-hireling': ({ hireling, count }, names) =>
      `Nie można oddać ${whose(names, hireling)}; żetony kontroli na karcie: ${count}.`,
    'not-in-supply': ({ hireling }, names) => `W puli nie ma ${whose(names, hireling)}.`,
    'not-to-set-up': ({ hireling }, names) => `${Does(names, hireling, 'nie czeka', 'nie czekają')} na przygotowanie.`,
  },
} as const satisfies PartWords

/** Their cards. */
export const hirelingCards: HirelingWords = {
  title: 'Zaciężni',
  label: 'ZACIĘŻNI',
  controlled: (who, markers) => `${who} (żetony kontroli: ${markers})`,
  uncontrolled: 'nikt nie kontroluje',
  supply: (count) => `w zasobach ${warriorsThere(count)}`,
  kept: (count) => `na karcie ${warriorsThere(count)}`,
  offMap: 'poza mapą',
  paths: (ends) => `na ścieżkach ${ends}`,
  clubs: (count) => (count === 1 ? 'maczuga' : `maczugi: ${count}`),
  ready: (list) => `odkryte ${list}`,
  exhausted: (list) => `wyczerpane ${list}`,
  track: (spaces) => `znaczniki na ${spaces}`,
  due: (who, count) => `${who}: do wzięcia ${count}`,
  marker: 'znacznik Zaciężnych',
}
