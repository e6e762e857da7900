import { root } from '../../src/root'
import { runOn } from '../../src/root/rules/agenda'
import type { Task } from '../../src/root/rules/chapters'
import { corvidOf } from '../../src/root/rules/factions/corvid/board'
import { hundredsOf } from '../../src/root/rules/factions/hundreds/board'
import { type KeepersBoard, keepersOf } from '../../src/root/rules/factions/keepers/board'
import { type RelicKind, type RelicValue, relicOf } from '../../src/root/rules/factions/keepers/facts'
import { nameOf } from '../../src/root/rules/factions/keepers/relics'
import { cardsInRetinue } from '../../src/root/rules/factions/keepers/retinue'
import type { RiverfolkBoard } from '../../src/root/rules/factions/riverfolk/board'
import type { Service } from '../../src/root/rules/factions/riverfolk/facts'
import { places, purseAt } from '../../src/root/rules/factions/riverfolk/money'
import { change, type Purse } from '../../src/root/rules/factions/riverfolk/purse'
import { vagabondOf } from '../../src/root/rules/factions/vagabond/board'
import { newHired } from '../../src/root/rules/hirelings/facts'
import type { PieceKind } from '../../src/root/rules/pieces'
import { pieceTotals } from '../../src/root/rules/pieces'
import { plan, sideOf } from '../../src/root/rules/play'
import { playOn } from '../../src/root/rules/play-on'
import type { Hired, State } from '../../src/root/rules/state'
import {
  type Character,
  type ClearingSuit,
  type Column,
  columns,
  type Faction,
  type Hireling,
  type Item,
  itemIndex,
  items,
  type Leader,
  type MapId,
  type Minister,
  type Mood,
  type PlotKind,
  type Rank,
  type RelicType,
  type RetinueColumn,
  relicTypes,
  retinueColumns,
  type Seat,
} from '../../src/root/rules/vocabulary'
import type { Ground } from '../../src/root/rules/woodlands'
import { script } from '../../src/testing'
import { takeOut } from '../../src/toolkit'
import { watched } from '../scenes/watched'

export interface At {
  /** Pieces on the map: kind, clearing, count. */
  readonly pieces?: readonly (readonly [PieceKind, number, number?])[]
  readonly hand?: readonly string[]
  readonly score?: number
  readonly crafted?: readonly string[]
  readonly leader?: Leader
  readonly decree?: Partial<Record<Column, readonly string[]>>
  readonly officers?: number
  readonly supporters?: readonly string[]
  readonly outcast?: ClearingSuit
  readonly hated?: boolean
  readonly acolytes?: number
  readonly souls?: readonly string[]
  readonly character?: Character
  readonly pawn?: number
  readonly items?: readonly Item[]
  readonly exhausted?: readonly Item[]
  readonly damaged?: readonly Item[]
  readonly box?: readonly Item[]
  /** Plots of the Conspiracy: clearing, kind, and whether it lies face up; face down unless given. */
  readonly plots?: readonly (readonly [number, PlotKind, 'up'?])[]
  /** The number of the forest where the pawn is, on the map's list. */
  readonly forest?: number
  /** Spaces of the chart, by seat. */
  readonly relations?: Partial<Record<Seat, number>>
  /** On the board of the Riverfolk: warriors by seat, what is left of the trade posts, prices; a service costs 2 if it is not named. */
  readonly payments?: Purse
  readonly funds?: Purse
  readonly committed?: Purse
  readonly tracks?: Partial<Record<ClearingSuit, Purse>>
  readonly posts?: Partial<Record<ClearingSuit, number>>
  readonly prices?: Partial<Record<Service, number>>
  readonly swayed?: readonly Minister[]
  readonly crowns?: Partial<Record<Rank, number>>
  readonly revealed?: readonly string[]
  readonly mood?: Mood
  readonly hoard?: readonly Item[]
  /** Relics of the Keepers in forests: forest, kind, and whether it lies face up; face down unless given. */
  readonly relics?: readonly (readonly [string, RelicKind, 'up'?])[]
  readonly recovered?: Partial<Record<RelicType, readonly RelicValue[]>>
  /** A retainer in each column unless given. */
  readonly retinue?: Partial<Record<RetinueColumn, readonly string[]>>
}

export interface Position {
  readonly factions: readonly Faction[]
  readonly map?: MapId
  readonly deck?: 'standard' | 'exiles'
  readonly sides?: Partial<Record<Seat, At>>
  readonly active?: Seat
  readonly phase?: State['phase']
  /** What else is different, before anything is asked. */
  arrange?(state: State): void
  readonly tasks: readonly Task[]
}

