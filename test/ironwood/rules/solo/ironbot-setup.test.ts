import { describe, expect, test } from 'vitest'
import { ironwoodBoard } from '../../../../src/ironwood/rules/board'
import { foundationsLeft } from '../../../../src/ironwood/rules/components'
import { game } from '../../../../src/ironwood/rules/game'
import type { Difficulty } from '../../../../src/ironwood/rules/solo/solo'
import type { State } from '../../../../src/ironwood/rules/state'
import { after, crystals, drillAt, fighters, golems, hand, legal, site, table } from '../support'
import { answered, botTurn, eventsOf, iconOf, official } from './support'

const inner = ['auria', 'zincur', 'palladimor', 'lithimar']
const outer = ['argentimar', 'chromia', 'plumbarum', 'cobaltis', 'gallimor', 'cuprumis']
const seeds = Array.from({ length: 60 }, (_, seed) => seed)
const start = (difficulty: Difficulty = {}, seed = 1): State => game.setup({ mode: 'ironbot', seed, difficulty })
const founded = (state: State): string[] => outer.filter((mountain) => site(state, mountain) === 'foundation')
const reinforced = (state: State): string[] => inner.filter((mountain) => fighters(state, mountain) === 4)
const marked = (state: State): string[] =>
  (state.solo?.marked ?? []).map((mountain) => ironwoodBoard.mountains[mountain]?.id ?? '')

describe('setup', () => {
  test('IB-01: it begins as a duel does, Expansive and on the Alert side', () => {
    const state = start()
    expect(state.solo).toMatchObject({ bot: 'ironclad', stance: 'expansive', side: 'alert', marked: [], spirits: 0 })
    for (const { id, kind } of ironwoodBoard.forests) expect(fighters(state, id)).toBe(kind === 'outer' ? 2 : 0)
    for (const { id, kind } of ironwoodBoard.mountains) {
      expect(fighters(state, id)).toBe({ ferrum: 1, inner: 3, outer: 0 }[kind])
      expect(golems(state, id)).toBe(0)
      expect(site(state, id)).toBe('none')
    }
    expect(drillAt(state)).toBe('ferrum')
    expect(state.visions.hand.map((mountain) => ironwoodBoard.mountains[mountain]?.kind)).toEqual(['inner'])
    expect(state.visions.deck).toHaveLength(9)
    expect(foundationsLeft({ state })).toBe(5)
    expect(hand(after(state, 'opening 2'), 'ironclad').slice(0, 3)).toEqual(['IC01', 'IC02', 'IC03'])
  })
})

describe('marks', () => {
  const wanted = { mode: 'ironbot', forests: { F7: 2 } } as const

  test('IB-02: a mountain where the human discovers a totem is marked', () => {
    const state = table({ ...wanted, visions: { hand: ['auria', 'zincur'] } })
    const discovered = after(state, 'play WW01', 'draw 0', 'option 2', 'discover auria F7')
    expect(marked(state)).toEqual([])
    expect(marked(discovered)).toEqual(['auria'])
  })

  test('IB-02: a mountain whose vision card the human burns is marked, however many are burned', () => {
    const state = table({
      ...wanted,
      hands: { woodwalkers: ['WW38'] },
      visions: { hand: ['chromia', 'zincur', 'auria'] },
    })
    const burned = after(state, 'play WW38', 'choose F7', 'burn-count 2', 'burn-vision chromia')
    expect(marked(burned)).toEqual(['chromia'])
    expect(marked(after(burned, 'burn-vision zincur'))).toEqual(['chromia', 'zincur'])
  })

  test('IB-02: a vision card burned for SHIELD marks its mountain, a special card none', () => {
    const asked = iconOf(
      {
        mode: 'ironbot',
        solo: { stance: 'defensive' },
        hands: { woodwalkers: ['WW05'] },
        visions: { hand: ['gallimor'] },
      },
      'SHIELD',
    )
    const burned = answered(asked, 'burn-vision gallimor')
    expect(marked(burned.state)).toEqual(['gallimor'])
    expect(eventsOf(burned, 'mountain-marked')).toEqual([{ type: 'mountain-marked', at: 'gallimor' }])
    expect(marked(answered(asked, 'burn WW05').state)).toEqual([])
  })

  test('IB-02: marks stay: through Round End and Preparation, and when a totem on the map is gone', () => {
    const course = official(
      botTurn({ mode: 'ironbot', turns: 5, visions: { revealed: ['auria'], burned: ['cobaltis'] }, fading: { F3: 1 } }),
    )
    expect(course.state.round).toBe(3)
    expect(marked(course.state).sort()).toEqual(['auria', 'cobaltis'])
    expect(eventsOf(course, 'mountain-unmarked')).toEqual([])
  })

  test('IB-02: a mark matters to movement only: a foundation is placed on a marked mountain', () => {
    const wantedAt = (revealed: string[]) =>
      official(
        botTurn({
          mode: 'ironbot',
          mountains: { ferrum: 3, chromia: 2, gallimor: 1 },
          hands: { ironclad: ['IC22'] },
          visions: { revealed },
        }),
      )
    expect(site(wantedAt(['chromia']).state, 'chromia')).toBe('foundation')
    expect(site(wantedAt([]).state, 'chromia')).toBe('foundation')
  })
})

