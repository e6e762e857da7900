import { expect, test } from 'vitest'
import { actionRows, eventRows } from '../../scripts/root-actions/page'
import { root } from '../../src/root'
import { read } from './pages'

const page = read('docs/root-actions.md').split('\n')

/** The line of a table without its last column, which only games fill. */
const begins = (row: string): string => row.replace(/ \|$/, '')

test('the page of Root has each type of action with its parts and lines', () => {
  expect(page).toEqual(expect.arrayContaining([...actionRows()]))
})

test('the page of Root has each event with its parts', () => {
  const missing = eventRows().filter((row) => !page.some((line) => line.startsWith(begins(row))))
  expect(missing).toEqual([])
})

test('the page of Root has the questions that a game asks, and their answers', () => {
  let state = root.setup({ seed: 11, factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] })
  for (let step = 0; step < 300 && root.toAct(state); step++) {
    const actions = root.legalActions(state)
    const line = page.find((each) => each.startsWith(`| \`${state.agenda.at(-1)?.do}\` | `) && each.includes('ROOT-'))
    for (const { type } of actions) expect(line).toContain(`\`${type}\``)
    const action = actions[step % actions.length]
    if (action) state = root.apply(state, action)
  }
})
