/** How fast whole games against the bots are: a random human, and the official policy in the bot's seat. */
import { ironwood, type Mode } from 'totemforge/ironwood'
import { ironbot, woodenbot } from 'totemforge/ironwood/bots'
import { Choices } from './choices'
import { count, markdown } from './report'

const games = 400
const policies = { ironbot, woodenbot }
/** Somebody who plays by chance may go on and on against a bot; then a game counts as far as this. */
const longest = { ironbot: 5000, woodenbot: 5000, duel: 500 }

interface Speed {
  /** Actions of both seats. */
  readonly actions: number
  readonly seconds: number
}

/** Plays so many games, of a duel the beginnings; in the bot's seat the official policy, or anybody. */
function play(mode: Mode, official: boolean): Speed {
  const policy = official && mode !== 'duel' ? policies[mode] : null
  let actions = 0
  const begun = performance.now()
  for (let seed = 0; seed < games; seed++) {
    const state = ironwood.setup(mode === 'duel' ? { mode, seed } : { mode, seed, level: seed % 16 })
    const choices = new Choices(seed + 1)
    for (let made = 0; made < longest[mode] && state.result === null; made++) {
      const legal = ironwood.legalActions(state)
      const seat = ironwood.toAct(state)
      const action =
        policy && seat !== null && seat === state.solo?.bot
          ? policy.choose({ view: ironwood.view(state, seat), legal })
          : choices.pick(legal)
      ironwood.step(state, action)
      actions++
    }
  }
  return { actions, seconds: (performance.now() - begun) / 1000 }
}

/** The fastest of some rounds after one of warming up. */
function fastest(mode: Mode, official: boolean): Speed {
  play(mode, official)
  const rounds = Array.from({ length: 5 }, () => play(mode, official))
  return rounds.reduce((best, each) => (each.seconds < best.seconds ? each : best))
}

export function solo(): string {
  const row = (name: string, { actions, seconds }: Speed): string[] => [
    name,
    count(actions / seconds),
    count(games / seconds),
    (actions / games).toFixed(0),
  ]
  const rows = (['ironbot', 'woodenbot'] as const).flatMap((mode) => [
    row(`${mode}, official policy`, fastest(mode, true)),
    row(`${mode}, random choices`, fastest(mode, false)),
  ])
  return markdown(
    ['', 'actions per second', 'games per second', 'actions a game'],
    [...rows, row('a duel, its first 500 actions', fastest('duel', false))],
  )
}
