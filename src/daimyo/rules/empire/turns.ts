import { flag, listOf, oneOf, optional, type Shape, sum, taggedBy } from '../../../toolkit'
import { empireAbilityOf, numbersOf, soloCardOf } from '../box'
import type { SoloAct } from '../card'
import type { Chapter } from '../chapter'
import { different } from '../dice'
import { discard, handOf } from '../heroes'
import type { EmpireStart } from '../numbers'
import { eliminate, moveGovernor, placeBuilding, placeGovernor, placeShadow } from '../pieces'
import { freeFields, freeSpots, governorSpots, islandOfSpot, placeAt } from '../places'
import { type Automatic, humanOf, islandIn, type Play, plan, type Question } from '../play'
import { has, pay, score, takeHelmet } from '../resources'
import { takeFromPool } from '../round/taking'
import * as shape from '../shapes'
import type { Task } from '../task'
import { fill, fillAll, intoBag, isIsland, removeTile } from '../tiles'
import { dieColours, type Island, relicNumbers, resources } from '../vocabulary'
import { allowedMoves, allowedPlaces, allowedTiles, movable } from './advantage'
import { empireOf, fallShort, receive } from './empire'
import type * as tasks from './tasks'

const startOf = (play: Play): EmpireStart => numbersOf(play.state).empireStart[empireOf(play).difficulty]

/** The island of the next governor: the one before as long as its number is not reached, then another one. */
function fitsStart(play: Play, islands: readonly Island[], island: Island): boolean {
  const last = islands.at(-1)
  const here = islands.filter((each) => each === last).length
  const group = new Set(islands).size - 1
  if (last !== undefined && here < (startOf(play).governors[group] ?? 0)) return island === last
  return !islands.includes(island)
}

const found: Question<tasks.EmpireFoundTask> = {
  actions: (play, { islands }) =>
    freeSpots(play)
      .filter((spot) => fitsStart(play, islands, islandOfSpot(spot)))
      .map((spot) => ({ type: 'governor', spot })),
  answer(play, { seat, islands }, action) {
    if (action.type !== 'governor') return
    placeGovernor(play, 'empire', action.spot)
    const now = [...islands, islandOfSpot(action.spot)]
    const { governors, tower: hasTower } = startOf(play)
    if (now.length < sum([...governors])) plan(play, { do: 'empire-found', seat, islands: now })
    else if (hasTower) plan(play, { do: 'empire-tower', seat })
    else drawTiles(play)
  },
}

const tower: Question<tasks.EmpireTowerTask> = {
  actions: (play) =>
    freeFields(play)
      .filter((spot) => !islandIn(play, islandOfSpot(spot)).governors.includes('empire'))
      .map((spot) => ({ type: 'spot', spot })),
  answer(play, _task, action) {
    if (action.type !== 'spot') return
    placeBuilding(play, 'empire', 'tower', action.spot)
    drawTiles(play)
  },
}

function drawTiles(play: Play): void {
  for (let count = 0; count < startOf(play).tiles; count++) drawTile(play)
}

/** A random tile; one that is owned already goes back, and another is drawn (DAI-SOLO-02a). */
function drawTile(play: Play): void {
  const tile = play.state.bag.pop()
  if (tile === undefined) return
  if (empireOf(play).loose.includes(tile)) {
    intoBag(play, tile)
    drawTile(play)
    return
  }
  play.emit?.({ type: 'took', side: 'empire', tile, from: 'bag' })
  receive(play, tile)
}

const turn: Question<tasks.EmpireTurnTask> = {
  actions: ({ state }) => different(state.dice).map(({ colour, value }) => ({ type: 'die', colour, value })),
  answer(play, { seat }, action) {
    if (action.type !== 'die') return
    const empire = empireOf(play)
    const card = soloCardOf(play.state, empire.opened.at(-1) ?? '')
    const { colour, value } = action
    takeFromPool(play, action)
    empire.dice.push({ colour, value })
    play.emit?.({ type: 'empire-die', colour, value, card: card.id })
    const spaces = dieColours.filter((each) => each !== colour).map((each) => card[each])
    plan(play, ...spaces.flatMap((acts) => space(seat, acts)), { do: 'empire-next' })
  },
}

