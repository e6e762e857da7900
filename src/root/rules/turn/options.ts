import { item } from '../../../toolkit'
import { attacksHangOnHand } from '../battle/battle'
import type { Moment } from '../card'
import { different } from '../cards'
import type { Chapter } from '../chapter'
import type { Action, Task } from '../chapters'
import { activateDominance, dominanceHangsOnHand, dominanceOptions } from '../dominance'
import { usableAt, useEffect, usesHangOnHand } from '../effects'
import type { Effect } from '../effects/effect'
import type { Offer } from '../factions/faction'
import { discardFromHand } from '../hands'
import type { HirelingOffer } from '../hirelings/hireling'
import type { LandmarkOffer } from '../landmarks/offer'
import { landmarkOffers } from '../landmarks/offers'
import { hidesHand, isHandOpen } from '../open-hand'
import { type Play, plan, type Question, rulesOf, rulesOfHireling, type SeatQuestion, sideOf } from '../play'
import { isPresent } from '../rule'
import { score } from '../score'
import * as shape from '../shapes'
import type { Seat } from '../vocabulary'
import type { Ground } from '../woodlands'

/** A card is spent to open a closed path (ROOT-C.3.3). */
export interface TollTask {
  readonly do: 'toll'
  readonly seat: Seat
  readonly path: number
}
export type OptionAction =
  | { readonly type: 'use'; readonly effect: string }
  | { readonly type: 'activate-dominance'; readonly card: string }
  | { readonly type: 'take-dominance'; readonly card: string }
  /** Between two clearings, the lower number first. */
  | { readonly type: 'open-path'; readonly from: number; readonly to: number }
  | { readonly type: 'spend'; readonly card: string }
  | { readonly type: 'done' }

/** ROOT-C.3.3b: faction pieces at one end; once in a turn, and any card will do. */
function pathsToOpen(play: Play, seat: Seat): number[] {
  const { state, ground } = play
  if (state.closed.length === 0 || state.turn.used.includes('open-path') || sideOf(play, seat).hand.length === 0)
    return []
  return state.closed.filter((path) => ground.closedPaths[path]?.some((at) => isPresent(play, seat, at)))
}

type Opening = Extract<OptionAction, { type: 'open-path' }>

/** The action that opens a closed path, by its number on the map's list. */
export function openingOf({ closedPaths }: Pick<Ground, 'closedPaths'>, path: number): Opening {
  const [one, other] = item(closedPaths, path)
  return { type: 'open-path', from: Math.min(one, other), to: Math.max(one, other) }
}

/** The number on the map's list of a closed path between two clearings, the lower first; -1 if there is none. */
export const closedPathOf = (
  { closedPaths }: Pick<Ground, 'closedPaths'>,
  { from, to }: Omit<Opening, 'type'>,
): number => closedPaths.findIndex(([one, other]) => Math.min(one, other) === from && Math.max(one, other) === to)

/** What a seat can use between the actions and steps of a phase. */
const usableIn = (play: Play, seat: Seat): readonly Effect[] =>
  play.state.phase === 'birdsong' || play.state.phase === 'daylight' ? usableAt(play, seat, play.state.phase) : []

/**
 * Adds what a seat may do between the actions and steps of a phase (ROOT-ENG-12, ROOT-ENG-16); the caller may know what it can use
 * then.
 */
export function addOptions(play: Play, seat: Seat, actions: Action[], usable = usableIn(play, seat)): void {
  const { phase } = play.state
  for (const { name } of usable) actions.push({ type: 'use', effect: name })
  if (phase === 'daylight') {
    for (const option of dominanceOptions(play, seat)) actions.push(option)
    for (const path of pathsToOpen(play, seat)) actions.push(openingOf(play.ground, path))
  }
  addOffers(play, seat, actions)
  for (const offer of placesFor(play)) actions.push(...offer.actions(play, seat))
}

/** Adds what other factions and hirelings let a seat do: at a moment of its turn, or else between actions and steps. */
export function addOffers(play: Play, seat: Seat, actions: Action[], moment?: Moment): void {
  for (const owner of play.state.seats) {
    const offer = offerOf(play, owner, seat, moment)
    if (offer) actions.push(...offer.actions(play, owner, seat))
  }
  if (moment === undefined) for (const offer of hirelingOffers(play)) actions.push(...offer.actions(play, seat))
}

/** What hirelings in the game let any seat do between the actions and steps of its turn. */
export function hirelingOffers(play: Play): readonly HirelingOffer[] {
  const offers: HirelingOffer[] = []
  for (const { hireling } of play.state.hirelings) {
    const { offer } = rulesOfHireling(play, hireling)
    if (offer) offers.push(offer)
  }
  return offers
}

/** What a faction lets a seat do at a moment. */
function offerOf(play: Play, owner: Seat, seat: Seat, moment?: Moment): Offer | null {
  const offer = owner === seat ? undefined : rulesOf(play, owner).offer
  return offer && offer.moment === moment ? offer : null
}

