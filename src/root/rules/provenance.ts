export const sourceNames = [
  'law',
  'cards',
  'law-app',
  'root-vis',
  'haunt-roll-fail',
  'rootgame',
  'root-ai',
  'others',
] as const

/** Public sources that tables were read from; only facts were taken. */
export const sources: Readonly<Record<Source, string>> = {
  law: "The publisher's Law of Root, in the Polish and in the English edition.",
  cards: "The publisher's card library, LederCards/cards.",
  'law-app': 'Vagabottos/root: the map diagrams and answers of a reader of the Law.',
  'root-vis': 'Vagabottos/RootVis: positions and forests of the four maps.',
  'haunt-roll-fail': 'haunt-roll-fail/haunt-roll-fail: a complete implementation.',
  rootgame: 'mdfeinstein/rootgame: an implementation of the base game.',
  'root-ai': 'Rtificer/RootAI: edges, slots, ruins and landmarks of the four maps.',
  others: 'Further public implementations and deck lists.',
}

/**
 * A public source of data.
 *
 * @example
 * const source: Source = 'law'
 */
export type Source = (typeof sourceNames)[number]

/**
 * How much of a table is known: parts that at least one source says, parts from memory alone, and parts that are ours, chosen
 * so that they fit what is known.
 *
 * @example
 * const { reconstructed } = rootMaps.lake.provenance // ['at']
 */
export interface Provenance {
  readonly known: readonly string[]
  readonly recalled: readonly string[]
  readonly reconstructed: readonly string[]
  readonly sources: readonly Source[]
}
