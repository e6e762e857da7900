import { root } from '../../src/root'
import { type VagabondBoard, vagabondAt } from '../../src/root/rules/factions/vagabond/board'
import { areEnemies } from '../../src/root/rules/owner'
import { pieceClass } from '../../src/root/rules/pieces'
import { sideOf } from '../../src/root/rules/play'
import type { State } from '../../src/root/rules/state'
import { isSeat, itemIndex, phases, type Seat } from '../../src/root/rules/vocabulary'
import { sum } from '../../src/toolkit'
import type { Law, Look } from './course'

const always = (look: Look) => () => look

/** More decisions in one turn than any rule allows. */
const mostDecisions = 150

/** Items above the limit, counted by hand: six, two more for each bag on its track; tracks do not count. */
function overLimit({ ready, exhausted, damagedReady, damagedExhausted }: VagabondBoard): number {
  const onTrack = (item: 'tea' | 'coins' | 'bag'): number => Math.min(3, ready[itemIndex[item]] ?? 0)
  const all = sum([...ready, ...exhausted, ...damagedReady, ...damagedExhausted])
  return all - onTrack('tea') - onTrack('coins') - onTrack('bag') - 6 - 2 * onTrack('bag')
}

const partners = ({ seats, sides }: State): string => seats.map((seat) => sides[seat]?.partner ?? '-').join()

export const lawsOfTurns: readonly Law[] = [
  {
    title: 'ROOT-INV-14: scores change by events that name a rule, and never once a dominance card is activated',
    begin: always(({ before, events, after }) => {
      for (const seat of before.seats) {
        const [earlier, later] = [sideOf({ state: before }, seat), sideOf({ state: after }, seat)]
        let told = 0
        for (const event of events)
          if (event.type === 'scored' && event.seat === seat) {
            if (!/^ROOT-\w/.test(event.rule)) return `${seat} scored by "${event.rule}"`
            told += event.points
          }
        if (later.score - earlier.score !== told) return `${seat}: ${earlier.score} and ${told} is not ${later.score}`
        if (earlier.dominance !== null && told !== 0) return `${seat} scored ${told} without a marker`
      }
      return events.some(({ type }) => type === 'scored') ? null : undefined
    }),
  },
  {
    title: 'ROOT-INV-17: when a turn is over its hand has five cards at most',
    begin: always(({ before, after }) => {
      if (before.active === after.active || before.phase === 'setup') return undefined
      const { length } = sideOf({ state: after }, before.active).hand
      return length <= 5 ? null : `${before.active} holds ${length}`
    }),
  },
  {
    title: 'ROOT-INV-24: when its turn is over a Vagabond has no more items than its limit',
    begin: always(({ before, after }) => {
      const board = vagabondAt({ state: after }, before.active)
      if (before.active === after.active || before.phase === 'setup' || !board) return undefined
      return overLimit(board) <= 0 ? null : `${overLimit(board)} too many`
    }),
  },
  {
    title: 'ROOT-INV-25: a Hostile marker leaves its box by a coalition only, an Allied one for Hostile only',
    begin: always(({ before, events, after }) => {
      let seen: null | undefined
      for (const seat of before.seats) {
        const earlier = vagabondAt({ state: before }, seat)?.relations ?? {}
        const later = vagabondAt({ state: after }, seat)?.relations ?? {}
        for (const other of before.seats) {
          const [from, to] = [earlier[other], later[other]]
          if (from === to || from === undefined || to === undefined) continue
          seen = null
          const joined = events.some(
            (event) => event.type === 'coalition' && event.seat === seat && event.partner === other,
          )
          if (from === -1 && !joined) return `${other} is no longer Hostile to ${seat}`
          if (from === 3 && to !== -1) return `${other} is no longer Allied to ${seat}, but on space ${to}`
          if (from >= 0 && to > from + 1) return `${other} went from ${from} to ${to}`
        }
      }
      return seen
    }),
  },
  {
    title: 'ROOT-INV-36: every enemy building or token that a player removes brings it one point of that rule',
    begin: always(({ before, events }) => {
      const due: Partial<Record<Seat, number>> = {}
      for (const event of events) {
        if (event.type === 'removed' && event.by !== null && pieceClass[event.piece] !== 'warrior')
          if (isSeat(event.by) && areEnemies({ state: before }, event.by, event.owner))
            due[event.by] = (due[event.by] ?? 0) + event.count
        if (event.type === 'scored' && event.rule === 'ROOT-3.2.1a')
          due[event.seat] = (due[event.seat] ?? 0) - event.points
      }
      let seen: null | undefined
      for (const seat of before.seats) {
        if (due[seat] === undefined) continue
        const scores = sideOf({ state: before }, seat).dominance === null
        if (scores && due[seat] !== 0) return `${seat} got ${due[seat]} too few`
        seen = null
      }
      return seen
    }),
  },
  {
    title: 'ROOT-INV-38: one seat decides as long as the game goes on, and turns come to their ends',
    begin() {
      let decisions = 0
      return ({ before, after }) => {
        const seat = root.toAct(after)
        if ((seat === null) !== (after.result !== null)) return `${seat} decides, and the result is ${after.result}`
        if (seat !== null && !after.seats.includes(seat)) return `${seat} decides`
        decisions = before.active === after.active && before.round === after.round ? decisions + 1 : 0
        return decisions <= mostDecisions ? null : `${decisions} decisions in a turn`
      }
    },
  },
  {
    title: 'ROOT-INV-43: turns go round, and each has its phases once and in order',
    begin() {
      let next = { seat: 'p1', phase: 'birdsong' }
      return ({ events, after: { seats } }) => {
        let seen: null | undefined
        for (const event of events) {
          if (event.type !== 'phase') continue
          const { seat, phase } = event
          if (seat !== next.seat || phase !== next.phase)
            return `${phase} of ${seat}, not ${next.phase} of ${next.seat}`
          const following = phases[phases.indexOf(phase) + 1]
          const after = seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat
          next = following ? { seat, phase: following } : { seat: after, phase: 'birdsong' }
          seen = null
        }
        return seen
      }
    },
  },
  {
    title: 'ROOT-INV-45: a coalition stays as it is, and partners do not battle each other',
    begin: always(({ before, events, after }) => {
      const [earlier, later] = [partners(before), partners(after)]
      for (const event of events)
        if (event.type === 'battle' && !areEnemies({ state: before }, event.attacker, event.defender))
          return `${event.attacker} attacks ${event.defender}`
      for (const seat of before.seats) {
        const was = sideOf({ state: before }, seat).partner
        if (was !== null && sideOf({ state: after }, seat).partner !== was) return `${earlier} became ${later}`
      }
      return /p/.test(earlier) ? null : undefined
    }),
  },
]
