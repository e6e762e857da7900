import { describe, expect, test } from 'vitest'
import { type Options, root, rootMaps, type State } from '../../src/root'
import { newHired } from '../../src/root/rules/hirelings/facts'
import { blockedFactions } from '../../src/root/rules/hirelings/set-up'
import { playOn } from '../../src/root/rules/play-on'
import { poolIn } from '../../src/root/rules/setup/advanced/choose-faction'
import { changePreparation, preparationIn } from '../../src/root/rules/setup/advanced/held'
import { turnUp } from '../../src/root/rules/setup/advanced/pool'
import { haveCorners } from '../../src/root/rules/setup/reach'
import {
  type Character,
  clearings,
  type Faction,
  factions,
  type Hireling,
  type Seat,
} from '../../src/root/rules/vocabulary'
import { script } from '../../src/testing'
import { hire, on } from './table'

const draft = (options: Partial<Options> = {}): State =>
  root.setup({ seed: 1, players: 4, factions: 'draft', advanced: {}, ...options })

const militant: readonly string[] = ['marquise', 'eyrie', 'duchy', 'hundreds', 'keepers']
const dealt = (options: Partial<Options>, seeds = 30) =>
  Array.from({ length: seeds }, (_, seed) => poolIn(draft({ seed, ...options })))

/** A draft whose pool is laid as the test wants it. */
function pool(factions: readonly Faction[], options: Partial<Options> = {}, locked: Faction | null = null) {
  const state = draft({ players: factions.length - 1, ...options })
  const characters: Character[] = ['ranger', 'tinker']
  const cards = factions.map((faction) => ({
    faction,
    character: faction.startsWith('vagabond') ? (characters.shift() ?? null) : null,
  }))
  state.agenda = state.agenda.map((task) => (task.do === 'preparation' ? { ...task, pool: { cards, locked } } : task))
  return script(root)(state)
}
type Game = ReturnType<typeof pool>

const factionAt = ({ state }: Game, seat: Seat) => state.sides[seat]?.board.faction
const homelands = ({ state }: Game, seat: Seat) => preparationIn(state)?.homelands[seat]
const warriors = (game: Game, seat: Seat) => clearings.map((at) => on(game, seat, 'warrior', at))

