import type { Viewer } from '../../core'
import { disclosure, open } from '../../toolkit'
import type { Solo } from './solo/solo'
import type { Known, Mark, Restriction, Result, State, Traces } from './state'
import type { Seat } from './vocabulary'

/** The viewer, and whether it may look into the shown part. */
export interface Seer {
  readonly viewer: Viewer<Seat>
  readonly isOwner: boolean
}

const difficulty = /* @__PURE__ */ disclosure<Solo['difficulty'], Solo['difficulty'], Seer>()({
  redIcons: open,
  moreCards: open,
  golem: open,
  foundations: open,
  spirits: open,
  fewerFoundations: open,
  extraFighters: open,
})({})

export const solo = /* @__PURE__ */ disclosure<Solo, Solo, Seer>()({
  bot: open,
  difficulty,
  stance: open,
  side: open,
  spirits: open,
  marked: open,
  die: open,
  alerted: open,
})({})

export const restriction = /* @__PURE__ */ disclosure<Restriction, Restriction, Seer>()({
  kind: open,
  seat: open,
  until: open,
})({})

export const mark = /* @__PURE__ */ disclosure<Mark, Mark, Seer>()({
  card: open,
  seat: open,
  kind: open,
  at: open,
  stops: open,
  until: open,
  over: open,
})({})

export const forests = /* @__PURE__ */ disclosure<State['forests'], State['forests'], Seer>()({
  fighters: open,
  moved: open,
  done: open,
  full: open,
  fading: open,
})({})

export const mountains = /* @__PURE__ */ disclosure<State['mountains'], State['mountains'], Seer>()({
  fighters: open,
  golems: open,
  movedFighters: open,
  movedGolems: open,
  sites: open,
})({})

export const drill = /* @__PURE__ */ disclosure<State['drill'], State['drill'], Seer>()({
  at: open,
  step: open,
  cargo: open,
  moved: open,
})({})

export const result = /* @__PURE__ */ disclosure<Result, Result, Seer>()({ winner: open, by: open })({})

/** A spectator does not know which cards an opponent has seen. */
export const known = ({ hand, seen, ascending, mixed }: Known, { viewer }: Seer): Known => ({
  hand: [...hand],
  seen: viewer === 'spectator' ? [] : [...seen],
  ascending,
  mixed: [...mixed],
})

export const traces = ({ cards, hand, burned }: Traces): Traces => ({
  cards: cards.map((card) => ({
    vision: card.vision,
    hand: card.hand,
    burned: [...card.burned],
    deck: [...card.deck],
  })),
  hand,
  burned: [...burned],
})
