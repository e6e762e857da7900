import { pluralsOf } from '../../toolkit'
import type { TerminalWords } from './catalogue'

const form = pluralsOf('pl', 'one', 'few', 'many')

const verbs = { read: 'odczytać', written: 'zapisać', locked: 'zablokować' }

/** The last of several after a conjunction: `A, B i C`. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} i ${names.at(-1)}`

/** Who plays against the person: `przeciwnikiem jest A`, `przeciwnikami są A i B`. */
const opponents = (names: readonly string[]): string =>
  `${names.length === 1 ? 'przeciwnikiem jest' : 'przeciwnikami są'} ${listed(names)}`

/** The Polish catalogue. A seat and an opponent stand in the nominative, and nobody's gender is guessed. */
export const polish: TerminalWords = {
  language: 'pl',
  options: {
    unknown: (word, help) => `Nie ma opcji „${word}”. Listę opcji wyświetla ${help}.`,
    twice: (name) => `Opcja --${name} jest podana dwa razy.`,
    needsValue: (name) => `Po opcji --${name} musi stać wartość.`,
    takesNoValue: (name) => `Opcja --${name} nie przyjmuje wartości.`,
    noLanguage: (languages, given) => `--lang przyjmuje ${languages}, a nie „${given}”.`,
  },
  playHelp: {
    against: (names, person) =>
      `kto gra na pozostałych miejscach: ${names}; jedna nazwa dotyczy wszystkich, ${person} to osoba przy tej klawiaturze`,
    seat: (seats) => `twoje miejsca: ${seats}`,
    players: 'liczba graczy',
    seed: 'to samo ziarno i te same wybory dają tę samą grę; losowe, jeśli go nie podasz',
    record: (file) => `plik, w którym zapisywana jest gra; domyślnie ${file}`,
    resume: 'kontynuuj zapisaną grę',
    game: (names) => `inna gra: ${names} albo plik z modułem, który opisuje grę lub ją eksportuje`,
    rows: 'wysokość ekranu: na niższym widać naraz mniej',
    lang: (languages) =>
      `język: ${languages}; domyślnie według LC_ALL, LC_MESSAGES lub LANG; polecenia wpisuje się zawsze po angielsku`,
    after: `Gra jest zapisywana po każdej akcji, więc możesz wyjść w dowolnej chwili:
poleceniem quit albo przez Ctrl-C. W czasie gry help mówi, co możesz wpisać.`,
    about: (id, version) => `Gra ${id}, wersja ${version}.`,
  },
  tableHelp: {
    title: (game) => `${game}. Co możesz wpisać:`,
    number: 'numer z listy: ten wybór',
    enter: 'jedyny możliwy wybór, a gdy jest ich więcej, ponownie lista',
    listWords: ['słowa z listy', 'wybór tak, jak podaje go lista, albo w skrócie'],
    twice: 'ten sam wybór dwa razy, o ile da się go powtórzyć',
    list: 'jeszcze raz lista wyborów',
    board: 'sytuacja na planszy i lista wyborów',
    log: 'co się wydarzyło w tej i poprzedniej turze',
    done: 'pomiń resztę kroku',
    undo: 'cofnij swoją ostatnią decyzję i to, co inni zrobili po niej',
    resign: 'poddaj się',
    quit: 'wyjdź; --resume wznawia grę',
  },
  seating: {
    you: 'ty',
    greeting([one, ...more], others, seed) {
      const you =
        more.length > 0
          ? `Przy tej klawiaturze: ${[one, ...more].join(', ')}`
          : one
            ? `Twoja strona: ${one}`
            : 'Nikt nie gra przy tej klawiaturze'
      return `${[you, ...others].join('; ')}. Ziarno: ${seed}.`
    },
    plays: (name, seat) => `${name}: ${seat}`,
    againstTakes: (names, given) => `--against przyjmuje ${names}, a nie „${given}”.`,
    noSeat: (given, seats) => `W tej grze nie ma miejsca „${given}”; są: ${seats}.`,
    isPlayedBy: (name, seat) => `To miejsce jest w tej grze zajęte: ${seat} (gra ${name}).`,
    full: 'Na wszystkich miejscach grają ludzie; pomiń --against.',
    gameAgainst: (names) => `W tej grze ${opponents(names)}.`,
    opponentsForSeats: (opponents, seats) =>
      `Przeciwnicy: ${opponents}, pozostałe miejsca: ${seats}. Podaj jednego dla wszystkich albo po jednym dla każdego.`,
    asked: (names, first) => `Przeciwnik: ${names}? [${first}] `,
    notAnswered: (names) => `Kto jest przeciwnikiem? --against przyjmuje ${names}.`,
  },
  files: {
    cannot: (verb, file, why) => `Nie można ${verbs[verb]} pliku ${file}: ${why}`,
    reasons: {
      ENOENT: 'nie ma takiego katalogu.',
      ENOTDIR: 'część ścieżki nie jest katalogiem.',
      ELOOP: 'dowiązania prowadzą w kółko.',
      EACCES: 'brak uprawnień.',
      EPERM: 'brak uprawnień.',
      ENAMETOOLONG: 'nazwa jest za długa.',
      EISDIR: 'to jest katalog.',
      ENOSPC: 'dysk jest pełny.',
      EDQUOT: 'twój przydział miejsca na dysku się skończył.',
      EFBIG: 'byłby większy, niż może być plik.',
      EROFS: 'dysk jest tylko do odczytu.',
      EIO: 'dysk nie odpowiada.',
      ENOTFILE: 'to nie jest plik, lecz potok albo urządzenie.',
      ETOOLARGE: 'jest większy niż 32 MB.',
    },
    noGame: (file) => `Nie ma tu gry do wznowienia: brak pliku ${file}.`,
    noFile: (file) => `Nie ma pliku ${file}.`,
    elsewhere: 'Nową grę zapisz gdzie indziej: --record PLIK.',
    notOver: (file, command) => `W pliku ${file} jest nieukończona gra. Wznów ją:\n  ${command}`,
    noFinishedGame: (file) => `Plik ${file} już istnieje i nie jest zapisem ukończonej gry.`,
    otherVersion: (file) => `Plik ${file} pochodzi z innej wersji totemforge:`,
    damaged: (file) => `Plik ${file} jest uszkodzony:`,
    whichGame: 'Jeśli zapis nie jest grą Ironwood, podaj jego grę opcją --game.',
    gameAgainst: (file, names) => `W grze z pliku ${file} ${opponents(names)}. Pomiń --against.`,
    goodPart: (actions) =>
      `To, co jest wcześniej, jest dobre: ${actions} ${form(actions, { one: 'akcja', few: 'akcje', many: 'akcji' })}.`,
    goOn: 'Grać dalej od tego miejsca, a uszkodzony plik zachować pod inną nazwą? Wpisz tak: ',
    nothingChanged: 'Nic nie zostało zmienione.',
    setAside: (name) => `Uszkodzony plik nazywa się teraz ${name}.`,
    held: (file, by, remedy) => `W grę z pliku ${file} ktoś już gra: ${by}.${remedy}`,
    holder: (pid, host, since) => `proces ${pid}${host === null ? '' : ` na komputerze ${host}`}, od ${since}`,
    unknownHolder: 'nieznany proces',
    removeLock: (file) => ` Jeśli tam się już zakończył, usuń plik ${file}.`,
    rowsTakes: (given) => `--rows przyjmuje liczbę od 12, a nie „${given}”.`,
    keeps: (option) => `Wznawiana gra zachowuje ustawienia, z którymi się zaczęła: pomiń --${option}.`,
    namedTwice: 'Plik jest już podany w --resume: pomiń --record.',
    playersTakes: (given) => `--players przyjmuje liczbę, a nie „${given}”.`,
    unknownGame: (name, games) => `Nie ma gry „${name}”. --game przyjmuje ${games} albo plik z modułem.`,
    notLoaded: (name, why) => `Nie można wczytać modułu ${name}: ${why}`,
  },
  table: {
    yes: 'tak',
    kept: (file) => `Gra jest zapisywana w pliku ${file} po każdej akcji.`,
    typeHelp: 'Wpisz help, żeby zobaczyć, co możesz wpisać.',
    over: 'Gra jest skończona.',
    isOver: 'Ta gra jest skończona.',
    question: 'Możliwe wybory:',
    seenEnough: 'Gdy obejrzysz już wszystko, naciśnij Enter: ekran zostanie wyczyszczony. ',
    next: (seat) => `Teraz: ${seat}. Zmieńcie się przy klawiaturze i naciśnijcie Enter: `,
    nothingToLeaveOut: 'Tu nie ma nic do pominięcia.',
    noSurrender: 'W tej grze nie można się poddać; quit z niej wychodzi.',
    nothingToTakeBack: 'Nie ma twojej decyzji, którą można by cofnąć.',
    takenBack: (what) => `Cofnięto: ${what}`,
    lastDecisionOf: (seat) => `ostatnia decyzja (${seat}).`,
    surrender: 'Na pewno chcesz się poddać? Wpisz tak: ',
    playOn: 'Grasz dalej.',
    wasPossible: (times) => `Można to było zrobić tylko ${times === 1 ? 'raz' : `${times} razy`}.`,
    nobodyPlays: (seat) => `Tego miejsca nikt nie zajmuje: ${seat}.`,
    cannotDecide: (name, why) => `${name} nie może podjąć decyzji: ${why}`,
    keptIn: (file) => `Gra jest zapisana w pliku ${file}.`,
    toGoOn: (command) => ` Aby ją wznowić:\n  ${command}`,
    lost: 'Ostatnie decyzje przepadły.',
    hasDecided: (name) => `${name}: decyzja podjęta.`,
    won: (names, reason) => `Zwycięstwo: ${listed(names)} (${reason}).`,
    drawn: (reason) => `Remis: ${reason}.`,
    beaten: (reason) => `Porażka: ${reason}.`,
    morePages: '-- Enter: dalej, s: pomiń -- ',
    moreChoices: (lines) => `Dalszych wierszy: ${lines}. Enter.`,
    boardShows: 'board pokazuje planszę.',
    orType: (choices) => `albo wpisz: ${choices}`,
    enterTakes: (number) => `Enter wybiera ${number}.`,
    notYours: 'Ta decyzja nie należy do ciebie.',
    notUnderstood: (line) => `Nie wiadomo, co znaczy „${line}”.`,
    typeOne: (number) => `Wpisz ${number}`,
    typeOfList: 'Wpisz numer z listy',
    typeUpTo: (last) => `Wpisz numer od 1 do ${last}`,
    orWords: (examples) => ` albo słowa, na przykład ${examples.join(' lub ')}`,
    listShows: 'list pokazuje wybory',
    emptyLineShows: 'pusty wiersz pokazuje wybory',
  },
}