describe('the pool', () => {
  test('ROOT-A.8.1a, ROOT-A.8.1b, ROOT-A.8.1c: a militant card, then one per player of all others', () => {
    for (const players of [3, 4, 5, 6])
      for (const { cards } of dealt({ players })) {
        expect(cards).toHaveLength(players + 1)
        expect(new Set(cards.map(({ faction }) => faction)).size).toBe(players + 1)
        expect(militant).toContain(cards[0]?.faction)
      }
    const later = new Set(dealt({}).flatMap(({ cards }) => cards.slice(1).map(({ faction }) => faction)))
    expect([...later].sort()).toEqual(factions.filter((each) => each !== 'vagabond2').sort())
  })

  test('ROOT-A.8.1d: the second Vagabond has a card if the table wants it', () => {
    const has = (options: Partial<Options>): boolean =>
      dealt(options).some(({ cards }) => cards.some(({ faction }) => faction === 'vagabond2'))
    expect([has({}), has({ advanced: { secondVagabond: true } })]).toEqual([false, true])
    const alone = pool(['marquise', 'vagabond2', 'eyrie']).play('draft vagabond2')
    expect(factionAt(alone, 'p2')).toBe('vagabond')
    const both = pool(['vagabond2', 'vagabond', 'eyrie']).play('draft vagabond2', 'start-in a1', 'draft vagabond')
    expect([factionAt(both, 'p2'), factionAt(both, 'p1')]).toEqual(['vagabond', 'vagabond2'])
  })

  test('ROOT-A.8.1.1, ROOT-A.8.1.1a, ROOT-A.6.5: two players choose among militants, unless hirelings leave too few or the table keeps insurgents', () => {
    for (const { cards } of dealt({ players: 2 })) for (const { faction } of cards) expect(militant).toContain(faction)
    const isMixed = ({ cards }: ReturnType<typeof poolIn>): boolean =>
      cards.some(({ faction }) => !militant.includes(faction))
    const hired = (insurgents: boolean, seed: number) => {
      let state = draft({ players: 2, seed, advanced: { hirelings: true, insurgents } })
      while (state.agenda.at(-1)?.do !== 'choose-faction') {
        const [first] = root.legalActions(state)
        if (first) state = root.apply(state, first)
      }
      return state
    }
    let kept = 0
    for (let seed = 0; seed < 12; seed++) {
      const state = hired(false, seed)
      const out = blockedFactions(state)
      const left = factions.filter((each) => militant.includes(each) && !out.includes(each))
      expect(isMixed(poolIn(state))).toBe(left.length < 3)
      if (isMixed(poolIn(hired(true, seed)))) kept++
      if (state.hirelings.some(({ hireling }) => hireling === 'forest-patrol'))
        expect(poolIn(state).cards.map(({ faction }) => faction)).not.toContain('marquise')
    }
    expect(kept).toBeGreaterThan(6)
  })

  test('ROOT-A.8.1.2: an insurgent that is turned up last is locked until somebody has taken a militant faction', () => {
    for (const { cards, locked } of dealt({})) {
      const last = cards.at(-1)?.faction ?? 'marquise'
      expect(locked).toBe(militant.includes(last) ? null : last)
    }
    const game = pool(['marquise', 'alliance', 'riverfolk', 'cult'], {}, 'cult')
    expect(game.legal).toEqual(['draft marquise', 'draft alliance', 'draft riverfolk'])
    expect(root.refusal(game.state, { type: 'draft', faction: 'cult' })).toMatchObject({ rule: 'ROOT-A.8.1.2' })
    expect(root.refusal(game.state, { type: 'draft', faction: 'eyrie' })).toMatchObject({ rule: 'ROOT-A.8.2a' })
    expect(game.play('draft alliance').legal).not.toContain('draft cult')
    let taken = game.play('draft marquise')
    while (taken.state.agenda.at(-1)?.do !== 'choose-faction') taken = taken.play(taken.legal[0] ?? '')
    expect(taken.legal).toContain('draft cult')
  })

  test('ROOT-A.8.1.3, ROOT-A.8.6: with the card of a Vagabond lies a character, which its player plays', () => {
    for (const { cards } of dealt({ advanced: { secondVagabond: true }, players: 6 })) {
      const characters = cards.flatMap(({ character }) => character ?? [])
      expect(new Set(characters).size).toBe(cards.filter(({ faction }) => faction.startsWith('vagabond')).length)
    }
    const game = pool(['marquise', 'vagabond', 'eyrie']).play('draft vagabond')
    expect(game.legal).toEqual([1, 2, 3, 4, 5, 6, 7].map((index) => `start-in a${index}`))
    const board = game.play('start-in a2').state.sides.p2?.board
    expect(board).toMatchObject({ faction: 'vagabond', character: 'ranger', relations: {} })
    expect(game.play('start-in a2').state.quests).toHaveLength(3)
    // Its relationship markers come when all have a faction.
    const met = game.play('start-in a2', 'draft eyrie').state.sides.p2?.board
    expect(met?.faction === 'vagabond' && met.relations).toEqual({ p1: 0 })
  })

  test('ROOT-A.8.2a, ROOT-DP-03: from the last seat backwards each takes a card and sets up at once', () => {
    let game = pool(['eyrie', 'alliance', 'riverfolk', 'corvid'])
    expect(game.seat).toBe('p3')
    game = game.play('draft alliance')
    expect([game.seat, game.legal]).toEqual(['p2', ['draft eyrie', 'draft riverfolk', 'draft corvid']])
    game = game.play('draft eyrie')
    expect([game.seat, game.state.agenda.at(-1)?.do]).toEqual(['p2', 'homeland'])
  })
})

