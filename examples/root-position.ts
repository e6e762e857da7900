import { root } from 'totemforge/root'
import { script } from 'totemforge/testing'

// A position for a test, a puzzle or a report: the Eyrie's Daylight begins. It lists pieces by kind and clearing.
const state = root.position({
  factions: ['eyrie', 'marquise'],
  phase: 'daylight',
  sides: {
    p1: {
      pieces: { warrior: { 6: 3 }, roost: { 6: 1 } },
      board: {
        leader: 'despot',
        decree: { recruit: [], move: ['vizier'], battle: ['birdy-bindle'], build: ['vizier'] },
      },
    },
    p2: { pieces: { warrior: { 2: 2 }, sawmill: { 2: 1 } } },
  },
})

// A script plays actions from their notation. For dice it takes the roll that you choose, or throws.
const start = script(root)(state)
console.log(`${start.seat} decides: ${start.legal.join(', ')}`)
const fought = start
  .play('move-to 2')
  .chance({ dice: [1, 0] })
  .play('move-count 2')
console.log(`The Marquise has ${fought.state.sides.p2?.pieces.warrior?.[2]} warrior left in clearing 2.`)
