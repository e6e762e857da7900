import { daimyoBox, goalOf, heroOf, isHero } from '../rules/box'
import type { At } from './at'
import type { DaimyoWords } from './catalogue'

/** The titles of cards in a language, by id. */
export type Titles = Readonly<Partial<Record<string, string>>>

type Titled = Pick<DaimyoWords, 'titles'>

/** A card of one's own with its own title keeps it in every language. */
const translated = ({ titles }: Titled, id: string, own: string, printed: string | undefined): string =>
  own === printed ? (titles[id] ?? own) : own

/** The title of a hero; an unknown one has none. */
export const heroTitle = (titled: Titled, at: At, id: string): string =>
  isHero(id) ? translated(titled, id, heroOf(at, id).title, daimyoBox.heroes[id]?.title) : ''

export const goalTitle = (titled: Titled, at: At, id: string): string =>
  translated(titled, id, goalOf(at, id).title, daimyoBox.goals[id]?.title)
