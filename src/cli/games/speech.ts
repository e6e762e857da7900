import type { Language } from './language'

/** All words at the table of a game: those of the game in its language, and those of the terminal. */
export interface Speech<GameLanguage, Words> {
  readonly language: GameLanguage
  readonly words: Words
}

/** The same in every language. */
export type Speeches<GameLanguage, Words> = Readonly<Record<Language, Speech<GameLanguage, Words>>>
