import { describe, expect, test } from 'vitest'
import { root } from '../../src/root'
import type { Task } from '../../src/root/rules/chapters'
import type { Minister } from '../../src/root/rules/vocabulary'
import { type At, hand, on, points, table } from './table'

type Asked = ReturnType<typeof table>

const duchy = (p1: At, ...tasks: readonly Task[]): Asked =>
  table({ factions: ['duchy', 'eyrie'], sides: { p1 }, tasks })

const against = (p1: At, p2: At, ...tasks: readonly Task[]): Asked =>
  table({ factions: ['duchy', 'eyrie'], sides: { p1, p2 }, tasks })

function board({ state }: Pick<Asked, 'state'>) {
  const own = state.sides.p1?.board
  if (own?.faction !== 'duchy') throw new Error('p1 does not play the Duchy.')
  return own
}

const assembly: Task = { do: 'assembly', seat: 'p1', left: 2 }
const parliament: Task = { do: 'parliament', seat: 'p1', acted: [] }
const sway: Task = { do: 'sway', seat: 'p1' }
/** The marker at the end of a position's tasks. */
const over = ['reward points', 'reward cards']

test('ROOT-12.4: warriors come into the Burrow by the citadels on the map, as many as there are', () => {
  const born = (citadels: At['pieces'] & object, left = 20) => {
    const asked = table({
      factions: ['duchy', 'eyrie'],
      phase: 'birdsong',
      sides: { p1: { pieces: citadels } },
      arrange(state) {
        if (state.sides.p1) state.sides.p1.supply = left
      },
      tasks: [{ do: 'gather-moles', seat: 'p1' }],
    })
    return on(asked, 'p1', 'warrior', 0)
  }
  expect(born([])).toBe(1)
  expect(born([['citadel', 8]])).toBe(2)
  expect(born([['citadel', 8, 2]])).toBe(4)
  expect(
    born([
      ['citadel', 8, 2],
      ['citadel', 1],
    ]),
  ).toBe(6)
  expect(born([['citadel', 8, 2]], 3)).toBe(3)
})

test('ROOT-ENG-12a: effects of Birdsong may be used before the warriors come, and after', () => {
  const asked = table({
    factions: ['duchy', 'eyrie'],
    phase: 'setup',
    sides: { p1: { crafted: ['royal-claim'] } },
    tasks: [{ do: 'turn', seat: 'p1' }],
  })
  expect([asked.legal, on(asked, 'p1', 'warrior', 0)]).toEqual([['use royal-claim', 'done'], 0])
  const after = asked.play('done')
  expect([after.legal, on(after, 'p1', 'warrior', 0)]).toEqual([['use royal-claim', 'done'], 1])
})

