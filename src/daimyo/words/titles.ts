import { type At, goalOf, heroOf, isHero } from './box'
import type { DaimyoWords } from './catalogue'

/** The titles of cards in a language, by id. */
export type Titles = Readonly<Partial<Record<string, string>>>

type Titled = Pick<DaimyoWords, 'titles'>

/** The title of a hero; an unknown one has none. */
export const heroTitle = ({ titles }: Titled, at: At, id: string): string =>
  isHero(id) ? (titles[id] ?? heroOf(at, id).title) : ''

export const goalTitle = ({ titles }: Titled, at: At, id: string): string => titles[id] ?? goalOf(at, id).title
