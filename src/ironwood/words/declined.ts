import { type Names, placeName } from '../rules/names'

/** A place in a case of a language that declines nouns; its name stays as it is. */
export const placeIn =
  (mountain: string, forest: string) =>
  (names: Names, id: string): string =>
    `${Object.hasOwn(names.board.mountainAt, id) ? mountain : forest} ${placeName(names, id)}`

/** Tells of something with a count behind it, in brackets. */
export const withCount =
  (told: (count: number) => string) =>
  (what: string) =>
  ({ count }: { readonly count: number }): string =>
    `${what} (${told(count)})`
