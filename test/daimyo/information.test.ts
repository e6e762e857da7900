import { describe, expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { daimyo } from '../../src/daimyo'
import { runOn } from '../../src/daimyo/rules/agenda'
import { broken } from '../../src/daimyo/rules/laws/laws'
import { playOn } from '../../src/daimyo/rules/play'
import { sideOf, steps, table } from './table'

describe('hidden information', () => {
  const at = table({
    clans: ['nature', 'technology', 'nomads'],
    sides: {
      nature: { hand: ['NA01', 'HE01'], known: ['HE01'], discard: ['HE02'] },
      technology: { hand: ['TE01', 'TE02'] },
    },
  })

  test('DAI-INFO-01, DAI-INFO-02, DAI-INFO-03, DAI-INFO-04: hands, deck orders and the bag are hidden; who owns which hero is not', () => {
    const view = at.view('nature')
    expect(view.sides.nature?.hand).toEqual(['NA01', 'HE01'])
    expect(view.sides.technology).toMatchObject({
      hand: null,
      handSize: 2,
      deckSize: 1,
      heroes: ['TE01', 'TE02', 'TE03'],
    })
    expect(view.bag).toEqual([...at.state.bag].sort())
    expect(view.islands[0]?.tiles).toEqual(at.state.islands[0]?.tiles)
    expect(view).not.toHaveProperty('market')
    expect(view).not.toHaveProperty('random')
    expect(view.top).toBe(at.state.market.at(-1))
    expect(JSON.stringify(view)).not.toContain(at.state.market[0] ?? '')
  })

  test('DAI-INFO-08: a spectator sees what every clan sees', () => {
    const { sides } = at.view('spectator')
    expect(sides.nature).toMatchObject({ hand: null, handSize: 2, known: ['HE01'], discard: ['HE02'] })
  })

  test('DAI-INFO-07, DAI-INFO-08: a hero that is drawn is seen by its owner alone', () => {
    const event = { type: 'drew', seat: 'nature', hero: 'HE01', for: 'nature' } as const
    expect(daimyo.redact(event, 'nature')).toEqual(event)
    expect(daimyo.redact(event, 'technology')).toMatchObject({ hero: null })
    expect(daimyo.redact(event, 'spectator')).toMatchObject({ hero: null })
  })

  test('DAI-SCN-55, DAI-INFO-05: an empty deck tells the whole hand, until a card is drawn from a new deck', () => {
    const start = table({
      sides: { nature: { hand: ['NA01', 'NA02'], deck: ['NA03'], resources: { gold: 2 } } },
      row: ['HE03', 'HE01', 'HE02', 'HE04', 'HE05'],
      tasks: [
        { do: 'draw', seat: 'nature' },
        ...steps('nature', { do: 'playHero' }, { do: 'draw', count: 1 }, { do: 'hire', discount: 0 }).slice(0, 3),
        { do: 'between', seat: 'nature' },
      ],
    })
    expect(sideOf(start, 'nature').known).toEqual(['NA01', 'NA02', 'NA03'])
    const played = start.play('hero NA01', 'resource metal')
    // The deck was refilled with NA01 and emptied again.
    expect([...sideOf(played, 'nature').known].sort()).toEqual(['NA01', 'NA02', 'NA03'])
    const hired = played.play('hire HE03')
    expect(sideOf(hired, 'nature').known).toContain('HE03')
    expect(hired.view('technology').sides.nature?.known).toHaveLength(4)
    const end = daimyo.clone(hired.state)
    end.agenda.push({ do: 'draw', seat: 'nature' })
    runOn(playOn(end))
    // NA01 was drawn at once, and nothing is left to draw.
    expect(sideOf({ state: end }, 'nature')).toMatchObject({ deck: [], discard: [] })
    expect(sideOf({ state: end }, 'nature').hand).toHaveLength(4)
  })

  test('DAI-INFO-07, DAI-INV-28: an empty deck tells the hand, and not which hero was drawn', () => {
    const shown = (hand: readonly string[], deck: string) =>
      table({
        sides: { nature: { hand, deck: [deck], discard: ['HE01'], dice: ['blue 1 tax'] } },
        tasks: [
          { do: 'draw', seat: 'nature' },
          { do: 'between', seat: 'nature' },
        ],
      }).view('technology')
    expect(shown(['NA01', 'NA02'], 'NA03')).toEqual(shown(['NA01', 'NA03'], 'NA02'))
  })

  test('DAI-INFO-05: a known hero that is played or discarded is not in hand any more', () => {
    const start = table({
      sides: {
        nature: { hand: ['HE01', 'HE02', 'NA01'], known: ['HE01', 'HE02'], dice: ['green 1 relic', 'blue 3 tax'] },
      },
    })
    const played = start.play('hero HE01').view('technology').sides.nature
    expect(played).toMatchObject({ known: ['HE02'], discard: ['HE01'] })
    const discarded = start.play('discard HE02', 'own-die tax', 'change up').view('technology').sides.nature
    expect(discarded).toMatchObject({ known: ['HE01'], discard: ['HE02'] })
  })

  test('DAI-INFO-05, DAI-INV-29: known cards stay in hand in every world that others think of', () => {
    const view = at.view('technology')
    const hands = Array.from(
      { length: 40 },
      (_, seed) => daimyo.determinize(view, createRandom(seed, 'worlds')).sides.nature,
    )
    for (const side of hands) {
      expect(side?.hand).toContain('HE01')
      expect(side?.hand).toHaveLength(2)
      expect(side?.discard).toEqual(['HE02'])
    }
    expect(new Set(hands.map((side) => side?.hand.find((hero) => hero !== 'HE01')))).toEqual(
      new Set(['NA01', 'NA02', 'NA03']),
    )
  })

  test('DAI-INFO-10, DAI-EXTRA-04, DAI-INV-08: in every world a hero that is being played lies in no pile', () => {
    const played = table({
      sides: { nature: { hand: ['HE01', 'NA01'], discard: ['HE02'], dice: ['green 4 relic'] } },
    }).play('hero NA01')
    const view = played.view('technology')
    for (let seed = 0; seed < 8; seed++) {
      const world = daimyo.determinize(view, createRandom(seed, 'played'))
      const { hand, deck } = sideOf({ state: world }, 'nature')
      expect([...hand, ...deck].sort()).toEqual(['HE01', 'NA02', 'NA03'])
      expect(broken(world)).toEqual([])
    }
  })

  test('DAI-INFO-10, DAI-SOLO-04: the cards to come of the Empire are of their groups, and none was seen', () => {
    const state = daimyo.setup({ seed: 8, clans: ['nature'] })
    while (state.round < 3) daimyo.step(state, daimyo.legalActions(state)[0] ?? { type: 'done' })
    const view = daimyo.view(state, 'nature')
    const seen = view.empire?.opened ?? []
    expect(seen).toHaveLength(7)
    const stacks = Array.from({ length: 8 }, (_, seed) => {
      const world = daimyo.determinize(view, createRandom(seed, 'solo'))
      expect(broken(world)).toEqual([])
      return [...(world.empire?.stack ?? [])].reverse()
    })
    for (const stack of stacks) {
      expect(stack.map((id) => id.slice(0, 2))).toEqual([...Array(5).fill('SB'), ...Array(3).fill('SC')])
      expect(new Set([...stack, ...seen]).size).toBe(15)
    }
    expect(new Set(stacks.map((stack) => stack.join())).size).toBe(8)
  })

  test('DAI-INFO-10: determinize draws anew the bag, the market deck and decks, and nothing else', () => {
    const view = at.view('technology')
    const worlds = Array.from({ length: 8 }, (_, seed) => daimyo.determinize(view, createRandom(seed, 'bag')))
    expect(new Set(worlds.map(({ bag }) => bag.join())).size).toBe(8)
    expect(new Set(worlds.map(({ market }) => market.join())).size).toBe(8)
    for (const world of worlds) {
      expect([...world.bag].sort()).toEqual([...at.state.bag].sort())
      expect(world.market.at(-1)).toBe(at.state.market.at(-1))
      expect([...world.market].sort()).toEqual([...at.state.market].sort())
      expect(sideOf({ state: world }, 'technology').hand).toEqual(['TE01', 'TE02'])
      expect(daimyo.view(world, 'technology')).toEqual(view)
    }
  })
})