describe('Assembly', () => {
  test('ROOT-12.5.1a: up to two actions, in any order and again, then it is over', () => {
    const asked = duchy({ pieces: [['warrior', 1, 2]] }, assembly)
    expect(asked.legal).toEqual(['act recruit', 'act move', 'done'])
    const once = asked.play('act recruit')
    expect(once.legal).toEqual(['act recruit', 'act move', 'done'])
    expect(once.play('act recruit').legal).toEqual(over)
    expect(asked.play('done').legal).toEqual(over)
  })

  test('ROOT-12.5.1.1a: a revealed card, a building, and a ruled clearing of its suit with an open slot', () => {
    const p1: At = {
      pieces: [
        ['warrior', 1],
        ['warrior', 8],
        ['warrior', 2],
        ['warrior', 11],
      ],
      hand: ['anvil', 'sword', 'bake-sale'],
    }
    const asked = against(
      p1,
      {
        pieces: [
          ['warrior', 11],
          ['roost', 1],
        ],
      },
      assembly,
    ).play('act build')
    // Rabbit clearings hold none of its pieces, 11 is not ruled, 1 has no open slot.
    expect(asked.legal).toEqual(['reveal anvil', 'reveal sword'])
    const shown = asked.play('reveal anvil')
    expect([hand(shown, 'p1'), board(shown).revealed]).toEqual([['sword', 'bake-sale'], ['anvil']])
    expect(shown.legal).toEqual(['raise citadel', 'raise market'])
    const built = shown.play('raise market')
    expect([on(built, 'p1', 'market', 8), on(built, 'p1', 'market', 1)]).toEqual([1, 0])
    const mouse = asked.play('reveal sword', 'raise citadel')
    expect(on(mouse, 'p1', 'citadel', 2)).toBe(1)
  })

  test('ROOT-12.5.1.1a: not where nothing can be placed, and no building of which none is left', () => {
    const p1: At = {
      pieces: [
        ['warrior', 8],
        ['market', 12],
        ['market', 2, 2],
        ['citadel', 7],
      ],
      hand: ['anvil'],
    }
    expect(duchy(p1, assembly).play('act build', 'reveal anvil').state.sides.p1?.pieces.citadel?.[8]).toBe(1)
    const scorched = table({
      factions: ['duchy', 'eyrie'],
      sides: { p1 },
      arrange(state) {
        state.scorched = [8]
      },
      tasks: [assembly],
    })
    expect(scorched.legal).not.toContain('act build')
  })

  test('ROOT-12.5.1.1b, ROOT-INT-85: a revealed card lies in the play area and serves for nothing else', () => {
    const p1: At = {
      pieces: [
        ['warrior', 8, 2],
        ['warrior', 1],
      ],
      hand: ['anvil', 'ambush-fox'],
    }
    const shown = duchy(p1, assembly).play('act build', 'reveal anvil', 'raise market', 'place 8')
    expect(shown.legal).toContain('act build')
    expect(shown.play('act build').legal).toEqual(['reveal ambush-fox'])
    expect(shown.refusal('reveal anvil')).toMatchObject({ code: 'wrong-moment' })
    expect(root.check(shown.state).filter(({ message }) => message.startsWith('ROOT-INV-02'))).toEqual([])
  })

  test('ROOT-12.5.1.1c: a bird serves for any clearing', () => {
    const p1: At = {
      pieces: [
        ['warrior', 8],
        ['warrior', 2],
      ],
      hand: ['armorers'],
    }
    const shown = duchy(p1, assembly).play('act build', 'reveal armorers', 'raise market')
    expect(shown.legal).toEqual(['place 2', 'place 8'])
  })

  test('ROOT-12.5.1.2: a warrior into the Burrow, and not out of an empty supply', () => {
    const asked = duchy({ pieces: [['warrior', 1, 19]] }, assembly)
    const once = asked.play('act recruit')
    expect(on(once, 'p1', 'warrior', 0)).toBe(1)
    expect(once.legal).not.toContain('act recruit')
  })

  test('ROOT-12.5.1.3: one move, also out of the Burrow and into it', () => {
    const asked = duchy(
      {
        pieces: [
          ['warrior', 0, 2],
          ['warrior', 1],
          ['tunnel', 1],
        ],
      },
      assembly,
    )
    const moved = asked.play('act move', 'move-from 0', 'move-count 1')
    expect([on(moved, 'p1', 'warrior', 0), on(moved, 'p1', 'warrior', 1)]).toEqual([1, 2])
    const back = moved.play('act move', 'move-from 1', 'move-to 0', 'move-count 2')
    expect([on(back, 'p1', 'warrior', 0), back.legal]).toEqual([3, over])
  })

  test('ROOT-12.5.1.4: one battle', () => {
    const asked = against({ pieces: [['warrior', 8, 2]] }, { pieces: [['warrior', 8]] }, assembly)
    const fought = asked.chance({ dice: [1, 0] }).play('act battle')
    expect([on(fought, 'p2', 'warrior', 8), fought.legal.includes('act battle')]).toEqual([0, false])
  })
})

