import { type Clan, daimyo, type Resource, type State, type Task } from '../../src/daimyo'
import { runOn } from '../../src/daimyo/rules/agenda'
import { boardOf, bonusTileOf, clanOf } from '../../src/daimyo/rules/box'
import { broken } from '../../src/daimyo/rules/laws/laws'
import { placeAt } from '../../src/daimyo/rules/places'
import { type Play, playOn } from '../../src/daimyo/rules/play'
import type { ClanState, Die, EmpireState, MercenaryState, PlacedDie, Turn } from '../../src/daimyo/rules/state'
import {
  type BonusPlace,
  type BuildingKind,
  dieColours,
  diePlaces,
  type Island,
  type Seat,
  type Side,
} from '../../src/daimyo/rules/vocabulary'
import { script } from '../../src/testing'
import { plan, takeOut } from '../../src/toolkit'
import { watched } from '../scenes/watched'

/** Pieces of a side, by their places. */
interface Pieces {
  readonly governors?: readonly string[]
  readonly shadows?: readonly string[]
  readonly farms?: readonly string[]
  readonly towers?: readonly string[]
  readonly altars?: readonly Island[]
}

export interface At extends Pieces {
  readonly resources?: Partial<Record<Resource, number>>
  readonly points?: number
  readonly capacity?: number
  /** The space of the recruitment marker, from 1. */
  readonly marker?: number
  readonly seeker?: Island
  readonly hand?: readonly string[]
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  readonly known?: readonly string[]
  /** Such as `green 3 production`. */
  readonly dice?: readonly string[]
  readonly bonus?: Partial<Record<BonusPlace, readonly string[]>>
  readonly income?: readonly string[]
  readonly loose?: readonly string[]
  readonly relics?: readonly Island[]
}

export interface Setting {
  readonly clans?: readonly Clan[]
  readonly boards?: 'basic' | 'advanced'
  readonly sides?: Partial<Record<Clan, At>>
  readonly mercenaries?: Pieces & Partial<Omit<MercenaryState, 'dice'>> & { readonly dice?: MercenaryState['dice'] }
  readonly empire?: Pieces &
    Partial<Pick<EmpireState, 'points' | 'loose' | 'relics' | 'stacks' | 'dice' | 'heroes' | 'unseen'>>
  /** The open card of the Empire. */
  readonly open?: string
  readonly tiles?: Partial<Record<Island, readonly (string | null)[]>>
  readonly blackMarket?: readonly string[]
  /** The top of the bag, the next tile first. With `emptied` all other tiles are on the Black Market. */
  readonly bag?: readonly string[]
  readonly emptied?: boolean
  readonly row?: readonly (string | null)[]
  /** The top of the market deck, the next hero first. */
  readonly market?: readonly string[]
  /** Dice on the central island, such as `red 3`. */
  readonly pool?: readonly string[]
  readonly goals?: readonly string[]
  readonly villagers?: Record<string, 'a' | 'b'>
  readonly round?: number
  readonly first?: Seat
  readonly helmet?: Seat
  readonly helped?: boolean
  readonly turn?: Partial<Turn>
  /** What is still to be done, the next first; the list between actions unless given. */
  readonly tasks?: readonly Task[]
}

const dieOf = (text: string): Die => {
  const [name, value] = text.split(' ')
  const colour = dieColours.find((each) => each === name)
  if (!colour) throw new Error(`${text} is no die.`)
  return { colour, value: Number(value) }
}

const placedOf = (text: string): PlacedDie => {
  const [, , place] = text.split(' ')
  const at = diePlaces.find((each) => each === place)
  if (!at) throw new Error(`${text} lies nowhere.`)
  return { ...dieOf(text), at }
}

function placePieces(play: Play, side: Side, pieces: Pieces): void {
  const { governors = [], shadows = [], farms = [], towers = [], altars = [] } = pieces
  for (const id of governors) {
    const { island, index } = placeAt(play, id)
    island.governors[index] = side
  }
  for (const id of shadows) {
    const { island, index } = placeAt(play, id)
    island.shadows[index] = side
  }
  const build = (kind: BuildingKind, id: string): void => {
    const { island, index } = placeAt(play, id)
    island.buildings[index] = { side, kind }
  }
  for (const id of farms) build('farm', id)
  for (const id of towers) build('tower', id)
  for (const id of altars) {
    const { island } = placeAt(play, `${id}-1`)
    island.altars[island.altars.indexOf(null)] = side
  }
}

