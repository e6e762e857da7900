import { drawFrom } from '../../../core'
import { flag } from '../../../toolkit'
import type { Chapter } from '../chapter'
import { factionOf, type Play, plan, type Question, sideOf, vagabondAt } from '../play'
import { warriorsAt } from '../rule'
import { score } from '../score'
import * as shape from '../shapes'
import type { Seat } from '../vocabulary'
import { battleOf, mostHits, swordsOf } from './battle'

export interface BeforeTask {
  readonly do: 'before-roll'
}
/** Whether to enlist the Arbiter (ROOT-D.5.2a). */
export interface EnlistTask {
  readonly do: 'enlist'
  readonly arbiter: Seat
}
export interface RollTask {
  readonly do: 'roll'
}
export type RollAction = { readonly type: 'enlist'; readonly yes: boolean }

function before(play: Play): void {
  const battle = battleOf(play)
  if (battle.over) return
  const arbiter = play.state.seats.find(
    (seat) =>
      vagabondAt(play, seat)?.character === 'arbiter' &&
      vagabondAt(play, seat)?.clearing === battle.at &&
      seat !== battle.attacker &&
      seat !== battle.defender,
  )
  if (arbiter) plan(play, { do: 'enlist', arbiter })
}

const enlisting: Question<EnlistTask, RollAction> = {
  seat: (play) => battleOf(play).defender,
  actions: () => [
    { type: 'enlist', yes: true },
    { type: 'enlist', yes: false },
  ],
  answer(play, { arbiter }, { yes }) {
    if (!yes) return
    battleOf(play).arbiter = arbiter
    score(play, arbiter, 1, 'ROOT-D.5.2b')
  },
}

/** ROOT-4.3.3.2, ROOT-9.2.4. */
function isDefenseless(play: Play): boolean {
  const { defender, at } = battleOf(play)
  return vagabondAt(play, defender) ? swordsOf(play, defender) === 0 : warriorsAt(play, defender, at) === 0
}

/** ROOT-4.3.2: the attacker deals the higher number, but against the Alliance the lower (ROOT-8.2.2). */
function roll(play: Play): void {
  const battle = battleOf(play)
  if (battle.over) return
  const dice = drawFrom(play.state.random, 'dice')
  const first = dice.integer(0, 3)
  const second = dice.integer(0, 3)
  const [high, low] = [Math.max(first, second), Math.min(first, second)]
  const guerrilla = factionOf(play, battle.defender) === 'alliance'
  const [attacker, defender] = guerrilla ? [low, high] : [high, low]
  play.emit?.({ type: 'rolled', attacker, defender })
  battle.rolled = {
    attacker: Math.min(attacker, mostHits(play, 'attacker')),
    defender: Math.min(defender, mostHits(play, 'defender')),
  }
  if (isDefenseless(play)) battle.extra.attacker++
  const { board } = sideOf(play, battle.attacker)
  if (board.faction === 'eyrie' && board.leader === 'commander') battle.extra.attacker++
  plan(play, { do: 'effects-moment' })
}

export const rolling: Chapter<BeforeTask | EnlistTask | RollTask, RollAction> = {
  tasks: {
    'before-roll': { fields: {}, law: 'ROOT-ENG-21', rule: { run: before } },
    enlist: {
      fields: { arbiter: shape.seat },
      law: 'ROOT-D.5.2a',
      rule: enlisting,
    },
    roll: { fields: {}, law: 'ROOT-4.3.2a', rule: { run: roll } },
  },
  actions: { enlist: { fields: { yes: flag } } },
}