describe('Dig', () => {
  const p1: At = {
    pieces: [
      ['warrior', 0, 6],
      ['tunnel', 1],
    ],
    hand: ['anvil', 'sword', 'armorers'],
  }

  test('ROOT-12.5.1.5a, ROOT-12.2.4b: a spent card, a clearing of its suit without a tunnel, up to four warriors', () => {
    const asked = duchy(p1, assembly).play('act dig')
    expect(asked.legal).toEqual(['spend anvil', 'spend sword', 'spend armorers'])
    const spent = asked.play('spend anvil')
    expect([spent.state.discard, spent.legal]).toEqual([['anvil'], ['place 6', 'place 8', 'place 12']])
    expect(spent.refusal('place 1')).toMatchObject({ code: 'tunnel-there', rule: 'ROOT-12.2.4b' })
    const dug = spent.play('place 8')
    expect(on(dug, 'p1', 'tunnel', 8)).toBe(1)
    expect(dug.legal).toEqual(['move-count 1', 'move-count 2', 'move-count 3', 'move-count 4'])
    const up = dug.play('move-count 4')
    expect([on(up, 'p1', 'warrior', 0), on(up, 'p1', 'warrior', 8)]).toEqual([2, 4])
    expect(asked.play('spend armorers').legal).toHaveLength(11)
  })

  test('ROOT-12.5.1.5b: it is a move, by rule of the Burrow, of at least one; with an empty Burrow there is none', () => {
    const guarded = table({
      factions: ['duchy', 'eyrie', 'alliance'],
      sides: {
        p1: { ...p1, pieces: [['warrior', 0, 2]] },
        p2: { pieces: [['warrior', 8, 5]] },
        p3: { pieces: [['sympathy', 8]] },
      },
      tasks: [assembly],
    })
    const dug = guarded.play('act dig', 'spend anvil', 'place 8')
    expect(dug.legal).toEqual(['move-count 1', 'move-count 2'])
    // Outrage is owed for the warriors, not for the tunnel; no fox is left, and the bird will do.
    expect(dug.play('move-count 1').legal).toEqual(['outrage armorers'])
    const alone = duchy({ ...p1, pieces: [['warrior', 0]] }, assembly).play('act dig', 'spend anvil', 'place 8')
    expect(on(alone, 'p1', 'warrior', 8)).toBe(1)
    const empty = duchy({ hand: ['anvil'] }, assembly).play('act dig', 'spend anvil', 'place 8')
    expect([on(empty, 'p1', 'tunnel', 8), on(empty, 'p1', 'warrior', 8)]).toEqual([1, 0])
  })

  test('ROOT-12.2.4a, ROOT-12.5.1.5c: with no tunnel left one is taken off after the clearing is chosen, without points', () => {
    const all: At = {
      ...p1,
      pieces: [
        ['tunnel', 1],
        ['tunnel', 2],
        ['tunnel', 3],
      ],
    }
    const asked = against(all, {}, assembly).play('act dig', 'spend anvil')
    expect(asked.legal).toEqual(['place 6', 'place 8', 'place 12'])
    const chosen = asked.play('place 8')
    expect(chosen.legal).toEqual(['collapse 1', 'collapse 2', 'collapse 3'])
    const dug = chosen.play('collapse 2')
    expect([1, 2, 3, 8].map((at) => on(dug, 'p1', 'tunnel', at))).toEqual([1, 0, 1, 1])
    expect([points(dug, 'p1'), points(dug, 'p2')]).toEqual([0, 0])
  })

  test('ROOT-12.5.1.5a: not without a card that fits a clearing where a tunnel can be placed', () => {
    const foxes: At = {
      pieces: [
        ['tunnel', 1],
        ['tunnel', 6],
        ['tunnel', 8],
      ],
      hand: ['anvil'],
    }
    expect(duchy(foxes, assembly).legal).toContain('act dig')
    const barred = table({
      factions: ['duchy', 'eyrie'],
      sides: { p1: foxes },
      arrange(state) {
        state.scorched = [12]
      },
      tasks: [assembly],
    })
    expect(barred.legal).not.toContain('act dig')
  })
})

