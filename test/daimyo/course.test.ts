import { describe, expect, test } from 'vitest'
import { createRandom, type Policy, randomPolicy } from '../../src/core'
import { type Action, type Clan, daimyo, type Event, type Seat, type State, type View } from '../../src/daimyo'
import { greedy } from '../../src/daimyo/bots'
import { clanHeroes } from '../../src/daimyo/rules/data/clan-heroes'
import { islandTable } from '../../src/daimyo/rules/data/islands'
import { marketHeroes } from '../../src/daimyo/rules/data/market-heroes'
import { games as played } from '../deep'
import { sideOf } from './table'

/** What happened in one step of a game. */
interface Step {
  readonly before: State
  readonly action: Action
  readonly events: readonly Event[]
  readonly state: State
}

type Law = (step: Step, clan: Clan) => boolean

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
const costs = new Map([...marketHeroes, ...clanHeroes].map(({ id, cost }) => [id, cost]))
const strengths = new Map([...marketHeroes, ...clanHeroes].map(({ id, strength }) => [id, strength]))
const costOf = (hero: string): number => costs.get(hero) ?? 0

const counted = (state: State, clan: Clan) => ({
  governors: state.islands.flatMap(({ governors }) => governors.filter((side) => side === clan)).length,
  shadows: state.islands.flatMap(({ shadows }) => shadows.filter((side) => side === clan)).length,
  buildings: state.islands.flatMap(({ buildings }) => buildings.filter((each) => each?.side === clan)).length,
})

const owned = (state: State, clan: Clan): string[] => {
  const { hand, deck, discard } = sideOf({ state }, clan)
  const played = state.agenda.flatMap((task) =>
    task.do === 'frame' && task.of === 'hero' && task.seat === clan ? [task.id] : [],
  )
  return [...hand, ...deck, ...discard, ...played]
}

/** Whether some of the dice add up to a strength. */
const meets = (dice: readonly number[], strength: number): boolean => {
  const [first, ...others] = dice
  if (first === undefined) return false
  return first === strength || meets(others, strength) || (strength > first && meets(others, strength - first))
}

const valuesOf = (state: State, clan: Clan): number[] => sideOf({ state }, clan).dice.map(({ value }) => value)
const isBetween = ({ agenda }: State): boolean => agenda.at(-1)?.do === 'between'

