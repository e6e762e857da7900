import { seatToAct } from '../rules/agenda'
import { namesOf } from '../rules/names'
import { playOn } from '../rules/play'
import type { Scene } from '../rules/scene'
import type { Mark, State } from '../rules/state'
import type { SideView, View, WagerView } from '../rules/view'
import type { Seat } from '../rules/vocabulary'
import { readingOf, tellSteps } from './effect'

export type { Scene } from '../rules/scene'

/**
 * What can be rendered: a state, with all its cards open, or a view of it, with as much as its viewer knows.
 *
 * @example
 * const shown: StateOrView = ironwood.view(state, 'ironclad')
 */
export type StateOrView = State | View

export function sceneOf(position: StateOrView): Scene {
  const names = namesOf(position)
  const tell: Scene['tell'] = (steps, seat) => tellSteps(steps, readingOf(seat))
  if ('viewer' in position) return { ...position, ...names, decks: null, tell }
  const { sides, visions, battle } = position
  const side = (seat: Seat): SideView => {
    const { hand, deck, ...rest } = sides[seat]
    return { ...rest, hand, handSize: hand.length, deckSize: deck.length, order: [...deck].reverse() }
  }
  const wager = (seat: Seat): WagerView => {
    const decided = battle?.wagers[seat] ?? 'undecided'
    return decided === 'undecided' ? decided : { placed: decided.card !== null, card: decided.card }
  }
  return {
    ...position,
    ...names,
    tell,
    viewer: null,
    toAct: seatToAct(playOn(position)),
    decks: {
      woodwalkers: [...sides.woodwalkers.deck].reverse(),
      ironclad: [...sides.ironclad.deck].reverse(),
    },
    sides: { woodwalkers: side('woodwalkers'), ironclad: side('ironclad') },
    visions: {
      ...visions,
      handSize: visions.hand.length,
      deckSize: visions.deck.length,
      top: [...visions.deck].reverse(),
    },
    battle: battle && { ...battle, wagers: { woodwalkers: wager('woodwalkers'), ironclad: wager('ironclad') } },
  }
}

/** Vision cards that have been looked at and wait to be drawn or put back, as far as they are seen. */
export const looked = ({ agenda }: Scene): number[] =>
  agenda.flatMap((task) => (task.do === 'draw-one' || task.do === 'put-back' ? task.visions : []))

/** Vision cards that were shown to the Ironclad by the card that is being carried out, as far as they are seen. */
export const shown = ({ agenda }: Scene): number[] => agenda.flatMap((task) => (task.do === 'frame' ? task.shown : []))

export const marksOn = ({ marks }: Scene, kind: Mark['kind'], at: number): Mark[] =>
  marks.filter((mark) => mark.kind === kind && mark.at === at)

/** Whether a mark still forbids something (CI-16). */
export const holding = ({ sides }: Scene, { until, over, seat, card }: Mark): boolean =>
  until === 'round' ? !over : sides[seat].ongoing.some((ongoing) => ongoing.card === card && ongoing.markers > 0)

/** Ferrum has its forge from the start (IW-FORGE-04). */
export const siteOf = ({ board, mountains }: Scene, mountain: number): State['mountains']['sites'][number] =>
  mountain === board.ferrum ? 'forge' : (mountains.sites[mountain] ?? 'none')
