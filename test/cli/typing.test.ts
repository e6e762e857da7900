import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { numberedAs } from '../../src/cli/numbers'
import { ironwood } from '../../src/ironwood/rules'
import { directory, kept, sit } from './support'

async function typed(...lines: string[]) {
  const file = join(directory(), 'game.json')
  const { screen } = await sit(`play --against ironbot --seed friday --record ${file}`, lines)
  return { screen, actions: kept(file).record.actions.map(ironwood.format) }
}

describe('numbers', () => {
  const format = (action: unknown): string => `take ${action}`
  const numbers = (question: ReturnType<typeof numberedAs>) =>
    Object.fromEntries(question.numbered.map(({ number, action }) => [number, action]))

  test('stay with their choices while the same is asked, and new choices come after them', () => {
    const one = numberedAs(null, 'move', ['a', 'b', 'c'], format)
    expect(numbers(one)).toEqual({ 1: 'a', 2: 'b', 3: 'c' })
    const two = numberedAs(one, 'move', ['b', 'd', 'c'], format)
    expect(numbers(two)).toEqual({ 2: 'b', 3: 'c', 4: 'd' })
    expect(numbers(numberedAs(two, 'attack', ['d', 'c'], format))).toEqual({ 1: 'd', 2: 'c' })
  })

  test('are those of the game where its actions are numbers', () => {
    expect(numbers(numberedAs(null, '', ['4', '7'], String))).toEqual({ 4: '4', 7: '7' })
  })

  test('typed after what is gone are refused, not taken for another choice', async () => {
    const { screen, actions } = await typed('opening 4', '2', '2', '4')
    expect(actions.slice(0, 3)).toEqual(['opening 4', 'give-back WW14', 'give-back WW04'])
    expect(screen).toContain('\n> 2\nType a number of the list, or words such as "give-back')
  })
})

describe('less typing', () => {
  test('a move is repeated as often as it can be, and no oftener', async () => {
    const { screen, actions } = await typed('opening 2', 'play WW02', 'move F1 F3 x3')
    expect(actions.slice(2)).toEqual(['move F1 F3', 'move F1 F3'])
    expect(screen).toContain('That was possible 2 times.')
  })

  test('done leaves out the rest of a step, and says so where there is nothing to leave out', async () => {
    const { screen, actions } = await typed('done', 'opening 2', 'play WW02', 'move F1 F3', 'done', 'done')
    expect(screen.match(/There is nothing to leave out here\./g)).toHaveLength(1)
    expect(actions.slice(0, 5)).toEqual(['opening 2', 'play WW02', 'move F1 F3', 'forfeit', 'forfeit'])
  })

  test('Enter takes the only choice, and undo goes back behind it without running in a circle', async () => {
    const { screen, actions } = await typed('opening 2', 'play WW01', '', 'undo', 'undo', 'undo', 'undo', 'opening 4')
    expect(screen).toContain('\n      Enter takes 1.\n> \n  The Woodwalkers draw ')
    expect([...screen.matchAll(/^Taken back: (.+)$/gm)].map(([, told]) => told)).toEqual([
      'Draw 1 card.',
      expect.stringMatching(/^Play WW01/),
      'Draw 2 cards.',
    ])
    expect(screen).toContain('You have no decision to take back.')
    expect(actions).toEqual(['opening 4'])
  })
})

test('a whole game of Connect Four, as it stands on the screen', async () => {
  const file = join(directory(), 'game.json')
  const lines = ['help', 'nonsense', '8', '4', '4', 'undo', '3', 'log', 'board', 'resign', '3', 'column 3', '3', '2']
  const words = `play ./examples/terminal/connect-four.ts --against middle --seed 1 --record ${file}`
  const { screen } = await sit(words, lines, 80)
  await expect(screen.replaceAll(file, 'game.json')).toMatchFileSnapshot('../golden/cli/connect-four.txt')
})