function takeAll(state: State, cards: readonly string[]): string[] {
  for (const card of cards) takeOut(state.deck, card)
  return [...cards]
}

function layMoney(state: State, board: RiverfolkBoard, at: At): void {
  const { payments = {}, funds = {}, committed = {}, tracks = {}, posts, prices } = at
  Object.assign(board.posts, posts)
  Object.assign(board.prices, { 'hand-card': 2, riverboats: 2, mercenaries: 2 }, prices)
  const { fox = {}, rabbit = {}, mouse = {} } = tracks
  for (const [place, purse] of Object.entries({ payments, funds, committed, fox, rabbit, mouse }))
    for (const owner of state.seats) {
      const count = purse[owner] ?? 0
      sideOf({ state }, owner).supply -= count
      if (count > 0) change(purseAt(board, places.find((each) => each === place) ?? 'funds'), owner, count)
    }
}

function layRelics(
  state: State,
  { forests }: Ground,
  board: KeepersBoard,
  { relics = [], recovered, retinue }: At,
): void {
  board.forests = forests.map(({ id }) =>
    relics.flatMap(([forest, kind, up]) =>
      forest === id ? [{ type: relicOf[kind].type, face: relicOf[kind].value, up: up === 'up', not: [] }] : [],
    ),
  )
  for (const type of relicTypes) board.recovered[type] = [...(recovered?.[type] ?? [])]
  if (!retinue) return
  for (const column of retinueColumns) board.retinue[column] = [...(retinue[column] ?? [])]
  takeAll(state, cardsInRetinue(board))
}

function lay(state: State, seat: Seat, at: At): void {
  const play = playOn(state)
  const side = sideOf(play, seat)
  for (const [kind, clearing, count = 1] of at.pieces ?? []) {
    const list = side.pieces[kind]
    if (!list) throw new Error(`${seat} has no ${kind}.`)
    list[clearing] = (list[clearing] ?? 0) + count
    if (kind === 'warrior') side.supply -= count
  }
  side.hand = takeAll(state, at.hand ?? [])
  side.crafted = takeAll(state, at.crafted ?? [])
  side.score = at.score ?? 0
  for (const item of at.box ?? []) side.items[itemIndex[item]] = (side.items[itemIndex[item]] ?? 0) + 1
  const { board } = side
  if (board.faction === 'eyrie') {
    board.leader = at.leader ?? 'builder'
    for (const column of columns) board.decree[column] = [...(at.decree?.[column] ?? [])]
    takeAll(
      state,
      Object.values(board.decree)
        .flat()
        .filter((card) => card !== 'vizier'),
    )
  }
  if (board.faction === 'alliance') {
    board.officers = at.officers ?? 0
    side.supply -= board.officers
    board.supporters = takeAll(state, at.supporters ?? [])
  }
  if (board.faction === 'riverfolk') layMoney(state, board, at)
  if (board.faction === 'duchy') {
    board.swayed = [...(at.swayed ?? [])]
    Object.assign(board.crowns, at.crowns)
    board.revealed = takeAll(state, at.revealed ?? [])
  }
  for (const [clearing, face, up] of at.plots ?? []) {
    if (board.faction !== 'corvid' || !side.pieces.plot) throw new Error(`${seat} has no plots.`)
    board.plots[clearing] = { face, up: up === 'up', not: [] }
    side.pieces.plot[clearing] = 1
  }
  if (board.faction === 'keepers') layRelics(state, play.ground, board, at)
  if (board.faction === 'cult') {
    board.outcast = at.outcast ?? 'fox'
    board.hated = at.hated ?? false
    board.acolytes = at.acolytes ?? 0
    side.supply -= board.acolytes
    board.souls = takeAll(state, at.souls ?? [])
    board.revealed = takeAll(state, at.revealed ?? [])
  }
  if (board.faction === 'hundreds') {
    board.mood = at.mood ?? 'stubborn'
    for (const item of at.hoard ?? []) board.hoard[itemIndex[item]] = (board.hoard[itemIndex[item]] ?? 0) + 1
  }
  if (board.faction !== 'vagabond' && board.faction !== 'vagabond2') return
  const own = vagabondOf(play, seat)
  own.character = at.character ?? 'ranger'
  own.clearing = at.pawn ?? 0
  own.forest = at.pawn ? -1 : (at.forest ?? 0)
  Object.assign(own.relations, at.relations)
  for (const [list, items] of [
    [own.ready, at.items],
    [own.exhausted, at.exhausted],
    [own.damagedReady, at.damaged],
  ] as const)
    for (const item of items ?? []) list[itemIndex[item]] = (list[itemIndex[item]] ?? 0) + 1
}