/** The things of one space, and the frame that counts what falls short. */
const space = (seat: tasks.EmpireActTask['seat'], acts: readonly SoloAct[]): Task[] => [
  ...acts.map((act): Task => ({ do: 'empire-act', seat, act })),
  { do: 'empire-frame', short: false },
]

const act: Automatic<tasks.EmpireActTask> = {
  run(play, { seat, act: each }) {
    const everywhere = play.state.islands.map(({ id }) => id)
    switch (each.do) {
      case 'points':
        score(play, 'empire', each.count, 'card')
        return
      case 'helmet':
        if (play.state.helmet === 'empire') fallShort(play)
        else takeHelmet(play, 'empire')
        return
      case 'loseOne':
        plan(play, { do: 'lose-one', seat })
        return
      case 'move':
        plan(play, { do: 'empire-move', seat, advantage: each.advantage ?? false })
        return
      case 'relic':
        plan(play, {
          do: 'empire-take',
          seat,
          left: each.count,
          advantage: each.advantage ?? false,
          ...(each.on && { on: each.on }),
        })
        return
      case 'governor':
      case 'shadow':
      case 'farm':
      case 'tower': {
        const { count: left, on = everywhere, advantage = false } = each
        plan(play, { do: 'empire-place', seat, piece: each.do, left, on, advantage })
      }
    }
  },
}

const frame: Automatic<tasks.EmpireFrameTask> = {
  run(play, { short }) {
    if (short) score(play, 'empire', 1, 'card')
  },
}

/** The next card is known before the human's turn; that of the next round is opened at the round end (DAI-SOLO-08). */
const next: Automatic<tasks.EmpireNextTask> = {
  run(play) {
    if (empireOf(play).dice.length < 3) openCard(play)
  },
}

function openCard(play: Play): void {
  const { opened, stack } = empireOf(play)
  const card = stack.pop()
  if (card === undefined) return
  opened.push(card)
  play.emit?.({ type: 'empire-card', card })
}

const place: Question<tasks.EmpirePlaceTask> = {
  actions: (play, task) =>
    allowedPlaces(play, task).map((at) => {
      if (task.piece === 'shadow') return { type: 'shadow', space: at }
      return task.piece === 'governor' ? { type: 'governor', spot: at } : { type: 'spot', spot: at }
    }),
  answer(play, task, action) {
    if (task.left > 1) plan(play, { ...task, left: task.left - 1 })
    if (action.type === 'governor') placeGovernor(play, 'empire', action.spot)
    if (action.type === 'spot' && (task.piece === 'farm' || task.piece === 'tower'))
      placeBuilding(play, 'empire', task.piece, action.spot)
    if (action.type !== 'shadow') return
    placeShadow(play, 'empire', action.space)
    plan(play, { do: 'empire-eliminate', seat: task.seat, island: placeAt(play, action.space).island.id })
  },
}

const eliminating: Question<tasks.EmpireEliminateTask> = {
  actions: (play, { seat, island }) =>
    governorSpots(play, (side, at) => side === seat && at.id === island).map((spot) => ({ type: 'spot', spot })),
  answer(play, _task, action) {
    if (action.type === 'spot') eliminate(play, 'empire', action.spot)
  },
}

const move: Question<tasks.EmpireMoveTask> = {
  actions: (play, { advantage }) => movable(play, advantage).map((spot) => ({ type: 'spot', spot })),
  answer(play, { seat, advantage }, action) {
    if (action.type === 'spot') plan(play, { do: 'empire-move-to', seat, from: action.spot, advantage })
  },
}

const moveTo: Question<tasks.EmpireMoveToTask> = {
  actions: (play, { from, advantage }) => allowedMoves(play, from, advantage).map((spot) => ({ type: 'spot', spot })),
  answer(play, { from }, action) {
    if (action.type === 'spot') moveGovernor(play, from, action.spot)
  },
}

const take: Question<tasks.EmpireTakeTask> = {
  actions: (play, task) => allowedTiles(play, task).map(({ tile, from }) => ({ type: 'take', tile, from })),
  answer(play, task, action) {
    if (action.type !== 'take') return
    const { tile, from } = action
    if (task.left > 1) plan(play, { ...task, left: task.left - 1 })
    removeTile(play, tile, from)
    play.emit?.({ type: 'took', side: 'empire', tile, from })
    receive(play, tile)
    if (isIsland(from)) fill(play, islandIn(play, from))
  },
}

