import { type Action, ironwood } from 'totemforge/ironwood'
import {
  actionsAt,
  clickable,
  renderSvg,
  type Target,
  targetIn,
  targetsOf,
  tellAction,
} from 'totemforge/ironwood/render'

const buttons = document.body.appendChild(document.createElement('div'))
const picture = document.body.appendChild(document.createElement('div'))

let state = ironwood.setup({ mode: 'duel', seed: 7 })

function act(action: Action): void {
  state = ironwood.apply(state, action)
  show([])
}

/**
 * Shows the position after some clicks: the next possible parts are lit up, and buttons offer the choices that a click
 * cannot make.
 */
function show(clicked: readonly Target[]): void {
  const view = ironwood.view(state, ironwood.toAct(state) ?? 'spectator')
  const legal = ironwood.legalActions(state)
  const choices = actionsAt(legal, clicked, view).map((action) => ({
    action,
    targets: targetsOf(action, view).slice(clicked.length),
  }))
  const highlight = choices.flatMap(({ targets: [next] }) => (next && next.kind !== 'choice' ? [next] : []))
  picture.innerHTML = renderSvg(view, { highlight })
  buttons.replaceChildren()
  for (const { action, targets } of choices) {
    const last = targets.at(-1)
    if (last && last.kind !== 'choice') continue
    const button = buttons.appendChild(document.createElement('button'))
    button.textContent = tellAction(action, view)
    button.onclick = () => act(action)
  }
  picture.onclick = ({ target }) => {
    const element = target instanceof Element ? target.closest<SVGElement>(clickable) : null
    const aim = element && targetIn(element.dataset)
    const more = aim ? [...clicked, aim] : []
    const [meant, ...others] = actionsAt(legal, more, view)
    if (aim && meant && others.length === 0) act(meant)
    else show(meant ? more : [])
  }
}

show([])
