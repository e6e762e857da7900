import { type Action, ironwood, type State } from 'totemforge/ironwood'
import { actionsAt, keyOf, renderSvg, type Target, targetIn, targetsOf, tellAction } from 'totemforge/ironwood/render'

/** What a page does after every change: draw the position, and light up the parts that can be clicked next. */
function draw(state: State, clicked: readonly Target[]): string {
  const seat = ironwood.toAct(state) ?? 'spectator'
  const view = ironwood.view(state, seat)
  const possible = actionsAt(ironwood.legalActions(state), clicked, view)
  const next = possible.flatMap((action) => targetsOf(action, view)[clicked.length] ?? [])
  return renderSvg(view, { parts: ['map', 'boards', 'hand'], highlight: next.filter(({ kind }) => kind !== 'choice') })
}

/** What it does with a click: find the one action that it means, or all of them, for buttons. */
function meant(state: State, clicked: readonly Target[]): readonly Action[] {
  const seat = ironwood.toAct(state) ?? 'spectator'
  return actionsAt(ironwood.legalActions(state), clicked, ironwood.view(state, seat))
}

let state = ironwood.setup({ mode: 'duel', seed: 7 })
for (const text of ['opening 2', 'opening 2', 'play WW02']) state = ironwood.apply(state, ironwood.parse(text))

// In a page: const element = event.target.closest(clickable), then targetIn(element.dataset). Here the elements are found in the text.
const lit = (svg: string): string[] =>
  [...svg.matchAll(/class="[^"]* lit"((?: data-\w+="[^"]*")+)/g)].flatMap(([, attributes = '']) => {
    const dataset = Object.fromEntries(
      [...attributes.matchAll(/ data-(\w+)="([^"]*)"/g)].map(([, name, id]) => [name, id]),
    )
    const target = targetIn(dataset)
    return target ? [keyOf(target)] : []
  })

const clicked: Target[] = []
console.log(`Lit up: ${lit(draw(state, clicked)).join(', ')}`)

clicked.push({ kind: 'place', id: 'F1' })
console.log(`After a click on F1: ${lit(draw(state, clicked)).join(', ')}`)

clicked.push({ kind: 'place', id: 'F3' })
const [only, ...others] = meant(state, clicked)
if (only && others.length === 0) {
  console.log(tellAction(only, state))
  state = ironwood.apply(state, only)
}

// An action without a clickable part needs a button.
const view = ironwood.view(state, 'woodwalkers')
for (const action of ironwood.legalActions(state)) {
  const [first] = targetsOf(action, view)
  if (first?.kind === 'choice') console.log(`[ ${tellAction(action, view)} ]`)
}
