import type { ActionOf } from '../action'
import type { CombatBonus } from '../card'
import { fightersOn, forestId, forestOf, mountainId, mountainOf, warbandOn } from '../components'
import { cardOf, forfeit, frameOf, isBot, type Play, plan, type Question, sideOf } from '../play'
import { botBonus } from '../solo/bonus'
import type { Battle } from '../state'
import type { Task } from '../task'
import { opponentOf, type Seat } from '../vocabulary'

/** IW-KEY-01 and -02: a battle across the border of a mountain and an inner forest. */
export interface AttackTask {
  readonly do: 'attack'
  readonly seat: Seat
  /** Against Ferrum only, and allowed there even if it is empty. */
  readonly ferrum: boolean
  /** The only forest that takes part, if it is fixed. */
  readonly forest: number | null
  readonly bonus: CombatBonus
  readonly wagerReturns: boolean
  readonly noSpecialWager: boolean
}

/** IW-COMBAT-01, -02 and -17: what may be attacked from a forest. */
function isTarget(play: Play, mountain: number, ferrum: boolean): boolean {
  if (ferrum) return mountain === play.board.ferrum
  return warbandOn(play.state, mountain) > 0 || play.state.drill.at === mountain
}

export const attack: Question<AttackTask, ActionOf<'attack' | 'forfeit'>> = {
  seat: (_play, { seat }) => seat,
  actions(play, { seat, ferrum, forest: only }) {
    const { board, state } = play
    const attacks: ActionOf<'attack' | 'forfeit'>[] = []
    for (const forest of board.innerForests) {
      if (fightersOn(state, forest) === 0 || (only !== null && only !== forest)) continue
      for (const mountain of board.mountainsBeside[forest] ?? []) {
        const [from, to] = [forestId(play, forest), mountainId(play, mountain)]
        if (seat === 'ironclad') {
          if (warbandOn(state, mountain) > 0) attacks.push({ type: 'attack', from: to, to: from })
        } else if (isTarget(play, mountain, ferrum)) attacks.push({ type: 'attack', from, to })
      }
    }
    if (attacks.length > 0) attacks.push(forfeit)
    return attacks
  },
  answer(play, task, action) {
    if (action.type === 'forfeit') return
    const { seat } = task
    play.emit?.({ type: 'attacked', seat, from: action.from, to: action.to })
    const [forestName, mountainName] = seat === 'woodwalkers' ? [action.from, action.to] : [action.to, action.from]
    const forest = forestOf(play, forestName)
    const mountain = mountainOf(play, mountainName)
    if (seat === 'ironclad') frameOf(play).mountain = mountain
    if (warbandOn(play.state, mountain) === 0) winWithoutCombat(play, mountain)
    else startCombat(play, task, mountain, forest)
  },
}

/** IW-COMBAT-16: no wager, no damage, no retreat; it counts as won. */
export function winWithoutCombat(play: Play, mountain: number): void {
  frameOf(play).won = true
  play.emit?.({ type: 'battle-over', winner: 'woodwalkers', dominance: null })
  plan(play, { do: 'wreck', mountain, salvage: true }, ...garrison(play))
}

/** IB-14. */
const garrison = (play: Play): Task[] => (isBot(play, 'ironclad') ? [{ do: 'garrison' }] : [])

export function startCombat(
  play: Play,
  attack: Pick<AttackTask, 'seat' | 'bonus' | 'wagerReturns' | 'noSpecialWager'>,
  mountain: number,
  forest: number,
): void {
  const { seat, bonus, wagerReturns, noSpecialWager } = attack
  const { solo } = play.state
  const battle: Battle = {
    attacker: seat,
    mountain,
    forest,
    bonus,
    wagerReturns,
    noSpecialWager,
    botBonus: botBonus(play),
    wagers: { woodwalkers: 'undecided', ironclad: 'undecided' },
    open: openFor(play),
    revealed: false,
    damage: 0,
    winner: null,
  }
  play.state.battle = battle
  const first = solo ? opponentOf(solo.bot) : battle.open === null ? seat : opponentOf(battle.open)
  const second: Task = solo ? { do: 'bot-wager' } : { do: 'wager', seat: opponentOf(first) }
  plan(
    play,
    { do: 'ambush', mountain, forest },
    { do: 'wager', seat: first },
    second,
    { do: 'reveal' },
    { do: 'hits' },
    { do: 'decide' },
    { do: 'clear' },
    ...garrison(play),
  )
}

/** Who sees the other's wager before making one (CI-WW19). */
function openFor(play: Play): Seat | null {
  for (const seat of ['woodwalkers', 'ironclad'] as const)
    for (const { card, markers } of sideOf(play, seat).ongoing)
      if (markers > 0 && cardOf(play, card).continuous?.some(({ kind }) => kind === 'open-wager')) return seat
  return null
}