describe('Parliament', () => {
  const called = (swayed: readonly Minister[], more: At = {}, p2: At = {}): Asked =>
    against({ swayed, ...more }, p2, parliament)

  test('ROOT-12.5.2a, ROOT-12.5.2b: each once, in any order; one without anything to do is not offered', () => {
    const asked = called(['foremole', 'captain', 'marshal', 'baron-of-dirt', 'earl-of-stone'], {
      pieces: [
        ['warrior', 1, 2],
        ['market', 8],
        ['citadel', 8],
      ],
    })
    // No hand, nobody to battle.
    expect(asked.legal).toEqual(['minister marshal', 'minister baron-of-dirt', 'minister earl-of-stone', 'done'])
    const scored = asked.play('minister earl-of-stone')
    expect(scored.legal).toEqual(['minister marshal', 'minister baron-of-dirt', 'done'])
    expect(scored.refusal('minister earl-of-stone')).toMatchObject({ code: 'acted-already', rule: 'ROOT-12.5.2a' })
    expect(scored.play('minister baron-of-dirt', 'minister marshal', 'move-to 5', 'move-count 1').legal).toEqual(over)
  })

  test('ROOT-12.5.2b: a minister who is lost in the step can no longer act', () => {
    const asked = called(
      ['captain', 'banker'],
      {
        pieces: [
          ['warrior', 8],
          ['market', 8],
          ['warrior', 1],
        ],
        hand: ['anvil', 'sword'],
      },
      { pieces: [['warrior', 8, 4]] },
    )
    const lost = asked.chance({ dice: [3, 3] }).play('minister captain')
    expect([board(lost).swayed, lost.legal]).toEqual([['captain'], over])
  })

  test('ROOT-12.5.2.1: the Foremole builds in any ruled clearing with any card, and not in the Burrow', () => {
    const asked = called(['foremole'], {
      pieces: [
        ['warrior', 8],
        ['warrior', 0],
      ],
      hand: ['bake-sale', 'sword'],
    })
    const shown = asked.play('minister foremole')
    expect(shown.legal).toEqual(['reveal bake-sale', 'reveal sword'])
    const built = shown.play('reveal bake-sale', 'raise citadel')
    expect([on(built, 'p1', 'citadel', 8), board(built).revealed]).toEqual([1, ['bake-sale']])
    expect(called(['foremole'], { pieces: [['warrior', 0]], hand: ['bake-sale'] }).legal).toEqual(over)
  })

  test('ROOT-12.5.2.2, ROOT-12.5.2.3: the Captain battles, the Marshal moves', () => {
    const pieces: At['pieces'] = [['warrior', 8, 2]]
    const captain = called(['captain'], { pieces }, { pieces: [['warrior', 8]] })
    expect(on(captain.chance({ dice: [1, 0] }).play('minister captain'), 'p2', 'warrior', 8)).toBe(0)
    const marshal = called(['marshal'], { pieces })
    expect(on(marshal.play('minister marshal', 'move-to 7', 'move-count 2'), 'p1', 'warrior', 7)).toBe(2)
  })

  test('ROOT-12.5.2.4, ROOT-DP-21: the Brigadier moves up to twice, or battles up to twice', () => {
    const more: At = { pieces: [['warrior', 8, 4]] }
    const asked = called(['brigadier'], more, { pieces: [['warrior', 8, 3]] }).play('minister brigadier')
    expect(asked.legal).toEqual(['act move', 'act battle'])
    const moved = asked.play('act move', 'move-to 7', 'move-count 2')
    expect(moved.legal).toEqual(['move-from 7', 'move-from 8', 'done'])
    expect(on(moved.play('move-from 7', 'move-to 3', 'move-count 2'), 'p1', 'warrior', 3)).toBe(2)
    expect(moved.play('done').legal).toEqual(over)
    const fought = asked.chance({ dice: [1, 0] }).play('act battle')
    expect(fought.legal).toEqual(['battle-in 8', 'done'])
    expect(on(fought.chance({ dice: [1, 0] }).play('battle-in 8'), 'p2', 'warrior', 8)).toBe(1)
    expect(fought.play('done').legal).toEqual(over)
    expect(called(['brigadier'], more).play('minister brigadier').legal).toEqual(['move-to 4', 'move-to 7'])
  })

  test('ROOT-12.5.2.4a: nothing comes between the two, and the second is fought though the first cost him his seat', () => {
    const asked = against(
      {
        swayed: ['brigadier', 'captain'],
        pieces: [
          ['warrior', 8],
          ['market', 8],
          ['warrior', 1, 3],
        ],
        crafted: ['tax-collector'],
      },
      {
        pieces: [
          ['warrior', 8, 4],
          ['warrior', 1],
        ],
      },
      parliament,
    )
    expect(asked.legal).toContain('use tax-collector')
    const lost = asked.chance({ dice: [3, 3] }).play('minister brigadier', 'act battle', 'battle-in 8')
    expect(board(lost).swayed).toEqual(['captain'])
    expect(lost.legal).toEqual(['battle-in 1', 'done'])
    expect(on(lost.chance({ dice: [1, 0] }).play('battle-in 1'), 'p2', 'warrior', 1)).toBe(0)
  })

  test('ROOT-12.5.2.5a, ROOT-12.5.2.5b: the Banker takes cards of one suit, birds stand for any', () => {
    const asked = called(['banker'], { hand: ['anvil', 'sword', 'armorers', 'foxfolk-steel'] }).play('minister banker')
    expect(asked.legal).toEqual(['spend foxfolk-steel', 'spend anvil', 'spend sword', 'spend armorers'])
    expect(asked.refusal('done')).toMatchObject({ code: 'not-optional', rule: 'ROOT-12.5.2.5a' })
    const bird = asked.play('spend armorers')
    expect(bird.legal).toEqual(['spend foxfolk-steel', 'spend anvil', 'spend sword', 'done'])
    const fox = bird.play('spend anvil')
    expect(fox.legal).toEqual(['spend foxfolk-steel', 'done'])
    expect([points(fox, 'p1'), points(fox.play('done'), 'p1')]).toEqual([0, 2])
    expect(points(fox.play('spend foxfolk-steel', 'done'), 'p1')).toBe(3)
    // A bird after a fox card leaves the suit what it is.
    expect(asked.play('spend anvil', 'spend armorers').legal).toEqual(['spend foxfolk-steel', 'done'])
    const birds = called(['banker'], { hand: ['armorers', 'sappers'] }).play('minister banker', 'spend armorers')
    expect(points(birds.play('spend sappers'), 'p1')).toBe(2)
  })

  test('ROOT-12.5.2.6a: the Mayor takes the action of another swayed Noble or of a Squire, used or not', () => {
    const asked = called(['captain', 'marshal', 'mayor', 'baron-of-dirt'], {
      pieces: [
        ['warrior', 8, 2],
        ['market', 7],
      ],
    })
    const moved = asked.play('minister marshal', 'move-to 4', 'move-count 2')
    expect(moved.legal).toEqual(['minister mayor', 'minister baron-of-dirt', 'done'])
    const again = moved.play('minister mayor')
    // The Captain has nobody to battle, so the Marshal is the only one.
    expect(again.legal).toEqual(['move-to 8', 'move-to 9', 'move-to 12'])
    const first = asked.play('minister mayor', 'move-to 4', 'move-count 1')
    expect(first.legal).toContain('minister marshal')
    expect(called(['mayor', 'earl-of-stone'], { pieces: [['citadel', 8]] }).legal).not.toContain('minister mayor')
  })

  test('ROOT-12.5.2.7, ROOT-12.5.2.8, ROOT-12.5.2.9: what the Lords score', () => {
    const pieces: At['pieces'] = [
      ['tunnel', 1],
      ['tunnel', 2],
      ['market', 7, 2],
      ['citadel', 8],
    ]
    const lords: Minister[] = ['duchess-of-mud', 'baron-of-dirt', 'earl-of-stone']
    const two = called(lords, { pieces })
    expect(two.legal).toEqual(['minister baron-of-dirt', 'minister earl-of-stone', 'done'])
    expect(points(two.play('minister baron-of-dirt'), 'p1')).toBe(2)
    expect(points(two.play('minister earl-of-stone'), 'p1')).toBe(1)
    const three = called(lords, { pieces: [...pieces, ['tunnel', 3]] })
    expect(points(three.play('minister duchess-of-mud'), 'p1')).toBe(2)
  })
})