/** DAI-SOLO-21. */
const ability: Automatic<tasks.EmpireAbilityTask> = {
  run(play) {
    const seat = humanOf(play)
    const total = sum(empireOf(play).dice.map(({ value }) => value))
    const row = empireAbilityOf(play.state)
      .filter(({ from }) => from <= total)
      .at(-1)
    // The ability is no action space, so it has no frame: what falls short gives no point.
    plan(play, ...(row?.acts ?? []).map((each): Task => ({ do: 'empire-act', seat, act: each })))
  },
}

const loseOne: Question<tasks.LoseOneTask> = {
  actions: (play, { seat }) => [
    ...resources
      .filter((resource) => has(play, seat, resource, 1))
      .map((resource) => ({ type: 'resource', resource }) as const),
    ...handOf(play, seat).map((hero) => ({ type: 'discard', hero }) as const),
  ],
  answer(play, { seat }, action) {
    if (action.type === 'resource') pay(play, seat, action.resource, 1)
    if (action.type === 'discard') discard(play, seat, action.hero)
  },
}

const tilesBackAfter = 4

const round: Automatic<tasks.EmpireRoundTask> = {
  run(play) {
    const empire = empireOf(play)
    if (play.state.round === tilesBackAfter) {
      const stacked = empire.stacks.splice(0).flatMap((colour) => relicNumbers.map((number) => `${colour}-${number}`))
      for (const tile of [...empire.loose.splice(0), ...stacked]) {
        play.emit?.({ type: 'put', side: 'empire', tile, to: 'bag' })
        intoBag(play, tile)
      }
      fillAll(play)
    }
    openCard(play)
  },
}

const on = /* @__PURE__ */ optional(listOf(shape.island, 6))
const advantage = /* @__PURE__ */ optional(flag)
const pieces = { count: shape.some, on, advantage }
export const soloAct: Shape<SoloAct> = /* @__PURE__ */ taggedBy<SoloAct, 'do'>('do', {
  governor: pieces,
  shadow: pieces,
  farm: pieces,
  tower: pieces,
  relic: { count: shape.some, on, advantage },
  move: { advantage },
  points: { count: shape.count },
  helmet: {},
  loseOne: {},
})

const seat = shape.clan

export const empireTurns: Chapter<
  | tasks.EmpireFoundTask
  | tasks.EmpireTowerTask
  | tasks.EmpireTurnTask
  | tasks.EmpirePlaceTask
  | tasks.EmpireEliminateTask
  | tasks.EmpireMoveTask
  | tasks.EmpireMoveToTask
  | tasks.EmpireTakeTask
  | tasks.LoseOneTask,
  never,
  tasks.EmpireActTask | tasks.EmpireFrameTask | tasks.EmpireNextTask | tasks.EmpireAbilityTask | tasks.EmpireRoundTask
> = {
  tasks: {
    'empire-found': { fields: { seat, islands: listOf(shape.island, 20) }, law: 'DAI-SOLO-02', rule: found },
    'empire-tower': { fields: { seat }, law: 'DAI-SOLO-02', rule: tower },
    'empire-turn': { fields: { seat }, law: 'DAI-SOLO-07', rule: turn },
    'empire-place': {
      fields: {
        seat,
        piece: oneOf('governor', 'shadow', 'farm', 'tower'),
        left: shape.count,
        on: listOf(shape.island, 6),
        advantage: flag,
      },
      law: 'DAI-SOLO-11',
      rule: place,
    },
    'empire-eliminate': { fields: { seat, island: shape.island }, law: 'DAI-SOLO-14', rule: eliminating },
    'empire-move': { fields: { seat, advantage: flag }, law: 'DAI-SOLO-20', rule: move },
    'empire-move-to': { fields: { seat, from: shape.spot, advantage: flag }, law: 'DAI-SOLO-20', rule: moveTo },
    'empire-take': { fields: { seat, left: shape.count, on, advantage: flag }, law: 'DAI-SOLO-16', rule: take },
    'lose-one': { fields: { seat }, law: 'DAI-SOLO-22', rule: loseOne },
    'empire-act': { fields: { seat, act: soloAct }, rule: act },
    'empire-frame': { fields: { short: flag }, rule: frame },
    'empire-next': { fields: {}, rule: next },
    'empire-ability': { fields: {}, rule: ability },
    'empire-round': { fields: {}, rule: round },
  },
  actions: {},
}
