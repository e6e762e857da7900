import { loadRecord, playMatch, randomPolicy, recordText } from 'totemforge'
import { expect, test } from 'vitest'
import { type Options, root } from '../../src/root'
import { on, table } from './table'

const options: Options = { seed: 5, factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] }

test('ROOT-ENG-07: a question with one answer is not asked; with everyQuestion it is', () => {
  const march = (everyQuestion: boolean) =>
    table({
      factions: ['marquise', 'eyrie'],
      sides: { p1: { pieces: [['warrior', 6]] } },
      tasks: [{ do: 'move', seat: 'p1', suit: 'bird', optional: true, battle: false }],
      arrange: (state) => Object.assign(state, { everyQuestion }),
    }).play('move-from 6', 'move-to 2')
  expect(on(march(false), 'p1', 'warrior', 2)).toBe(1)
  const asked = march(true)
  expect([asked.legal, on(asked, 'p1', 'warrior', 2)]).toEqual([['move-count 1'], 0])
  expect(on(asked.play('move-count 1'), 'p1', 'warrior', 2)).toBe(1)
})

test('one action leads to the next question of the seat, not into the turn of another', () => {
  const start = root.setup({ ...options, everyQuestion: true })
  const first = root.legalActions(start)[0]
  if (!first) throw new Error('The Marquise begins.')
  expect(root.toAct(root.apply(start, first))).toBe('p1')
  expect(root.view(start, 'p2').everyQuestion).toBe(true)
})

test('its record can be replayed', () => {
  const { record, outcome } = playMatch(root, {
    options: { ...options, everyQuestion: true },
    policies: { p1: randomPolicy, p2: randomPolicy, p3: randomPolicy, p4: randomPolicy },
  })
  expect(outcome).not.toBeNull()
  const loaded = loadRecord(root, recordText(root, record))
  expect(loaded.ok && root.outcome(loaded.state)).toEqual(outcome)
})