/** The standard box. */
const standard = { box: null }

/** Takes the named tiles off the boards; what is built without a name lies below, at Relic, or is income. */
function placeBonus(side: ClanState, at: At): void {
  for (const place of ['help', 'production', 'relic', 'recruit', 'build', 'ability'] as const)
    for (const tile of at.bonus?.[place] ?? []) {
      takeOut(side.covered, tile)
      side.bonus[place].push(tile)
    }
  for (const tile of at.income ?? []) {
    takeOut(side.covered, tile)
    side.income.push(tile)
  }
  for (const kind of ['farm', 'tower'] as const) {
    const { slots } = boardOf(standard, side.boards[kind] ?? '')
    const built = at[kind === 'farm' ? 'farms' : 'towers']?.length ?? 0
    while (slots.filter((tile) => !side.covered.includes(tile)).length < built) {
      const tile = slots.filter((each) => side.covered.includes(each)).at(-1) ?? ''
      takeOut(side.covered, tile)
      if (bonusTileOf(standard, tile).colour === 'grey') side.bonus.relic.unshift(tile)
      else side.income.push(tile)
    }
  }
}

function dealTiles(state: State, setting: Setting): void {
  const { tiles = {}, blackMarket, bag = [], emptied = false } = setting
  const box = [...state.bag, ...state.blackMarket, ...state.islands.flatMap((island) => island.tiles)].flatMap(
    (tile) => (tile === null ? [] : [tile]),
  )
  box.sort()
  const take = (tile: string | null): string | null => {
    if (tile !== null) takeOut(box, tile)
    return tile
  }
  for (const side of Object.values(state.sides)) {
    side.loose.forEach(take)
    for (const relic of side.relics) for (const number of [1, 2, 3, 4]) take(`${relic}-${number}`)
  }
  state.mercenaries?.loose.forEach(take)
  state.empire?.loose.forEach(take)
  for (const relic of state.empire?.stacks ?? []) for (const number of [1, 2, 3, 4]) take(`${relic}-${number}`)
  for (const relic of state.mercenaries?.relics ?? []) for (const number of [1, 2, 3, 4]) take(`${relic}-${number}`)
  for (const list of Object.values(tiles)) list.forEach(take)
  bag.forEach(take)
  blackMarket?.forEach(take)
  for (const island of state.islands) island.tiles = [...(tiles[island.id] ?? box.splice(-3))]
  state.blackMarket = [...(blackMarket ?? box.splice(-3))]
  if (emptied) state.blackMarket.push(...box.splice(0))
  state.bag = [...box, ...[...bag].reverse()]
}

function dealHeroes(state: State, { sides = {}, row, market = [], mercenaries, empire = {} }: Setting): void {
  const box = [...state.market, ...state.row].flatMap((hero) => (hero === null ? [] : [hero])).sort()
  if (state.empire) {
    box.push(state.empire.unseen)
    const { heroes = [], unseen = state.empire.unseen } = empire
    Object.assign(state.empire, { heroes: [...heroes], unseen })
    for (const hero of [...heroes, unseen]) takeOut(box, hero)
    box.sort()
  }
  for (const clan of state.clans) {
    const side = state.sides[clan]
    if (!side) continue
    const { deck, discard = [], known = [] } = sides[clan] ?? {}
    const usual = clanOf(standard, clan)
      .heroes.filter((hero) => ![...discard, ...(deck ?? [])].includes(hero))
      .slice(0, 1)
    const hand = sides[clan]?.hand ?? usual
    const own = clanOf(standard, clan).heroes.filter((hero) => ![...hand, ...discard, ...(deck ?? [])].includes(hero))
    side.hand = [...hand]
    side.discard = [...discard]
    side.deck = [...own, ...[...(deck ?? [])].reverse()]
    side.known = [...known]
    for (const hero of [...hand, ...discard, ...(deck ?? [])]) if (box.includes(hero)) takeOut(box, hero)
  }
  for (const hero of [...(row ?? []), ...market, ...(mercenaries?.heroes ?? [])]) if (hero !== null) takeOut(box, hero)
  state.row = row ? [...row] : box.splice(0, 5)
  state.market = [...box, ...[...market].reverse()]
}

