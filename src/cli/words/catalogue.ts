import type { Language } from '../games/language'

/** Why a file cannot be read or written, by the code of the system or a code of our own. */
export type FileReason =
  | 'ENOENT'
  | 'ENOTDIR'
  | 'ELOOP'
  | 'EACCES'
  | 'EPERM'
  | 'ENAMETOOLONG'
  | 'EISDIR'
  | 'ENOSPC'
  | 'EDQUOT'
  | 'EFBIG'
  | 'EROFS'
  | 'EIO'
  | 'ENOTFILE'
  | 'ETOOLARGE'

/** Problems of options. */
export interface OptionWords {
  unknown(word: string, help: string): string
  twice(name: string): string
  needsValue(name: string): string
  takesNoValue(name: string): string
  noLanguage(languages: string, given: string): string
}

/** The texts of `play --help`. */
export interface PlayHelpWords {
  readonly against: (names: string, person: string) => string
  readonly seat: (seats: string) => string
  readonly players: string
  readonly seed: string
  readonly record: (file: string) => string
  readonly resume: string
  readonly game: (names: string) => string
  readonly rows: string
  readonly lang: (languages: string) => string
  readonly after: string
  /** The text about a game without its own text. */
  about(id: string, version: string): string
}

/** The texts of `help` at the table: what people can type, and what it does. */
export interface TableHelpWords {
  title(game: string): string
  readonly number: string
  readonly enter: string
  readonly listWords: readonly [typed: string, meaning: string]
  readonly twice: string
  readonly list: string
  readonly board: string
  readonly log: string
  readonly done: string
  readonly undo: string
  readonly resign: string
  readonly quit: string
}

/** The seats of people and opponents, and problems with them. */
export interface SeatingWords {
  readonly you: string
  /** The people at the keyboard and the opponents, with the seed. */
  greeting(persons: readonly string[], others: readonly string[], seed: string): string
  plays(name: string, seat: string): string
  againstTakes(names: string, given: string): string
  noSeat(given: string, seats: string): string
  isPlayedBy(name: string, seat: string): string
  readonly full: string
  gameAgainst(names: readonly string[]): string
  opponentsForSeats(opponents: number, seats: number): string
  asked(names: string, first: string): string
  notAnswered(names: string): string
}

/** The game and its file, and problems with them. */
export interface FileWords {
  cannot(verb: 'read' | 'written' | 'locked', file: string, why: string): string
  readonly reasons: Readonly<Record<FileReason, string>>
  noGame(file: string): string
  noFile(file: string): string
  readonly elsewhere: string
  notOver(file: string, command: string): string
  noFinishedGame(file: string): string
  otherVersion(file: string): string
  damaged(file: string): string
  readonly whichGame: string
  gameAgainst(file: string, names: readonly string[]): string
  goodPart(actions: number): string
  readonly goOn: string
  readonly nothingChanged: string
  setAside(name: string): string
  held(file: string, by: string, remedy: string): string
  holder(pid: number, host: string | null, since: string): string
  readonly unknownHolder: string
  removeLock(file: string): string
  rowsTakes(given: string): string
  keeps(option: string): string
  readonly namedTwice: string
  playersTakes(given: string): string
  unknownGame(name: string, games: string): string
  notLoaded(name: string, why: string): string
}

/** The texts during a game. */
export interface TableWords {
  /** The word for agreement; `yes` works in every language. */
  readonly yes: string
  kept(file: string): string
  readonly typeHelp: string
  readonly over: string
  readonly isOver: string
  readonly question: string
  readonly seenEnough: string
  next(seat: string): string
  readonly nothingToLeaveOut: string
  readonly noSurrender: string
  readonly nothingToTakeBack: string
  takenBack(what: string): string
  lastDecisionOf(seat: string): string
  readonly surrender: string
  readonly playOn: string
  wasPossible(times: number): string
  nobodyPlays(seat: string): string
  cannotDecide(name: string, why: string): string
  keptIn(file: string): string
  toGoOn(command: string): string
  readonly lost: string
  hasDecided(name: string): string
  won(names: readonly string[], reason: string): string
  drawn(reason: string): string
  /** A player alone has not won. */
  beaten(reason: string): string
  /** At the end of a page. */
  readonly morePages: string
  /** Below choices that do not fit on the screen. */
  moreChoices(lines: number): string
  readonly boardShows: string
  orType(choices: string): string
  enterTakes(number: number): string
  readonly notYours: string
  notUnderstood(line: string): string
  typeOne(number: number): string
  readonly typeOfList: string
  typeUpTo(last: number): string
  orWords(examples: readonly string[]): string
  readonly listShows: string
  readonly emptyLineShows: string
}

/** All words of the terminal in one language. */
export interface TerminalWords {
  readonly language: Language
  readonly options: OptionWords
  readonly playHelp: PlayHelpWords
  readonly tableHelp: TableHelpWords
  readonly seating: SeatingWords
  readonly files: FileWords
  readonly table: TableWords
}
