/**
 * The keys of a table, with their types, in the order of the table.
 *
 * @example
 * const factions = keysOf({ marquise: 10, eyrie: 7 }) // ['marquise', 'eyrie']
 */
export function keysOf<Table extends object>(table: Table): Extract<keyof Table, string>[] {
  const keys: Extract<keyof Table, string>[] = []
  for (const key in table) keys.push(key)
  return keys
}
