import { describe, expect, test } from 'vitest'
import { hurried } from '../../../../examples/policies/hurried'
import { createRandom, type Random, same } from '../../../../src/core'
import { ironbot, woodenbot } from '../../../../src/ironwood/bots'
import {
  type Action,
  boardOf,
  type Event,
  ironwood,
  type Options,
  type Seat,
  type State,
} from '../../../../src/ironwood/rules'
import { opponentOf } from '../../../../src/ironwood/rules/vocabulary'
import { games } from '../../../deep'
import { nobodyMovesTwice } from './moves'

type Bot = 'ironbot' | 'woodenbot'
type Chooser = (state: State, random: Random) => Action
type Watch = (state: State, events: readonly Event[], action: Action) => void

const bots = ['ironbot', 'woodenbot'] as const
const seatOf: Record<Bot, Seat> = { ironbot: 'ironclad', woodenbot: 'woodwalkers' }
const policies = { ironbot, woodenbot }

const atRandom: Chooser = (state, random) => random.pick(ironwood.legalActions(state))

const inAHurry: Chooser = (state, random) => {
  const seat = ironwood.toAct(state) ?? 'ironclad'
  return hurried.choose({ view: state, legal: ironwood.legalActions(state), seat, random })
}

const officially =
  (bot: Bot): Chooser =>
  (state) =>
    policies[bot].choose({ view: ironwood.view(state, seatOf[bot]), legal: ironwood.legalActions(state) })

const optionsOf = (mode: Bot, seed: number): Options => ({
  mode,
  seed,
  level: seed % 16,
  beginnerDecks: seed % 5 === 0,
})

/** A solo game from its first question to its end, and what was done. */
function playThrough(
  options: Options,
  human: Chooser,
  bot: Chooser,
  watch: (first: State) => Watch,
): [State, Action[]] {
  const random = createRandom(options.seed, 'solo')
  const state = ironwood.setup(options)
  const watcher = watch(state)
  const actions: Action[] = []
  while (state.result === null && actions.length < 20000) {
    const events: Event[] = []
    const action = (ironwood.toAct(state) === state.solo?.bot ? bot : human)(state, random)
    ironwood.step(state, action, (event) => events.push(event))
    actions.push(action)
    watcher(state, events, action)
  }
  return [state, actions]
}

const unwatched = (): Watch => () => {}

/** Complains at the first state in which something is wrong; looks at every so many. */
const sound = (every: number) => (): Watch => {
  let count = 0
  return (state, _events, action) => {
    if (++count % every !== 0 && state.result === null) return
    const problems = ironwood.check(state)
    if (problems.length > 0) throw new Error(`After ${ironwood.format(action)}: ${JSON.stringify(problems)}`)
  }
}

/** Nothing of a bot's card is carried out but its icons. */
const onlyIcons = (): Watch => (state, events) => {
  const bot = state.solo?.bot ?? 'ironclad'
  const played = events.filter((event) => event.type === 'played' && event.seat === bot)
  const frames = state.agenda.flatMap((task) => (task.do === 'frame' && task.seat === bot ? [task.part] : []))
  const others = frames.filter((part) => part !== 'icon' && part !== 'procedure')
  expect([...played, ...state.sides[bot].ongoing, ...others]).toEqual([])
}

/** The marks as somebody keeps them who only hears what happens are those of the state, and of the vision cards. */
const marksInStep = (first: State): Watch => {
  const { mountains } = boardOf(first)
  const marked = new Set(first.solo?.marked.map((mountain) => mountains[mountain]?.id))
  return ({ solo, visions }, events) => {
    for (const event of events) {
      if (event.type === 'mountain-marked') marked.add(event.at)
      if (event.type === 'mountain-unmarked') marked.delete(event.at)
    }
    const gone = [...visions.revealed, ...visions.burned.map(({ mountain }) => mountain)]
    const due = solo?.bot === 'ironclad' ? gone : visions.deck
    const named = (places: readonly number[] = []): string =>
      [...new Set(places.map((mountain) => mountains[mountain]?.id))].sort().join()
    const kept = [...marked].sort().join()
    expect([named(due), named(solo?.marked)]).toEqual([kept, kept])
  }
}

/** Every turn of a bot fills one slot, of three in a round, and comes to its end. */
const turnsEnd = (): Watch => {
  let actions = 0
  return (state, events) => {
    const bot = state.solo?.bot ?? 'ironclad'
    actions = events.some(({ type }) => type === 'turn' || type === 'round') ? 0 : actions + 1
    if (state.active === bot && actions >= 120) expect.fail('A turn of the bot does not end.')
    const slots = state.sides[bot].slots.length
    if (slots > 3) expect.fail(`The bot has filled ${slots} slots.`)
    const taken = bot === 'woodwalkers' ? Math.ceil(state.turns / 2) : Math.floor(state.turns / 2)
    if (state.phase === 'action' && state.active === opponentOf(bot)) expect(slots).toBe(taken)
  }
}

