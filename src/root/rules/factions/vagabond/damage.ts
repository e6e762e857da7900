import { battleOf, type Combatant, deciderFor } from '../../battle/battle'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { type PieceKind, warriorsOf } from '../../pieces'
import { factionOf, type Play, plan, type Question } from '../../play'
import { shielded } from '../../reasons'
import { countAt, isShielded, warriorsAt } from '../../rule'
import * as shape from '../../shapes'
import type { Item, Seat } from '../../vocabulary'
import { vagabondAt } from './board'
import { pointedRefused } from './item-refusal'
import { damage, damageable, undamaged } from './items'

/** Items are to be damaged, one after another, as far as there are undamaged ones. */
export interface DamageTask {
  readonly do: 'damage'
  readonly seat: Seat
  readonly left: number
}
/** Hits on a Vagabond: items, or warriors of the ally it fights with (ROOT-9.2.9.2.4a). */
export interface TakeItemsTask {
  readonly do: 'take-items'
  readonly side: Combatant
  readonly left: number
}
export type DamageAction =
  | { readonly type: 'damage'; readonly item: Item; readonly up: boolean }
  | { readonly type: 'lose-ally' }
  | { readonly type: 'done' }

const damages = (play: Play, seat: Seat): Extract<DamageAction, { type: 'damage' }>[] =>
  damageable(play, seat).map(({ item, up }) => ({ type: 'damage', item, up }))

/** Where all items are damaged there is nothing to choose. */
const someOf = <Each>(play: Play, seat: Seat, left: number, actions: Each[]): Each[] =>
  undamaged(play, seat) <= left ? actions.slice(0, 1) : actions

const damaging: Question<DamageTask, Extract<DamageAction, { type: 'damage' }>> = {
  actions: (play, { seat, left }) => someOf(play, seat, left, damages(play, seat)),
  answer(play, { seat, left }, { item, up }) {
    damage(play, seat, { item, up })
    if (left > 1) plan(play, { do: 'damage', seat, left: left - 1 })
  },
}

/** Warriors of the ally that hits have not taken yet, and can take (ROOT-HIR-13Db). */
function alliesLeft(play: Play, side: Combatant): number {
  const { defender, ally, at, losses } = battleOf(play)
  if (side === 'defender' || ally === null || isShielded(play, defender, ally, at)) return 0
  let count = warriorsAt(play, ally, at)
  for (const loss of losses.attacker) if (loss.owner === ally) count -= loss.count
  return count
}

/** Which of the ally's warriors leaves: those that only a battle removes come last. */
function nextOf(play: Play, ally: Seat): PieceKind {
  const { at, losses } = battleOf(play)
  const isLeft = (kind: PieceKind): boolean => {
    let count = countAt(play, ally, kind, at)
    for (const loss of losses.attacker) if (loss.owner === ally && loss.kind === kind) count -= loss.count
    return count > 0
  }
  return warriorsOf[factionOf(play, ally)].find(isLeft) ?? 'warrior'
}

const taking: Question<TakeItemsTask, DamageAction> = {
  seat: (play, { side }) => deciderFor(play, side),
  actions(play, { side, left }) {
    const seat = deciderFor(play, side)
    const actions = damages(play, seat)
    if (alliesLeft(play, side) === 0) return someOf(play, seat, left, actions)
    // Its ally may take hits, and need not: without undamaged items they are ignored (ROOT-9.2.7b).
    return [...actions, { type: 'lose-ally' }, ...(actions.length === 0 ? [{ type: 'done' } as const] : [])]
  },
  answer(play, { side, left }, action) {
    if (action.type === 'done') return
    const battle = battleOf(play)
    if (action.type === 'damage') {
      const seat = deciderFor(play, side)
      damage(play, seat, action)
      if (side === 'attacker' && vagabondAt(play, seat)) battle.itemHits++
    } else if (battle.ally) {
      battle.losses[side].push({ owner: battle.ally, kind: nextOf(play, battle.ally), at: battle.at, count: 1 })
      battle.allyHits++
    }
    if (left > 1) plan(play, { do: 'take-items', side, left: left - 1 })
  },
}

export const damaged: Chapter<DamageTask | TakeItemsTask, DamageAction> = {
  tasks: {
    damage: {
      fields: { seat: shape.seat, left: shape.count },
      law: 'ROOT-9.2.2.1',
      rule: damaging,
      refuse: {
        damage: (play, { seat }, action) => pointedRefused(play, seat, { ...action, damaged: false }, 'ROOT-9.2.2.1'),
      },
    },
    'take-items': {
      fields: { side: shape.side, left: shape.count },
      law: 'ROOT-9.2.7a',
      rule: taking,
      refuse: {
        'lose-ally'(play) {
          const { defender, ally, at } = battleOf(play)
          const safe = ally === null ? null : shielded(play, defender, ally, at)
          return safe ?? because('no-ally', 'ROOT-9.2.9.2.4a')
        },
        damage: (play, { side }, action) =>
          pointedRefused(play, deciderFor(play, side), { ...action, damaged: false }, 'ROOT-9.2.7a'),
      },
    },
  },
  actions: {
    damage: { fields: { item: shape.item, up: shape.up } },
    'lose-ally': { fields: {} },
    done: { fields: {} },
  },
}
