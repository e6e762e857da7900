/**
 * All names of a type, in an order of its own; the compiler refuses a list that lacks one. The order is that of numbers, so
 * it never changes.
 */
export const every =
  <Name extends string>() =>
  <const List extends readonly Name[]>(
    list: List &
      ([Exclude<Name, List[number]>] extends [never] ? unknown : { readonly lacks: Exclude<Name, List[number]> }),
  ): readonly Name[] =>
    list