/** The Magic die is rolled for a choice of the bot, at most once, and lies there until the choice is made. */
const rollsAreUsed = (first: State): Watch => {
  let die = first.solo?.die ?? null
  return (state, events, action) => {
    const rolled = events.flatMap((event) => (event.type === 'rolled' ? [event.face] : []))
    const lay = action.type === 'roll' ? die : null
    die = rolled[0] ?? null
    const rolls = action.type === 'roll' ? 1 : 0
    expect([lay, rolled.length, state.solo?.die]).toEqual([null, rolls, die])
  }
}

const all =
  (...watches: readonly ((first: State) => Watch)[]) =>
  (first: State): Watch => {
    const watchers = watches.map((watch) => watch(first))
    return (state, events, action) => {
      for (const watcher of watchers) watcher(state, events, action)
    }
  }

describe.each(bots)('what holds always against %s', (bot) => {
  const official = officially(bot)

  test.each([
    ['random', atRandom, games(20, 1200)],
    ['hurried', inAHurry, games(13, 600)],
  ])('IW-COMP-03, BOT-03: nothing is lost, made or misplaced in games with a %s human', (_name, human, count) => {
    for (let seed = 0; seed < count; seed++) {
      const [state] = playThrough(optionsOf(bot, seed), human, official, sound(11))
      expect(state.result).not.toBeNull()
    }
  })

  test('IW-COMP-03, BOT-16: also with anybody in its seat, after every action', () => {
    for (let seed = 0; seed < games(8, 60); seed++)
      for (const other of [atRandom, inAHurry]) playThrough(optionsOf(bot, seed), other, atRandom, sound(1))
  })

  test('BOT-03, BOT-10, BOT-13, IB-02, WB-02: one slot a turn, icons only, dice used, marks in step', () => {
    for (let seed = 0; seed < games(8, 250); seed++)
      playThrough(optionsOf(bot, seed), inAHurry, official, all(onlyIcons, marksInStep, turnsEnd, rollsAreUsed))
  })

  test('BOT-22: nobody moves twice in its turn', () => {
    const watch = (first: State): Watch => nobodyMovesTwice(first, seatOf[bot])
    for (let seed = 0; seed < games(8, 250); seed++)
      for (const player of [official, atRandom]) playThrough(optionsOf(bot, seed), inAHurry, player, watch)
  })

  test('BOT-16: the official policy has an answer to every question, whatever was chosen before', () => {
    for (let seed = 0; seed < games(20, 150); seed++) {
      const sometimes: Chooser = (state, random) => {
        const legal = ironwood.legalActions(state)
        const answer = official(state, random)
        if (!legal.some((each) => same(each, answer))) expect(legal).toContainEqual(answer)
        return random.pick(legal)
      }
      playThrough(optionsOf(bot, seed), inAHurry, sometimes, unwatched)
    }
  })

  test('the same seed and the same actions of the human give the same game', () => {
    for (let seed = 0; seed < games(5, 40); seed++) {
      const human: Action[] = []
      const [first, actions] = playThrough(
        optionsOf(bot, seed),
        (state, random) => {
          const action = atRandom(state, random)
          human.push(action)
          return action
        },
        official,
        unwatched,
      )
      const again: Chooser = () => human.shift() ?? { type: 'roll' }
      const [second, same] = playThrough(optionsOf(bot, seed), again, official, unwatched)
      expect(second).toEqual(first)
      expect(same).toEqual(actions)
    }
  })

  test("BOT-20: no view names a card of the bot's hand or deck, or changes with them", () => {
    for (let seed = 0; seed < games(5, 30); seed++) {
      const random = createRandom(seed, 'hidden')
      const blind = (): Watch => (state) => {
        const other = ironwood.clone(state)
        const side = other.sides[seatOf[bot]]
        const isBase = (card: string): boolean => Number(card.slice(2)) <= 3
        const bases = side.hand.filter(isBase)
        const specials = [...side.deck, ...side.hand.filter((card) => !isBase(card))]
        random.shuffle(specials)
        side.hand = [...bases, ...specials.splice(0, side.hand.length - bases.length)]
        random.shuffle(side.hand)
        side.deck = specials
        for (const viewer of ['woodwalkers', 'ironclad', 'spectator'] as const) {
          const view = ironwood.view(state, viewer)
          const seen = ironwood.view(other, viewer)
          if (!same(seen, view)) expect(seen).toEqual(view)
          const text = JSON.stringify(view)
          const { hand, deck } = state.sides[seatOf[bot]]
          expect([...hand, ...deck].filter((card) => text.includes(card))).toEqual([])
        }
      }
      playThrough(optionsOf(bot, seed), inAHurry, official, blind)
    }
  })
})
