import type { Seat } from 'totemforge/ironwood'
import type { Decision, Game } from './game.ts'
import type { Slopes } from './learner.ts'
import type { Thought } from './network.ts'

/** A decision after the game. */
export interface Lesson extends Decision {
  /** How much better the game went on than the network had expected. */
  readonly advantage: number
  /** What it should have expected. */
  readonly outcome: number
}

/** How much a surprise counts for the decision before it. Less makes luck count less, and the end of the game too. */
const kept = 0.95

/** The lessons of a game. What the network expects at the next decisions of a seat says early what a decision was worth (GAE). */
export function lessonsOf({ decisions, winner }: Game): Lesson[] {
  const lessonsFor = (seat: Seat): Lesson[] => {
    let next = winner === null ? 0 : winner === seat ? 1 : -1
    let advantage = 0
    return [...decisions[seat]].reverse().map((decision) => {
      advantage = next - decision.standing + kept * advantage
      next = decision.standing
      return { ...decision, advantage, outcome: decision.standing + advantage }
    })
  }
  return [...lessonsFor('woodwalkers'), ...lessonsFor('ironclad')]
}

/** The same lessons, with advantages that are 0 in the mean, and about 1 large. */
export function evened(lessons: readonly Lesson[]): Lesson[] {
  const mean = lessons.reduce((sum, { advantage }) => sum + advantage, 0) / lessons.length
  const square = lessons.reduce((sum, { advantage }) => sum + (advantage - mean) ** 2, 0) / lessons.length
  return lessons.map((lesson) => ({ ...lesson, advantage: (lesson.advantage - mean) / Math.sqrt(square) }))
}

/** Makes the choice likelier. */
export const imitate = ({ chosen }: Lesson, { likely }: Thought): Slopes => ({
  legal: likely.map((each, place) => (place === chosen ? 1 : 0) - each),
  standing: 0,
})

/** How much a choice may become likelier or less likely in one round. */
const most = 0.2

/** How much it is worth to try various actions. */
const curiosity = 0.01

/** Makes a choice likelier that went well, and one that went badly less likely, within limits (PPO). */
export function improve({ chosen, likelihood, advantage, outcome }: Lesson, { likely, standing }: Thought): Slopes {
  const ratio = (likely[chosen] ?? 0) / likelihood
  const isEnough = advantage > 0 ? ratio > 1 + most : ratio < 1 - most
  const push = isEnough ? 0 : advantage * ratio
  const entropy = -likely.reduce((sum, each) => sum + (each > 0 ? each * Math.log(each) : 0), 0)
  const legal = likely.map((each, place) => {
    const variety = each > 0 ? each * (Math.log(each) + entropy) : 0
    return push * ((place === chosen ? 1 : 0) - each) - curiosity * variety
  })
  return { legal, standing: (outcome - standing) / 2 }
}