/** The dice of the game that are not named lie on the central island. */
function dealDice(state: State, pool: readonly string[] | undefined): void {
  const counts = { 1: [2, 3, 3], 2: [3, 4, 4], 3: [2, 4, 4], 4: [3, 5, 5] }[state.clans.length] ?? []
  const placed = [
    ...Object.values(state.sides).flatMap(({ dice }) => dice),
    ...(state.mercenaries?.dice ?? []),
    ...(state.empire?.dice ?? []),
  ]
  state.dice = dieColours.flatMap((colour, index) => {
    const named = (pool ?? []).map(dieOf).filter((die) => die.colour === colour)
    const left = (counts[index] ?? 0) - placed.filter((die) => die.colour === colour).length - named.length
    const others = Array.from({ length: left }, (): Die => ({ colour, value: 1 }))
    return [...named, ...others].sort((one, other) => one.value - other.value)
  })
}

/** A position that keeps the laws, in the turn of the first clan unless told otherwise. */
export function table(setting: Setting = {}) {
  const { clans = ['nature', 'technology', 'nomads'], boards = 'basic', sides = {}, mercenaries = {} } = setting
  const state = daimyo.clone(daimyo.setup({ seed: 1, clans }))
  const play = playOn(state)
  const [lead = 'nature'] = clans
  state.boards = boards
  state.round = setting.round ?? 1
  state.first = setting.first ?? lead
  state.helmet = setting.helmet ?? lead
  state.helped = setting.helped ?? false
  state.turn = { seat: lead, at: 'tax', done: false, used: [], ...setting.turn }
  state.goals = (setting.goals ?? []).map((id) => ({ id, gold: null, silver: null }))
  state.villagers = { VI01: 'a', VI02: 'a', VI03: 'a', ...setting.villagers }
  for (const clan of clans) {
    const side = state.sides[clan]
    if (!side) continue
    const at = sides[clan] ?? {}
    side.points = at.points ?? 0
    side.resources = { rice: 0, metal: 0, stone: 0, gold: 0, ...at.resources }
    side.capacity = at.capacity ?? 3
    side.marker = (at.marker ?? 1) - 1
    side.seeker = at.seeker ?? 'blue'
    // With a die and a hero there is always more than one thing to do, so the list is asked.
    side.dice = (at.dice ?? (clan === lead ? ['blue 1 tax'] : [])).map(placedOf)
    side.loose = [...(at.loose ?? [])]
    side.relics = [...(at.relics ?? [])]
    placePieces(play, clan, at)
    placeBonus(side, at)
  }
  if (state.mercenaries) {
    const { gold = 0, loose = [], relics = [], heroes = [], dice = [] } = mercenaries
    state.mercenaries = { gold, loose: [...loose], relics: [...relics], heroes: [...heroes], dice: [...dice] }
    placePieces(play, 'mercenaries', mercenaries)
  }
  if (state.empire) {
    const { points = 0, loose = [], relics = [], stacks = [], dice = [] } = setting.empire ?? {}
    Object.assign(state.empire, {
      points,
      loose: [...loose],
      relics: [...relics],
      stacks: [...stacks],
      dice: [...dice],
    })
    placePieces(play, 'empire', setting.empire ?? {})
    if (setting.open !== undefined) {
      state.empire.stack = [...state.empire.stack, ...state.empire.opened]
        .filter((id) => id !== setting.open)
        .slice(-14)
      state.empire.opened = [setting.open]
    }
  }
  dealTiles(state, setting)
  dealHeroes(state, setting)
  dealDice(state, setting.pool)
  state.agenda = []
  plan(state.agenda, setting.tasks ?? [{ do: 'between', seat: state.turn.seat }])
  const wrong = broken(state)
  if (wrong.length > 0) throw new Error(wrong.join(' '))
  runOn(play)
  return script(watched(daimyo))(state)
}

/** What a clan has. */
export function sideOf({ state }: { readonly state: Readonly<State> }, clan: Clan): ClanState {
  const side = state.sides[clan]
  if (!side) throw new Error(`${clan} does not take part.`)
  return side
}

/** The influence of a side, as views show it. */
export function influenceOf(at: { readonly state: Readonly<State> }, island: Island, side: Side): number {
  const shown = daimyo.view(at.state, 'spectator').islands.find(({ id }) => id === island)
  return shown?.influence[side] ?? 0
}

/** Steps of a card, with the frame of a hero above what follows. */
export const steps = (seat: Clan, ...list: readonly Extract<Task, { do: 'step' }>['step'][]): Task[] => [
  ...list.map((step): Task => ({ do: 'step', seat, step })),
  { do: 'frame', seat, of: 'ability', id: seat, moved: null },
  { do: 'between', seat },
]
