import { pluralsOf } from '../../toolkit'
import type { TerminalWords } from './catalogue'

const form = pluralsOf('cs', 'one', 'few', 'other')

const verbs = { read: 'přečíst', written: 'zapsat', locked: 'zamknout' }

/** The last of several after a conjunction: `A, B a C`. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} a ${names.at(-1)}`

/** Who plays against the person: `je protivníkem A`, `jsou protivníky A a B`. */
const opponents = (names: readonly string[]): string =>
  `${names.length === 1 ? 'je protivníkem' : 'jsou protivníky'} ${listed(names)}`

/** The Czech catalogue. A seat and an opponent stand in the nominative, and nobody's gender is guessed. */
export const czech: TerminalWords = {
  language: 'cs',
  options: {
    unknown: (word, help) => `Volba „${word}“ neexistuje. Seznam voleb vypíše ${help}.`,
    twice: (name) => `Volba --${name} je uvedena dvakrát.`,
    needsValue: (name) => `Za volbou --${name} musí být hodnota.`,
    takesNoValue: (name) => `Volba --${name} nemá žádnou hodnotu.`,
    noLanguage: (languages, given) => `--lang může být ${languages}, ne „${given}“.`,
  },
  playHelp: {
    against: (names, person) =>
      `kdo hraje na ostatních místech: ${names}; jedno jméno platí pro všechna, ${person} je člověk u této klávesnice`,
    seat: (seats) => `tvoje místa: ${seats}`,
    players: 'počet hráčů',
    seed: 'stejné semínko a stejné volby dají stejnou hru; náhodné, není-li uvedeno',
    record: (file) => `soubor, do kterého se hra ukládá; není-li uveden, ${file}`,
    resume: 'pokračuj v uložené hře',
    game: (names) => `jiná hra: ${names}, nebo soubor s modulem, který hru popisuje nebo exportuje`,
    rows: 'výška obrazovky: na nižší je najednou méně',
    lang: (languages) =>
      `jazyk: ${languages}; není-li uveden, podle LC_ALL, LC_MESSAGES nebo LANG; příkazy se píšou vždy anglicky`,
    after: `Hra se ukládá po každé akci, takže můžeš kdykoli odejít: příkazem quit nebo
pomocí Ctrl-C. Během hry příkaz help řekne, co můžeš napsat.`,
    about: (id, version) => `Hra ${id}, verze ${version}.`,
  },
  tableHelp: {
    title: (game) => `${game}. Co můžeš napsat:`,
    number: 'číslo ze seznamu: tato volba',
    enter: 'jediná možná volba; je-li jich víc, znovu seznam',
    listWords: ['slova ze seznamu', 'volba tak, jak ji uvádí seznam, nebo zkráceně'],
    twice: 'tatáž volba dvakrát, pokud ji lze zopakovat',
    list: 'znovu seznam voleb',
    board: 'situace na plánu a seznam voleb',
    log: 'co se stalo v tomto a v předchozím tahu',
    done: 'vynech zbytek kroku',
    undo: 'vezmi zpět své poslední rozhodnutí a vše, co ostatní udělali po něm',
    resign: 'vzdej se',
    quit: 'odejdi; --resume pokračuje',
  },
  seating: {
    you: 'ty',
    greeting([one, ...more], others, seed) {
      const you =
        more.length > 0
          ? `U této klávesnice: ${[one, ...more].join(', ')}`
          : one
            ? `Tvoje strana: ${one}`
            : 'U této klávesnice nikdo nehraje'
      return `${[you, ...others].join('; ')}. Semínko: ${seed}.`
    },
    plays: (name, seat) => `${name}: ${seat}`,
    againstTakes: (names, given) => `--against může být ${names}, ne „${given}“.`,
    noSeat: (given, seats) => `Místo „${given}“ v této hře není; jsou tu: ${seats}.`,
    isPlayedBy: (name, seat) => `Toto místo je v této hře obsazené: ${seat} (hraje ${name}).`,
    full: 'Na všech místech hrají lidé; vynech --against.',
    gameAgainst: (names) => `V této hře ${opponents(names)}.`,
    opponentsForSeats: (opponents, seats) =>
      `Protivníci: ${opponents}, ostatní místa: ${seats}. Uveď jednoho pro všechna, nebo pro každé jednoho.`,
    asked: (names, first) => `Protivník: ${names}? [${first}] `,
    notAnswered: (names) => `Kdo je protivníkem? --against může být ${names}.`,
  },
  files: {
    cannot: (verb, file, why) => `Soubor ${file} nelze ${verbs[verb]}: ${why}`,
    reasons: {
      ENOENT: 'takový adresář neexistuje.',
      ENOTDIR: 'část cesty není adresář.',
      ELOOP: 'odkazy vedou v kruhu.',
      EACCES: 'nemáš k tomu oprávnění.',
      EPERM: 'nemáš k tomu oprávnění.',
      ENAMETOOLONG: 'jeho název je příliš dlouhý.',
      EISDIR: 'je to adresář.',
      ENOSPC: 'disk je plný.',
      EDQUOT: 'tvůj podíl disku je vyčerpán.',
      EFBIG: 'byl by větší, než soubor smí být.',
      EROFS: 'disk je jen pro čtení.',
      EIO: 'disk neodpovídá.',
      ENOTFILE: 'není to soubor, ale roura nebo zařízení.',
      ETOOLARGE: 'je větší než 32 MB.',
    },
    noGame: (file) => `Není tu hra, ve které by se dalo pokračovat: chybí soubor ${file}.`,
    noFile: (file) => `Soubor ${file} neexistuje.`,
    elsewhere: 'Novou hru ulož jinam: --record SOUBOR.',
    notOver: (file, command) => `V souboru ${file} je nedohraná hra. Pokračuj v ní:\n  ${command}`,
    noFinishedGame: (file) => `Soubor ${file} už existuje a není to dohraná hra.`,
    otherVersion: (file) => `Soubor ${file} pochází z jiné verze totemforge:`,
    damaged: (file) => `Soubor ${file} je poškozený:`,
    whichGame: 'Není-li to záznam hry Ironwood, uveď jeho hru volbou --game.',
    gameAgainst: (file, names) => `Ve hře ze souboru ${file} ${opponents(names)}. Vynech --against.`,
    goodPart: (actions) =>
      `Co je před tím, je v pořádku: ${actions} ${form(actions, { one: 'akce', few: 'akce', other: 'akcí' })}.`,
    goOn: 'Pokračovat odtud a poškozený soubor uchovat pod jiným názvem? Napiš ano: ',
    nothingChanged: 'Nic se nezměnilo.',
    setAside: (name) => `Poškozený soubor se teď jmenuje ${name}.`,
    held: (file, by, remedy) => `Hru ze souboru ${file} už někdo hraje: ${by}.${remedy}`,
    holder: (pid, host, since) => `proces ${pid}${host === null ? '' : ` na počítači ${host}`}, od ${since}`,
    unknownHolder: 'neznámý proces',
    removeLock: (file) => ` Pokud tam už skončil, smaž soubor ${file}.`,
    rowsTakes: (given) => `--rows přijímá číslo od 12, ne „${given}“.`,
    keeps: (option) => `Hra, ve které se pokračuje, zůstává, jak začala: vynech --${option}.`,
    namedTwice: 'Soubor je už uveden v --resume: vynech --record.',
    playersTakes: (given) => `--players musí být číslo, ne „${given}“.`,
    unknownGame: (name, games) => `Hra „${name}“ neexistuje. --game může být ${games}, nebo soubor s modulem.`,
    notLoaded: (name, why) => `Modul ${name} nelze načíst: ${why}`,
  },
  table: {
    yes: 'ano',
    kept: (file) => `Hra se po každé akci ukládá do souboru ${file}.`,
    typeHelp: 'Napiš help a uvidíš, co můžeš napsat.',
    over: 'Hra skončila.',
    isOver: 'Tato hra už skončila.',
    question: 'Možné volby:',
    seenEnough: 'Až si vše prohlédneš, stiskni Enter: obrazovka se smaže. ',
    next: (seat) => `Teď: ${seat}. Vystřídejte se u klávesnice a stiskněte Enter: `,
    nothingToLeaveOut: 'Tady není co vynechat.',
    noSurrender: 'V této hře se nelze vzdát; quit ji opustí.',
    nothingToTakeBack: 'Není žádné tvé rozhodnutí, které by šlo vzít zpět.',
    takenBack: (what) => `Vzato zpět: ${what}`,
    lastDecisionOf: (seat) => `poslední rozhodnutí (${seat}).`,
    surrender: 'Opravdu se chceš vzdát? Napiš ano: ',
    playOn: 'Hraješ dál.',
    wasPossible: (times) => `Šlo to jen ${times === 1 ? 'jednou' : `${times}krát`}.`,
    nobodyPlays: (seat) => `Toto místo nikdo neobsadil: ${seat}.`,
    cannotDecide: (name, why) => `${name} se nemůže rozhodnout: ${why}`,
    keptIn: (file) => `Hra je uložena v souboru ${file}.`,
    toGoOn: (command) => ` Pokračuj takto:\n  ${command}`,
    lost: 'Poslední rozhodnutí jsou ztracena.',
    hasDecided: (name) => `${name}: rozhodnuto.`,
    won: (names, reason) => `Vítězství: ${listed(names)} (${reason}).`,
    drawn: (reason) => `Remíza: ${reason}.`,
    beaten: (reason) => `Porážka: ${reason}.`,
    morePages: '-- Enter: dál, s: přeskočit -- ',
    moreChoices: (lines) => `Dalších řádků: ${lines}. Enter.`,
    boardShows: 'board ukáže plán.',
    orType: (choices) => `nebo napiš: ${choices}`,
    enterTakes: (number) => `Enter vybere ${number}.`,
    notYours: 'O tom nerozhoduješ ty.',
    notUnderstood: (line) => `Není jasné, co znamená „${line}“.`,
    typeOne: (number) => `Napiš ${number}`,
    typeOfList: 'Napiš číslo ze seznamu',
    typeUpTo: (last) => `Napiš číslo od 1 do ${last}`,
    orWords: (examples) => ` nebo slova, například ${examples.join(' či ')}`,
    listShows: 'list ukáže volby',
    emptyLineShows: 'prázdný řádek ukáže volby',
  },
}
