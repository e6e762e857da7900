import { describe, expect, test } from 'vitest'
import { understand } from '../../src/cli/answer'
import { ironwood } from '../../src/ironwood'
import { table } from '../ironwood/support'

const state = table({ hands: { woodwalkers: ['WW16'] } })
const legal = ironwood.legalActions(state)
const meant = (line: string) => understand(line, legal, state)
const act = (text: string) => ({ do: 'act', action: ironwood.parse(text) })

describe('what a typed line means', () => {
  test.each([
    ['1', { do: 'act', action: legal[0] }],
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

  test.each([
    ['', 'Type a number from 1 to 5, or help.'],
    ['0', 'Type a number from 1 to 5, or help.'],
    ['6', 'Type a number from 1 to 5, or help.'],
    ['dance', '"dance" does not begin with a type of action. Type a number from 1 to 5, or help.'],
    ['move', '"move" does not have the form "move from to full|fading". Type a number from 1 to 5, or help.'],
    ['constructor', '"constructor" does not begin with a type of action. Type a number from 1 to 5, or help.'],
  ])('"%s" is not understood', (line, text) => expect(meant(line)).toEqual({ do: 'explain', text }))
})
