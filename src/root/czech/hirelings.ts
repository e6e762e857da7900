import { capital } from '../../toolkit/capital'
import type { HirelingChoice } from '../rules/hirelings/steps'
import type { Item } from '../rules/vocabulary'
import type { HirelingQuestions, HirelingWords, PartWords } from '../words/catalogue'
import { hirelingAsks, isAskedBy } from '../words/hireling-asks'
import { form, items, pieces, warriorsThere } from './forms'
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

/** What each step of a text asks, to end the sentence "Markýza rozhoduje o námezdnících: Lesní hlídka, …". */
export const hirelingQuestions: HirelingQuestions = {
  'forest-patrol': {
    act: {
      others: 'zda se přesunout a bojovat, nebo vrátit bojovníky z karty',
      you: 'přesunout se a bojovat, nebo vrátit bojovníky z karty',
    },
    battle: 'kde bojovat',
    return: 'kam vrátit bojovníky z karty',
  },
  'feline-physicians': {
    heal: 'kterou kartou vrátit odstraněné bojovníky',
    bed: 'kam vrátit odstraněné bojovníky',
  },
  'last-dynasty': {
    arrive: 'kde přijít na mapu',
  },
  'bluebird-nobles': {},
  'spring-uprising': {
    gather: 'kam umístit bojovníka',
    rise: { others: 'zda udeřit, nebo shromáždit bojovníky', you: 'udeřit, nebo shromáždit bojovníky' },
    strike: 'kde udeřit',
    toll: 'kterou kartou zaplatit útok',
  },
  'rabbit-scouts': {
    scout: 'kterou kartu odhodit za vyšší číslo z hodu',
  },
  'the-exile': {
    start: 've kterém lese začít',
    act: { others: 'zda se přesunout, nebo bojovat', you: 'přesunout se, nebo bojovat' },
    exhaust: 'který předmět vyčerpat',
    roam: 'do kterého lesa se přesunout',
    'battle-in': 'kde bojovat',
    rest: { others: 'zda osvěžit předměty', you: 'osvěžit předměty' },
    hit: 'který předmět utrpí zásah',
  },
  'the-brigand': {
    ruin: 'ze které ruiny vzít předmět',
    exhaust: 'který předmět vyčerpat',
    steal: 'komu ukrást kartu',
  },
  'flame-bearers': {
    gather: 'kam umístit bojovníka',
    'burn-in': 'kde teď pálit komponenty',
    burn: 'který komponent spálit',
    spread: 'kam umístit dalšího bojovníka',
  },
  'rat-smugglers': {
    pay: 'kterou kartu odhodit',
    act: { others: 'zda jí zaplatit přesun, nebo boj', you: 'zaplatit jí přesun, nebo boj' },
  },
  'vault-keepers': {
    found: 'kde postavit první kryptu',
    build: 'kde postavit kryptu',
    settle: 'kde postavit novou kryptu',
    act: { others: 'zda bojovat, nebo hlídat krypty', you: 'bojovat, nebo hlídat krypty' },
    battle: 'kde teď bojovat',
    guard: 'ke které kryptě umístit bojovníka',
  },
  'badger-bodyguards': {},
  'popular-band': {
    'set-up': 'kam umístit bojovníka',
    hired: 'kam umístit bojovníka',
    crowd: 'kde zahrát okolním bojovníkům',
    force: 'čí bojovník musí přijít ze sousední mýtiny',
    place: 'kam umístit dalšího bojovníka',
  },
  'street-band': {
    place: 'kam umístit bojovníka',
  },
  'riverfolk-flotilla': {
    'set-up': 'kam umístit figurku',
    draw: { others: 'zda si dobrat kartu', you: 'dobrat si kartu' },
    sail: 'kam po řece poslat figurku',
    battle: 's kým bojovat',
    ferry: { others: 'zda plout Přívozem', you: 'plout Přívozem' },
  },
  'otter-divers': {},
  'warm-sun-prophets': {
    hired: 'kam umístit bojovníka',
    preach: 'co udělat',
    'battle-where': 'kde někoho donutit k boji',
    'battle-who': 'koho donutit k boji',
    'battle-whom': 's kým musí ten hráč bojovat',
    'move-where': 'odkud se někdo musí přesunout',
    'move-who': 'koho donutit k přesunu',
    'move-to': 'kam se všichni musí přesunout',
    'move-battle': 's kým tam musí ten hráč bojovat',
    place: 'kam umístit bojovníka',
  },
  'lizard-envoys': {
    take: 'kterou kartu vzít z odhazovací hromádky',
  },
  'sunward-expedition': {
    'set-up': 'kam umístit předmostí a bojovníky',
    'take-off': 'které předmostí odebrat z mapy',
    land: 'kam umístit předmostí',
    settle: 'kolik bojovníků s ním umístit',
    act: 'co udělat dál',
    battle: 'kde bojovat',
    guard: 'ke kterému předmostí umístit bojovníka',
  },
  'mole-artisans': {
    keep: { others: 'zda si kartu nechat', you: 'nechat si kartu' },
  },
  'corvid-spies': {
    'set-up': 'kam umístit bojovníka',
    place: 'kam umístit špeha',
    act: 'co udělat dál',
    battle: 'kde teď bojovat',
    rob: 'kde vzít karty',
  },
  'raven-sentries': {},
  'highway-bandits': {
    'set-up': 'na kterou cestu umístit loupežníka',
    lift: 'kterého loupežníka odebrat z mapy',
    post: 'na kterou cestu umístit loupežníka',
    join: { others: 'zda se k přesunu přidá bojovník', you: 'přidá se k přesunu bojovník' },
  },
  'bandit-gangs': {
    hired: 'kam umístit loupežníka',
    act: 'co udělat',
    gather: 'ke kterému loupežníkovi umístit bojovníka',
    place: 'kam umístit loupežníka',
  },
  'furious-protector': {
    'set-up': 'kam umístit figurku',
    move: 'kam přesunout figurku',
    rage: { others: 'zda odstranit bojovníky', you: 'odstranit bojovníky' },
  },
  'stoic-protector': {
    hired: 'kam umístit figurku',
    move: 'kam přesunout figurku',
  },
}

