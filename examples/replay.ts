/** A replay: the record of a game that is over gives every position, and a client shows the one that a slider points at. */
import { loadRecord, playMatch, recordText } from 'totemforge'
import { ironwood } from 'totemforge/ironwood'
import { greedy } from 'totemforge/ironwood/bots'
import { renderSvg, targetsOf, tellAction } from 'totemforge/ironwood/render'

const policies = { woodwalkers: greedy, ironclad: greedy }
const { record } = playMatch(ironwood, { options: { mode: 'duel', seed: 7 }, policies })
const text = recordText(ironwood, record)

// The client gets the record as text, and checks it.
const loaded = loadRecord(ironwood, text)
if (!loaded.ok) throw new Error(loaded.problems[0]?.message)
const { options, actions } = loaded.record
let state = ironwood.setup(options)
const states = [state, ...actions.map((action) => (state = ironwood.apply(state, action)))]

/** What the slider shows at a step: the position, what is done next, and what it is about. */
function show(step: number): string {
  const view = ironwood.view(states[step] ?? state, 'spectator')
  const action = actions[step]
  console.log(`${step} of ${actions.length}: ${action ? tellAction(action, view) : 'The game is over.'}`)
  return renderSvg(view, action ? { highlight: targetsOf(action, view) } : {})
}

for (const step of [0, 2, 3, actions.length]) show(step)