/** Landmarks that let a seat do something. */
const placesFor = ({ state }: Play): readonly LandmarkOffer[] =>
  state.landmarks.length === 0 ? noOffers : landmarkOffers.filter((offer) => offer.isThere(state))

const noOffers: readonly never[] = []

/** Whether any faction lets a seat do something at a moment of its turn, or else between actions and steps. */
export function hasOffersAt(play: Play, seat: Seat, moment?: Moment): boolean {
  for (const owner of play.state.seats) if (offerOf(play, owner, seat, moment) !== null) return true
  return false
}

/** Whether any faction, hireling or landmark lets a seat do something between the actions and steps of its turn. */
export const hasOffers = (play: Play, seat: Seat): boolean =>
  hasOffersAt(play, seat) || hirelingOffers(play).length > 0 || placesFor(play).length > 0

/** Whether they depend on a hidden hand, as far as others can tell; then they are asked for whatever it holds. */
export function optionsHangOnHand(play: Play, seat: Seat): boolean {
  const { phase } = play.state
  if (sideOf(play, seat).hand.length === 0 || isHandOpen(play, seat)) return false
  for (const owner of play.state.seats) if (offerOf(play, owner, seat)?.hangsOnHand?.(play, owner, seat)) return true
  if (attacksHangOnHand(play, seat)) return true
  return phase === 'daylight' && (usesHangOnHand(play, seat, phase) || dominanceHangsOnHand(play, seat))
}

/** Carries such an option out; `false` if the action is none. */
export function takeOption(play: Play, seat: Seat, action: Action): boolean {
  switch (action.type) {
    case 'use':
      useEffect(play, seat, action.effect)
      return true
    case 'activate-dominance':
      activateDominance(play, seat, action.card)
      return true
    case 'take-dominance':
      plan(play, { do: 'pay-dominance', seat, card: action.card })
      return true
    case 'open-path':
      play.state.turn.used.push('open-path')
      plan(play, { do: 'toll', seat, path: closedPathOf(play.ground, action) })
      return true
    default:
      for (const owner of play.state.seats)
        if (owner !== seat && rulesOf(play, owner).offer?.take(play, owner, seat, action)) return true
      return (
        hirelingOffers(play).some((offer) => offer.take(play, seat, action)) ||
        placesFor(play).some((offer) => offer.take(play, seat, action))
      )
  }
}

/**
 * A step of a phase: the faction's own actions, then the options of the phase, then `done`, where it may be. After an option
 * the step is asked again.
 */
export function stepOf<Kind extends Task & { readonly seat: Seat }>(way: {
  /** The faction's own, in a new list: the options are added to it. */
  actions(play: Play, task: Kind): Action[]
  answer(play: Play, task: Kind, action: Action): void
  /** Whether `done` may be chosen; it may unless given. */
  mayEnd?(play: Play, task: Kind): boolean
  /** Whether what can be done depends on a hidden hand, so that it is asked even if nothing can. */
  hidden?(play: Play, task: Kind): boolean
  /** Whether there is surely an action besides `done`, if that can be told without listing them. */
  isOpen?(play: Play, task: Kind): boolean
}): SeatQuestion<Kind> & { readonly isStep: true; isOpen(play: Play, task: Kind): boolean } {
  const isOpen = (play: Play, task: Kind): boolean => way.isOpen?.(play, task) === true
  return {
    isStep: true,
    isOpen,
    actions(play, task) {
      const actions = way.actions(play, task)
      addOptions(play, task.seat, actions)
      if (way.mayEnd?.(play, task) !== false) actions.push({ type: 'done' })
      return actions
    },
    asks: (play, task) => isOpen(play, task) || way.hidden?.(play, task) === true || optionsHangOnHand(play, task.seat),
    answer(play, task, action) {
      if (action.type === 'done') return
      plan(play, task)
      if (takeOption(play, task.seat, action)) return
      play.state.agenda.pop()
      way.answer(play, task, action)
    },
  }
}

const toll: Question<TollTask, Extract<OptionAction, { type: 'spend' }>> = {
  asks: hidesHand,
  actions: (play, { seat }) => different(sideOf(play, seat).hand).map((card) => ({ type: 'spend', card })),
  answer(play, { seat, path }, { card }) {
    const { state, ground } = play
    discardFromHand(play, seat, card)
    state.closed = state.closed.filter((each) => each !== path)
    const [from, to] = ground.closedPaths[path] ?? [0, 0]
    play.emit?.({ type: 'path-opened', seat, from, to })
    score(play, seat, 1, 'ROOT-C.3.3a')
  },
}

export const options: Chapter<TollTask, OptionAction> = {
  tasks: {
    toll: {
      fields: { seat: shape.seat, path: shape.path },
      law: 'ROOT-C.3.3a',
      rule: toll,
    },
  },
  actions: {
    use: { fields: { effect: shape.act } },
    'activate-dominance': { fields: { card: shape.card }, fromHand: true },
    'take-dominance': { fields: { card: shape.card } },
    'open-path': { fields: { from: shape.clearing, to: shape.clearing } },
    spend: { fields: { card: shape.card }, fromHand: true },
    done: { fields: {} },
  },
}