describe('Sway', () => {
  const pieces: At['pieces'] = [
    ['warrior', 1],
    ['tunnel', 2],
    ['warrior', 0, 3],
  ]

  test('ROOT-12.5.3a, ROOT-12.5.3.3: one in a turn, or none; a crown goes onto it, and its points are scored', () => {
    const asked = duchy({ pieces, hand: ['anvil', 'sword', 'foxfolk-steel', 'mouse-in-a-sack'] }, sway)
    expect(asked.legal).toEqual(['sway foremole', 'sway captain', 'sway marshal', 'done'])
    const swayed = asked.play('sway captain', 'reveal anvil', 'reveal sword')
    expect(board(swayed)).toMatchObject({ swayed: ['captain'], crowns: { squire: 2, noble: 3, lord: 3 } })
    expect([points(swayed, 'p1'), swayed.legal]).toEqual([1, over])
    expect(asked.play('done').legal).toEqual(over)
  })

  test('ROOT-12.5.3.1: only an unswayed minister for whose rank a crown is left', () => {
    const p1: At = { pieces, hand: ['anvil', 'sword'], swayed: ['captain'], crowns: { squire: 2 } }
    expect(duchy(p1, sway).legal).toEqual(['sway foremole', 'sway marshal', 'done'])
    const none = duchy({ ...p1, crowns: { squire: 0 } }, sway)
    expect(none.legal).toEqual(over)
  })

  test('ROOT-EX-40, ROOT-12.5.3.2a, ROOT-12.5.3.2d: each card finds a clearing of its own', () => {
    const cards = ['anvil', 'foxfolk-steel', 'armorers']
    const two = duchy({ pieces, hand: cards }, sway)
    expect(two.legal).not.toContain('sway brigadier')
    // Two foxes never find their clearings here, so the second is not offered.
    const shown = two.play('sway foremole', 'reveal anvil')
    expect(shown.legal).toEqual(['reveal armorers'])
    const three = duchy({ pieces: [...pieces, ['citadel', 8]], hand: cards }, sway)
    const swayed = three.play('sway brigadier', 'reveal anvil', 'reveal foxfolk-steel', 'reveal armorers')
    expect([board(swayed).swayed, points(swayed, 'p1')]).toEqual([['brigadier'], 2])
  })

  test('ROOT-12.5.3.2b: a bird uses any clearing with a suit, and the Burrow serves for none', () => {
    const birds = duchy({ pieces, hand: ['armorers', 'sappers', 'brutal-tactics'] }, sway)
    expect(birds.legal).toEqual(['sway foremole', 'sway captain', 'sway marshal', 'done'])
    const below = duchy(
      {
        pieces: [
          ['warrior', 0, 3],
          ['warrior', 1],
        ],
        hand: ['armorers', 'sappers'],
      },
      sway,
    )
    expect(below.legal).toEqual(over)
  })

  test('ROOT-12.5.3.2c: a card revealed before does not count, but its clearing does', () => {
    const p1: At = { pieces, hand: ['sword'], revealed: ['anvil'] }
    expect(duchy(p1, sway).legal).toEqual(over)
    expect(duchy({ ...p1, hand: ['sword', 'foxfolk-steel'] }, sway).legal).toContain('sway captain')
  })

  test('ROOT-ENG-12a: the options of Daylight stay open after a minister was swayed', () => {
    const asked = duchy({ pieces, hand: ['anvil', 'sword'], crafted: ['tax-collector'] }, sway)
    const swayed = asked.play('sway marshal', 'reveal anvil', 'reveal sword')
    expect(swayed.legal).toEqual(['use tax-collector', 'done'])
  })

  test('ROOT-12.5.3.3a: its action waits for the next Parliament', () => {
    const asked = duchy({ pieces, hand: ['anvil', 'sword'] }, parliament, sway)
    const swayed = asked.play('sway marshal', 'reveal anvil', 'reveal sword')
    expect(swayed.legal).toEqual(over)
  })
})

