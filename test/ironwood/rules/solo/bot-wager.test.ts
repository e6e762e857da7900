import { describe, expect, test } from 'vitest'
import { game } from '../../../../src/ironwood/rules/game'
import { crystals, fighters, golems, legal, position, type Table, table } from '../support'
import { markOf, order } from './bot-support'
import { answered, botDoes, botTurn, type Course, eventsOf, goOn, iconOf, official } from './support'

const attack = { do: 'focus', for: 'attack' } as const
const raid = { do: 'raid', on: ['warband'], steal: false } as const
const wagers = (course: Course): (string | null)[] => eventsOf(course, 'wagered').map(({ card }) => card)
const seats = (course: Course): string[] => eventsOf(course, 'wagered').map(({ seat }) => seat)
const from = (wanted: Table, ...actions: string[]): Course =>
  answered({ state: table(wanted), events: [], says: [] }, ...actions)

describe('who wagers', () => {
  const ironbot: Table = {
    mode: 'ironbot',
    forests: { F7: 3 },
    mountains: { ferrum: 3 },
    hands: { woodwalkers: ['WW20', 'WW14'], ironclad: ['IC16', 'IC06'] },
  }
  const woodenbot: Table = {
    mode: 'woodenbot',
    forests: { F7: 3 },
    mountains: { ferrum: 2 },
    hands: { ironclad: ['IC20', 'IC21'], woodwalkers: ['WW14', 'WW06'] },
  }
  const battles: [string, () => Course, string, string][] = [
    ['attacks Ironbot', () => from(ironbot, 'play WW20', 'attack F7 ferrum'), 'WW14', 'IC16'],
    ['is attacked by Ironbot', () => botDoes(ironbot, attack), 'WW14', 'IC16'],
    [
      'attacks Woodenbot',
      () => from({ ...woodenbot, turn: 'ironclad' }, 'play IC20', 'attack ferrum F7'),
      'IC21',
      'WW14',
    ],
    ['is attacked by Woodenbot', () => botDoes(woodenbot, raid), 'IC21', 'WW14'],
  ]
  test.each(battles)(
    'BOT-08: the human who %s decides first, then the top card of the bot is revealed',
    (_name, start, card, top) => {
      const asked = start()
      const bot = asked.state.solo?.bot ?? 'ironclad'
      const human = bot === 'ironclad' ? 'woodwalkers' : 'ironclad'
      expect(game.toAct(asked.state)).toBe(human)
      expect(asked.state.battle?.wagers).toEqual({ woodwalkers: 'undecided', ironclad: 'undecided' })
      const fought = answered(asked, `wager ${card}`)
      expect(wagers(fought)).toEqual([card, top])
      expect(seats(fought)).toEqual([human, bot])
      expect(order(fought, 'wagered', 'revealed')).toEqual(['wagered', 'wagered', 'revealed'])
      expect(wagers(answered(asked, 'wager nothing'))).toEqual([null, top])
    },
  )

  test('BOT-08: the card counts as any wager does, the stance besides', () => {
    const course = answered(
      botDoes({ ...ironbot, forests: { F7: 3 }, mountains: { auria: 3 } }, attack),
      'wager nothing',
    )
    // IC16 has 3 damage, and Expansive adds 1.
    expect(eventsOf(course, 'damage')).toContainEqual({ type: 'damage', seat: 'ironclad', count: 4 })
  })

  test('BOT-08: with an empty hand a defending bot wagers nothing', () => {
    const iron = from(
      { ...ironbot, hands: { woodwalkers: ['WW20'] } },
      'play WW20',
      'attack F7 ferrum',
      'wager nothing',
    )
    expect(wagers(iron)).toEqual([null, null])
    expect(eventsOf(iron, 'revealed')).toHaveLength(1)
    const wanted: Table = { ...woodenbot, turn: 'ironclad', hands: { ironclad: ['IC20'] } }
    expect(wagers(from(wanted, 'play IC20', 'attack ferrum F7', 'wager nothing'))).toEqual([null, null])
  })
})

