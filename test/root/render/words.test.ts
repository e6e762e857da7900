import { describe, expect, test } from 'vitest'
import { root } from '../../../src/root'
import { english } from '../../../src/root/english'
import { reasons } from '../../../src/root/english/reasons'
import { explain, tellAction, tellEvent } from '../../../src/root/render'
import { allCards } from '../../../src/root/rules/cards'
import { questCards } from '../../../src/root/rules/data/quests'
import { characters, leaders } from '../../../src/root/rules/vocabulary'
import { moments, viewersOf } from './positions'

const sentence = /^[A-Z][^\n]*[.!]$/
const nonsense = /undefined|null|NaN|\[object| {2}|\(\)/

function isSentence(told: string): void {
  if (sentence.test(told) && !nonsense.test(told)) return
  expect(told).toMatch(sentence)
  expect(told).not.toMatch(nonsense)
}

describe('in random games', () => {
  test('every action and every question has a sentence', () => {
    for (const { state } of moments(1)) {
      const told = root.legalActions(state).map((action) => tellAction(action, state))
      for (const each of told) isSentence(each)
      expect(new Set(told).size, told.join(' ')).toBe(told.length)
      isSentence(english.question(state))
    }
  })

  test('every event has a sentence for every viewer', () => {
    const kinds = new Set<string>()
    for (const { state, events } of moments(1))
      for (const event of events) {
        kinds.add(event.type)
        if (event.type === 'scored') expect(Object.keys(reasons)).toContain(event.rule)
        for (const viewer of viewersOf(state)) {
          const seen = root.redact(event, viewer)
          if (seen) isSentence(tellEvent(seen, state))
        }
        isSentence(tellEvent(event).replace(/^p\d/, 'P'))
      }
    expect(kinds.size).toBeGreaterThan(25)
  })

  test('ROOT-INFO-09: the sentence of an event leaves out the cards that its viewer may not see', () => {
    for (const { state, events } of moments(1))
      for (const event of events) {
        if (event.type !== 'drew' && event.type !== 'gave' && event.type !== 'supporter') continue
        // ROOT-1.2.1b: the hand of the Riverfolk lies open.
        if (state.sides[event.seat]?.board.faction === 'riverfolk') continue
        if (event.type === 'gave' && state.sides[event.to]?.board.faction === 'riverfolk') continue
        const seen = root.redact(event, 'spectator')
        if (seen) expect(tellEvent(seen, state)).not.toMatch(/\((fox|rabbit|mouse|bird)\)/)
      }
  })
})

test('every card, quest, leader and character is explained, and nothing else', () => {
  for (const { id } of [...allCards, ...questCards]) isSentence(explain(id) ?? '')
  for (const id of [...leaders, ...characters]) isSentence(explain(id) ?? '')
  expect(explain('royal-claim')).toContain('Royal Claim (bird).')
  expect(explain('toString')).toBeNull()
})
