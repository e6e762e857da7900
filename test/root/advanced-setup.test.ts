import { describe, expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { type Event, type Options, root, type State } from '../../src/root'
import { preparationIn } from '../../src/root/rules/setup/advanced/held'
import { clearingSuits, type Faction, mapIds, type Seat } from '../../src/root/rules/vocabulary'
import { script } from '../../src/testing'

const three: readonly Faction[] = ['alliance', 'marquise', 'riverfolk']
const start = (options: Partial<Options> = {}) =>
  script(root)(root.setup({ seed: 1, factions: three, advanced: {}, ...options }))
type Asked = ReturnType<typeof start>

const held = (state: State, seat: Seat): readonly string[] => preparationIn(state)?.hands[seat]?.cards ?? []

/** Takes first answers until a question of this kind. */
function playTo(game: Asked, kind: string): Asked {
  let at = game
  while (at.state.agenda.at(-1)?.do !== kind) at = at.play(at.legal[0] ?? '')
  return at
}

describe('the chain', () => {
  test.each(mapIds)(
    'ROOT-A.1a, ROOT-A.1b, ROOT-A.1c: on the map %s suit markers lie at random, and all else as usual',
    (map) => {
      const suits = new Set<string>()
      for (let seed = 0; seed < 6; seed++) {
        const { state } = start({ map, seed })
        for (const suit of clearingSuits) expect(state.suits.filter((each) => each === suit)).toHaveLength(4)
        suits.add(state.suits.join())
        const usual = root.setup({ seed, factions: three, map })
        expect([state.ruins, state.supply, state.closed, state.ferry]).toEqual([
          usual.ruins,
          usual.supply,
          usual.closed,
          usual.ferry,
        ])
        expect(root.check(state)).toEqual([])
      }
      expect(suits.size).toBe(6)
    },
  )

  test('ROOT-A.2, ROOT-A.7a: each seat draws five cards of the chosen deck; with two players there is no dominance', () => {
    const { state } = start({ deck: 'exiles' })
    for (const seat of state.seats) expect(held(state, seat)).toHaveLength(5)
    expect(state.deck).toHaveLength(54 - 15)
    const two = start({ factions: ['marquise', 'eyrie'] }).state
    const cards = [...two.deck, ...held(two, 'p1'), ...held(two, 'p2')]
    expect(cards).toHaveLength(50)
    expect(cards.some((card) => card.includes('dominance'))).toBe(false)
  })

  test('ROOT-A.4, ROOT-A.9: seats are in turn order, p1 begins, and all scores are 0', () => {
    let game = start()
    while (game.state.phase === 'setup') game = game.play(game.legal[0] ?? '')
    expect([game.seat, game.state.active, game.state.round]).toEqual(['p1', 'p1', 1])
    expect(game.state.seats.map((seat) => game.state.sides[seat]?.score)).toEqual([0, 0, 0])
  })

  test('ROOT-A.7b: the Alliance draw their supporters from the deck while five cards are held', () => {
    const { state } = playTo(start({ factions: ['alliance', 'marquise'] }), 'return-card')
    const board = state.sides.p1?.board
    expect(board?.faction === 'alliance' && board.supporters).toHaveLength(3)
    expect([held(state, 'p1').length, state.deck.length]).toEqual([5, 50 - 10 - 3])
  })
})

describe('keeping three cards', () => {
  const asked = playTo(start(), 'return-card')

  test('ROOT-A.10a, ROOT-DP-06: each seat returns two cards in turn order, and three are its hand', () => {
    expect(asked.seat).toBe('p1')
    expect([...asked.legal].sort()).toEqual([...new Set(held(asked.state, 'p1'))].map((card) => `return ${card}`))
    let game = asked
    const order: (Seat | null)[] = []
    const before = Object.fromEntries(game.state.seats.map((seat) => [seat, held(game.state, seat)]))
    const returned: Partial<Record<Seat, string[]>> = {}
    while (game.state.phase === 'setup') {
      const seat = game.seat ?? 'p1'
      order.push(seat)
      const [answer = ''] = game.legal
      returned[seat] = [...(returned[seat] ?? []), answer.slice('return '.length)]
      game = game.play(answer)
    }
    expect(order).toEqual(['p1', 'p1', 'p2', 'p2', 'p3', 'p3'])
    for (const seat of game.state.seats)
      expect([...(game.state.sides[seat]?.hand ?? []), ...(returned[seat] ?? [])].sort()).toEqual(before[seat])
    expect(preparationIn(game.state)).toBeUndefined()
    // The deck with the returned cards is shuffled.
    expect(game.state.deck.slice(0, asked.state.deck.length)).not.toEqual(asked.state.deck)
    expect(root.check(game.state)).toEqual([])
  })

  test('ROOT-A.10b, ROOT-ENG-03: no answer is seen by others, and nothing changes in the deck, until all have chosen', () => {
    const [one = '', other = ''] = asked.legal
    const seen = (game: Asked, viewer: Seat | 'spectator') => root.view(game.state, viewer)
    const [first, second] = [asked.play(one), asked.play(other)]
    for (const viewer of ['p2', 'p3', 'spectator'] as const) expect(seen(first, viewer)).toEqual(seen(second, viewer))
    expect(seen(first, 'p1')).not.toEqual(seen(second, 'p1'))
    expect(first.state.deck).toEqual(asked.state.deck)
    const events: Event[] = []
    const state = root.clone(asked.state)
    for (let left = 6; left > 0; left--) {
      expect(events).toEqual([])
      const [action] = root.legalActions(state)
      if (action) root.step(state, action, (event) => events.push(event))
    }
    const kept = events.filter((event) => event.type === 'kept')
    expect(kept.map((event) => root.redact(event, 'p2'))).toEqual([
      { type: 'kept', seat: 'p1', cards: null, for: ['p1'] },
      { type: 'kept', seat: 'p2', cards: state.sides.p2?.hand, for: ['p2'] },
      { type: 'kept', seat: 'p3', cards: state.sides.p3?.hand, for: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] },
    ])
  })

  test('ROOT-A.10c: the hand of the Riverfolk is hidden during setup, and laid open when cards are kept', () => {
    const hidden = root.view(asked.state, 'p1')
    expect([hidden.sides.p3?.hand, preparationIn(hidden)?.hands.p3]).toEqual([[], { cards: null, returned: null }])
    let game = asked
    while (game.state.phase === 'setup') game = game.play(game.legal[0] ?? '')
    expect(root.view(game.state, 'p1').sides.p3?.hand).toHaveLength(3)
  })

  test('ROOT-A.10a: a card is returned although all five are alike, and only one that is held', () => {
    const state = root.clone(asked.state)
    const alike = { cards: ['anvil', 'anvil', 'anvil', 'anvil', 'anvil'], returned: [] }
    state.agenda = state.agenda.map((task) =>
      task.do === 'preparation' ? { ...task, hands: { ...task.hands, p1: alike } } : task,
    )
    const game = script(root)(state).play('return anvil')
    expect([game.seat, game.legal]).toEqual(['p1', ['return anvil']])
    expect(root.refusal(game.state, { type: 'return', card: 'armorers' })).toMatchObject({
      code: 'not-in-hand',
      rule: 'ROOT-A.10a',
    })
  })

  test('ROOT-INFO-24, ROOT-A.10b: a dealt state gives each hidden hand five cards, and the known ones stay', () => {
    const game = asked.play(asked.legal[0] ?? '').play(asked.legal[1] ?? '')
    for (const viewer of ['p1', 'p2', 'spectator'] as const) {
      const view = root.view(game.state, viewer)
      const world = root.determinize(view, createRandom(1, 'advanced'))
      expect(root.view(world, viewer)).toEqual(view)
      expect(root.check(world)).toEqual([])
      for (const seat of world.seats)
        expect([held(world, seat).length, preparationIn(world)?.hands[seat]?.returned?.length]).toEqual([
          5,
          seat === 'p1' ? 2 : 0,
        ])
    }
  })
})
