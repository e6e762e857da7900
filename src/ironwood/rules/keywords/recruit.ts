import { either, flag, listOf, objectOf, optional } from '../../../toolkit'
import type { ActionOf } from '../action'
import type { ForestPlace, MountainPlace } from '../card'
import { hasForge, idOf, placeOf, placeUnit, unitsLeft, warbandOn, warbandsWithTotem } from '../components'
import type { Keyword } from '../keyword'
import { frameOf, orForfeit, type Play, plan, type Question } from '../play'
import { recruitRefused } from '../refusals/places'
import * as shape from '../shapes'
import type { Seat, Unit } from '../vocabulary'

export interface RecruitStep {
  readonly do: 'recruit'
  readonly unit: Unit
  readonly at: ForestPlace | MountainPlace
  readonly count: number
  /** Each unit on a different mountain. */
  readonly apart?: boolean
  /** This many instead on a mountain of a shown vision card. */
  readonly countIfShown?: number
  /** The alternative if no such place exists. */
  readonly otherwise?: { readonly at: ForestPlace; readonly count: number }
}

export interface RecruitAction {
  readonly type: 'recruit'
  readonly at: string
}

/** IW-KEY-13: units from the supply, one at a time, all to the same place unless the card says otherwise (CI-06). */
export interface RecruitTask {
  readonly do: 'recruit'
  readonly seat: Seat
  readonly step: RecruitStep
  readonly left: number
  /** The places of units from this step. */
  readonly taken: readonly number[]
}

/** The places that a card allows. */
function placesFor(play: Play, at: RecruitStep['at']): number[] {
  const { state, board } = play
  const { forest, mountain, sacrificed } = frameOf(play)
  const mountains = (fits: (mountain: number) => boolean): number[] => [...board.mountains.keys()].filter(fits)
  const known = (place: number | null): number[] => (place === null ? [] : [place])
  switch (at) {
    case 'outer':
      return [...board.outerForests]
    case 'chosen':
      return known(forest)
    case 'totem':
      return warbandsWithTotem(play)
    case 'forge':
      return mountains((each) => hasForge(play, each))
    case 'site':
      return mountains((each) => hasForge(play, each) || state.mountains.sites[each] !== 'none')
    case 'controlled':
      return mountains((each) => warbandOn(play, each) > 0)
    case 'drill':
      return [state.drill.at]
    case 'attacked-from':
      return known(mountain)
    case 'sacrificed':
      return known(sacrificed)
  }
}

/** If no such place exists, the alternative of the card (CI-WW25). */
function recruitOf(play: Play, seat: Seat, step: RecruitStep): RecruitTask {
  const { otherwise, ...plain } = step
  const { at, count } = otherwise && placesFor(play, step.at).length === 0 ? otherwise : step
  return { do: 'recruit', seat, step: { ...plain, at, count }, left: count, taken: [] }
}

const where: Question<RecruitTask, ActionOf<'recruit' | 'forfeit'>> = {
  actions(play, { seat, step, left, taken }) {
    if (left === 0 || unitsLeft(play, seat, step.unit) === 0) return []
    const fits = (at: number): boolean => taken.length === 0 || (step.apart ? !taken.includes(at) : taken.includes(at))
    const places = placesFor(play, step.at).filter(fits)
    return orForfeit(places.map((at): RecruitAction => ({ type: 'recruit', at: idOf(play, seat, at) })))
  },
  answer(play, task, action) {
    if (action.type === 'forfeit') return
    const { seat, step, taken } = task
    const at = placeOf(play, seat, action.at)
    const more = taken.length === 0 && step.countIfShown !== undefined && frameOf(play).shown.includes(at)
    const left = more ? step.countIfShown : task.left
    plan(play, { do: 'recruit', seat, step, left: left - 1, taken: [...taken, at] })
    placeUnit(play, seat, step.unit, at)
  },
}

/** Woodwalkers recruit in forests, the Ironclad on mountains. */
const owners: Readonly<Record<ForestPlace | MountainPlace, Seat>> = {
  outer: 'woodwalkers',
  chosen: 'woodwalkers',
  totem: 'woodwalkers',
  forge: 'ironclad',
  site: 'ironclad',
  controlled: 'ironclad',
  drill: 'ironclad',
  'attacked-from': 'ironclad',
  sacrificed: 'ironclad',
}

const fields = {
  unit: shape.unit,
  at: either(shape.forestPlace, shape.mountainPlace),
  count: shape.some,
  apart: optional(flag),
  countIfShown: optional(shape.some),
  otherwise: optional(objectOf<NonNullable<RecruitStep['otherwise']>>({ at: shape.forestPlace, count: shape.some })),
}

export const recruit: Keyword<RecruitStep, RecruitTask, RecruitAction> = {
  steps: {
    recruit: {
      owner: 'both',
      fields,
      check(card, path, { at, unit, countIfShown, otherwise }) {
        card.only(`${path}.at`, owners[at], `the place to recruit ${at}`)
        if (unit === 'golem') card.only(`${path}.unit`, 'ironclad', 'Golems')
        if (countIfShown !== undefined)
          card.only(`${path}.countIfShown`, 'ironclad', 'a count for vision cards that were shown')
        if (otherwise) card.only(`${path}.otherwise.at`, owners[otherwise.at], `the place to recruit ${otherwise.at}`)
      },
      tasks: (play, step, { seat }) => [recruitOf(play, seat, step)],
    },
  },
  tasks: {
    recruit: {
      fields: {
        seat: shape.seat,
        step: shape.stepOf<RecruitStep>('recruit', fields),
        left: shape.count,
        taken: listOf(shape.place),
      },
      law: 'IW-KEY-13',
      refuse: { recruit: recruitRefused('IW-KEY-13') },
      rule: where,
    },
  },
  actions: {
    recruit: {
      fields: { at: shape.placeId },
    },
  },
}
