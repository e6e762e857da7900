import { describe, expect, test } from 'vitest'
import { understand } from '../../src/cli/answer'
import { refusalWords } from '../../src/cli/invitation'
import { ironwood } from '../../src/ironwood/rules'
import { after, table } from '../ironwood/rules/support'

const state = table({ hands: { woodwalkers: ['WW16'] } })
const legal = ironwood.legalActions(state)
const meant = (line: string) => understand(line, legal, state)
const act = (text: string) => ({ do: 'act', action: ironwood.parse(text) })

describe('what a typed line means', () => {
  test.each([
    ['1', { do: 'act', action: legal[0] }],
    ["Play WW16 Hunter's Instinct.", act('play WW16')],
    ['  draw a card  instead of playing ONE', act('rest')],
    ['play ww16.', act('play WW16')],
    ['', { do: 'command', command: 'list', about: [] }],
    ['list', { do: 'command', command: 'list', about: [] }],
    [' 2 ', { do: 'act', action: legal[1] }],
    ['move F1 F3', act('move F1 F3')],
    ['MOVE f1  f3 full', act('move F1 F3 full')],
    ['march Ferrum AURIA', act('march ferrum auria')],
    ['wager ww09', act('wager WW09')],
    ['wager nothing', act('wager nothing')],
    ['resign ironclad', act('resign ironclad')],
    ['resign', { do: 'command', command: 'resign', about: [] }],
    ['Help', { do: 'command', command: 'help', about: [] }],
    ['?', { do: 'command', command: 'help', about: [] }],
    ['card', { do: 'command', command: 'card', about: [] }],
    ['cards ww16 x', { do: 'command', command: 'card', about: ['WW16', 'x'] }],
    ['exit', { do: 'command', command: 'quit', about: [] }],
  ])('"%s"', (line, answer) => expect(meant(line)).toEqual(answer))

  const invited = 'Type a number from 1 to 5, or words such as "play WW16" or "rest"; an empty line shows the choices.'

  test.each(['0', '6'])('"%s" is no number of the list', (line) =>
    expect(meant(line)).toEqual({ do: 'explain', text: invited }),
  )

  test.each(['dance', 'move', 'constructor', 'constructor constructor'])('"%s" is not understood', (line) =>
    expect(meant(line)).toEqual({ do: 'explain', text: `"${line}" is not understood. ${invited}` }),
  )

  test('what nobody would choose has no number, but words', () => {
    const asked = after(state, 'play WW01')
    const choices = ironwood.legalActions(asked)
    const drawn = (line: string) => understand(line, choices, asked)
    expect(choices.map(ironwood.format)).toEqual(['draw 1', 'draw 0'])
    expect(drawn('1')).toEqual(act('draw 1'))
    for (const line of ['draw 0', 'Draw no cards.']) expect(drawn(line)).toEqual(act('draw 0'))
    expect(drawn('2')).toEqual({
      do: 'explain',
      text: 'Type 1, or words such as "draw 0"; an empty line shows the choices.',
    })
  })
})

describe('a refusal is told to a person', () => {
  const refused = (text: string, asked = state): string | null => {
    const refusal = ironwood.refusal(asked, ironwood.parse(text))
    return refusal && refusalWords(refusal, ironwood.legalActions(asked))
  }

  test('with its reason and its rule', () => expect(refused('play XX99')).toBe('There is no card XX99. (IW-CARD-04)'))

  test('at the wrong moment with what can be typed', () => {
    const battle = table({ forests: { F3: 1 }, mountains: { auria: 1 }, hands: { woodwalkers: ['WW16'] } })
    const wager = after(battle, 'play WW02', 'forfeit', 'attack F3 auria')
    const instead = 'Type a number from 1 to 4, or words such as "wager nothing"; an empty line shows the choices.'
    expect(refused('forfeit', wager)).toBe(`This cannot be left out. (CI-01) ${instead}`)
    expect(refused('move F3 F1', wager)).toBe(`This is not the moment for "move". (IW-ROUND-01) ${instead}`)
  })
})
