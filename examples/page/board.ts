import { type Action, ironwood } from 'totemforge/ironwood'
import {
  clickable,
  nextTargets,
  renderSvg,
  type Target,
  targetIn,
  tellAction,
  whyNot,
} from 'totemforge/ironwood/render'

const buttons = document.body.appendChild(document.createElement('div'))
const words = document.body.appendChild(document.createElement('p'))
const picture = document.body.appendChild(document.createElement('div'))

let state = ironwood.setup({ mode: 'duel', seed: 7 })

function act(action: Action): void {
  state = ironwood.apply(state, action)
  show([])
}

/** Shows the position after some clicks: what can be clicked next is lit, and buttons offer what is not drawn. */
function show(clicked: readonly Target[]): void {
  const view = ironwood.view(state, ironwood.toAct(state) ?? 'spectator')
  const legal = ironwood.legalActions(state)
  const next = nextTargets(legal, clicked, view)
  picture.innerHTML = renderSvg(view, { highlight: next.lit, selected: next.chosen })
  words.textContent = ''
  buttons.replaceChildren()
  for (const action of next.buttons) {
    const button = buttons.appendChild(document.createElement('button'))
    button.textContent = tellAction(action, view)
    button.onclick = () => act(action)
  }
  picture.onclick = ({ target }) => {
    const element = target instanceof Element ? target.closest<SVGElement>(clickable) : null
    const aim = element && targetIn(element.dataset)
    if (!aim) return show([])
    const clicks = [...clicked, aim]
    const refusal = whyNot(clicks, view)
    const { action } = nextTargets(legal, clicks, view)
    if (action) return act(action)
    show(refusal ? [] : clicks)
    words.textContent = refusal?.message ?? ''
  }
}

show([])
