import { item } from '../../../toolkit/certain'
import { asked } from '../asked'
import type { Values } from '../card'
import type { Chapter } from '../chapter'
import { fightersOn, hasForge, takeUnits, warbandOn } from '../components'
import { type Automatic, cardOf, inPlay, isBot, type Play, plan, type Question, remember } from '../play'
import { hitRefused } from '../refusals/fighting'
import * as shape from '../shapes'
import { spiritsLeave } from '../solo/woodenbot/aid'
import type { Battle } from '../state'
import { opponentOf, type Seat, type Unit } from '../vocabulary'
import { wagered } from './wager'

const nothing: Values = { damage: 0, defense: 0, dominance: 0 }

/**
 * The strength of a seat in a combat besides its units: its wager, its card, and its cards in play (IW-COMBAT-05,
 * CI-05).
 */
function valuesOf(play: Play, battle: Battle, seat: Seat): Values {
  const card = wagered(play, seat)
  const printed = card === null ? nothing : cardOf(play, card).values
  const values = { damage: printed.damage, defense: printed.defense, dominance: printed.dominance }
  const bonuses = battle.attacker === seat ? [battle.bonus] : []
  if (isBot(play, seat)) bonuses.push(battle.botBonus)
  for (const { bonus } of inPlay(play, seat, 'combat')) bonuses.push(bonus)
  for (const { damage = 0, defense = 0, dominance = 0, withGolem = false } of bonuses) {
    if (withGolem && play.state.mountains.golems[battle.mountain] === 0) continue
    values.damage += damage
    values.defense += defense
    values.dominance += dominance
  }
  return values
}

export interface RevealTask {
  readonly do: 'reveal'
}

/** The wagers are revealed, and both sides' damage is counted from the present units (IW-COMBAT-05, -06). */
const reveal: Automatic<RevealTask> = {
  run(play) {
    const { state } = play
    const { battle } = state
    if (!battle) return
    battle.revealed = true
    play.emit?.({
      type: 'revealed',
      wagers: { woodwalkers: wagered(play, 'woodwalkers'), ironclad: wagered(play, 'ironclad') },
    })
    const wood = valuesOf(play, battle, 'woodwalkers')
    const iron = valuesOf(play, battle, 'ironclad')
    const golems = item(state.mountains.golems, battle.mountain)
    const forge = hasForge(play, battle.mountain) ? 1 : 0
    const ironDamage = iron.damage + golems + forge
    if (state.solo && Object.keys(battle.botBonus).length > 0)
      play.emit?.({ type: 'bot-bonus', seat: state.solo.bot, bonus: battle.botBonus })
    play.emit?.({ type: 'strengths', values: { woodwalkers: wood, ironclad: { ...iron, damage: ironDamage } } })
    battle.damage = Math.max(0, wood.damage - iron.defense)
    const suffered = Math.max(0, ironDamage - wood.defense)
    play.emit?.({ type: 'damage', seat: 'woodwalkers', count: battle.damage })
    play.emit?.({ type: 'damage', seat: 'ironclad', count: suffered })
    takeUnits(play, 'woodwalkers', 'fighter', battle.forest, Math.min(suffered, fightersOn(play, battle.forest)))
  },
}

export interface HitAction {
  readonly type: 'hit'
  readonly unit: Unit
}

export interface HitsTask {
  readonly do: 'hits'
}

/** IW-COMBAT-06: one unit after another, while the remaining damage can remove something. */
const hits: Question<HitsTask, HitAction> = {
  seat: () => asked.hits,
  actions(play) {
    const { battle, mountains } = play.state
    const options: HitAction[] = []
    if (!battle) return options
    if (battle.damage >= 1 && item(mountains.fighters, battle.mountain) > 0)
      options.push({ type: 'hit', unit: 'fighter' })
    const golem = battle.damage >= 2 && item(mountains.golems, battle.mountain) > 0
    if (golem && isBot(play, 'woodwalkers')) return [{ type: 'hit', unit: 'golem' }] // WB-15
    if (golem) options.push({ type: 'hit', unit: 'golem' })
    return options
  },
  answer(play, task, { unit }) {
    const { battle } = play.state
    if (!battle) return
    battle.damage -= unit === 'golem' ? 2 : 1
    takeUnits(play, 'ironclad', unit, battle.mountain, 1)
    plan(play, task)
  },
}

export interface DecideTask {
  readonly do: 'decide'
}

/** IW-COMBAT-07 and -08. */
const decide: Automatic<DecideTask> = {
  run(play) {
    const { battle } = play.state
    if (!battle) return
    const fighters = fightersOn(play, battle.forest)
    const units = warbandOn(play, battle.mountain)
    const dominance: Record<Seat, number> = {
      woodwalkers: fighters + valuesOf(play, battle, 'woodwalkers').dominance,
      ironclad: units + valuesOf(play, battle, 'ironclad').dominance,
    }
    const compared = fighters > 0 && units > 0
    if (compared) battle.winner = higher(dominance, battle.attacker)
    else if (fighters > 0) battle.winner = 'woodwalkers'
    else battle.winner = units > 0 ? 'ironclad' : 'nobody'
    remember(play, { won: battle.winner === battle.attacker })
    play.emit?.({ type: 'battle-over', winner: battle.winner, dominance: compared ? dominance : null })
    spiritsLeave(play)
    if (battle.winner !== 'ironclad')
      plan(play, { do: 'retreat' }, { do: 'wreck', mountain: battle.mountain, salvage: fighters > 0 })
    else plan(play, { do: 'retreat' })
  },
}

function higher(dominance: Record<Seat, number>, attacker: Seat): Seat {
  const defender = opponentOf(attacker)
  return dominance[attacker] >= dominance[defender] ? attacker : defender
}

export const clash: Chapter<HitsTask, HitAction, RevealTask | DecideTask> = {
  tasks: {
    reveal: { fields: {}, rule: reveal },
    hits: { fields: {}, law: 'IW-COMBAT-06', refuse: { hit: hitRefused }, rule: hits },
    decide: { fields: {}, rule: decide },
  },
  actions: { hit: { fields: { unit: shape.unit } } },
}
