import { zeros } from '../../../toolkit'
import type { Piece } from '../factions/fact'
import type { Hired } from '../state'
import { clearingCount, type Faction, type Hireling, items } from '../vocabulary'

/** What is known of a hireling without a rule: its card, and its box. */
export interface HirelingFacts {
  /** The number of its card; both sides have the same. */
  readonly card: number
  /** The promoted side; the demoted one is weaker (ROOT-A.6.2). */
  readonly promoted: boolean
  /** Factions that cannot be played beside it (ROOT-A.6.5). */
  readonly blocks: readonly Faction[]
  readonly pieces: Readonly<Record<string, Piece>>
  /** It has a pawn that stands in clearings. */
  readonly pawn?: true
  /** It has a pawn that stands in forests. */
  readonly forest?: true
  /** Warriors may lie on its card. */
  readonly kept?: true
  /** Its warriors stand on paths. */
  readonly paths?: true
  /** Its controller rules where presence is tied (ROOT-HIR-2Da). */
  readonly winsTies?: true
  /** Items and this many clubs lie on its card. */
  readonly clubs?: number
}

const warriors = (count: number) => ({ warrior: { class: 'warrior', count } }) as const

/** What each hireling has in its box (ROOT-E). The demoted sides use pieces only where they are listed. */
export const hirelingFacts = {
  'forest-patrol': { card: 1, promoted: true, blocks: ['marquise'], pieces: warriors(12), kept: true },
  'feline-physicians': { card: 1, promoted: false, blocks: ['marquise'], pieces: {} },
  'last-dynasty': { card: 2, promoted: true, blocks: ['eyrie'], pieces: warriors(5) },
  'bluebird-nobles': { card: 2, promoted: false, blocks: ['eyrie'], pieces: {}, winsTies: true },
  'spring-uprising': { card: 3, promoted: true, blocks: ['alliance'], pieces: warriors(4) },
  'rabbit-scouts': { card: 3, promoted: false, blocks: ['alliance'], pieces: {} },
  'the-exile': { card: 4, promoted: true, blocks: ['vagabond', 'vagabond2'], pieces: {}, forest: true, clubs: 3 },
  'the-brigand': { card: 4, promoted: false, blocks: ['vagabond', 'vagabond2'], pieces: {} },
  'flame-bearers': { card: 5, promoted: true, blocks: ['hundreds'], pieces: warriors(6) },
  'rat-smugglers': { card: 5, promoted: false, blocks: ['hundreds'], pieces: {} },
  'vault-keepers': {
    card: 6,
    promoted: true,
    blocks: ['keepers'],
    pieces: { ...warriors(6), vault: { class: 'building', count: 6 } },
  },
  'badger-bodyguards': { card: 6, promoted: false, blocks: ['keepers'], pieces: {} },
  'popular-band': { card: 7, promoted: true, blocks: [], pieces: warriors(5) },
  'street-band': { card: 7, promoted: false, blocks: [], pieces: warriors(5) },
  'riverfolk-flotilla': { card: 8, promoted: true, blocks: ['riverfolk'], pieces: {}, pawn: true },
  'otter-divers': { card: 8, promoted: false, blocks: ['riverfolk'], pieces: {} },
  'warm-sun-prophets': { card: 9, promoted: true, blocks: ['cult'], pieces: warriors(4) },
  'lizard-envoys': { card: 9, promoted: false, blocks: ['cult'], pieces: {} },
  'sunward-expedition': {
    card: 10,
    promoted: true,
    blocks: ['duchy'],
    pieces: { ...warriors(8), foothold: { class: 'token', count: 3 } },
  },
  'mole-artisans': { card: 10, promoted: false, blocks: ['duchy'], pieces: {} },
  'corvid-spies': { card: 11, promoted: true, blocks: ['corvid'], pieces: warriors(6) },
  'raven-sentries': { card: 11, promoted: false, blocks: ['corvid'], pieces: {} },
  'highway-bandits': { card: 12, promoted: true, blocks: [], pieces: warriors(4), paths: true },
  'bandit-gangs': { card: 12, promoted: false, blocks: [], pieces: warriors(4) },
  'furious-protector': { card: 13, promoted: true, blocks: [], pieces: {}, pawn: true },
  'stoic-protector': { card: 13, promoted: false, blocks: [], pieces: {}, pawn: true },
} as const satisfies Readonly<Record<Hireling, HirelingFacts>>

export const hirelingFactsOf: Readonly<Record<Hireling, HirelingFacts>> = hirelingFacts

/** As many are dealt (ROOT-A.6.1), and as many hireling markers lie on the score track, on these spaces (ROOT-E.1.1a). */
export const hirelingCount = 3
export const hiringSpaces: readonly number[] = [4, 8, 12]
/** ROOT-E.1.2c: control markers in all, and the six faces of the control die: golden pips, and all pips. */
export const controlMarkers = 12
export const controlDie = [
  { golden: 1, all: 2 },
  { golden: 1, all: 2 },
  { golden: 1, all: 3 },
  { golden: 2, all: 3 },
  { golden: 2, all: 3 },
  { golden: 2, all: 4 },
] as const

/** A hireling in the supply, with all its pieces beside the map. */
export function newHired(hireling: Hireling): Hired {
  const { pieces, pawn, forest, kept, paths, clubs } = hirelingFactsOf[hireling]
  const none = (): number[] => zeros(items.length)
  return {
    hireling,
    controller: null,
    markers: 0,
    isNew: false,
    supply: pieces['warrior']?.count ?? 0,
    pieces: Object.fromEntries(Object.keys(pieces).map((kind) => [kind, zeros(clearingCount + 1)])),
    ...(pawn ? { pawn: 0 } : {}),
    ...(forest ? { forest: -1 } : {}),
    ...(kept ? { kept: 0 } : {}),
    ...(paths ? { paths: [] } : {}),
    ...(clubs === undefined ? {} : { items: { ready: none(), exhausted: none(), clubs: [clubs, 0] } }),
  }
}
