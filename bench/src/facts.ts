/** What random games of Ironwood are like, and what a state weighs and costs. */
import { ironwood, type State } from 'totemforge/ironwood'
import { Choices } from './choices'
import { circumstances, describe } from './machine'
import { count, markdown, writeBetween } from './report'
import { solo } from './solo'

const games = 10_000
const limit = 50_000

const percent = (part: number): string => `${(part * 100).toFixed(2)} %`

/** The value below which so large a part of the sorted numbers lies. */
const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN

function lengths(): string {
  const actions: number[] = []
  const rounds: number[] = []
  const ends = new Map<string, number>()
  let listed = 0
  for (let seed = 0; seed < games; seed++) {
    const state = ironwood.setup({ mode: 'duel', seed })
    const choices = new Choices(seed + 1)
    while (state.result === null && choices.made < limit) {
      const legal = ironwood.legalActions(state)
      listed += legal.length
      ironwood.step(state, choices.pick(legal))
    }
    actions.push(choices.made)
    rounds.push(state.round)
    const end = state.result ? `${state.result.winner} by ${state.result.by}` : `no end within ${count(limit)} actions`
    ends.set(end, (ends.get(end) ?? 0) + 1)
    if ((seed + 1) % 1000 === 0) console.log(`Ironwood: ${count(seed + 1)} of ${count(games)} random games`)
  }
  const total = actions.reduce((sum, each) => sum + each, 0)
  const [sortedActions, sortedRounds] = [actions, rounds].map((each) => each.toSorted((one, other) => one - other))
  const row = (name: string, sorted: readonly number[] = []): string[] => [
    name,
    ...[0, 0.1, 0.5, 0.9, 0.99, 1].map((part) => quantile(sorted, part).toLocaleString('en-US')),
  ]
  const shares = [...ends].sort(([, one], [, other]) => other - one)
  return [
    `${count(games)} random games, each action equally likely: ${count(total / games)} actions a game on average, and ${(listed / total).toFixed(1)} legal actions to choose from.`,
    markdown(
      ['', 'shortest', '10 %', 'median', '90 %', '99 %', 'longest'],
      [row('actions', sortedActions), row('rounds', sortedRounds)],
    ),
    shares.map(([end, number]) => `- ${end}: ${percent(number / games)}`).join('\n'),
  ].join('\n\n')
}

/** Some positions from the course of random games. */
function positions(): State[] {
  const kept: State[] = []
  for (let seed = 0; seed < 40; seed++) {
    const state = ironwood.setup({ mode: 'duel', seed })
    const choices = new Choices(seed + 1)
    for (let made = 0; made < 1000 && state.result === null; made++) {
      if (made % 25 === 0) kept.push(ironwood.clone(state))
      ironwood.step(state, choices.pick(ironwood.legalActions(state)))
    }
  }
  return kept
}

/** Microseconds for each position, the fastest of fifteen rounds after five of warming up: what disturbs only adds. */
function time(states: readonly State[], work: (state: State) => unknown): number {
  const rounds: number[] = []
  for (let round = -5; round < 15; round++) {
    const begun = performance.now()
    for (const state of states) work(state)
    if (round >= 0) rounds.push(((performance.now() - begun) * 1000) / states.length)
  }
  return Math.min(...rounds)
}

function costs(): string {
  const states = positions()
  const sizes = states.map((state) => JSON.stringify(state).length)
  const clone = time(states, ironwood.clone)
  const structured = time(states, structuredClone)
  const list = time(states, ironwood.legalActions)
  const both = time(states, (state) => {
    const next = ironwood.clone(state)
    const [action] = ironwood.legalActions(next)
    if (action) ironwood.step(next, action)
  })
  const step = Math.max(0, both - clone - list)
  return [
    `- A state as JSON has ${count(sizes.reduce((sum, size) => sum + size, 0) / sizes.length)} characters on average, ${count(Math.max(...sizes))} at most.`,
    `- \`clone\` is ${count(structured / clone)} times as fast as \`structuredClone\`; target at least 15: ${structured / clone >= 15 ? 'reached' : 'MISSED'}.`,
    `- Of the time for a move, listing the legal actions takes ${percent(list / (list + step))} and carrying one out ${percent(step / (list + step))}.`,
  ].join('\n')
}

const where = describe(circumstances())
const measured = costs()
const parts = { solo: [where, solo()], ironwood: [where, lengths(), measured] }
for (const [name, texts] of Object.entries(parts)) {
  const text = texts.join('\n\n')
  writeBetween(name, text)
  console.log(`\n${text}`)
}
