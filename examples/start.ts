import { writeFileSync } from 'node:fs'
import { ironwood } from 'totemforge/ironwood'
import { renderSvg, targetsOf, tellAction } from 'totemforge/ironwood/render'

// Both players draw two cards. Each action returns a new state; no state ever changes.
let state = ironwood.setup({ mode: 'duel', seed: 7 })
for (const text of ['opening 2', 'opening 2']) state = ironwood.apply(state, ironwood.parse(text))

// The Woodwalkers decide: this is everything that they may see and do.
const view = ironwood.view(state, 'woodwalkers')
const legal = ironwood.legalActions(state)
for (const action of legal) console.log(tellAction(action, view))

// A refusal gives the reason and names the rule.
const refusal = ironwood.refusal(state, ironwood.parse('play WW38'), 'woodwalkers')
console.log(`${refusal?.message} (${refusal?.rule})`)

// Open start.svg in a browser: the clickable parts are lit up.
const highlight = legal.flatMap((action) => targetsOf(action, view))
writeFileSync('start.svg', renderSvg(view, { highlight, theme: 'auto' }))
