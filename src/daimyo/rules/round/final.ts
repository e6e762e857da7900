import { placesByScore, sum } from '../../../toolkit'
import { heroOf, numbersOf } from '../box'
import type { Chapter } from '../chapter'
import { built } from '../counts'
import { heroesOf } from '../heroes'
import { type Automatic, type Play, sideOf } from '../play'
import { score } from '../resources'
import type { Result } from '../state'
import { basics, buildingCount, type Clan, type Seat, type Side } from '../vocabulary'
import { sidesOf } from './scoring'

export interface FinalTask {
  readonly do: 'final'
}

/** The heroes and the gold of a side. */
function army(play: Play, side: Side): { readonly heroes: readonly number[]; readonly gold: number } {
  const { mercenaries } = play.state
  const costOf = (hero: string): number => heroOf(play.state, hero).cost
  if (side === 'mercenaries') return { heroes: (mercenaries?.heroes ?? []).map(costOf), gold: mercenaries?.gold ?? 0 }
  if (side === 'empire') return { heroes: empireHeroes(play).map(costOf), gold: 0 }
  return { heroes: heroesOf(play, side).map(costOf), gold: sideOf(play, side).resources.gold }
}

const empireHeroes = ({ state: { empire } }: Play): string[] => (empire ? [...empire.heroes, empire.unseen] : [])

/** What armies are compared by, the most important first: the higher number is ahead (DAI-FINAL-03, -04). */
function strengths(play: Play, side: Side): number[] {
  const { heroes, gold } = army(play, side)
  const ofCost = (cost: number): number => heroes.filter((each) => each === cost).length
  return [sum([...heroes]) + gold, -heroes.length, ofCost(5), ofCost(4), ofCost(3), ofCost(2)]
}

const compare = (one: readonly number[], other: readonly number[]): number => {
  for (const [index, value] of one.entries()) {
    const difference = (other[index] ?? 0) - value
    if (difference !== 0) return difference
  }
  return 0
}

/** The points of each side for its army; equal armies divide the points of their places (DAI-FINAL-05). */
export function armyPoints(play: Play): readonly (readonly [Side, number])[] {
  const { scoring } = numbersOf(play.state)
  const ranked = sidesOf(play.state)
    .map((side) => ({ side, strengths: strengths(play, side) }))
    .sort((one, other) => compare(one.strengths, other.strengths))
  return ranked.map(({ side, strengths: own }) => {
    const tied = ranked.flatMap((each, place) => (compare(each.strengths, own) === 0 ? [place] : []))
    const places: readonly number[] = play.state.empire ? scoring.soloArmy : scoring.army
    const points = sum(tied.map((place) => places[place] ?? 0))
    return [side, Math.floor(points / tied.length)]
  })
}

const basicsOf = (play: Play, seat: Clan): number =>
  sum(basics.map((resource) => sideOf(play, seat).resources[resource]))

/** DAI-FINAL-01 to -07. */
function scoreClan(play: Play, seat: Clan): void {
  const { relics } = sideOf(play, seat)
  const { scoring } = numbersOf(play.state)
  score(play, seat, scoring.relics[Math.min(relics.length, scoring.relics.length - 1)] ?? 0, 'relics')
  score(play, seat, scoring.farms[built(play, seat, 'farm')] ?? 0, 'farms')
  score(play, seat, scoring.towers[built(play, seat, 'tower')] ?? 0, 'towers')
  if (play.state.helmet === seat) score(play, seat, scoring.helmet, 'helmet')
  score(play, seat, Math.floor(basicsOf(play, seat) / scoring.setSize), 'resources')
}

/** Buildings of the Empire count in sets of four of a kind (DAI-SOLO-26). */
const inSets = (count: number, values: readonly number[]): number =>
  Math.floor(count / buildingCount) * (values[buildingCount] ?? 0) + (values[count % buildingCount] ?? 0)

function scoreEmpire(play: Play): void {
  const { empire, helmet } = play.state
  if (!empire) return
  const { scoring } = numbersOf(play.state)
  score(play, 'empire', scoring.relics[Math.min(empire.relics.length, scoring.relics.length - 1)] ?? 0, 'relics')
  score(play, 'empire', inSets(built(play, 'empire', 'farm'), scoring.farms), 'farms')
  score(play, 'empire', inSets(built(play, 'empire', 'tower'), scoring.towers), 'towers')
  if (helmet === 'empire') score(play, 'empire', scoring.helmet, 'helmet')
}

/** DAI-FINAL-08, DAI-SOLO-27: the Empire has no resources. */
function resultOf(play: Play): Result {
  const { clans, empire } = play.state
  const seats: Seat[] = empire ? [...clans, 'empire'] : clans
  const pointsOf = (seat: Seat): number => (seat === 'empire' ? (empire?.points ?? 0) : sideOf(play, seat).points)
  const [best = []] = placesByScore(seats, pointsOf)
  if (best.length === 1) return { winners: best, by: 'points' }
  const [richest = []] = placesByScore(best, (seat) => (seat === 'empire' ? 0 : basicsOf(play, seat)))
  return { winners: richest, by: richest.length === 1 ? 'resources' : 'shared' }
}

const final: Automatic<FinalTask> = {
  run(play) {
    const { state } = play
    for (const seat of state.clans) scoreClan(play, seat)
    scoreEmpire(play)
    for (const [side, points] of armyPoints(play)) if (side !== 'mercenaries') score(play, side, points, 'army')
    const result = resultOf(play)
    state.result = result
    play.emit?.({ type: 'game-over', winners: [...result.winners], by: result.by })
  },
}

export const finals: Chapter<never, never, FinalTask> = {
  tasks: { final: { fields: {}, rule: final } },
  actions: {},
}
