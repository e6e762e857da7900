import { capital } from '../../toolkit/capital'
import type { HirelingChoice } from '../rules/hirelings/steps'
import type { Item } from '../rules/vocabulary'
import type { HirelingQuestions, HirelingWords, PartWords } from '../words/catalogue'
import { hirelingAsks } from '../words/hireling-asks'
import { items, pieces, warriors } from './forms'
import { between, cardName, Does, hirelingTitle, ofSuit, onClearing, toWhom, who, whom, whose } from './names'

/** What each step of a text asks, to end the sentence "Markiza decyduje o Zaciężnych: Leśny Patrol, …". */
export const hirelingQuestions: HirelingQuestions = {
  'forest-patrol': {
    act: 'czy ruszają i walczą, czy wracają z karty',
    battle: 'gdzie walczą',
    return: 'gdzie wracają wojownicy z karty',
  },
  'feline-physicians': {
    heal: 'która karta przywraca usuniętych wojowników',
    bed: 'gdzie wracają usunięci wojownicy',
  },
  'last-dynasty': {
    arrive: 'gdzie pojawiają się na mapie',
  },
  'bluebird-nobles': {},
  'spring-uprising': {
    gather: 'gdzie pojawia się wojownik',
    rise: 'czy uderzają, czy zbierają się',
    strike: 'gdzie uderzają',
    toll: 'która karta opłaca atak',
  },
  'rabbit-scouts': {
    scout: 'która karta daje wyższy wynik rzutu',
  },
  'the-exile': {
    start: 'w którym lesie zaczyna',
    act: 'czy rusza, czy walczy',
    exhaust: 'który przedmiot się wyczerpuje',
    roam: 'do którego lasu rusza',
    'battle-in': 'gdzie walczy',
    rest: { others: 'że przedmioty są znów gotowe', you: 'odświeżyć przedmioty' },
    hit: 'który przedmiot otrzymuje obrażenie',
  },
  'the-brigand': {
    ruin: 'z których ruin zabiera przedmiot',
    exhaust: 'który przedmiot się wyczerpuje',
    steal: 'komu kradnie kartę',
  },
  'flame-bearers': {
    gather: 'gdzie pojawia się wojownik',
    'burn-in': 'gdzie teraz palą komponenty',
    burn: 'który komponent płonie',
    spread: 'gdzie pojawia się kolejny wojownik',
  },
  'rat-smugglers': {
    pay: 'która karta jest odrzucana',
    act: 'czy opłaca ona ruch, czy walkę',
  },
  'vault-keepers': {
    found: 'gdzie stoi pierwszy skarbiec',
    build: 'gdzie powstaje skarbiec',
    settle: 'gdzie stoi nowy skarbiec',
    act: 'czy walczą, czy strzegą skarbców',
    battle: 'gdzie teraz walczą',
    guard: 'który skarbiec dostaje wojownika',
  },
  'badger-bodyguards': {},
  'popular-band': {
    'set-up': 'gdzie zaczyna wojownik',
    hired: 'gdzie dołącza wojownik',
    crowd: 'gdzie Zespół gra dla pobliskich wojowników',
    force: 'czyj wojownik musi przyjść z sąsiedniej polany',
    place: 'gdzie pojawia się kolejny wojownik',
  },
  'street-band': {
    place: 'gdzie pojawia się wojownik',
  },
  'riverfolk-flotilla': {
    'set-up': 'gdzie zaczyna pionek',
    draw: 'czy dobrać kartę',
    sail: 'dokąd płynie pionek',
    battle: 'z kim walczyć',
  },
  'otter-divers': {},
  'warm-sun-prophets': {
    hired: 'gdzie dołącza wojownik',
    preach: 'co zrobić',
    'battle-where': 'gdzie ktoś musi walczyć',
    'battle-who': 'kto musi walczyć',
    'battle-whom': 'z kim ten gracz musi walczyć',
    'move-where': 'skąd ktoś musi się ruszyć',
    'move-who': 'kto musi się ruszyć',
    'move-to': 'dokąd muszą się ruszyć',
    'move-battle': 'z kim ten gracz musi tam walczyć',
    place: 'gdzie pojawia się wojownik',
  },
  'lizard-envoys': {
    take: 'którą kartę wziąć ze stosu kart odrzuconych',
  },
  'sunward-expedition': {
    'set-up': 'gdzie zaczynają przyczółek i wojownicy',
    'take-off': 'który przyczółek zdjąć z mapy',
    land: 'gdzie pojawia się przyczółek',
    settle: 'ilu wojowników przybywa z nim',
    act: 'co zrobić dalej',
    battle: 'gdzie walczyć',
    guard: 'przy którym przyczółku pojawia się wojownik',
  },
  'mole-artisans': {
    keep: 'czy zachować kartę',
  },
  'corvid-spies': {
    'set-up': 'gdzie zaczyna wojownik',
    place: 'gdzie pojawia się Szpieg',
    act: 'co zrobić dalej',
    battle: 'gdzie walczyć teraz',
    rob: 'gdzie zabrać karty',
  },
  'raven-sentries': {},
  'highway-bandits': {
    'set-up': 'na której ścieżce zaczyna bandyta',
    lift: 'którego bandytę zdjąć z mapy',
    post: 'na której ścieżce pojawia się bandyta',
    join: 'czy do ruchu dołącza wojownik',
  },
  'bandit-gangs': {
    hired: 'gdzie dołącza bandyta',
    act: 'co zrobić',
    gather: 'do którego bandyty przychodzi wojownik',
    place: 'gdzie pojawia się bandyta',
  },
  'furious-protector': {
    'set-up': 'gdzie zaczyna pionek',
    move: 'dokąd idzie pionek',
    rage: 'czy odchodzą wojownicy',
  },
  'stoic-protector': {
    hired: 'gdzie dołącza pionek',
    move: 'dokąd idzie pionek',
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
  keep: 'Zachowaj.',
}

const gear = (item: Item | 'club'): string => (item === 'club' ? 'pałka' : items[item].nominative)
const gearObject = (item: Item | 'club'): string => (item === 'club' ? 'pałkę' : items[item].accusative)

const inForest = (forest: string): string => `w lesie ${forest}`

const gearHow: Readonly<
  Record<'gained' | 'exhausted' | 'refreshed' | 'removed', readonly [one: string, many: string]>
> = {
  gained: ['zdobywa', 'zdobywają'],
  exhausted: ['wyczerpuje', 'wyczerpują'],
  refreshed: ['odświeża', 'odświeżają'],
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
    'hireling-at': ({ at }, _task, scene) => `${capital(onClearing(scene, at))}.`,
    'hireling-forest': ({ forest }) => `${capital(inForest(forest))}.`,
    'hireling-path': ({ from, to }, _task, scene) => `Na ścieżce ${between(scene, from, to)}.`,
    'hireling-whom': ({ owner }, _task, scene) => `${capital(whom(scene, owner))}.`,
    'hireling-piece': ({ owner, piece, treetop }, _task, scene) =>
      `${capital(pieces[piece].nominative)} ${whose(scene, owner)}${treetop ? ' z Prastarego Wierzchołka' : ''}.`,
    'hireling-count': ({ count }) => (count === 0 ? 'Nikt.' : `${count}.`),
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
      `${Does(names, seat, 'zabiera', 'zabierają')} znacznik Zaciężnych z pola ${space} toru punktacji.`,
    'control-rolled': ({ seat, hireling, markers }, names) =>
      `${Does(names, seat, 'rzuca', 'rzucają')} kością kontroli za ${whom(names, hireling)}; żetony kontroli: ${markers}.`,
    'control-marker': ({ hireling, left }, names) =>
      `Z karty ${whose(names, hireling)} schodzi ${left === 0 ? 'ostatni żeton kontroli' : `żeton kontroli; zostało: ${left}`}.`,
    'hireling-pawn': ({ hireling, clearing, forest }, names) =>
      `Pionek ${whose(names, hireling)} jest teraz ${forest === null ? onClearing(names, clearing) : inForest(forest)}.`,
    'hireling-path': ({ hireling, from, to, how }, names) =>
      how === 'placed'
        ? `Wojownik ${whose(names, hireling)} wchodzi na ścieżkę ${between(names, from, to)}.`
        : `Wojownik ${whose(names, hireling)} schodzi ze ścieżki ${between(names, from, to)}.`,
    'hireling-item': ({ hireling, item, how }, names) =>
      `${Does(names, hireling, ...gearHow[how])} ${gearObject(item)}.`,
    'hireling-kept': ({ hireling, change }, names) =>
      change > 0
        ? `Na kartę ${whose(names, hireling)} trafia ${warriors(change)}.`
        : `Z karty ${whose(names, hireling)} schodzi ${warriors(-change)}.`,
    'hireling-rolled': ({ hireling, suit }, names) => `Kość ${whose(names, hireling)} pokazuje symbol ${ofSuit[suit]}.`,
  },
  refusals: {
    'own-seat.hireling': ({ seat }, names) =>
      `${Does(names, seat, 'nie może', 'nie mogą')} oddać Zaciężnych samemu sobie.`,
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
  supply: (count) => `w zasobach ${warriors(count)}`,
  kept: (count) => `na karcie ${warriors(count)}`,
  offMap: 'poza mapą',
  paths: (ends) => `na ścieżkach ${ends}`,
  clubs: (count) => (count === 1 ? 'pałka' : `pałki: ${count}`),
  ready: (list) => `gotowe ${list}`,
  exhausted: (list) => `wyczerpane ${list}`,
  track: (spaces) => `znaczniki na ${spaces}`,
  due: (who, count) => `${who} bierze ${count}`,
  marker: 'znacznik Zaciężnych',
}
