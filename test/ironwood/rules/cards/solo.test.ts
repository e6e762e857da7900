import { expect, test } from 'vitest'
import { type Card, ironwoodCards, type Step } from '../../../../src/ironwood/rules'
import { ironwoodBoard } from '../../../../src/ironwood/rules/board'
import { after, table } from '../support'

/** The steps of a card, with those inside its costs, options and victories. */
function allSteps(steps: readonly Step[]): Step[] {
  return steps.flatMap((step) => {
    if (step.do === 'pay' || step.do === 'victory') return [step, ...allSteps(step.steps)]
    return step.do === 'resolve' ? [step, ...step.options.flatMap(allSteps)] : [step]
  })
}

/** Whether a card needs a decision, the hand, an ongoing card, a play or a free wager of the opponent. */
function needsAnOpponent({ steps, whenExhausted = [], whenBurned = [], continuous = [] }: Card): boolean {
  const asking = ['inspect-hand', 'show-visions', 'demand', 'opponent-burns', 'take-markers', 'toll', 'no-additional']
  return (
    continuous.some(({ kind }) => kind === 'open-wager' || kind === 'on-opponents-special') ||
    allSteps([...steps, ...whenExhausted, ...whenBurned]).some(
      (step) => asking.includes(step.do) || (step.do === 'attack' && step.noSpecialWager === true),
    )
  )
}

test('CI-22: nine cards need the opponent to decide or to have a hand; all others can be resolved without', () => {
  const needy = Object.values(ironwoodCards).filter(needsAnOpponent)
  expect(needy.map(({ id }) => id)).toEqual(['WW17', 'WW19', 'WW22', 'WW36', 'IC13', 'IC17', 'IC27', 'IC33', 'IC36'])
})

test('CI-22: a marker placed by a card lies on the location and nowhere else', () => {
  const start = table({ forests: { F7: 1 }, mountains: { ferrum: 1 }, hands: { woodwalkers: ['WW23'] } })
  const marked = after(start, 'play WW23', 'forfeit', 'mark ferrum')
  const { marks } = marked
  expect(marks).toMatchObject([{ card: 'WW23', kind: 'mountain', at: ironwoodBoard.mountainAt['ferrum'] }])
  expect(marked.mountains).toEqual(start.mountains)
})