/** What holds from one step to the next, by the ids of engine.md. */
const laws: Readonly<Record<string, Law>> = {
  'DAI-INV-03': ({ before, state }, clan) => {
    const [old, now] = [counted(before, clan), counted(state, clan)]
    return now.shadows >= old.shadows && now.buildings >= old.buildings
  },
  'DAI-INV-05': ({ before, state }, clan) =>
    sideOf({ state }, clan).capacity >= sideOf({ state: before }, clan).capacity,
  'DAI-INV-07': ({ before, state }) => (state.mercenaries?.gold ?? 0) >= (before.mercenaries?.gold ?? 0),
  'DAI-INV-12': ({ state }, clan) => {
    const { round, result, clans, agenda, mercenaries, empire } = state
    if (round === 0 || result !== null) return true
    // The turns that have begun, by the tasks of the round: those to come are still there.
    const begun = (name: 'turn' | 'empire-turn', seat: Clan): number =>
      3 - agenda.filter((task) => task.do === name && task.seat === seat).length
    const asked = (...names: readonly string[]): number => (names.includes(agenda.at(-1)?.do ?? '') ? 1 : 0)
    const ofClans = clans.map((each) => begun('turn', each))
    // The Empire is asked for its die in the middle of its turn.
    const ofEmpire = empire ? [begun('empire-turn', clan) + asked('empire-turn')] : []
    const turns = [...ofClans, ...ofEmpire]
    const waits = state.turn?.seat === clan && state.turn.at === null ? 1 : 0
    return (
      valuesOf(state, clan).length === begun('turn', clan) - waits &&
      Math.max(...turns) - Math.min(...turns) <= 1 &&
      (!mercenaries || mercenaries.dice.length === Math.min(3, sum(ofClans)) - asked('gift', 'gift-space')) &&
      (!empire || empire.dice.length === sum(ofEmpire) - asked('empire-turn'))
    )
  },
  'DAI-INV-16': ({ before, state }, clan) =>
    sideOf({ state }, clan).points >= sideOf({ state: before }, clan).points &&
    (state.empire?.points ?? 0) >= (before.empire?.points ?? 0),
  // Three cards a round, and the first of the next round is opened at the round end (DAI-SOLO-08).
  'DAI-INV-20': ({ state: { empire, round } }) => (empire?.opened.length ?? 0) <= 3 * Math.max(1, round),
  'DAI-INV-21': ({ events }) =>
    islandTable.every(({ id, banners }) => {
      const given = events.flatMap((event) => (event.type === 'scored' && event.island === id ? [event.points] : []))
      return sum(given) <= banners.gold + banners.silver
    }),
  'DAI-INV-22': ({ before, action, events, state }, clan) => {
    const task = before.agenda.at(-1)
    if (action.type !== 'hire' || task?.do !== 'hire' || task.seat !== clan) return true
    const cost = costOf(action.hero) - task.discount
    const { cost: paid } = events.find((event) => event.type === 'hired') ?? { cost: -1 }
    if (paid !== Math.max(0, cost)) return false
    if (task.discount > 0 || events.some(({ type }) => type === 'goal') || state.round > before.round) return true
    const worth = (each: State): number =>
      sum(owned(each, clan).map(costOf)) + sideOf({ state: each }, clan).resources.gold
    return worth(before) === worth(state)
  },
  'DAI-INV-23': ({ before, action }, clan) => {
    if (!isBetween(before) || before.turn?.seat !== clan) return true
    const dice = valuesOf(before, clan)
    if (action.type === 'hero') return meets(dice, strengths.get(action.hero) ?? 0)
    return action.type !== 'ability' || sum(dice) >= 13
  },
  'DAI-INV-24': ({ before, action, state }) =>
    new Set(state.turn?.used).size === (state.turn?.used.length ?? 0) &&
    (action.type !== 'main' || !before.turn?.done) &&
    (action.type !== 'end' || before.turn?.done === true),
  'DAI-INV-30': ({ before, events, state }, clan) => {
    const ofClan = (type: 'placed' | 'eliminated'): number =>
      events.filter(
        (event) =>
          event.type === type && event.side === clan && (event.type === 'eliminated' || event.piece === 'governor'),
      ).length
    return (
      counted(state, clan).governors === counted(before, clan).governors + ofClan('placed') - ofClan('eliminated') &&
      events.every((event) => event.type !== 'moved' || event.from !== event.to)
    )
  },
  'DAI-INV-31': ({ before, events }, clan) => {
    let { seeker } = sideOf({ state: before }, clan)
    return events.every((event) => {
      if (event.type !== 'seeker' || event.seat !== clan) return true
      const stays = event.island === seeker
      seeker = event.island
      return !stays
    })
  },
  'DAI-INV-35': ({ before, state }, clan) =>
    sideOf({ state }, clan).relics.length >= sideOf({ state: before }, clan).relics.length &&
    before.goals.every(({ gold, silver }, index) => {
      const now = state.goals[index]
      return (gold === null || now?.gold === gold) && (silver === null || now?.silver === silver)
    }),
}

const islands = ['blue', 'red', 'yellow', 'purple', 'green', 'black']
const orders = {
  resources: ['rice', 'metal', 'stone', 'gold'],
  colours: ['blue', 'green', 'red'],
  sources: [...islands, 'market', 'mercenaries'],
}
/** Spots, Shadow spaces and tiles by island and number. */
const byIsland = (id: string): string => `${islands.indexOf(id.split('-')[0] ?? '')} ${id.split('-')[1]}`

