import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type NumberedQuestion, understand } from '../../src/cli/answer'
import { describe as describeGame } from '../../src/cli/described'
import { ironwoodTerminal } from '../../src/cli/games/ironwood'
import { refusalWords } from '../../src/cli/invitation'
import { numberedAs } from '../../src/cli/numbers'
import { ironwood, type State } from '../../src/ironwood/rules'
import { after, table } from '../ironwood/rules/support'

const described = describeGame(ironwoodTerminal('en'))

/** What is asked in a position. */
function askedIn(state: State): NumberedQuestion {
  const legal = ironwood.legalActions(state)
  const { numbered } = numberedAs(null, '', described.sensible(legal), described.game.format)
  return { described, view: ironwood.view(state, ironwood.toAct(state) ?? 'spectator'), legal, numbered }
}

const state = table({ hands: { woodwalkers: ['WW16'] } })
const legal = ironwood.legalActions(state)
const meant = (line: string) => understand(line, askedIn(state))
const act = (text: string) => ({ do: 'act', action: ironwood.parse(text), times: 1 })

const card = described.commands.find(({ usage }) => usage.startsWith('card'))

describe('what a typed line means', () => {
  test.each([
    ['1', { do: 'act', action: legal[0], times: 1 }],
    ["Play WW16 Hunter's Instinct.", act('play WW16')],
    ['  draw a card  instead of playing ONE', act('rest')],
    ['play ww16.', act('play WW16')],
    ['', { do: 'command', command: 'list' }],
    ['list', { do: 'command', command: 'list' }],
    [' 2 ', { do: 'act', action: legal[1], times: 1 }],
    ['move F1 F3', act('move F1 F3')],
    ['MOVE f1  f3 full', act('move F1 F3 full')],
    ['march Ferrum AURIA', act('march ferrum auria')],
    ['wager ww09', act('wager WW09')],
    ['wager nothing', act('wager nothing')],
    ['resign ironclad', act('resign ironclad')],
    ['resign', { do: 'command', command: 'resign' }],
    ['Help', { do: 'command', command: 'help' }],
    ['?', { do: 'command', command: 'help' }],
    ['card', { do: 'tell', command: card, about: [] }],
    ['cards ww16 x', { do: 'tell', command: card, about: ['WW16', 'x'] }],
    ['move f1 f3 x2', { ...act('move F1 F3'), times: 2 }],
    ['1 x 3', { do: 'act', action: legal[0], times: 3 }],
    ['done', { do: 'command', command: 'done' }],
    ['exit', { do: 'command', command: 'quit' }],
  ])('"%s"', (line, answer) => expect(meant(line)).toEqual(answer))

  const invited = 'Type a number from 1 to 5, or words such as "play WW16" or "rest"; an empty line shows the choices.'

  test.each([
    ['1 X03', { do: 'act', action: legal[0], times: 3 }],
    ['move f1 f3  x  2', { do: 'explain', text: expect.any(String) }],
    ['x2', { do: 'explain', text: expect.any(String) }],
  ])('"%s" with a number of times', (line, answer) => expect(meant(line)).toEqual(answer))

  test('no regular expression repeats twice: a long line takes time in step with its length', () => {
    const source = readFileSync('src/cli/answer.ts', 'utf8')
    const patterns = [...source.matchAll(/\/((?:\\.|[^/\\\n])+)\/[a-z]*(?=[.,)])/g)].map(([, pattern = '']) => pattern)
    expect(patterns.length).toBeGreaterThan(3)
    expect(patterns.filter((pattern) => (pattern.match(/(?<!\\)[*+]|\{\d+,\}/g) ?? []).length > 1)).toEqual([])
  })

  test.each(['0', '6'])('"%s" is not a number of the list', (line) =>
    expect(meant(line)).toEqual({ do: 'explain', text: invited }),
  )

  test.each(['dance', 'move', 'constructor', 'constructor constructor'])('"%s" is not understood', (line) =>
    expect(meant(line)).toEqual({ do: 'explain', text: `"${line}" is not understood. ${invited}` }),
  )

  test('a long line is not repeated whole', () =>
    expect(meant('a'.repeat(1000))).toEqual({
      do: 'explain',
      text: `"${'a'.repeat(100)}..." is not understood. ${invited}`,
    }))

  test('what nobody would choose has no number, but words', () => {
    const asked = after(state, 'play WW01')
    const choices = ironwood.legalActions(asked)
    const drawn = (line: string) => understand(line, askedIn(asked))
    expect(choices.map(ironwood.format)).toEqual(['draw 1', 'draw 0'])
    for (const line of ['1', '']) expect(drawn(line)).toEqual(act('draw 1'))
    for (const line of ['draw 0', 'Draw no cards.']) expect(drawn(line)).toEqual(act('draw 0'))
    expect(drawn('2')).toEqual({
      do: 'explain',
      text: 'Type 1, or words such as "draw 0"; list shows the choices.',
    })
  })
})

describe('a person reads a refusal', () => {
  const refused = (text: string, asked = state): string | null => {
    const refusal = ironwood.refusal(asked, ironwood.parse(text))
    return refusal && refusalWords(refusal, ironwood.parse(text), askedIn(asked))
  }

  test('with its reason and its rule', () => expect(refused('play XX99')).toBe('There is no card XX99. (IW-CARD-04)'))

  test('at the wrong moment with what can be typed', () => {
    const battle = table({ forests: { F3: 1 }, mountains: { auria: 1 }, hands: { woodwalkers: ['WW16'] } })
    const wager = after(battle, 'play WW02', 'forfeit', 'attack F3 auria')
    const instead = 'Type a number from 1 to 4, or words such as "wager nothing"; an empty line shows the choices.'
    expect(refused('forfeit', wager)).toBe(`This cannot be left out. (IW-COMBAT-04) ${instead}`)
    expect(refused('move F3 F1', wager)).toBe(`This is not the moment for "move". (IW-COMBAT-04) ${instead}`)
  })
})