const choices: Readonly<Record<HirelingChoice, string>> = {
  move: 'Přesun.',
  battle: 'Boj.',
  place: 'Umísti komponenty.',
  remove: 'Odstraň komponenty.',
  draw: 'Dober si kartu.',
  gather: 'Shromáždi bojovníky.',
  rob: 'Vezmi karty.',
  take: 'Vezmi.',
  'force-move': 'Donuť k přesunu.',
  'force-battle': 'Donuť k boji.',
  keep: 'Nech si kartu.',
}

const gear = (item: Item | 'club'): string => (item === 'club' ? 'kyj' : items[item].nominative)
const gearObject = (item: Item | 'club'): string => (item === 'club' ? 'kyj' : items[item].accusative)

const inForest = (forest: string): string => `v lese ${forest}`

const gearHow: Readonly<
  Record<'gained' | 'exhausted' | 'refreshed' | 'removed', readonly [one: string, many: string]>
> = {
  gained: ['získává', 'získávají'],
  exhausted: ['vyčerpává', 'vyčerpávají'],
  refreshed: ['osvěžuje', 'osvěžují'],
  removed: ['ztrácí', 'ztrácejí'],
}

/** Of hirelings in general. */
export const hirelings = {
  actions: {
    'hireling-give': ({ hireling, to }, _task, scene) => `Předej ${whom(scene, hireling)} ${toWhom(scene, to)}.`,
    'hireling-take': ({ hireling }, _task, scene) => `Vezmi ${whom(scene, hireling)}.`,
    'hireling-marker': ({ to }, _task, scene) => `${capital(who(scene, to))}.`,
    'hireling-set-up': ({ hireling }, _task, scene) => `Připrav ${whom(scene, hireling)}.`,
    'hireling-do': ({ what }) => choices[what],
    'hireling-at': ({ at }, task, scene) => {
      const told = isAskedBy(hirelingQuestions, task, 'kam')
        ? toClearing
        : isAskedBy(hirelingQuestions, task, 'odkud')
          ? fromClearing
          : onClearing
      return `${capital(told(scene, at))}.`
    },
    'hireling-forest': ({ forest }, task) =>
      `${capital(isAskedBy(hirelingQuestions, task, 'do kterého') ? `do lesa ${forest}` : inForest(forest))}.`,
    'hireling-path': ({ from, to }, task, scene) =>
      `Na ${isAskedBy(hirelingQuestions, task, 'na kterou') ? 'cestu' : 'cestě'} ${between(scene, from, to)}.`,
    'hireling-whom': ({ owner }, _task, scene) => `${capital(who(scene, owner))}.`,
    'hireling-piece': ({ owner, piece, treetop }, _task, scene) =>
      `${capital(pieces[piece].nominative)} ${whose(scene, owner)}${treetop ? ' z Prastaré koruny' : ''}.`,
    'hireling-count': ({ count }) => `${count === 0 ? 'Nikdo' : warriorsThere(count)}.`,
    'hireling-card': ({ card }) => `${cardName(card)}.`,
    'hireling-item': ({ item, spent = false }) => `${capital(gear(item))}${spent ? ' (vyčerpaný předmět)' : ''}.`,
  },
  asks: {
    hireling: ' o námezdnících',
    heal: ' o Kočičích lékařích',
    hiring: ' o námezdnících',
    'hiring-over': ' o námezdnících',
    'hireling-give': ', kdo dostane námezdníky',
    'hireling-take': ', které námezdníky vzít',
    'hireling-marker': ', kdo vezme ukazatel námezdníků',
    'hireling-set-up': ', které námezdníky připravit',
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
        ? `${Does(names, seat, 'získává', 'získávají')} ${whom(names, hireling)}.`
        : `${Does(names, from, 'předává', 'předávají')} ${whom(names, hireling)} ${toWhom(names, seat)}.`,
    'hireling-marker': ({ seat, space }, names) =>
      `${Does(names, seat, 'bere', 'berou')} ukazatel námezdníků z pole ${space} bodovací stupnice.`,
    'control-rolled': ({ seat, hireling, markers }, names) =>
      `${Does(names, seat, 'hází', 'házejí')} kostkou kontroly za ${whom(names, hireling)}; žetony kontroly: ${markers}.`,
    'control-marker': ({ hireling, left }, names) =>
      `Z karty ${whose(names, hireling)} mizí ${left === 0 ? 'poslední žeton kontroly' : `žeton kontroly; zbývá: ${left}`}.`,
    'hireling-pawn': ({ hireling, clearing, forest, ferry }, names) =>
      ferry
        ? `Přívoz převáží figurku ${whose(names, hireling)} ${toClearing(names, clearing)}.`
        : `Figurka ${whose(names, hireling)} je nyní ${forest === null ? onClearing(names, clearing) : inForest(forest)}.`,
    'hireling-path': ({ hireling, from, to, how }, names) =>
      how === 'placed'
        ? `Bojovník ${whose(names, hireling)} přichází na cestu ${between(names, from, to)}.`
        : `Bojovník ${whose(names, hireling)} opouští cestu ${between(names, from, to)}.`,
    'hireling-item': ({ hireling, item, how }, names) =>
      `${Does(names, hireling, ...gearHow[how])} ${gearObject(item)}.`,
    'hireling-kept': ({ hireling, change }, names) =>
      change > 0
        ? `Na kartu ${whose(names, hireling)} ${form(change, { one: 'přichází', few: 'přicházejí', other: 'přichází' })} ${warriorsThere(change)}.`
        : `Z karty ${whose(names, hireling)} ${form(-change, { one: 'odchází', few: 'odcházejí', other: 'odchází' })} ${warriorsThere(-change)}.`,
    'hireling-rolled': ({ hireling, suit }, names) =>
      `Kostka ${whose(names, hireling)} ukazuje symbol ${ofSuit[suit]}.`,
  },
  refusals: {
    'own-seat.hireling': ({ seat }, names) => `${Does(names, seat, 'nemůže', 'nemohou')} předat námezdníky sobě.`,
    'not-hired': ({ seat, hireling }, names) =>
      `${Does(names, seat, 'neovládá', 'neovládají')} ${whom(names, hireling)}.`,
    'keeps-hireling': ({ hireling, count }, names) =>
      `Nelze předat ${whom(names, hireling)}; žetony kontroly na kartě: ${count}.`,
    'not-in-supply': ({ hireling }, names) => `V zásobě není karta ${whose(names, hireling)}.`,
    'not-to-set-up': ({ hireling }, names) => `${Does(names, hireling, 'nečeká', 'nečekají')} na přípravu.`,
  },
} as const satisfies PartWords

/** Their cards. */
export const hirelingCards: HirelingWords = {
  title: 'Námezdníci',
  label: 'NÁMEZDNÍCI',
  controlled: (who, markers) => `${who} (žetony kontroly: ${markers})`,
  uncontrolled: 'nikdo neovládá',
  supply: (count) => `v zásobě ${warriorsThere(count)}`,
  kept: (count) => `na kartě ${warriorsThere(count)}`,
  offMap: 'mimo mapu',
  paths: (ends) => `na cestách ${ends}`,
  clubs: (count) => (count === 1 ? 'kyj' : `kyje: ${count}`),
  ready: (list) => `připravené ${list}`,
  exhausted: (list) => `vyčerpané ${list}`,
  track: (spaces) => `ukazatele na ${spaces}`,
  due: (who, count) => `${who}: k převzetí ${count}`,
  marker: 'ukazatel námezdníků',
}
