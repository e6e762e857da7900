import { ironwood, type State } from 'totemforge/ironwood'
import { keyOf, nextTargets, type Part, renderSvg, type Target, tellAction, whyNot } from 'totemforge/ironwood/render'

let state: State = ironwood.setup({ mode: 'duel', seed: 7 })
const played = ['opening 2', 'opening 2', 'play WW02', 'move F1 F3', 'move F2 F5', 'move F1 F3']
for (const text of played) state = ironwood.apply(state, ironwood.parse(text))

/** The parts that this client draws. */
const parts: readonly Part[] = ['map', 'boards', 'hand']

/** What the player has clicked since the last action. */
let clicked: readonly Target[] = []

/** Draws the position: what can be clicked next is lit, what is chosen has a dashed rim, and the rest is buttons. */
function draw(): string {
  const view = ironwood.view(state, ironwood.toAct(state) ?? 'spectator')
  const { lit, buttons, chosen } = nextTargets(ironwood.legalActions(state), clicked, view, parts)
  console.log(`Lit: ${lit.map(keyOf).join(', ')}`)
  for (const action of buttons) console.log(`[ ${tellAction(action, view)} ]`)
  return renderSvg(view, { parts, highlight: lit, selected: chosen })
}

/** A click acts, or it is the next of several, or it is refused. */
function click(target: Target): void {
  const view = ironwood.view(state, ironwood.toAct(state) ?? 'spectator')
  const clicks = [...clicked, target]
  const refusal = whyNot(clicks, view)
  if (refusal) {
    console.log(`${keyOf(target)}: ${refusal.message} (${refusal.rule ?? refusal.code})`)
    return
  }
  const { action } = nextTargets(ironwood.legalActions(state), clicks, view, parts)
  clicked = action ? [] : clicks
  if (!action) return
  console.log(tellAction(action, view))
  state = ironwood.apply(state, action)
}

// In a page: const element = event.target.closest(clickable), then targetIn(element.dataset).
draw()
click({ kind: 'place', id: 'F5' })
draw()
click({ kind: 'place', id: 'ferrum' })
click({ kind: 'card', id: 'WW03' })
click({ kind: 'place', id: 'lithimar' })
draw()
