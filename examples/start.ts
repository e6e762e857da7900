import { writeFileSync } from 'node:fs'
import { ironwood } from 'totemforge/ironwood'
import { renderSvg, targetsOf, tellAction } from 'totemforge/ironwood/render'

// Both players draw two cards. Each action gives a new state; no state ever changes.
let state = ironwood.setup({ mode: 'duel', seed: 7 })
for (const text of ['opening 2', 'opening 2']) state = ironwood.apply(state, ironwood.parse(text))

// The Woodwalkers are to play: this is all that they may see, and all that they may do.
const view = ironwood.view(state, 'woodwalkers')
const legal = ironwood.legalActions(state)
for (const action of legal) console.log(tellAction(action, view))

// A refusal says why, and names the rule.
const refusal = ironwood.refusal(state, ironwood.parse('play WW38'), 'woodwalkers')
console.log(`${refusal?.message} (${refusal?.rule})`)

// Open start.svg in a browser: what can be clicked is lit up.
const highlight = legal.flatMap((action) => targetsOf(action, view))
writeFileSync('start.svg', renderSvg(view, { highlight, theme: 'auto' }))
