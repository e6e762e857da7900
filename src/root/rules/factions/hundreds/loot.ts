import { flagOf } from '../../../../toolkit'
import { type Battle, battleOf } from '../../battle/battle'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { type Play, plan, type Question, sideOf } from '../../play'
import { rules } from '../../rule'
import * as shape from '../../shapes'
import { type Item, isSeat, items, type Seat } from '../../vocabulary'
import { hoard } from './hoard'

/** Whether the Hundreds loot in the battle that they start (ROOT-14.2.5a). */
export interface LootTask {
  readonly do: 'loot'
  readonly seat: Seat
}
/** Which item they take at its end (ROOT-14.2.5d). */
export interface LootItemTask {
  readonly do: 'loot-item'
  readonly seat: Seat
  readonly of: Seat
}
export type LootAction =
  | { readonly type: 'loot'; readonly yes: boolean }
  | { readonly type: 'loot-item'; readonly item: Item; readonly ready: boolean }

const mark = (seat: Seat): string => `${seat} looting`

/** They deal no rolled hits then (ROOT-14.2.5c). */
export const isLooting = ({ used }: Battle, seat: Seat): boolean => used.includes(mark(seat))

/** What lies in a box of crafted items, ready or exhausted; Vagabonds and hirelings have none (ROOT-14.2.5b). */
function boxOf(play: Play, of: Seat): Extract<LootAction, { type: 'loot-item' }>[] {
  const { items: fresh, spentItems } = sideOf(play, of)
  return [true, false].flatMap((ready) =>
    items
      .filter((_, index) => ((ready ? fresh : spentItems)[index] ?? 0) > 0)
      .map((item) => ({ type: 'loot-item', item, ready }) as const),
  )
}

/** It is decided with the battle, whoever makes them fight it (ROOT-14.2.5e). */
export function mayLoot(play: Play, seat: Seat): LootTask | null {
  const { defender } = battleOf(play)
  return isSeat(defender) && boxOf(play, defender).length > 0 ? { do: 'loot', seat } : null
}

/** ROOT-14.2.5d: an item, if they rule the clearing when the battle is over. */
export function takeLoot(play: Play, seat: Seat, battle: Battle): void {
  const { defender, at } = battle
  if (isLooting(battle, seat) && isSeat(defender) && rules(play, seat, at))
    plan(play, { do: 'loot-item', seat, of: defender })
}

const deciding: Question<LootTask, Extract<LootAction, { type: 'loot' }>> = {
  actions: () => [
    { type: 'loot', yes: true },
    { type: 'loot', yes: false },
  ],
  answer(play, { seat }, { yes }) {
    if (!yes) return
    battleOf(play).used.push(mark(seat))
    play.emit?.({ type: 'looting', seat })
  },
}

const taking: Question<LootItemTask, Extract<LootAction, { type: 'loot-item' }>> = {
  actions: (play, { of }) => boxOf(play, of),
  answer(play, { seat, of }, { item, ready }) {
    const { items: fresh, spentItems } = sideOf(play, of)
    const list = ready ? fresh : spentItems
    const index = items.indexOf(item)
    list[index] = (list[index] ?? 0) - 1
    play.emit?.({ type: 'looted', seat, of, item })
    hoard(play, seat, item)
  },
}

export const looting: Chapter<LootTask | LootItemTask, LootAction> = {
  tasks: {
    loot: { fields: { seat: shape.seat }, law: 'ROOT-14.2.5a', rule: deciding },
    'loot-item': {
      fields: { seat: shape.seat, of: shape.seat },
      law: 'ROOT-14.2.5d',
      rule: taking,
      refuse: {
        'loot-item': (_play, { of }, { item }) => because('not-looted', 'ROOT-14.2.5d', { seat: of, item }),
      },
    },
  },
  actions: {
    loot: { fields: { yes: flagOf('no', 'yes') } },
    'loot-item': { fields: { item: shape.item, ready: shape.ready } },
  },
}