describe('homelands', () => {
  test('ROOT-A.8.4, ROOT-A.8.2.1a: the Eyrie has a homeland on the edge, with a roost, six warriors and a leader', () => {
    const game = pool(['eyrie', 'alliance', 'riverfolk']).play('draft eyrie')
    const places = game.legal.map((each) => Number(each.split(' ')[1]))
    expect(places.filter((at) => !rootMaps.autumn.edge.includes(at))).toEqual([])
    const settled = game.play('homeland 1')
    expect([on(settled, 'p2', 'roost', 1), on(settled, 'p2', 'warrior', 1), homelands(settled, 'p2')]).toEqual([
      1,
      6,
      [1],
    ])
    expect(settled.legal.length).toBe(4)
    expect(root.refusal(game.state, { type: 'homeland', at: 12 })).toMatchObject({
      code: 'homeland',
      rule: 'ROOT-A.8.2.1a',
    })
  })

  test('ROOT-A.8.2.2b, ROOT-A.8.2.2a: two clearings lie between it and the homelands of others; failing that it is not adjacent', () => {
    const cult = pool(['cult', 'eyrie', 'riverfolk']).play('draft cult', 'homeland 1')
    let game = cult
    while (game.state.agenda.at(-1)?.do !== 'choose-faction') game = game.play(game.legal[0] ?? '')
    const far = game.play('draft eyrie')
    // Clearings 5, 9 and 10 are next to 1.
    const places = far.legal.map((each) => Number(each.split(' ')[1]))
    for (const at of [1, 5, 9, 10]) expect(places).not.toContain(at)
    expect(root.refusal(far.state, { type: 'homeland', at: 1 })).toMatchObject({ parameters: { why: 'taken' } })
    expect(root.refusal(far.state, { type: 'homeland', at: 5 })).toMatchObject({ parameters: { why: 'near' } })
  })

  test('ROOT-A.8.3, ROOT-A.8.2.2c: the Marquise has three homelands, each next to another of them, the keep and a building in each', () => {
    let game = pool(['marquise', 'alliance', 'riverfolk']).play('draft marquise', 'homeland 1')
    expect(game.legal).not.toContain('homeland 3')
    game = game.play('homeland 5', 'homeland 9')
    expect(warriors(game, 'p2')).toEqual([2, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1])
    expect(game.legal).toEqual(['set-up 1', 'set-up 5', 'set-up 9'])
    game = game.play('set-up 5')
    expect(on(game, 'p2', 'keep', 5)).toBe(1)
    game = game.play('set-up 9', 'set-up 1')
    expect([on(game, 'p2', 'sawmill', 9), on(game, 'p2', 'workshop', 1), on(game, 'p2', 'recruiter', 5)]).toEqual([
      1, 1, 1,
    ])
  })

  test('ROOT-A.8.3: the keep stands where no homeland of another player is next to it, if there is such a homeland', () => {
    let game = pool(['duchy', 'marquise', 'riverfolk']).play('draft duchy', 'homeland 10')
    while (game.state.agenda.at(-1)?.do !== 'choose-faction') game = game.play(game.legal[0] ?? '')
    game = game.play('draft marquise', 'homeland 1', 'homeland 5', 'homeland 9')
    // Clearing 1 is next to 10.
    expect(game.legal).toEqual(['set-up 5', 'set-up 9'])
  })

  test('ROOT-A.8.5, ROOT-A.8.8: the Alliance and the Riverfolk set up as usual, without a homeland', () => {
    const game = pool(['alliance', 'riverfolk', 'eyrie']).play('draft alliance')
    const board = game.state.sides.p2?.board
    expect(board?.faction === 'alliance' && board.supporters.length).toBe(3)
    const river = game.play('draft riverfolk')
    expect(river.state.agenda.at(-1)).toMatchObject({ do: 'river-start', left: 4 })
    expect(preparationIn(river.state)?.homelands).toEqual({})
  })

  test('ROOT-A.8.7, ROOT-A.8.13: the Cult has a garden and four warriors, three around it as evenly as possible, two acolytes, and any Outcast', () => {
    let game = pool(['cult', 'alliance', 'eyrie']).play('draft cult', 'homeland 2')
    const around = [5, 6, 10].filter((at) => on(game, 'p2', 'warrior', at) > 0 || game.legal.includes(`set-up ${at}`))
    expect(around.length).toBeGreaterThan(1)
    while (game.state.agenda.at(-1)?.do === 'set-up') game = game.play(game.legal[0] ?? '')
    expect(warriors(game, 'p2').reduce((sum, count) => sum + count, 0)).toBe(7)
    expect(on(game, 'p2', 'warrior', 2)).toBe(4)
    expect(game.legal).toEqual(['outcast fox', 'outcast rabbit', 'outcast mouse'])
    const side = game.state.sides.p2
    expect([side?.supply, side?.board.faction === 'cult' && side.board.acolytes]).toEqual([25 - 7 - 2, 2])
    expect(Object.values(side?.pieces ?? {}).filter((list) => list?.[2] === 1)).toHaveLength(1)
  })

  test('ROOT-A.8.7, ROOT-INT-60: with a homeland in the Lost City the Cult chooses the suit of its garden', () => {
    const start = pool(['cult', 'alliance', 'eyrie'])
    start.state.landmarks.push({ landmark: 'lost-city', at: 2 })
    let game = script(root)(start.state).play('draft cult', 'homeland 2')
    while (game.state.agenda.at(-1)?.do === 'set-up') game = game.play(game.legal[0] ?? '')
    expect(game.legal).toEqual(['as fox', 'as rabbit', 'as mouse'])
    game = game.play('as mouse')
    expect([on(game, 'p2', 'garden-mouse', 2), game.state.agenda.at(-1)?.do]).toEqual([1, 'first-outcast'])
  })

  test('ROOT-A.8.9, ROOT-A.8.13: the Duchy has a tunnel and two warriors, and five around it as evenly as possible', () => {
    let game = pool(['duchy', 'alliance', 'eyrie']).play('draft duchy', 'homeland 1')
    // Three clearings lie around it: each gets one, and two of them another.
    expect(game.legal).toEqual(['set-up 5', 'set-up 9', 'set-up 10'])
    game = game.play('set-up 9')
    expect(game.legal).toEqual(['set-up 5', 'set-up 10'])
    game = game.play('set-up 10')
    expect([1, 5, 9, 10].map((at) => on(game, 'p2', 'warrior', at))).toEqual([2, 1, 2, 2])
    expect(on(game, 'p2', 'tunnel', 1)).toBe(1)
    expect(
      root.refusal(pool(['duchy', 'alliance', 'eyrie']).play('draft duchy', 'homeland 1').state, {
        type: 'set-up',
        at: 3,
      }),
    ).toMatchObject({ code: 'homeland' })
  })

  test('ROOT-A.8.10: the Corvids have a warrior and a hidden plot in a homeland, and a warrior in a clearing of each suit', () => {
    const game = pool(['corvid', 'alliance', 'eyrie']).play('draft corvid')
    expect(game.legal).toHaveLength(12)
    const asked = game.play('homeland 7')
    expect(asked.legal).toEqual(['plant bomb', 'plant snare', 'plant extortion', 'plant raid'])
    const [bomb, raid] = [asked.play('plant bomb'), asked.play('plant raid')]
    expect([on(bomb, 'p2', 'plot', 7), on(bomb, 'p2', 'warrior', 7)]).toEqual([1, 1])
    for (const viewer of ['p1', 'spectator'] as const)
      expect(root.view(bomb.state, viewer)).toEqual(root.view(raid.state, viewer))
    expect(bomb.state.agenda.at(-1)).toMatchObject({ do: 'scatter', suit: 'fox' })
    let all = bomb
    while (all.state.agenda.at(-1)?.do === 'scatter') all = all.play(all.legal[0] ?? '')
    expect(warriors(all, 'p2').reduce((sum, count) => sum + count, 0)).toBe(4)
    expect(all.state.sides.p2?.board).toMatchObject({ placed: 0 })
  })

  test('ROOT-A.8.11: the Hundreds have a homeland on the edge with the warlord, four warriors and a stronghold, and items under the ruins', () => {
    const asked = pool(['hundreds', 'alliance', 'vagabond', 'eyrie']).play('draft hundreds')
    const places = asked.legal.map((each) => Number(each.split(' ')[1]))
    expect(places.filter((at) => !rootMaps.autumn.edge.includes(at))).toEqual([])
    const game = asked.play('homeland 3')
    expect((['warlord', 'warrior', 'stronghold'] as const).map((kind) => on(game, 'p3', kind, 3))).toEqual([1, 4, 1])
    expect(game.state.sides.p3?.board).toMatchObject({ mood: 'stubborn' })
    const lying = game.state.ruins
    expect(lying.flatMap((items) => items ?? [])).toHaveLength(4)
    // ROOT-A.8.6: a Vagabond finds them there.
    expect(game.play('draft vagabond', 'start-in a1').state.ruins).toEqual(lying)
  })

  test('ROOT-A.8.12: the Keepers have two homelands beside each other on the edge, four warriors in each, and relics away from them', () => {
    const asked = pool(['keepers', 'alliance', 'eyrie']).play('draft keepers')
    const lying = ({ state }: Game) => {
      const board = state.sides.p2?.board
      return board?.faction === 'keepers' ? board.forests : []
    }
    expect(lying(asked).map((relics) => relics.length)).toEqual(rootMaps.autumn.forests.map(() => 1))
    const second = asked.play('homeland 1')
    const beside = second.legal.map((each) => Number(each.split(' ')[1]))
    for (const at of beside)
      expect(rootMaps.autumn.paths.some((path) => path.includes(at) && path.includes(1))).toBe(true)
    const [place = 0] = beside
    const game = second.play(`homeland ${place}`)
    expect([on(game, 'p2', 'warrior', 1), on(game, 'p2', 'warrior', place)]).toEqual([4, 4])
    for (const [index, relics] of lying(game).entries()) {
      const isNear = rootMaps.autumn.forests[index]?.clearings.some((at) => at === 1 || at === place)
      if (isNear) expect(relics).toHaveLength(1)
      else expect(relics.length).toBeGreaterThan(1)
    }
  })
})