/** What an answer is sorted by among those of its type (DAI-DECIDE-14). */
function keyOf(action: Action): string | null {
  switch (action.type) {
    case 'governor':
    case 'spot':
      return byIsland(action.spot)
    case 'shadow':
      return byIsland(action.space)
    case 'put':
      return byIsland(action.tile)
    case 'take': {
      const source = orders.sources.indexOf(action.from)
      return source < 0 ? null : `${source} ${byIsland(action.tile)}`
    }
    case 'island':
      return `${islands.indexOf(action.island)}`
    case 'die':
      return `${orders.colours.indexOf(action.colour)} ${action.value}`
    case 'resource':
      return `${orders.resources.indexOf(action.resource)}`
    case 'hero':
    case 'discard':
      return action.hero
  }
  return null
}

/** Whether answers of one type are in their order, and declining or stopping is the last. */
const isInOrder = (actions: readonly Action[]): boolean =>
  actions.every((action, index) => {
    const next = actions[index + 1]
    if (next === undefined) return true
    if (['done', 'leave', 'end'].includes(action.type)) return false
    const [one, other] = [keyOf(action), keyOf(next)]
    return action.type !== next.type || one === null || other === null || one < other
  })

const games: readonly (readonly Clan[])[] = [
  ['technology'],
  ['nature', 'nomads'],
  ['aristocrats', 'technology', 'nature'],
  ['nomads', 'aristocrats', 'nature', 'technology'],
]

type Player = Policy<View, Action, Seat>
const players: readonly Player[] = [{ ...randomPolicy, name: 'random' }, greedy]

describe.each(players)('the player $name', (player) => {
  test.each(games.map((clans) => ({ clans })))(
    'DAI-INV-03, DAI-INV-05, DAI-INV-07, DAI-INV-12, DAI-INV-16, DAI-INV-20, DAI-INV-21, DAI-INV-22, DAI-INV-23, DAI-INV-24, DAI-INV-25, DAI-INV-30, DAI-INV-31, DAI-INV-32, DAI-INV-35, DAI-INV-36, DAI-DECIDE-14, DAI-DECIDE-15: games from step to step, $clans',
    ({ clans }) => {
      for (let seed = 11; seed < 11 + played(1, 0.2); seed++) follow(player, clans, seed)
    },
  )
})

/** Plays a game and looks at each step of it. */
function follow(player: Player, clans: readonly Clan[], seed: number): void {
  const state = daimyo.setup({ seed, clans, boards: seed % 2 === 0 ? 'advanced' : 'basic' })
  expect(JSON.stringify(daimyo.clone(state))).toBe(JSON.stringify(state))
  const random = createRandom(seed, 'course')
  const faces = { ...state.villagers }
  const turns = new Map<string, number>()
  const wrong: string[] = []
  let [count, empireDice] = [0, 0]
  for (let seat = daimyo.toAct(state); seat !== null; seat = daimyo.toAct(state)) {
    const before = daimyo.clone(state)
    const legal = daimyo.legalActions(state)
    if (legal.length < 2) wrong.push(`DAI-DECIDE-15: ${legal.map(daimyo.format).join(', ')}`)
    if (!isInOrder(legal)) wrong.push(`DAI-INV-36: ${legal.map(daimyo.format).join(', ')}`)
    const action = player.choose({ view: daimyo.view(state, seat), legal, seat, random })
    const events: Event[] = []
    daimyo.step(state, action, (event) => void events.push(event))
    count++
    for (const event of events) {
      if (event.type === 'turn') turns.set(event.seat, (turns.get(event.seat) ?? 0) + 1)
      if (event.type === 'empire-die') empireDice++
      if (event.type === 'villagers') faces[event.tile] = event.face === 'a' ? 'b' : 'a'
    }
    // A tile is turned over when its effect is done (DAI-INV-25).
    if (state.agenda.every((task) => task.do !== 'frame')) expect(state.villagers).toEqual(faces)
    for (const [id, law] of Object.entries(laws))
      for (const clan of clans)
        if (!law({ before, action, events, state }, clan)) wrong.push(`${id}: ${daimyo.format(action)} (${clan})`)
  }
  expect(wrong).toEqual([])
  expect(clans.map((clan) => turns.get(clan))).toEqual(clans.map(() => 15))
  expect(empireDice).toBe(clans.length === 1 ? 15 : 0)
  expect(state.empire?.opened.length ?? 15).toBe(15)
  expect(count).toBeLessThan(2000)
}
