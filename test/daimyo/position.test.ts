import { describe, expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { type Clan, type DaimyoSituation, daimyo, daimyoBox } from '../../src/daimyo'
import { asks } from '../../src/daimyo/rules/refusals/asks'
import { script } from '../../src/testing'

const duel = { clans: ['nature', 'nomads'] } as const
const three = { clans: ['nature', 'technology', 'nomads'] } as const
const solo = { clans: ['nomads'] } as const

const problemsOf = (situation: unknown): string[] => {
  try {
    // What comes from a file may hold anything.
    daimyo.position(JSON.parse(JSON.stringify(situation)))
  } catch (error) {
    if (!(error instanceof RangeError) || !('problems' in error)) throw error
    expect(error).toMatchObject({ code: 'INVALID_POSITION' })
    const { problems } = error
    return Array.isArray(problems) ? problems.map(({ path, message }) => `${path}: ${message}`) : []
  }
  return []
}

describe('a described position', () => {
  test('begins with the die of the first clan, and has what it names', () => {
    const state = daimyo.position({
      ...three,
      round: 2,
      sides: {
        nature: {
          governors: ['blue-1'],
          resources: { rice: 3 },
          hand: ['NA01', 'HE05'],
          loose: ['red-2'],
          relics: ['blue'],
        },
        nomads: { governors: ['blue-2'], shadows: ['red-s1'], towers: ['red-4'], points: 9 },
      },
      tiles: { red: ['black-1', null, 'red-1'].slice(2) },
      dice: [{ colour: 'red', value: 6 }],
    })
    expect(daimyo.check(state)).toEqual([])
    expect(state.agenda.at(-1)).toEqual({ do: 'take-die', seat: 'nature' })
    expect(state.round).toBe(2)
    const { nature, nomads } = daimyo.view(state, 'nature').sides
    expect(nature).toMatchObject({ hand: ['NA01', 'HE05'], loose: ['red-2'], seeker: 'blue', deckSize: 2 })
    expect(nomads).toMatchObject({ points: 9, handSize: 0, deckSize: 3 })
    expect(daimyo.view(state, 'nature').islands[0]?.influence).toEqual({ nature: 5, technology: 0, nomads: 2 })
    expect(state.islands[1]?.tiles[0]).toBe('red-1')
    expect(state.dice).toContainEqual({ colour: 'red', value: 6 })
    expect(state.dice).toHaveLength(10)
  })

  test('goes on after a die that was laid', () => {
    const at = script(daimyo)(
      daimyo.position({
        ...three,
        sides: { nature: { resources: { rice: 9 }, hand: ['NA01'] } },
        die: { colour: 'red', value: 4, at: 'recruit' },
      }),
    )
    expect(at.state.turn).toEqual({ seat: 'nature', at: 'recruit', done: false, used: [] })
    expect(daimyo.legalActions(at.state)).toContainEqual({ type: 'main' })
    expect(at.play('main', 'governor blue-1').state.islands[0]?.governors[0]).toBe('nature')
  })

  test('goes on in the middle of a round, with two clans and with one', () => {
    const later = daimyo.position({
      ...duel,
      turns: 4,
      sides: { nature: { dice: [{ colour: 'red', value: 2, at: 'tax' }] } },
    })
    expect(later.agenda.at(-1)).toEqual({ do: 'take-die', seat: 'nature' })
    expect(later.mercenaries?.dice.map(({ at }) => at)).toEqual(['ruins-1', 'ruins-2', 'tower'])
    expect(later.sides.nature?.dice).toHaveLength(2)
    const empire = daimyo.position({ ...solo, round: 3, turns: 1, empire: { open: 'SB04', points: 12 } })
    expect(empire.agenda.at(-1)).toEqual({ do: 'empire-turn', seat: 'nomads' })
    expect(empire.empire).toMatchObject({ points: 12 })
    expect(empire.empire?.opened).toHaveLength(7)
    expect(empire.empire?.opened.at(-1)).toBe('SB04')
    const end = daimyo.position({ ...three, turns: 9 })
    expect(end.agenda.at(-1)).toMatchObject({ do: 'income' })
  })

  test('is the same for the same seed, and another for another', () => {
    const situation: DaimyoSituation = { ...three, seed: 3 }
    expect(daimyo.position(situation)).toEqual(daimyo.position(situation))
    expect(daimyo.position({ ...three, seed: 4 })).not.toEqual(daimyo.position(situation))
  })

  test.each<readonly [what: string, situation: unknown, said: string]>([
    [
      'a place that there is not',
      { ...duel, sides: { nature: { governors: ['blue-9'] } } },
      'sides.nature.governors[0]: There is no place blue-9 (DAI-ISLE-02).',
    ],
    [
      'an island that is not in play',
      { ...duel, sides: { nature: { governors: ['black-1'] } } },
      'sides.nature.governors[0]: black-1 is not in play (DAI-ISLE-01).',
    ],
    [
      'a place for two',
      { ...duel, sides: { nature: { governors: ['red-1', 'red-1'] } } },
      'sides.nature.governors[1]: red-1 is taken twice (DAI-ISLE-03).',
    ],
    [
      'a clan that does not play',
      { ...duel, sides: { technology: {} } },
      'sides.technology: technology does not take part (DAI-OPT-03).',
    ],
    ['an Empire of two clans', { ...duel, empire: {} }, 'empire: The Empire takes part with one clan (DAI-OPT-03).'],
    [
      'a hero in two hands',
      { ...duel, sides: { nature: { hand: ['HE01'] }, nomads: { hand: ['HE01'] } } },
      'sides.nomads.hand: No HE01 is left in the market (DAI-COMP-05).',
    ],
    [
      'a tile too many',
      { ...duel, blackMarket: ['red-1', 'red-1', 'red-1', 'red-1'] },
      'blackMarket: No red-1 is left in the bag (DAI-COMP-05).',
    ],
    [
      'too many governors',
      {
        ...duel,
        sides: {
          nature: { governors: ['blue-1', 'blue-2', 'blue-3', 'blue-4', 'blue-5', 'red-1', 'red-2', 'red-3', 'red-4'] },
        },
      },
      ': DAI-INV-03: nature has too many governors.',
    ],
    [
      'a storage that holds too much',
      { ...duel, sides: { nature: { loose: ['red-1', 'red-2', 'blue-1', 'blue-2'], capacity: 3 } } },
      ': DAI-INV-05: nature stores more than its capacity.',
    ],
    [
      'a die of the wrong colour',
      { ...duel, die: { colour: 'blue', value: 1, at: 'relic' } },
      ': DAI-INV-11: A blue die lies on relic.',
    ],
    [
      'dice for turns that did not begin',
      { ...duel, sides: { nature: { dice: [{ colour: 'red', value: 1, at: 'tax' }] } } },
      'sides.nature.dice: It is 1 die, and 0 turns began (DAI-INV-12).',
    ],
    [
      'dice that the game does not have',
      { ...duel, dice: Array(4).fill({ colour: 'blue', value: 1 }) },
      'dice: The game has 3 blue dice, and 4 are named (DAI-SETUP-02).',
    ],
    ['turns that a round does not have', { ...duel, turns: 7 }, 'turns: A round has 6 turns here (DAI-ROUND-01).'],
    [
      'a bonus tile of another board',
      { ...duel, sides: { nature: { bonus: { help: ['TF4-2'] } } } },
      'sides.nature.bonus.help: TF4-2 does not lie covered on a board of nature (DAI-SETUP-10).',
    ],
    [
      'a card of the Empire of other rounds',
      { ...solo, empire: { open: 'SC01' } },
      'empire.open: SC01 is not a card of the Empire for round 1 (DAI-SOLO-04).',
    ],
    [
      'goals with one clan',
      { ...solo, goals: [{ id: 'GO01', gold: null, silver: null }] },
      'goals: A game of one clan has no goals (DAI-GOAL-07).',
    ],
    ['what has another form', { ...duel, round: 6 }, 'round: 6 is not a whole number from 1 to 5.'],
  ])('is refused with the rule: %s', (_what, situation, said) => {
    expect(problemsOf(situation)).toContain(said)
  })

  test('leads to every question of the game but those of its setup', () => {
    const asked = new Set<string>()
    const random = createRandom(7, 'questions')
    const rich = { resources: { rice: 9, metal: 9, stone: 9, gold: 9 }, loose: ['red-1', 'blue-2'] }
    const tower = { boards: { tower: 'RT3' }, towers: ['red-3'], bonus: { help: ['RT3-3'] } }
    /** Three values that add up to the strength of a hero. */
    const valuesOf = (hero: string): number[] => {
      const rest = (daimyoBox.heroes[hero]?.strength ?? 3) - 3
      return [0, 5, 10].map((taken) => 1 + Math.min(5, Math.max(0, rest - taken)))
    }
    const wanted = Object.keys(asks).filter(
      (name) => !['draft', 'found', 'empire-found', 'empire-tower'].includes(name),
    )
    const heroes = [
      'HE07',
      'HE10',
      'HE13',
      'HE15',
      'HE18',
      'HE19',
      'HE20',
      'HE26',
      'HE28',
      'HE30',
      'HE33',
      'HE38',
      'HE39',
      'AR03',
    ]
    for (const [seed, hero] of [...heroes, ...heroes].entries())
      for (const count of [1, 2, 3]) {
        const clans: readonly Clan[] = (['aristocrats', 'nature', 'nomads'] as const).slice(0, count)
        const { aggressive, notInSolo } = daimyoBox.heroes[hero] ?? {}
        if (count === 1 && (aggressive || notInSolo)) continue
        const [first = 1, second = 1, third = 1] = valuesOf(hero)
        const others = { ...rich, loose: ['red-3', 'blue-4'], governors: ['blue-2'], hand: ['HE01'] }
        const state = daimyo.position({
          seed,
          clans,
          boards: 'advanced',
          round: 3,
          turns: 2 * (count === 1 ? 2 : count),
          die: { colour: 'blue', value: first, at: 'help' },
          sides: {
            aristocrats: {
              ...rich,
              ...tower,
              governors: ['blue-1', 'red-1'],
              shadows: ['blue-s1'],
              hand: [hero, 'HE02'],
              dice: [
                { colour: 'green', value: second, at: 'relic' },
                { colour: 'red', value: third, at: 'recruit' },
              ],
            },
            ...(count > 1 && { nature: others }),
            ...(count > 2 && { nomads: { ...others, loose: [], governors: ['blue-3'], hand: ['HE03'] } }),
          },
          ...(count === 2 && { mercenaries: { towers: ['yellow-1', 'yellow-2', 'yellow-3', 'yellow-4'] } }),
        })
        for (let actions = 0; actions < 120 && daimyo.toAct(state) !== null; actions++) {
          const task = state.agenda.at(-1)
          if (task) asked.add(task.do)
          const legal = daimyo.legalActions(state)
          const cards = legal.filter(({ type }) => type === 'hero' || type === 'bonus' || type === 'pay')
          const others = legal.filter(({ type }) => type !== 'done' && type !== 'discard')
          daimyo.step(state, random.pick(cards.length > 0 ? cards : others.length > 0 ? others : legal))
        }
      }
    expect(wanted.filter((name) => !asked.has(name))).toEqual([])
  })
})
