import { drawFrom } from '../../../../core'
import { item, takeOut } from '../../../../toolkit'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { linksFrom } from '../../moving/links'
import { place } from '../../placing'
import { type Play, plan, type Question, sideOf } from '../../play'
import { unplaceable } from '../../reasons'
import { canPlace, warriorsAt } from '../../rule'
import { cornerRefused, startingCorners } from '../../setup/corners'
import * as shape from '../../shapes'
import { relicTypes, type Seat } from '../../vocabulary'
import { keepersOf, type Relic } from './board'
import { keepersTracks } from './facts'
import { valuesInForests } from './relics'

/** A relic is laid into each forest (ROOT-15.3.1). */
export interface FirstRelicsTask {
  readonly do: 'first-relics'
  readonly seat: Seat
}
/** The corner where they start, and a clearing beside it (ROOT-15.3.2). */
export interface CornerTask {
  readonly do: 'keepers-corner'
  readonly seat: Seat
}
export interface BesideTask {
  readonly do: 'keepers-beside'
  readonly seat: Seat
  readonly from: number
}
/** The other relics are laid into forests away from them (ROOT-15.3.3). */
export interface OtherRelicsTask {
  readonly do: 'other-relics'
  readonly seat: Seat
}
export type KeepersSetupAction = { readonly type: 'start'; readonly at: number }

/** Relics that lie nowhere yet, shuffled face down. */
function relicsLeft(play: Play, seat: Seat): Relic[] {
  const board = keepersOf(play, seat)
  const lying = board.forests.flat()
  const relics = relicTypes.flatMap((type) => {
    const values = valuesInForests(board, sideOf(play, seat).pieces, type)
    for (const relic of lying) if (relic.type === type && values.includes(relic.face)) takeOut(values, relic.face)
    return values.map((face): Relic => ({ type, face, up: false, not: [] }))
  })
  drawFrom(play.state.random, 'ruins').shuffle(relics)
  return relics
}

/** One relic for each of some forests; with too few of them chance says which get one (ROOT-15.3.3a). */
function layInto(play: Play, seat: Seat, relics: Relic[], forests: readonly number[]): void {
  const among = [...forests]
  drawFrom(play.state.random, 'ruins').shuffle(among)
  for (const relic of relics.splice(0, among.length))
    item(keepersOf(play, seat).forests, among.shift() ?? 0).push(relic)
}

const allForests = (play: Play): number[] => play.ground.forests.map((_, index) => index)

/** Forests that touch no clearing with their warriors; all, if there is none. */
function forestsAway(play: Play, seat: Seat): number[] {
  const away = allForests(play).filter((index) =>
    item(play.ground.forests, index).clearings.every((at) => warriorsAt(play, seat, at) === 0),
  )
  return away.length > 0 ? away : allForests(play)
}

export function layFirst(play: Play, seat: Seat): void {
  const board = keepersOf(play, seat)
  board.forests = play.ground.forests.map(() => [])
  layInto(play, seat, relicsLeft(play, seat), allForests(play))
}

/** As evenly as possible: no forest gets a second one before each has got one. */
function layOthers(play: Play, seat: Seat): void {
  const relics = relicsLeft(play, seat)
  const forests = forestsAway(play, seat)
  while (relics.length > 0) layInto(play, seat, relics, forests)
}

/** Relics that a position does not name lie somewhere in forests. */
export function layOut(play: Play, seat: Seat): void {
  const { forests } = keepersOf(play, seat)
  while (forests.length < play.ground.forests.length) forests.push([])
  layOthers(play, seat)
}

const corners: Question<CornerTask, KeepersSetupAction> = {
  actions: (play, { seat }) => startingCorners(play, seat).map((at) => ({ type: 'start', at })),
  answer(play, { seat }, { at }) {
    if (canPlace(play, seat, at)) place(play, seat, 'warrior', at, keepersTracks.startWarriors)
    plan(play, { do: 'keepers-beside', seat, from: at }, { do: 'other-relics', seat })
  },
}

const beside: Question<BesideTask, KeepersSetupAction> = {
  actions: (play, { seat, from }) =>
    linksFrom(play, seat, from)
      .filter((at) => play.ground.edge.includes(at) && canPlace(play, seat, at))
      .map((at) => ({ type: 'start', at })),
  answer: (play, { seat }, { at }) => void place(play, seat, 'warrior', at, keepersTracks.startWarriors),
}

/** Why they do not start in a clearing beside their corner. */
function besideRefused(play: Play, { seat, from }: BesideTask, at: number) {
  if (!linksFrom(play, seat, from).includes(at))
    return because('not-adjacent.clearing', 'ROOT-15.3.2b', { to: at, from })
  return play.ground.edge.includes(at) ? unplaceable(play, seat, at) : because('not-on-edge', 'ROOT-15.3.2b', { at })
}

export const keepersSetup: Chapter<CornerTask | BesideTask, KeepersSetupAction, FirstRelicsTask | OtherRelicsTask> = {
  tasks: {
    'first-relics': {
      fields: { seat: shape.seat },
      law: 'ROOT-15.3.1',
      rule: {
        run(play, { seat }) {
          layFirst(play, seat)
          plan(play, { do: 'keepers-corner', seat })
        },
      },
    },
    'keepers-corner': {
      fields: { seat: shape.seat },
      law: 'ROOT-15.3.2a',
      rule: corners,
      refuse: { start: (play, { seat }, { at }) => cornerRefused(play, seat, at, 'ROOT-15.3.2a') },
    },
    'keepers-beside': {
      fields: { seat: shape.seat, from: shape.clearing },
      law: 'ROOT-15.3.2b',
      rule: beside,
      refuse: { start: (play, task, { at }) => besideRefused(play, task, at) },
    },
    'other-relics': {
      fields: { seat: shape.seat },
      law: 'ROOT-15.3.3',
      rule: { run: (play, { seat }) => layOthers(play, seat) },
    },
  },
  actions: { start: { fields: { at: shape.clearing } } },
}