describe('difficulty', () => {
  test('IB-16: red icons are resolved only with the option', () => {
    const wanted = { mode: 'ironbot', solo: { stance: 'expansive' } } as const
    const ignored = iconOf(wanted, 'SHIELD', true)
    expect(crystals(ignored.state, 'ironclad')).toBe(0)
    expect(eventsOf(ignored, 'icon')).toMatchObject([{ red: true, ignored: true }])
    expect(eventsOf(ignored, 'compensated')).toEqual([])
    const resolved = iconOf({ ...wanted, difficulty: { redIcons: true } }, 'SHIELD', true)
    expect(crystals(resolved.state, 'ironclad')).toBe(1)
    expect(eventsOf(resolved, 'icon')).toMatchObject([{ red: true, ignored: false }])
  })

  test('IB-16: a golem on Ferrum, beside its fighter', () => {
    const state = start({ golem: true })
    expect([fighters(state, 'ferrum'), golems(state, 'ferrum')]).toEqual([1, 1])
    expect(inner.map((mountain) => golems(state, mountain))).toEqual([0, 0, 0, 0])
    expect(golems(start(), 'ferrum')).toBe(0)
  })

  test('IB-16: a foundation on each of 2 random outer mountains, from the 5 tokens', () => {
    const pairs = seeds.map((seed) => founded(start({ foundations: true }, seed)))
    for (const pair of pairs) expect(pair).toHaveLength(2)
    expect(new Set(pairs.flat())).toEqual(new Set(outer))
    const state = start({ foundations: true })
    expect(foundationsLeft({ state })).toBe(3)
    expect(inner.concat('ferrum').map((mountain) => site(state, mountain))).toEqual(Array(5).fill('none'))
    expect(founded(start())).toEqual([])
  })

  test('IB-16: 4 specials instead of 2 in the first Preparation, and 2 in the next', () => {
    const hands = (difficulty: Difficulty): number[] => {
      const first = after(start(difficulty), 'opening 2')
      const before = first.sides.ironclad.deck.length
      const course = official(
        botTurn({ mode: 'ironbot', difficulty, turns: 5, hands: { ironclad: ['IC01', 'IC02', 'IC03'] } }),
      )
      return [first.sides.ironclad.hand.length, 35 - before, eventsOf(course, 'drew').at(-1)?.count ?? 0]
    }
    expect(hands({ moreCards: true })).toEqual([7, 4, 2])
    expect(hands({})).toEqual([5, 2, 2])
  })

  test.each([0, 1, 2, 3, 4, 5])(
    'IB-16: %i extra fighters, each on another inner mountain, the fifth on Ferrum',
    (extraFighters) => {
      const places = seeds.map((seed) => {
        const state = start({ extraFighters }, seed)
        expect(fighters(state, 'ferrum')).toBe(extraFighters === 5 ? 2 : 1)
        const strong = reinforced(state)
        expect(strong).toHaveLength(Math.min(extraFighters, 4))
        for (const mountain of inner) expect(fighters(state, mountain)).toBe(strong.includes(mountain) ? 4 : 3)
        for (const mountain of outer) expect(fighters(state, mountain)).toBe(0)
        return strong
      })
      if (extraFighters > 0) expect(new Set(places.flat())).toEqual(new Set(inner))
    },
  )

  test('IB-16: without a level and without options it is level 0', () => {
    expect(game.setup({ mode: 'ironbot', seed: 1 })).toEqual(game.setup({ mode: 'ironbot', seed: 1, level: 0 }))
  })

  test.each([
    { level: 16 },
    { level: -1 },
    { level: 1.5 },
    { difficulty: { extraFighters: 6 } },
    { difficulty: { spirits: true } },
    { difficulty: { fewerFoundations: true } },
    { level: 3, difficulty: { golem: true } },
  ])('IB-16: there is no such game: %o', (wanted) => {
    expect(() => game.setup({ mode: 'ironbot', seed: 1, ...wanted })).toThrow()
  })

  test('IB-16: the foundations of the start count as tokens: with 3 more none is placed', () => {
    const difficulty = { foundations: true }
    const given = founded(start(difficulty))
    const [own = '', ...others] = outer.filter((mountain) => !given.includes(mountain))
    const turnWith = (foundations: string[]) =>
      official(
        botTurn({
          mode: 'ironbot',
          difficulty,
          foundations,
          mountains: { ferrum: 3, [own]: 1 },
          hands: { ironclad: ['IC22'] },
        }),
      ).state
    expect(site(turnWith(others.slice(0, 2)), own)).toBe('foundation')
    expect(site(turnWith(others), own)).toBe('none')
  })

  test('IB-02: a discovery that is not made marks nothing', () => {
    const state = table({ mode: 'ironbot', forests: { F7: 1 }, visions: { hand: ['auria'] } })
    const passed = after(state, 'play WW01', 'draw 0', 'option 2')
    expect(legal(passed)).toContain('forfeit')
    expect(marked(after(passed, 'forfeit'))).toEqual([])
  })
})
