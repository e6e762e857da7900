import { expect, test } from 'vitest'
import type { Faction, Seat } from '../../../src/root'
import { root } from '../../../src/root'
import { renderText } from '../../../src/root/render'
import { type HiredAt, hiredIn, on, points } from '../table'
import { battle, birdsong, scene } from './scene'

const factions: readonly Faction[] = ['duchy', 'alliance', 'vagabond']
const window = (seat: Seat) => ({ do: 'window', seat, moment: 'daylight' }) as const

/** The Duchy attack hirelings at 3 while Coffin Makers are crafted. */
const slaughter = (name: 'forest-patrol' | 'corvid-spies', at: HiredAt, count = 4) =>
  scene(name, at, {
    factions,
    deck: 'exiles',
    sides: { p1: { pieces: [['warrior', 3, count]] }, p2: { pieces: [['sympathy', 3]], crafted: ['coffin-makers'] } },
    tasks: [battle('p1')],
  })

test('ROOT-CARD-43, ROOT-E.3.10: Coffin Makers take warriors of hirelings, and send them to their own supply', () => {
  const start = slaughter('corvid-spies', { pieces: [['warrior', 3, 2]] })
  const fought = start.chance({ dice: [2, 0] }).play('battle-whom corvid-spies')
  expect([hiredIn(fought, 'corvid-spies').supply, fought.state.coffin]).toEqual([4, { 'corvid-spies': 2 }])
  expect(root.check(fought.state)).toEqual([])
  expect(renderText(fought.state)).toContain('Corvid Spies 2')
})

test('ROOT-CARD-21, ROOT-CARD-43: five of them bring a point', () => {
  const start = scene(
    'corvid-spies',
    {},
    {
      factions,
      deck: 'exiles',
      sides: { p1: { crafted: ['coffin-makers'] } },
      tasks: [birdsong('p1')],
      arrange(state) {
        state.coffin = { 'corvid-spies': 3, p2: 2 }
        const [hired] = state.hirelings
        if (hired) hired.supply -= 3
        const side = state.sides.p2
        if (side) side.supply -= 2
      },
    },
  )
  expect(points(start, 'p1')).toBe(1)
  expect([hiredIn(start, 'corvid-spies').supply, start.state.coffin]).toEqual([6, {}])
})

test('ROOT-CARD-42, ROOT-HIR-1b: the one that goes onto the card of the Patrol is not on Coffin Makers', () => {
  const start = slaughter('forest-patrol', { pieces: [['warrior', 3, 3]] })
  const fought = start.chance({ dice: [3, 0] }).play('battle-whom forest-patrol')
  const { kept, supply } = hiredIn(fought, 'forest-patrol')
  expect([kept, supply, fought.state.coffin]).toEqual([1, 9, { 'forest-patrol': 2 }])
})

const bureau = (controller: Seat | null, hired: HiredAt = { pieces: [['warrior', 3, 2]] }) =>
  scene(
    'forest-patrol',
    { ...hired, controller },
    {
      factions,
      deck: 'exiles',
      sides: {
        p1: { crafted: ['propaganda-bureau'], hand: ['ambush-rabbit'] },
        p2: { pieces: [['warrior', 3]], crafted: ['coffin-makers'] },
      },
      tasks: [window('p1')],
    },
  )

test('ROOT-CARD-45: Propaganda Bureau replaces a warrior of a hireling that is an enemy', () => {
  const asked = bureau(null).play('use propaganda-bureau', 'spend ambush-rabbit')
  expect(asked.legal).toEqual(['choose-player p2', 'hireling-whom forest-patrol'])
  const done = asked.play('hireling-whom forest-patrol')
  expect([on(done, 'p1', 'warrior', 3), hiredIn(done, 'forest-patrol').pieces.warrior?.[3]]).toEqual([1, 1])
  // It is replaced, not put on Coffin Makers (ROOT-CARD-42); the Patrol keeps it on the card (ROOT-HIR-1b).
  expect([hiredIn(done, 'forest-patrol').kept, done.state.coffin]).toEqual([1, {}])
  expect(root.check(done.state)).toEqual([])
})

test('ROOT-CARD-45, ROOT-E.3.2a: not of one that it controls', () => {
  const asked = bureau('p1').play('use propaganda-bureau', 'spend ambush-rabbit')
  expect([on(asked, 'p2', 'warrior', 3), on(asked, 'p1', 'warrior', 3)]).toEqual([0, 1])
  const open = { ...bureau('p2').play('use propaganda-bureau', 'spend ambush-rabbit').state }
  expect(root.refusal(open, { type: 'hireling-whom', owner: 'corvid-spies' })?.code).toBe('no-such-player')
  const own = bureau(null).play('use propaganda-bureau', 'spend ambush-rabbit').state
  expect(root.refusal(own, { type: 'choose-player', seat: 'p1' })?.code).toBe('own-seat')
})