describe('an attack with an empty hand', () => {
  const ironbot: Table = {
    mode: 'ironbot',
    forests: { F7: 2 },
    mountains: { ferrum: 3 },
    decks: { ironclad: ['IC20'] },
  }
  const drew = (course: Course): [string[], number, number] => [
    course.state.sides[course.state.solo?.bot ?? 'ironclad'].hand,
    eventsOf(course, 'attacked').length,
    eventsOf(course, 'compensated').length,
  ]

  test('BOT-08: Ironbot draws a special instead, and that is a change', () => {
    const course = official(iconOf(ironbot, 'HIT'))
    expect(drew(course)).toEqual([['IC20'], 0, 0])
    expect(fighters(course.state, 'F7')).toBe(2)
  })

  test('BOT-08: Woodenbot does the same', () => {
    const wanted: Table = {
      mode: 'woodenbot',
      forests: { F7: 3 },
      mountains: { auria: 1 },
      decks: { woodwalkers: ['WW20'] },
    }
    const course = official(botDoes(wanted, { do: 'icon', card: 'WW13', icon: 'BATTLE', red: false }))
    expect(drew(course)).toEqual([['WW20'], 0, 0])
  })

  test('BOT-08: if no attack were possible nothing is drawn', () => {
    expect(drew(official(iconOf({ ...ironbot, forests: { F7: 4 } }, 'HIT')))).toEqual([[], 0, 1])
    expect(drew(official(iconOf({ ...ironbot, mountains: { zincur: 3 } }, 'HIT')))).toEqual([[], 0, 1])
    const wanted: Table = { mode: 'woodenbot', forests: { F7: 1 }, mountains: { auria: 2 } }
    expect(official(botDoes(wanted, raid)).state.sides.woodwalkers.hand).toEqual([])
  })

  test('BOT-08: the draw replaces the attack, so that nothing comes in its place', () => {
    const compass: Table = {
      ...ironbot,
      solo: { stance: 'aggressive' },
      full: { F7: 1 },
      mountains: { ferrum: 3, auria: 2, zincur: 5 },
    }
    const course = official(iconOf(compass, 'COMPASS'))
    expect(drew(course)).toEqual([['IC20'], 0, 0])
    expect(eventsOf(course, 'marched')).toEqual([])
    const start: Table = { mode: 'woodenbot', forests: { F6: 3, F8: 3 }, crystals: { ironclad: 4 } }
    const drill: Table = { ...start, mountains: { cobaltis: 1 }, drill: { at: 'cobaltis', step: 1, cargo: 1 } }
    const guarded = official(iconOf(drill, 'CRYSTALS'))
    expect(drew(guarded).slice(1)).toEqual([0, 0])
    expect(guarded.state.sides.woodwalkers.hand).toHaveLength(1)
    expect(crystals(guarded.state, 'ironclad')).toBe(4)
  })

  test('BOT-08: the card that was drawn may be wagered later in the same turn', () => {
    const icon = { do: 'icon', card: 'IC06', icon: 'HIT', red: false } as const
    const course = answered(official(botDoes(ironbot, icon, icon)), 'wager nothing')
    expect(eventsOf(course, 'attacked')).toHaveLength(1)
    expect(wagers(course)).toEqual([null, 'IC20'])
  })

  test('BOT-08: so it is after the last card has been expended in the Turn Procedure', () => {
    const wanted: Table = { ...ironbot, full: { F7: 1 }, hands: { ironclad: ['IC06'] } }
    const course = official(botTurn(wanted))
    expect(eventsOf(course, 'expended')).toHaveLength(1)
    expect(drew(course)).toEqual([['IC20'], 0, 0])
  })

  test('BOT-08: a battle won without combat needs no card', () => {
    const course = official(iconOf({ mode: 'woodenbot', forests: { F8: 1 }, crystals: { ironclad: 4 } }, 'CRYSTALS'))
    expect(eventsOf(course, 'battle-over')).toMatchObject([{ winner: 'woodwalkers' }])
    expect(eventsOf(course, 'drew').filter(({ seat }) => seat === 'woodwalkers')).toEqual([])
    expect(crystals(course.state, 'woodwalkers')).toBe(2)
  })
})

describe('Warmachine', () => {
  const wanted: Table = {
    mode: 'woodenbot',
    forests: { F7: 1 },
    mountains: { auria: 1 },
    hands: { woodwalkers: ['WW06'] },
    ongoing: { ironclad: { IC31: 2 } },
  }

  test('BOT-08: if it leaves nobody to attack the bot reveals no card', () => {
    const course = answered(botDoes(wanted, raid), 'remove F7 fighter')
    expect(course.state.sides.woodwalkers.hand).toEqual(['WW06'])
    expect(wagers(course)).toEqual([])
    expect(eventsOf(course, 'battle-over')).toMatchObject([{ winner: 'ironclad' }])
  })

  test('BOT-08, WB-13: the limit is not tested a second time', () => {
    const asked = botDoes({ ...wanted, forests: { F7: 2 }, mountains: { auria: 2 } }, raid)
    const course = answered(asked, 'remove F7 fighter', 'wager nothing')
    expect(wagers(course)).toEqual([null, 'WW06'])
  })

  test('BOT-08: the hand is looked at before it', () => {
    const course = botDoes({ ...wanted, hands: { woodwalkers: [] }, decks: { woodwalkers: ['WW20'] } }, raid)
    expect(fighters(course.state, 'F7')).toBe(1)
    expect(course.state.sides.woodwalkers.hand).toEqual(['WW20'])
    expect(game.toAct(course.state)).toBe('ironclad')
    expect(legal(course.state)).toContain('rest')
  })
})

