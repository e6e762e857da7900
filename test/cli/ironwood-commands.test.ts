import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ironwoodTerminal as ironwoodIn } from '../../src/cli/games/ironwood'
import { iconEffect } from '../../src/cli/games/ironwood/icons'
import { ruleText } from '../../src/cli/games/rulebook'
import { ironwood, ironwoodCards, type State } from '../../src/ironwood/rules'
import { table } from '../ironwood/rules/support'
import { directory, idle, sit } from './support'

const ironwoodTerminal = ironwoodIn('en')

const tell = (line: string, state: State, width = 100): string => {
  const [name = '', ...about] = line.split(' ')
  const command = ironwoodTerminal.commands?.find(({ usage }) => usage.split(' ')[0] === name)
  const seat = ironwood.toAct(state) ?? 'spectator'
  return command?.tell(about, { view: ironwood.view(state, seat), legal: ironwood.legalActions(state), width }) ?? ''
}

const against = (mode: 'ironbot' | 'woodenbot', level = 0) => ironwood.setup({ mode, seed: 7, level })

describe('what can be looked up at the table', () => {
  test('a rule by its id, in any page', () => {
    expect(tell('rule ib-04', against('ironbot'))).toBe(
      'IB-04 Stance bonus in every combat, attacking or defending: Expansive +1 damage, Aggressive +1\ndominance, Defensive +1 defense.',
    )
    expect(tell('rule IB-08', against('ironbot'))).toContain('\nGOLEM       replace 1 IC Fighter by a Golem')
    expect(tell('rule nix', against('ironbot'))).toBe('There is no rule NIX.')
  })

  test('every rule that is defined is found, and fits the screen', () => {
    const pages = readdirSync('docs/rules').filter((name) => name.endsWith('.md') && name !== 'README.md')
    const text = pages.map((name) => readFileSync(join('docs/rules', name), 'utf8')).join('\n')
    const ids = [...text.matchAll(/^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*/gm)].map(([, id = '']) => id)
    expect(ids.length).toBeGreaterThan(100)
    for (const id of ids) {
      const told = ruleText(id, 80) ?? ''
      expect(told.startsWith(id), id).toBe(true)
      for (const line of told.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80)
    }
  })

  test('IB-08: what an icon does in the present stance', () => {
    expect(tell('icon compass', against('ironbot'))).toBe('COMPASS, Expansive: move Expand (IB-08)')
    expect(tell('icon GOLEM', against('ironbot'))).toContain('replace 1 IC Fighter by a Golem in one Warband')
    expect(tell('icon nothing', against('ironbot'))).toBe('There is no icon NOTHING.')
    expect(tell('icon COMPASS', ironwood.setup({ mode: 'duel', seed: 7 }))).toBe(
      'Only a bot of the rulebook goes by icons.',
    )
  })

  test('WB-10: and on the side that shows', () => {
    const { solo } = against('woodenbot')
    if (!solo) throw new Error('There is a bot.')
    expect(iconEffect(solo, 'BATTLE')).toMatch(/^move 2 Interfere;/)
    expect(iconEffect({ ...solo, side: 'exalted' }, 'BATTLE')).toMatch(/^move 2 Secure;/)
    expect(iconEffect({ ...solo, side: 'exalted' }, 'ALERT')).toMatch(/^expend another card/)
  })

  test.each(['ironbot', 'woodenbot'] as const)('every icon of the cards of %s is in its chart', (mode) => {
    const { solo } = against(mode)
    const cards = Object.values(ironwoodCards).filter(({ faction }) => faction === solo?.bot)
    const icons = new Set(cards.flatMap(({ soloIcons }) => soloIcons.map(({ icon }) => icon)))
    expect(icons.size).toBeGreaterThan(8)
    for (const icon of icons) expect(solo && iconEffect(solo, icon), icon).toBeTruthy()
  })

  test('a card of a bot, with what its icons do now and whether red ones count', () => {
    const told = tell('card IC05', against('ironbot'))
    expect(told).toContain(
      'Icons: COMPASS, DRILL (red)\n  COMPASS, Expansive: move Expand\n  DRILL, Expansive: move the Drill',
    )
    expect(told).toContain('(red icons do not count at this level)')
    expect(tell('card IC05', against('ironbot', 15))).not.toContain('do not count')
  })

  test('what the bot has and does', () => {
    expect(tell('bot', against('ironbot'))).toMatch(
      /^The bot is the Ironclad: Expansive, Alert side\.\nIt has 2 crystals, 3 cards in hand.+\n\nIB-03 .+/,
    )
    expect(tell('bot', against('ironbot'))).toContain('IB-05 Turn, Alert side')
    expect(tell('bot', against('woodenbot'))).toContain('Possible mountains: ')
    expect(tell('bot', against('woodenbot'))).toContain('WB-05 Turn, Disruptive')
  })
})

