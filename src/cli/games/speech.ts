import type { Language } from './language'

/** What is told at the table of a game: by the game in its language, and by the terminal besides. */
export interface Speech<GameLanguage, Words> {
  readonly language: GameLanguage
  readonly words: Words
}

/** The same in every language. */
export type Speeches<GameLanguage, Words> = Readonly<Record<Language, Speech<GameLanguage, Words>>>