describe('Evening', () => {
  test('ROOT-12.6.1, ROOT-INFO-13a: revealed birds are discarded, the others come back in everybody’s sight', () => {
    const asked = duchy(
      { revealed: ['armorers', 'anvil', 'sword'], hand: ['bake-sale'] },
      { do: 'take-back', seat: 'p1' },
    )
    expect([hand(asked, 'p1'), asked.state.discard]).toEqual([['bake-sale', 'anvil', 'sword'], ['armorers']])
    expect(board(asked).revealed).toEqual([])
    for (const viewer of ['p2', 'spectator'] as const) {
      const { sides } = root.view(asked.state, viewer)
      expect(viewer === 'p2' ? sides.p2?.seen.p1 : sides.p1?.open).toEqual(['anvil', 'sword'])
    }
  })

  test('ROOT-12.2.1, ROOT-12.6.2: citadels and markets craft alike, what has come back too', () => {
    const p1: At = {
      pieces: [
        ['citadel', 8],
        ['market', 12],
      ],
      revealed: ['foxfolk-steel'],
      hand: ['anvil'],
    }
    const asked = duchy(p1, { do: 'take-back', seat: 'p1' }, { do: 'craft-step', seat: 'p1' })
    expect(asked.legal).toEqual(['craft foxfolk-steel', 'craft anvil', 'done'])
    const crafted = asked.play('craft foxfolk-steel')
    expect([points(crafted, 'p1'), crafted.legal]).toEqual([2, over])
  })

  test('ROOT-12.6.3a, ROOT-12.6.3b: a card and one for each market, then down to five', () => {
    const asked = duchy(
      {
        pieces: [
          ['market', 8, 2],
          ['citadel', 7],
        ],
        hand: ['anvil', 'sword', 'bake-sale'],
      },
      { do: 'draw-step', seat: 'p1' },
      { do: 'discard-step', seat: 'p1' },
    )
    expect(hand(asked, 'p1')).toHaveLength(6)
    expect(asked.legal).toContain('discard anvil')
    expect(hand(asked.play('discard anvil'), 'p1')).toHaveLength(5)
  })
})

