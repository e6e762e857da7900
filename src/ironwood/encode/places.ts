import { ironwoodBoard } from '../rules/board'
import { ironwoodCards } from '../rules/cards'

/** The cards in the order in which channels and actions name them: WW01 to WW38, then IC01 to IC38. */
export const cards: readonly string[] = /* @__PURE__ */ Object.keys(ironwoodCards)

export const specials: readonly string[] = /* @__PURE__ */ Object.values(ironwoodCards)
  .filter(({ kind }) => kind === 'special')
  .map(({ id }) => id)

/** The number of a card in that order. */
export const cardAt: Readonly<Record<string, number>> = /* @__PURE__ */ Object.fromEntries(
  cards.map((card, index) => [card, index]),
)

const { forests: woods, mountains: peaks } = ironwoodBoard

export const forests: readonly string[] = /* @__PURE__ */ woods.map(({ id }) => id)
export const mountains: readonly string[] = /* @__PURE__ */ peaks.map(({ id }) => id)

export const innerForests: readonly string[] = /* @__PURE__ */ forests.filter(
  (_, forest) => woods[forest]?.kind === 'inner',
)
/** The mountains for Foundations and Forges. */
export const outerMountains: readonly string[] = /* @__PURE__ */ mountains.filter(
  (_, mountain) => peaks[mountain]?.kind === 'outer',
)
/** The mountains of vision cards: every mountain except Ferrum. */
export const visions: readonly string[] = /* @__PURE__ */ mountains.filter(
  (_, mountain) => mountain !== ironwoodBoard.ferrum,
)
