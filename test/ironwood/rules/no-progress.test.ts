import { describe, expect, test } from 'vitest'
import { runOn } from '../../../src/ironwood/rules/agenda'
import { playOn } from '../../../src/ironwood/rules/play'
import type { State } from '../../../src/ironwood/rules/state'
import { seats, supply } from '../../../src/ironwood/rules/vocabulary'
import { position } from './support'

/** A position in which nobody has a card, anywhere. */
function bare(units: number): State {
  const state = position({ forests: { F7: units }, mountains: { ferrum: units } })
  for (const seat of seats) state.sides[seat] = { ...state.sides[seat], hand: [], deck: [], discard: [], extra: [] }
  return state
}

describe('a state that no game comes to', () => {
  test('without cards and without anyone to recruit it ends in plain words, not in rounds without end', () => {
    const state = bare(supply.fighters)
    expect(() => runOn(playOn(state))).toThrow(
      /^The rules make no progress: 10000 tasks in a row have asked nobody\. Next are [a-z-]+(, [a-z-]+)*\.$/,
    )
  })

  test('without cards, but with Fighters to recruit, somebody is asked in the end', () => {
    const state = bare(1)
    runOn(playOn(state))
    expect(state.agenda.at(-1)?.do).toBe('recruit-step')
  })
})
