import type { Problem } from '../../../core'
import { collectProblems, fits, type Problems, readAs, refusedFor } from '../../../toolkit'
import { runOn } from '../agenda'
import { check } from '../check'
import { islandOfSpot } from '../places'
import { type Play, plan, playOn, sideOf } from '../play'
import { turnsOfRound } from '../round/round'
import { newTable } from '../setup/setup'
import type { State } from '../state'
import type { Task } from '../task'
import { type Clan, firstCapacity, type Island } from '../vocabulary'
import { layGoals, layHeroes, laySoloCards } from './lay-cards'
import { type Begun, layDice } from './lay-dice'
import { layAltars, layBoards, layBonus, layPieces } from './lay-pieces'
import { layTiles } from './lay-tiles'
import { type DaimyoSituation, type DaimyoSituationClan, situationShape } from './situation'

function refuse(found: readonly Problem[]): void {
  if (found.length > 0) throw refusedFor('INVALID_POSITION', 'There is no such position', found)
}

/** A position at the beginning of a turn, or after its die was laid, from a description; one that the rules do not allow is refused. */
export function position(described: DaimyoSituation): State {
  const parsed = readAs(
    (value, problems): value is DaimyoSituation => fits(situationShape, value, problems, () => {}),
    described,
  )
  if (!parsed.ok) throw refusedFor('INVALID_POSITION', 'There is no such position', parsed.problems)
  const situation = parsed.value
  const { clans, seed = 1, boards, aggressive, difficulty, box } = situation
  const state = newTable({
    seed,
    clans,
    ...(boards && { boards }),
    ...(aggressive !== undefined && { aggressive }),
    ...(difficulty && { difficulty }),
    ...(box && { box }),
  })
  const play = playOn(state)
  const problems = collectProblems()
  layRound(state, situation, problems)
  refuse(problems.found)
  const tasks = layTable(play, situation, problems)
  refuse(problems.found)
  plan(play, ...tasks)
  refuse(check(state))
  runOn(play)
  refuse(check(state))
  return state
}

/** The round, and who is named in a game that they do not play in. */
function layRound(state: State, situation: DaimyoSituation, problems: Problems): void {
  const [lead = 'nature'] = state.clans
  state.round = situation.round ?? 1
  state.first = situation.first ?? lead
  state.helmet = situation.helmet ?? state.first
  state.helped = situation.helped ?? false
  const seats: readonly string[] = state.empire ? [...state.clans, 'empire'] : state.clans
  for (const part of ['first', 'helmet'] as const)
    problems.when(!seats.includes(state[part]), part, `${state[part]} does not take part (DAI-OPT-03).`)
  for (const clan of Object.keys(situation.sides ?? {}))
    problems.when(!seats.includes(clan), `sides.${clan}`, `${clan} does not take part (DAI-OPT-03).`)
  for (const side of ['mercenaries', 'empire'] as const)
    problems.when(
      situation[side] !== undefined && state[side] === null,
      side,
      `The ${side === 'empire' ? 'Empire takes part with one clan' : 'Mercenaries take part with two clans'} (DAI-OPT-03).`,
    )
}

/** Lays everything out, and gives what is still to be done in this round. */
function layTable(play: Play, situation: DaimyoSituation, problems: Problems): Task[] {
  const { state } = play
  const { sides = {}, turns: over = 0, die } = situation
  const all = turnsOfRound(play)
  problems.when(over > all.length, 'turns', `A round has ${all.length} turns here (DAI-ROUND-01).`)
  const tasks = all.slice(over)
  const begun = begunIn(all.slice(0, over + (die ? 1 : 0)))
  layBoards(play, situation, problems)
  if (problems.found.length > 0) return []
  for (const clan of state.clans) layClan(play, clan, sides[clan] ?? {}, problems.at('sides', clan))
  layOthers(play, situation, problems)
  if (die) layDie(play, tasks, die, problems)
  layTiles(play, situation, problems)
  layAltars(play, situation)
  layHeroes(play, situation, problems)
  layGoals(play, situation, problems)
  laySoloCards(play, situation.empire?.open, 3 * (state.round - 1) + begun.ofEmpire, problems)
  layDice(play, situation, begun, problems)
  return [...tasks, { do: 'close' }]
}

const begunIn = (turns: readonly Task[]): Begun => ({
  ofClan: (clan) => turns.filter((task) => task.do === 'turn' && task.seat === clan).length,
  ofEmpire: turns.filter((task) => task.do === 'empire-turn').length,
  ofAll: turns.length,
})

function layClan(play: Play, clan: Clan, situation: DaimyoSituationClan, problems: Problems): void {
  const side = sideOf(play, clan)
  const { loose = [], relics = [], resources = {}, dice = [], governors = [] } = situation
  side.points = situation.points ?? 0
  side.resources = { rice: 0, metal: 0, stone: 0, gold: 0, ...resources }
  side.loose = [...loose]
  side.relics = [...relics]
  side.capacity = situation.capacity ?? Math.max(firstCapacity, loose.length + relics.length)
  side.marker = (situation.marker ?? 1) - 1
  side.seeker = situation.seeker ?? homeOf(play, governors)
  side.dice = [...dice]
  layPieces(play, clan, situation, problems)
  layBonus(play, clan, situation, problems)
}

const homeOf = ({ state }: Play, [first]: readonly string[]): Island | null =>
  first === undefined ? (state.islands[0]?.id ?? null) : islandOfSpot(first)

/** The Mercenaries and the Empire. */
function layOthers(play: Play, { mercenaries, empire }: DaimyoSituation, problems: Problems): void {
  const { state } = play
  if (mercenaries && state.mercenaries) {
    const { gold = 0, loose = [], relics = [] } = mercenaries
    Object.assign(state.mercenaries, { gold, loose: [...loose], relics: [...relics] })
    layPieces(play, 'mercenaries', mercenaries, problems.at('mercenaries'))
  }
  if (empire && state.empire) {
    const { points = 0, loose = [], relics = [], stacks } = empire
    const kept = stacks ?? (state.round > 4 ? [] : relics)
    Object.assign(state.empire, { points, loose: [...loose], relics: [...relics], stacks: [...kept] })
    layPieces(play, 'empire', empire, problems.at('empire'))
  }
}

/** The turn goes on after its die was laid. */
function layDie(play: Play, tasks: Task[], die: NonNullable<DaimyoSituation['die']>, problems: Problems): void {
  const [next] = tasks
  if (next?.do !== 'turn') {
    problems.add('die', 'It is not the turn of a clan (DAI-ROUND-01).')
    return
  }
  const { seat } = next
  sideOf(play, seat).dice.push(die)
  play.state.turn = { seat, at: die.at, done: die.at === 'beside', used: [] }
  tasks[0] = { do: 'between', seat }
}