describe('what a choice is worth', () => {
  const told = (state: State) => {
    const view = ironwood.view(state, ironwood.toAct(state) ?? 'spectator')
    return ironwood
      .legalActions(state)
      .map((action) => `${ironwood.format(action)}: ${ironwoodTerminal.remark?.(action, view)}`)
  }

  test('a card that does nothing now says so before it is played', () => {
    const nobody = table({ forests: {}, mountains: {}, hands: { woodwalkers: ['WW02'] } })
    expect(told(nobody).find((line) => line.startsWith('play WW02'))).toMatch(/^play WW02: Does nothing now\. /)
    const some = table({ forests: { F1: 2 }, mountains: {}, hands: { woodwalkers: ['WW02'] } })
    expect(told(some).find((line) => line.startsWith('play WW02'))).not.toContain('nothing now')
  })

  test('so does an option in the middle of a card, though the card goes on after it', () => {
    const hands = { ironclad: ['IC03'] }
    const nobody = table({ turn: 'ironclad', forests: {}, mountains: {}, hands, drill: { at: 'ferrum' } })
    const asked = ironwood.apply(nobody, ironwood.parse('play IC03'))
    expect(told(asked).map((line) => line.trimEnd())).toEqual(['option 1:', 'option 2:', 'option 3: Does nothing now.'])
    const again = ironwood.apply(asked, ironwood.parse('option 3'))
    expect(ironwood.legalActions(again).map(ironwood.format)).toEqual(['option 1', 'option 2'])
    const some = table({ turn: 'ironclad', forests: {}, mountains: { chromia: 1 }, hands, drill: { at: 'ferrum' } })
    expect(told(ironwood.apply(some, ironwood.parse('play IC03')))).toContain('option 3: ')
  })

  test('and a payment that buys nothing', () => {
    const hands = { ironclad: ['IC01'] }
    const broke = table({ turn: 'ironclad', mountains: {}, foundations: [], hands, crystals: { ironclad: 5 } })
    const asked = ['play IC01', 'option 2'].reduce((state, text) => ironwood.apply(state, ironwood.parse(text)), broke)
    expect(told(asked)).toContain('pay: Does nothing now.')
  })

  test('at the wager both sides are counted', () => {
    const battle = table({ forests: { F3: 2 }, mountains: { auria: 1 }, hands: { woodwalkers: ['WW02'] } })
    let state: State = battle
    for (const text of ['play WW02', 'forfeit', 'attack F3 auria']) state = ironwood.apply(state, ironwood.parse(text))
    expect(ironwoodTerminal.question?.(ironwood.view(state, 'woodwalkers'))).toContain(
      '\nWoodwalkers: 2 Fighters. Ironclad: 1 Fighter.\n',
    )
  })
})

describe('a game fits a screen of 80 columns', () => {
  test.each(['ironbot', 'woodenbot', 'greedy'])('against %s', async (bot) => {
    const file = join(directory(), 'game.json')
    const { code, screen } = await sit(`play --against ${bot} --seed 7 --record ${file}`, idle(), 80)
    expect(code).toBe(0)
    expect(screen).toContain(' won: ')
    const lines = screen.split('\n').filter((line) => !line.includes(file))
    expect(lines.filter((line) => line.length > 80)).toEqual([])
  })
})