test('ROOT-EX-67: a turn of the Duchy', () => {
  const start = table({
    factions: ['duchy', 'eyrie'],
    phase: 'setup',
    sides: {
      p1: {
        pieces: [
          ['warrior', 0, 2],
          ['tunnel', 8],
          ['warrior', 8, 2],
        ],
        hand: ['sword', 'mouse-in-a-sack', 'anvil', 'armorers'],
      },
    },
    arrange(state) {
      // One open slot in clearing 8.
      const other = state.sides.p2?.pieces.roost
      if (other) other[8] = 1
    },
    tasks: [{ do: 'turn', seat: 'p1' }],
  })
  expect(on(start, 'p1', 'warrior', 0)).toBe(3)
  const dug = start.play('act dig', 'spend sword', 'place 9', 'move-count 3')
  expect([on(dug, 'p1', 'warrior', 9), on(dug, 'p1', 'tunnel', 9)]).toEqual([3, 1])
  const built = dug.play('act build', 'reveal anvil', 'raise market')
  expect(on(built, 'p1', 'market', 8)).toBe(1)
  // Parliament: nothing. The fox card is revealed already.
  const swaying = built.play('sway foremole')
  expect(swaying.legal).toEqual(['reveal mouse-in-a-sack', 'reveal armorers'])
  const swayed = swaying.play('reveal mouse-in-a-sack', 'reveal armorers')
  expect(points(swayed, 'p1')).toBe(1)
  expect(swayed.state.discard).toEqual(['sword', 'armorers'])
  expect(swayed.legal).toEqual(['craft anvil', 'done'])
  const crafted = swayed.play('craft anvil')
  // One card came back and was not crafted; two are drawn.
  expect(hand(crafted, 'p1')).toHaveLength(3)
  expect([points(crafted, 'p1'), board(crafted).swayed]).toEqual([3, ['foremole']])
})
