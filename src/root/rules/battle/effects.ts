import { oneOf, whole } from '../../../toolkit'
import { suitOf } from '../cards'
import type { Chapter } from '../chapter'
import { discardCrafted } from '../crafted'
import { discardFromHand } from '../hands'
import { inOrder } from '../piles'
import { handOf, has, type Play, plan, type Question, suitsAt } from '../play'
import { score } from '../score'
import * as shape from '../shapes'
import { isSeat, type Suit } from '../vocabulary'
import { battleOf, type Combatant, deciderFor, fighterOf, opponentOf } from './battle'
import { effectRefused } from './battle-refusal'

const names = [
  'brutal-tactics',
  'sappers',
  'armorers',
  'fox-partisans',
  'rabbit-partisans',
  'mouse-partisans',
  'swift-strike',
] as const
export type Name = (typeof names)[number]

export interface EffectsMomentTask {
  readonly do: 'effects-moment'
}
export interface WhoBeginsTask {
  readonly do: 'who-begins'
}
/** One side may use an effect; the step ends when both have passed in a row (ROOT-4.3.3b). */
export interface BattleEffectTask {
  readonly do: 'battle-effect'
  readonly side: Combatant
  readonly passed: number
}

export type EffectAction =
  | { readonly type: 'begins'; readonly side: Combatant }
  | { readonly type: 'effect'; readonly effect: Name }
  | { readonly type: 'done' }

const partisans = <Own extends Suit>(suit: Own): `${Own}-partisans` => `${suit}-partisans`

/** What a side can use now, each once in a battle (ROOT-INT-46); Swift Strike once for each ready sword. */
function usable(play: Play, side: Combatant): Name[] {
  const battle = battleOf(play)
  const owner = battle[side]
  const holds = (name: Name): boolean => has(play, owner, name) && !battle.used.includes(`${owner} ${name}`)
  const found: Name[] = []
  if (side === 'attacker' && holds('brutal-tactics')) found.push('brutal-tactics')
  if (side === 'defender' && holds('sappers')) found.push('sappers')
  if (holds('armorers')) found.push('armorers')
  for (const suit of suitsAt(play, battle.at)) if (holds(partisans(suit))) found.push(partisans(suit))
  const { battleEffect } = fighterOf(play, owner)
  if (battleEffect?.usable(play, owner)) found.push(battleEffect.name)
  return found
}

function use(play: Play, side: Combatant, name: Name): void {
  const battle = battleOf(play)
  const seat = deciderFor(play, side)
  play.emit?.({ type: 'used', seat, effect: name })
  const { battleEffect } = fighterOf(play, battle[side])
  if (name === battleEffect?.name) {
    battle.extra[side]++
    battleEffect.use(play, battle[side])
    return
  }
  battle.used.push(`${seat} ${name}`)
  if (name === 'armorers') {
    battle.rolled[opponentOf(side)] = 0
    discardCrafted(play, seat, name)
    return
  }
  battle.extra[side]++
  if (name === 'sappers') discardCrafted(play, seat, name)
  else if (name === 'brutal-tactics') {
    if (isSeat(battle.defender)) score(play, battle.defender, 1, 'ROOT-CARD-15')
  } else
    for (const card of inOrder(play.state, [...handOf(play, seat)]))
      if (partisans(suitOf(card)) !== name) discardFromHand(play, seat, card)
}

function begin(play: Play): void {
  const both = usable(play, 'attacker').length > 0 && usable(play, 'defender').length > 0
  plan(play, both ? { do: 'who-begins' } : { do: 'battle-effect', side: 'attacker', passed: 0 })
}

const beginning: Question<WhoBeginsTask, Extract<EffectAction, { type: 'begins' }>> = {
  seat: (play) => deciderFor(play, 'attacker'),
  actions: () => [
    { type: 'begins', side: 'attacker' },
    { type: 'begins', side: 'defender' },
  ],
  answer: (play, _task, { side }) => plan(play, { do: 'battle-effect', side, passed: 0 }),
}

const using: Question<BattleEffectTask, Extract<EffectAction, { type: 'effect' | 'done' }>> = {
  seat: (play, { side }) => deciderFor(play, side),
  actions: (play, { side }) => [
    ...usable(play, side).map((effect) => ({ type: 'effect', effect }) as const),
    { type: 'done' },
  ],
  answer(play, { side, passed }, action) {
    if (action.type === 'effect') use(play, side, action.effect)
    const passes = action.type === 'done' ? passed + 1 : 0
    if (passes < 2 && !play.state.result) plan(play, { do: 'battle-effect', side: opponentOf(side), passed: passes })
  },
}

export const battleEffects: Chapter<WhoBeginsTask | BattleEffectTask, EffectAction, EffectsMomentTask> = {
  tasks: {
    'effects-moment': { fields: {}, law: 'ROOT-4.3.3a', rule: { run: begin } },
    'who-begins': { fields: {}, law: 'ROOT-4.3.3a', rule: beginning },
    'battle-effect': {
      fields: { side: shape.side, passed: whole(0, 1) },
      law: 'ROOT-4.3.3b',
      rule: using,
      refuse: { effect: (play, { side }, { effect }) => effectRefused(play, side, effect) },
    },
  },
  actions: {
    begins: { fields: { side: oneOf('attacker', 'defender') } },
    effect: { fields: { effect: oneOf(...names) } },
    done: { fields: {} },
  },
}
