import { capital } from '../../toolkit/capital'
import type { HirelingChoice } from '../rules/hirelings/steps'
import type { Item } from '../rules/vocabulary'
import type { HirelingQuestions, HirelingWords, PartWords } from '../words/catalogue'
import { hirelingAsks } from '../words/hireling-asks'
import { items, pieces, warriors } from './forms'
import { between, cardName, Does, hirelingTitle, ofSuit, onClearing, toWhom, who, whom, whose } from './names'

/** What each step of a text asks, to end the sentence "Markýza rozhoduje o námezdnících: Lesní hlídka, …". */
export const hirelingQuestions: HirelingQuestions = {
  'forest-patrol': {
    act: {
      others: 'zda se přesunou a bojují, nebo se vrátí z karty',
      you: 'přesunout se a bojovat, nebo se vrátit z karty',
    },
    battle: 'kde bojují',
    return: 'kam se vrátí bojovníci z karty',
  },
  'feline-physicians': {
    heal: 'která karta vrátí odstraněné bojovníky',
    bed: 'kam se odstranění bojovníci vrátí',
  },
  'last-dynasty': {
    arrive: 'kde přijdou na mapu',
  },
  'bluebird-nobles': {},
  'spring-uprising': {
    gather: 'kam přijde bojovník',
    rise: { others: 'zda udeří, nebo se shromáždí', you: 'udeřit, nebo se shromáždit' },
    strike: 'kde udeří',
    toll: 'která karta zaplatí útok',
  },
  'rabbit-scouts': {
    scout: 'která karta přinese vyšší číslo',
  },
  'the-exile': {
    start: 've kterém lese začíná',
    act: { others: 'zda se přesune, nebo bojuje', you: 'přesunout se, nebo bojovat' },
    exhaust: 'který předmět se vyčerpá',
    roam: 'do kterého lesa se přesune',
    'battle-in': 'kde bojuje',
    rest: { others: 'že jsou předměty znovu připravené', you: 'obnovit předměty' },
    hit: 'který předmět utrpí zásah',
  },
  'the-brigand': {
    ruin: 'ze které ruiny bere předmět',
    exhaust: 'který předmět se vyčerpá',
    steal: 'komu ukradne kartu',
  },
  'flame-bearers': {
    gather: 'kam přijde bojovník',
    'burn-in': 'kde teď pálí',
    burn: 'co shoří',
    spread: 'kam přijde další bojovník',
  },
  'rat-smugglers': {
    pay: 'která karta se odhodí',
    act: { others: 'zda zaplatí přesun, nebo boj', you: 'zaplatit přesun, nebo boj' },
  },
  'vault-keepers': {
    found: 'kde stojí první trezor',
    build: 'kde se postaví trezor',
    settle: 'kde stojí nový trezor',
    act: { others: 'zda bojují, nebo hlídají trezory', you: 'bojovat, nebo hlídat trezory' },
    battle: 'kde teď bojují',
    guard: 'který trezor dostane bojovníka',
  },
  'badger-bodyguards': {},
  'popular-band': {
    'set-up': 'kde začne bojovník',
    hired: 'kde se přidá bojovník',
    crowd: 'kde kapela hraje okolním bojovníkům',
    force: 'čí bojovník musí přijít ze sousední mýtiny',
    place: 'kam přijde další bojovník',
  },
  'street-band': {
    place: 'kam přijde bojovník',
  },
  'riverfolk-flotilla': {
    'set-up': 'kde začne figurka',
    draw: { others: 'zda si vzít kartu', you: 'vzít si kartu' },
    sail: 'kam po řece popluje figurka',
    battle: 's kým bojovat',
  },
  'otter-divers': {},
  'warm-sun-prophets': {
    hired: 'kde se přidá bojovník',
    preach: 'co udělat',
    'battle-where': 'kde musí někdo bojovat',
    'battle-who': 'kdo musí bojovat',
    'battle-whom': 's kým musí ten hráč bojovat',
    'move-where': 'odkud se musí někdo přesunout',
    'move-who': 'kdo se musí přesunout',
    'move-to': 'kam se musí přesunout',
    'move-battle': 's kým tam musí ten hráč bojovat',
    place: 'kam přijde bojovník',
  },
  'lizard-envoys': {
    take: 'kterou kartu vzít z odhazovací hromádky',
  },
  'sunward-expedition': {
    'set-up': 'kde začne předmostí a bojovníci',
    'take-off': 'které předmostí odebrat z mapy',
    land: 'kam přijde předmostí',
    settle: 'kolik bojovníků přijde s ním',
    act: 'co udělat dál',
    battle: 'kde bojovat',
    guard: 'ke kterému předmostí přijde bojovník',
  },
  'mole-artisans': {
    keep: { others: 'zda si kartu nechat', you: 'nechat si kartu' },
  },
  'corvid-spies': {
    'set-up': 'kde začne bojovník',
    place: 'kam přijde špeh',
    act: 'co udělat dál',
    battle: 'kde bojovat teď',
    rob: 'kde vzít karty',
  },
  'raven-sentries': {},
  'highway-bandits': {
    'set-up': 'na které cestě začne lupič',
    lift: 'kterého lupiče odebrat z mapy',
    post: 'na kterou cestu přijde lupič',
    join: { others: 'zda se k přesunu přidá bojovník', you: 'přidá se k přesunu bojovník' },
  },
  'bandit-gangs': {
    hired: 'kde se přidá lupič',
    act: 'co udělat',
    gather: 'ke kterému lupiči přijde bojovník',
    place: 'kam přijde lupič',
  },
  'furious-protector': {
    'set-up': 'kde začne figurka',
    move: 'kam jde figurka',
    rage: { others: 'zda odejdou bojovníci', you: 'odejdou bojovníci' },
  },
  'stoic-protector': {
    hired: 'kde se přidá figurka',
    move: 'kam jde figurka',
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
  keep: 'Nech si ji.',
}

const gear = (item: Item | 'club'): string => (item === 'club' ? 'kyj' : items[item].nominative)
const gearObject = (item: Item | 'club'): string => (item === 'club' ? 'kyj' : items[item].accusative)

const inForest = (forest: string): string => `v lese ${forest}`

const gearHow: Readonly<
  Record<'gained' | 'exhausted' | 'refreshed' | 'removed', readonly [one: string, many: string]>
> = {
  gained: ['získává', 'získávají'],
  exhausted: ['vyčerpává', 'vyčerpávají'],
  refreshed: ['obnovuje', 'obnovují'],
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
    'hireling-at': ({ at }, _task, scene) => `${capital(onClearing(scene, at))}.`,
    'hireling-forest': ({ forest }) => `${capital(inForest(forest))}.`,
    'hireling-path': ({ from, to }, _task, scene) => `Na cestě ${between(scene, from, to)}.`,
    'hireling-whom': ({ owner }, _task, scene) => `${capital(whom(scene, owner))}.`,
    'hireling-piece': ({ owner, piece, treetop }, _task, scene) =>
      `${capital(pieces[piece].nominative)} ${whose(scene, owner)}${treetop ? ' z Prastaré koruny' : ''}.`,
    'hireling-count': ({ count }) => (count === 0 ? 'Nikdo.' : `${count}.`),
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
    'hireling-pawn': ({ hireling, clearing, forest }, names) =>
      `Figurka ${whose(names, hireling)} je nyní ${forest === null ? onClearing(names, clearing) : inForest(forest)}.`,
    'hireling-path': ({ hireling, from, to, how }, names) =>
      how === 'placed'
        ? `Bojovník ${whose(names, hireling)} přichází na cestu ${between(names, from, to)}.`
        : `Bojovník ${whose(names, hireling)} opouští cestu ${between(names, from, to)}.`,
    'hireling-item': ({ hireling, item, how }, names) =>
      `${Does(names, hireling, ...gearHow[how])} ${gearObject(item)}.`,
    'hireling-kept': ({ hireling, change }, names) =>
      change > 0
        ? `Na kartu ${whose(names, hireling)} přichází ${warriors(change)}.`
        : `Z karty ${whose(names, hireling)} odchází ${warriors(-change)}.`,
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
  supply: (count) => `v zásobě ${warriors(count)}`,
  kept: (count) => `na kartě ${warriors(count)}`,
  offMap: 'mimo mapu',
  paths: (ends) => `na cestách ${ends}`,
  clubs: (count) => (count === 1 ? 'kyj' : `kyje: ${count}`),
  ready: (list) => `připravené ${list}`,
  exhausted: (list) => `vyčerpané ${list}`,
  track: (spaces) => `ukazatele na ${spaces}`,
  due: (who, count) => `${who} bere ${count}`,
  marker: 'ukazatel námezdníků',
}
