import { type Action, ironwood, type Seat, type State } from 'totemforge/ironwood'
import { tellEvent } from 'totemforge/ironwood/render'

/** What a client does with a click: try it for its own seat, animate the events, or show the refusal. */
function clicked(state: State, action: Action, me: Seat): State {
  const result = ironwood.tryApply(state, action, me)
  if (!result.ok) {
    const { message, rule } = result.refusal
    console.log(`  ${message}${rule ? ` (${rule})` : ''}`)
    return state
  }
  for (const event of result.events) {
    const seen = ironwood.redact(event, me)
    if (seen) console.log(`  ${tellEvent(seen)}`)
  }
  return result.state
}

let state = ironwood.setup({ mode: 'duel', seed: 7 })
const me: Seat = 'woodwalkers'

// Both seats draw two cards; then it is the first turn of the Woodwalkers.
for (const seat of ['woodwalkers', 'ironclad'] as const)
  state = ironwood.apply(state, ironwood.parse('opening 2'), seat)
console.log(`You may: ${ironwood.legalActions(state).map(ironwood.format).join(', ')}`)

for (const text of ['play WW02', 'move F1 auria', 'move F1 F2', 'move F1 F3', 'forfeit']) {
  console.log(`> ${text}`)
  state = clicked(state, ironwood.parse(text), me)
}

// The list is exact, so it also offers to take less of a gain. A client may leave out what nobody would want.
const legal = ironwood.legalActions(state)
console.log(`${legal.length} legal, ${ironwood.sensible(legal).length} sensible`)