/** A position with these pieces and cards and nothing else, and what is to be done in it; at the end a question that waits. */
export function table({
  factions,
  map,
  deck,
  sides = {},
  active = 'p1',
  phase = 'daylight',
  arrange,
  tasks,
}: Position) {
  const state = root.setup({ seed: 1, factions, map: map ?? 'autumn', deck: deck ?? 'standard' })
  for (const seat of state.seats) {
    const side = sideOf({ state }, seat)
    state.deck.push(...side.hand)
    if (side.board.faction === 'alliance') state.deck.push(...side.board.supporters)
    for (const list of Object.values(side.pieces)) list.fill(0)
    side.supply = pieceTotals[side.board.faction].warrior ?? 0
    side.hand = []
  }
  for (const seat of state.seats) lay(state, seat, sides[seat] ?? {})
  state.active = active
  state.phase = phase
  state.agenda = []
  arrange?.(state)
  const play = playOn(state)
  plan(play, ...tasks, { do: 'reward', seat: active, quest: 'errand-fox' })
  runOn(play)
  return script(watched(root))(state)
}

/** What is said of a hireling: pieces on the map, as those of a seat; the other warriors are in its supply. */
export interface HiredAt extends Partial<Omit<Hired, 'hireling' | 'pieces' | 'supply'>> {
  readonly pieces?: At['pieces']
}

/** Puts a hireling into a state. One that a seat controls has a control marker unless it is said otherwise. */
export function hire(state: State, hireling: Hireling, { pieces = [], ...at }: HiredAt = {}): Hired {
  const hired: Hired = { ...newHired(hireling), markers: at.controller ? 1 : 0, ...at }
  for (const [kind, clearing, count = 1] of pieces) {
    const list = hired.pieces[kind]
    if (!list) throw new Error(`The ${hireling} have no ${kind}.`)
    list[clearing] = (list[clearing] ?? 0) + count
    if (kind === 'warrior') hired.supply -= count
  }
  hired.supply -= (hired.kept ?? 0) + (hired.paths?.length ?? 0)
  state.hirelings.push(hired)
  return hired
}

/** A hireling of a state. */
export function hiredIn({ state }: Asked, hireling: Hireling): Hired {
  const hired = state.hirelings.find((each) => each.hireling === hireling)
  if (!hired) throw new Error(`The ${hireling} are not in the game.`)
  return hired
}

type Asked = { readonly state: State }

export const on = ({ state }: Asked, seat: Seat, kind: PieceKind, at: number): number =>
  sideOf({ state }, seat).pieces[kind]?.[at] ?? 0
export const points = ({ state }: Asked, seat: Seat): number => sideOf({ state }, seat).score
export const hand = ({ state }: Asked, seat: Seat): string[] => sideOf({ state }, seat).hand

/** Items by how they lie, as words. */
export function belongings(asked: Asked, seat: Seat) {
  const { ready, exhausted, damagedReady, damagedExhausted } = vagabondOf(asked, seat)
  const words = (list: readonly number[]): string =>
    items.flatMap((item) => Array<string>(list[itemIndex[item]] ?? 0).fill(item)).join(' ')
  return {
    ready: words(ready),
    exhausted: words(exhausted),
    damaged: words(damagedReady),
    damagedExhausted: words(damagedExhausted),
  }
}
/** Items in the Hoard, as words. */
export const hoard = ({ state }: Asked, seat: Seat): string =>
  items.flatMap((item, index) => Array<string>(hundredsOf({ state }, seat).hoard[index] ?? 0).fill(item)).join(' ')

/** A plot as it lies: `bomb`, `bomb up`, or nothing. */
export function plot(asked: Asked, seat: Seat, at: number): string {
  const lying = corvidOf(asked, seat).plots[at]
  return lying ? `${lying.face}${lying.up ? ' up' : ''}` : ''
}

/** Relics in a forest as everybody sees them: `tablet`, or `tablet-2` face up. */
export function relicsIn(asked: Asked, seat: Seat, forest: string): string {
  const index = playOn(asked.state).ground.forests.findIndex(({ id }) => id === forest)
  return (keepersOf(asked, seat).forests[index] ?? []).map(nameOf).join(' ')
}

/** The Retinue, column by column. */
export const retinue = (asked: Asked, seat: Seat): string =>
  retinueColumns.map((column) => keepersOf(asked, seat).retinue[column].join(' ')).join(' | ')

export const relation = (asked: Asked, seat: Seat, other: Seat): number | undefined =>
  vagabondOf(asked, seat).relations[other]