describe('where homelands may be', () => {
  /** Clearings that are offered for the first homeland of a faction. */
  function offered(faction: Faction, arrange: (state: State) => void = () => {}, options: Partial<Options> = {}) {
    const { state } = pool([faction, 'alliance', 'riverfolk'], options)
    arrange(state)
    return script(root)(state)
      .play(`draft ${faction}`)
      .legal.map((each) => Number(each.split(' ')[1]))
  }
  const settled =
    (...places: number[]) =>
    (state: State): void =>
      changePreparation({ state }, { homelands: { p1: places } })

  test('ROOT-A.8.2.2a, ROOT-A.8.2.2b: how far each faction stays from the homelands of others', () => {
    const far = [3, 6, 7, 8]
    for (const faction of ['eyrie', 'hundreds', 'keepers'] as const) expect(offered(faction, settled(1))).toEqual(far)
    for (const faction of ['cult', 'duchy'] as const)
      expect(offered(faction, settled(1))).toEqual([2, 3, 4, 6, 7, 8, 11, 12])
    for (const faction of ['marquise', 'corvid'] as const) expect(offered(faction, settled(1))).toHaveLength(11)
    // Nothing is far enough, then nothing that is not adjacent.
    expect(offered('eyrie', settled(1, 3))).toEqual([2, 4, 8])
    expect(offered('eyrie', settled(1, 2, 3, 4))).toEqual([5, 6, 7, 8, 9])
  })

  test('ROOT-A.8.2.2c: a closed path is none between homelands', () => {
    // Clearings 2 and 5 of the Mountain are joined by a closed path.
    const places = offered('cult', settled(2), { map: 'mountain' })
    expect([places.includes(5), places.includes(6)]).toEqual([true, false])
  })

  test('ROOT-A.8.2.1a: no homeland is where the pieces listed cannot be placed', () => {
    const ruined = (state: State): void => {
      state.ruins[3] = []
    }
    const guarded = (state: State): void => void hire(state, 'furious-protector', { pawn: 3 })
    for (const faction of ['marquise', 'eyrie', 'cult', 'hundreds', 'duchy', 'corvid', 'keepers'] as const) {
      expect(offered(faction)).toContain(3)
      expect(offered(faction, guarded)).not.toContain(3)
      expect(offered(faction, ruined).includes(3)).toBe(['duchy', 'corvid', 'keepers'].includes(faction))
    }
  })

  test('ROOT-1.5.4a: where no clearing fits, what the card says counts as far as it can', () => {
    const burnt =
      (places: readonly number[]) =>
      (state: State): void => {
        state.scorched = [...places]
      }
    expect(offered('eyrie', burnt(rootMaps.autumn.edge))).toEqual([10, 11, 12])
    expect(offered('eyrie', burnt(clearings))).toHaveLength(12)
  })

  test('ROOT-A.8.3: with homelands of others next to all three the keep may stand in any; no cat comes to a Protector', () => {
    const { state } = pool(['marquise', 'alliance', 'riverfolk'])
    settled(2, 4, 10)(state)
    hire(state, 'furious-protector', { pawn: 12 })
    const game = script(root)(state).play('draft marquise', 'homeland 1', 'homeland 5')
    // Clearing 9 is the only third one.
    expect(game.legal).toEqual(['set-up 1', 'set-up 5', 'set-up 9'])
    expect(on(game.play('set-up 5'), 'p2', 'keep', 5)).toBe(1)
    expect(warriors(game, 'p2')).toEqual([2, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 0])
  })

  test('ROOT-A.8.13: clearings where nothing can be placed are left out of what is spread', () => {
    const { state } = pool(['duchy', 'alliance', 'riverfolk'])
    hire(state, 'furious-protector', { pawn: 9 })
    const game = script(root)(state).play('draft duchy', 'homeland 1')
    expect(game.legal).toEqual(['set-up 5', 'set-up 10'])
    expect([5, 9, 10].map((at) => on(game, 'p2', 'warrior', at))).toEqual([2, 0, 2])
  })
})