describe('battles in the Preparation', () => {
  const prepared = (wanted: Table): Course => {
    const state = position(wanted)
    state.agenda = [{ do: 'round' }]
    return goOn(state)
  }

  test('BOT-08: one that the human starts against Ironbot has its stance as it stands', () => {
    const start = prepared({
      mode: 'ironbot',
      forests: { F7: 3 },
      mountains: { ferrum: 1 },
      solo: { stance: 'defensive' },
      hands: { ironclad: ['IC01'] },
      ongoing: { woodwalkers: { WW31: 1 } },
    })
    const asked = answered(start, 'option 1', 'attack F7 ferrum')
    expect(game.toAct(asked.state)).toBe('woodwalkers')
    expect(asked.state.battle?.botBonus).toEqual({ defense: 1 })
    const top = asked.state.sides.ironclad.hand.at(-1)
    expect(wagers(answered(asked, 'wager nothing'))).toEqual([null, top])
  })

  test('BOT-08: one that the human starts against Woodenbot has the bonus of its side', () => {
    const wanted: Table = {
      mode: 'woodenbot',
      forests: { F7: 3 },
      full: { F3: 1 },
      mountains: { ferrum: 2, auria: 2 },
      solo: { side: 'exalted', spirits: 1 },
      ongoing: { ironclad: { IC38: 1 } },
    }
    const state = position(wanted)
    state.marks = [{ ...markOf('IC38', 'ironclad', 'F7', 'leaving'), until: 'exhausted' }]
    state.agenda = [{ do: 'round' }]
    const asked = answered(goOn(state), 'attack auria F7')
    expect(asked.state.battle?.botBonus).toEqual({ defense: 1, dominance: 1 })
    const top = asked.state.sides.woodwalkers.hand.at(-1)
    const fought = answered(asked, 'wager nothing')
    expect(wagers(fought)).toEqual([null, top])
    expect(eventsOf(fought, 'spirits')).toEqual([{ type: 'spirits', markers: 0 }])
  })
})

describe('sizes', () => {
  const hit = (wanted: Table): Course =>
    official(iconOf({ mode: 'ironbot', hands: { ironclad: ['IC06'] }, ...wanted }, 'HIT'))
  const attackers = (course: Course): string[] => eventsOf(course, 'attacked').map(({ from }) => from)

  test('BOT-12: with equal numbers the warband with more Golems is the larger one', () => {
    const one = hit({ forests: { F7: 1 }, mountains: { auria: 2, lithimar: [1, 1] } })
    expect([attackers(one), eventsOf(one, 'rolled')]).toEqual([['lithimar'], []])
    const two = hit({ forests: { F7: 1 }, mountains: { auria: [0, 2], lithimar: [1, 1] } })
    expect([attackers(two), eventsOf(two, 'rolled')]).toEqual([['auria'], []])
    const more = hit({ forests: { F7: 1 }, mountains: { auria: 3, lithimar: [0, 2] } })
    expect(attackers(more)).toEqual(['auria'])
    const alike = hit({ forests: { F7: 1 }, mountains: { auria: [1, 1], lithimar: [1, 1] } })
    expect(eventsOf(alike, 'rolled')).toHaveLength(1)
  })

  test('BOT-12: that holds between Ironclad and Woodwalkers too', () => {
    const wanted: Table = {
      mode: 'ironbot',
      solo: { stance: 'aggressive' },
      forests: { F7: 2 },
      full: { F7: 1 },
      hands: { ironclad: ['IC06'] },
    }
    const equal = official(iconOf({ ...wanted, mountains: { auria: 2 } }, 'COMPASS'))
    expect(attackers(equal)).toEqual([])
    const golem = official(iconOf({ ...wanted, mountains: { auria: [1, 1] } }, 'COMPASS'))
    expect(attackers(golem)).toEqual(['auria'])
    const fewer = official(iconOf({ ...wanted, forests: { F7: 3 }, mountains: { auria: [1, 1] } }, 'COMPASS'))
    expect(attackers(fewer)).toEqual([])
  })

  test('BOT-12: differences and "fewer than" compare plain numbers', () => {
    expect(attackers(hit({ forests: { F7: 2 }, mountains: { auria: 2 } }))).toEqual(['auria'])
    const course = iconOf(
      { mode: 'ironbot', solo: { stance: 'defensive' }, mountains: { ferrum: [0, 2], auria: 3 } },
      'COMPASS',
    )
    expect(fighters(course.state, 'ferrum')).toBe(2)
    expect(golems(course.state, 'ferrum')).toBe(2)
  })
})
