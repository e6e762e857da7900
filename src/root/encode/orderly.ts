/** A list whose order tells nothing. */
export const sorted = <List extends readonly (string | number)[] | null>(list: List) => list && [...list].sort()

/** By seat; to have nothing and not to be named is the same. */
export const listed = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(table).flatMap(([seat, list]) => (list.length > 0 ? [[seat, sorted(list)]] : [])))