test('ROOT-A.8.1.1a: with fewer than three militants left two players choose among insurgents too', () => {
  const state = draft({ players: 2 })
  const pools = (...dealt: Hireling[]) => {
    state.hirelings = dealt.map(newHired)
    return Array.from({ length: 8 }, () => turnUp(playOn(state), {}).cards.map(({ faction }) => faction)).flat()
  }
  expect(pools('forest-patrol', 'last-dynasty').every((each) => militant.includes(each))).toBe(true)
  const mixed = pools('forest-patrol', 'last-dynasty', 'flame-bearers')
  expect(mixed.some((each) => !militant.includes(each))).toBe(true)
  for (const blocked of ['marquise', 'eyrie', 'hundreds']) expect(mixed).not.toContain(blocked)
})

test('ROOT-VAR-04, ROOT-5a: the standard procedure seats at most four factions that start in corners; setup cards seat more', () => {
  const five: readonly Faction[] = ['marquise', 'eyrie', 'cult', 'duchy', 'hundreds']
  for (const advanced of [undefined, {}])
    expect(() => root.setup({ seed: 1, factions: five, ...(advanced && { advanced }) })).toThrow(/ROOT-VAR-04/)
  expect(root.setup({ seed: 1, factions: five.slice(1) }).seats).toHaveLength(4)
  let drafted = script(root)(root.setup({ seed: 1, players: 6, factions: 'draft' }))
  for (const faction of five.slice(0, 4)) drafted = drafted.play(`draft ${faction}`)
  expect(drafted.legal).not.toContain('draft hundreds')
  expect(haveCorners(five)).toBe(false)
  let game = pool([...five, 'alliance'])
  const seated = new Set<string | undefined>()
  while (game.state.phase === 'setup') {
    const action = game.legal.find((each) => each !== 'draft alliance') ?? ''
    game = game.play(action)
  }
  for (const seat of game.state.seats) seated.add(factionAt(game, seat))
  expect([...seated].sort()).toEqual([...five].sort())
  expect(root.check(game.state)).toEqual([])
})
