import { flag, nullable, oneOf, optional } from '../../../toolkit'
import { item } from '../../../toolkit/certain'
import type { ActionOf } from '../action'
import type { CombatBonus } from '../card'
import { fightersOn, forestId, forestOf, mountainId, mountainOf, warbandOn } from '../components'
import type { Keyword } from '../keyword'
import { forgetVictory, frameOf, inPlay, isBot, orForfeit, type Play, plan, type Question, remember } from '../play'
import { attackRefused } from '../refusals/fighting'
import * as shape from '../shapes'
import { botBonus } from '../solo/bonus'
import type { Battle } from '../state'
import type { Task } from '../task'
import { opponentOf, type Seat, seats } from '../vocabulary'

export interface AttackStep {
  readonly do: 'attack'
  /** Ferrum, as by an Attack Ferrum effect; or the Warband on the forest that this card marked. */
  readonly target?: 'ferrum' | 'marked'
  /** Only the Warband on the chosen forest attacks. */
  readonly from?: 'chosen'
  readonly bonus?: CombatBonus
  /** A special card wagered in it comes back to the hand (CI-WW21). */
  readonly wagerReturns?: boolean
  /** The opponent cannot wager a special card. */
  readonly noSpecialWager?: boolean
}

export interface AttackAction {
  readonly type: 'attack'
  readonly from: string
  readonly to: string
}

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
  return warbandOn(play, mountain) > 0 || play.state.drill.at === mountain
}

const where: Question<AttackTask, ActionOf<'attack' | 'forfeit'>> = {
  actions(play, { seat, ferrum, forest: only }) {
    const { board } = play
    const attacks: AttackAction[] = []
    for (const forest of board.innerForests) {
      if (fightersOn(play, forest) === 0 || (only !== null && only !== forest)) continue
      for (const mountain of item(board.mountainsBeside, forest)) {
        const [from, to] = [forestId(play, forest), mountainId(play, mountain)]
        if (seat === 'ironclad') {
          if (warbandOn(play, mountain) > 0) attacks.push({ type: 'attack', from: to, to: from })
        } else if (isTarget(play, mountain, ferrum)) attacks.push({ type: 'attack', from, to })
      }
    }
    return orForfeit(attacks)
  },
  answer(play, task, action) {
    if (action.type === 'forfeit') return
    const { seat } = task
    play.emit?.({ type: 'attacked', seat, from: action.from, to: action.to })
    const [forestName, mountainName] = seat === 'woodwalkers' ? [action.from, action.to] : [action.to, action.from]
    const forest = forestOf(play, forestName)
    const mountain = mountainOf(play, mountainName)
    if (seat === 'ironclad') remember(play, { mountain })
    if (warbandOn(play, mountain) === 0) winWithoutCombat(play, mountain)
    else startCombat(play, task, mountain, forest)
  },
}

/** IW-COMBAT-16: no wager, no damage, no retreat; it counts as won. */
export function winWithoutCombat(play: Play, mountain: number): void {
  remember(play, { won: true })
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

/** The seat that sees the other's wager before making its own (CI-WW19). */
const openFor = (play: Play): Seat | null => seats.find((seat) => inPlay(play, seat, 'open-wager').length > 0) ?? null

/** The only forest that takes part, if the step fixes one. */
function forestFor(play: Play, { target, from }: AttackStep): number | null {
  const frame = frameOf(play)
  if (target === 'marked') return play.state.marks.find(({ card }) => card === frame.card)?.at ?? null
  return from === 'chosen' ? frame.forest : null
}

function attackOf(play: Play, seat: Seat, step: AttackStep): AttackTask[] {
  const { target, from, bonus = {}, wagerReturns = false, noSpecialWager = false } = step
  forgetVictory(play)
  const forest = forestFor(play, step)
  if ((target === 'marked' || from === 'chosen') && forest === null) return []
  return [{ do: 'attack', seat, ferrum: target === 'ferrum', forest, bonus, wagerReturns, noSpecialWager }]
}

export const attack: Keyword<AttackStep, AttackTask, AttackAction> = {
  steps: {
    attack: {
      owner: 'both',
      fields: {
        target: optional(oneOf('ferrum', 'marked')),
        from: optional(oneOf('chosen')),
        bonus: optional(shape.combatBonus),
        wagerReturns: optional(flag),
        noSpecialWager: optional(flag),
      },
      check(card, path, { target, from, bonus }) {
        if (target === 'ferrum') card.only(`${path}.target`, 'woodwalkers', 'an attack on Ferrum')
        if (target === 'marked') card.only(`${path}.target`, 'ironclad', 'an attack on a marked forest')
        if (from !== undefined) card.only(`${path}.from`, 'woodwalkers', 'an attack from a chosen forest')
        if (bonus?.withGolem) card.only(`${path}.bonus.withGolem`, 'ironclad', 'a bonus for Golems')
      },
      tasks: (play, step, { seat }) => attackOf(play, seat, step),
    },
  },
  tasks: {
    attack: {
      fields: {
        seat: shape.seat,
        ferrum: flag,
        forest: nullable(shape.forest),
        bonus: shape.combatBonus,
        wagerReturns: flag,
        noSpecialWager: flag,
      },
      law: 'IW-COMBAT-01',
      refuse: { attack: attackRefused },
      rule: where,
    },
  },
  actions: {
    attack: {
      fields: { from: shape.placeId, to: shape.placeId },
    },
  },
}
