import { expect, test } from 'vitest'
import { tellEvent } from '../../../../src/ironwood/render'
import { type Event, ironwood, type State } from '../../../../src/ironwood/rules'
import { ironwoodBoard, mountainsOf } from '../../../../src/ironwood/rules/board'
import { events, legal, table } from '../support'

const all = [...mountainsOf(ironwoodBoard, 'inner'), ...mountainsOf(ironwoodBoard, 'outer')].map(
  (mountain) => ironwoodBoard.mountains[mountain]?.id ?? '',
)

/** What happens until the next round, with nothing done that can be left out. */
function untilNextRound(state: State): Event[] {
  const next = ironwood.clone(state)
  const heard: Event[] = []
  for (const round = next.round; next.round === round && !next.result; ) {
    const actions = ironwood.legalActions(next)
    const quiet = actions.find(({ type }) => type === 'rest' || type === 'forfeit') ?? actions[0]
    if (!quiet) break
    ironwood.step(next, quiet, (event) => heard.push(event))
  }
  return heard
}

const told = (state: State): number => untilNextRound(state).filter(({ type }) => type === 'out-of-reach').length

test('WB-25: when the last Totems fade with no vision card left, one event tells everybody that the Woodwalkers cannot win', () => {
  const last = { mode: 'woodenbot', turn: 'ironclad', turns: 5, visions: { revealed: all } } as const
  expect(told(table({ ...last, secured: 2, fading: { F7: 1 } }))).toBe(1)
  expect(told(table({ ...last, secured: 2, full: { F7: 1 } }))).toBe(0)
  expect(told(table({ ...last, secured: 1, fading: { F7: 1 } }))).toBe(0)
})

test('WB-25: and the game goes on: the human has something to do, and no result is there', () => {
  const stuck = table({
    mode: 'woodenbot',
    turn: 'ironclad',
    crystals: { woodwalkers: 20 },
    visions: { revealed: all },
    forests: { F3: 10, F7: 10 },
  })
  expect(legal(stuck)).toContain('play IC03')
  expect([stuck.result, ironwood.toAct(stuck)]).toEqual([null, 'ironclad'])
})

test('WB-25, IW-END-03: in a duel the event comes when the needed vision card is burned', () => {
  const visions = { hand: ['auria'], revealed: all.filter((id) => id !== 'auria') }
  const hands = { woodwalkers: ['WW30'] }
  const start = table({ hands, visions, forests: { F1: 1 }, secured: 2 })
  const burned = events(start, 'play WW30').length > 0 ? ironwood.apply(start, ironwood.parse('play WW30')) : start
  const happened = events(burned, 'burn-vision auria')
  expect(happened.map(({ type }) => type).slice(0, 2)).toEqual(['burned-vision', 'out-of-reach'])
  expect(tellEvent({ type: 'out-of-reach' })).toContain('can no longer win')
})
