import type { Refusal } from '../../../../core'
import { item as at, oneOf, takeOut } from '../../../../toolkit'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { type Quest, questCards } from '../../data/quests'
import { draw } from '../../hands'
import { hasSuit, type Play, plan, type Question } from '../../play'
import { score } from '../../score'
import * as shape from '../../shapes'
import { type Item, itemIndex, type Seat } from '../../vocabulary'
import { vagabondOf } from './board'
import { exhaustRefused } from './item-refusal'
import { damage, exhaust, readyKinds } from './items'

/** A quest is chosen, its items are exhausted, and its reward is taken (ROOT-9.5.5). */
export interface QuestTask {
  readonly do: 'quest'
  readonly seat: Seat
}
/** Which item stands for the one that is missing (ROOT-D.7.2). */
export interface ImproviseTask {
  readonly do: 'improvise'
  readonly seat: Seat
  readonly quest: string
}
export interface RewardTask {
  readonly do: 'reward'
  readonly seat: Seat
  readonly quest: string
}
export type QuestAction =
  | { readonly type: 'quest'; readonly quest: string }
  /** `nothing`: with the items that the quest lists. */
  | { readonly type: 'improvise'; readonly item: Item; readonly for: Item }
  | { readonly type: 'as-listed' }
  | { readonly type: 'reward'; readonly take: 'points' | 'cards' }

const byId: ReadonlyMap<string, Quest> = /* @__PURE__ */ new Map(questCards.map((quest) => [quest.id, quest]))

export function questOf(id: string): Quest {
  const quest = byId.get(id)
  if (!quest) throw new Error(`There is no quest ${id}.`)
  return quest
}

/** Whether these items are all ready: of each kind as many as are wanted. */
function canExhaust(play: Play, seat: Seat, wanted: readonly Item[]): boolean {
  const { ready } = vagabondOf(play, seat)
  for (const item of wanted) {
    let count = 0
    for (const other of wanted) if (other === item) count++
    if (at(ready, itemIndex[item]) < count) return false
  }
  return true
}

const isListed = (play: Play, seat: Seat, quest: Quest): boolean => canExhaust(play, seat, quest.items)

/** The Adventurer's ways to have one item stand for another, once in a turn (ROOT-D.7.2). */
function improvisations(play: Play, seat: Seat, { items: [one, other] }: Quest): { item: Item; for: Item }[] {
  if (vagabondOf(play, seat).character !== 'adventurer' || play.state.turn.used.includes('improvise')) return []
  const kinds = readyKinds(play, seat)
  const ways: { item: Item; for: Item }[] = []
  const standIn = (missing: Item, kept: Item): void => {
    for (const item of kinds)
      if (item !== missing && canExhaust(play, seat, [item, kept])) ways.push({ item, for: missing })
  }
  standIn(one, other)
  if (one !== other) standIn(other, one)
  return ways
}

export function questable(play: Play, seat: Seat): string[] {
  const { clearing } = vagabondOf(play, seat)
  if (clearing === 0) return []
  return play.state.quests.filter((id) => {
    const quest = questOf(id)
    return (
      hasSuit(play, clearing, quest.suit) &&
      (isListed(play, seat, quest) || improvisations(play, seat, quest).length > 0)
    )
  })
}

const choosing: Question<QuestTask, Extract<QuestAction, { type: 'quest' }>> = {
  actions: (play, { seat }) => questable(play, seat).map((quest) => ({ type: 'quest', quest })),
  answer: (play, { seat }, { quest }) => plan(play, { do: 'improvise', seat, quest }),
}

const improvising: Question<ImproviseTask, Extract<QuestAction, { type: 'improvise' | 'as-listed' }>> = {
  actions(play, { seat, quest }) {
    const card = questOf(quest)
    const ways = improvisations(play, seat, card).map((way) => ({ type: 'improvise', ...way }) as const)
    return isListed(play, seat, card) ? [{ type: 'as-listed' }, ...ways] : ways
  },
  answer(play, { seat, quest }, action) {
    const wanted: Item[] = [...questOf(quest).items]
    if (action.type === 'improvise') {
      play.state.turn.used.push('improvise')
      takeOut(wanted, action.for)
      exhaust(play, seat, action.item)
      damage(play, seat, { item: action.item, up: false })
    }
    for (const item of wanted) exhaust(play, seat, item)
    finish(play, seat, quest)
  },
}

/** ROOT-9.5.5b: the quest is finished, and another lies open, if one is left. */
function finish(play: Play, seat: Seat, quest: string): void {
  const { state } = play
  takeOut(state.quests, quest)
  vagabondOf(play, seat).quests.push(quest)
  play.emit?.({ type: 'quest', seat, quest })
  const next = state.questDeck.pop()
  if (next !== undefined) state.quests.push(next)
  plan(play, { do: 'reward', seat, quest })
}

const rewarding: Question<RewardTask, Extract<QuestAction, { type: 'reward' }>> = {
  actions: () => [
    { type: 'reward', take: 'points' },
    { type: 'reward', take: 'cards' },
  ],
  answer(play, { seat, quest }, { take }) {
    const { suit } = questOf(quest)
    const finished = vagabondOf(play, seat).quests.filter((each) => questOf(each).suit === suit).length
    if (take === 'points') score(play, seat, finished, 'ROOT-9.5.5c')
    else draw(play, seat, 2)
  },
}

function openRefused(play: Play, seat: Seat, id: string): Refusal {
  const quest = questCards.find((each) => each.id === id)
  if (!quest) return because('no-such-quest', 'ROOT-9.5.5a', { quest: id })
  if (!play.state.quests.includes(id)) return because('not-open', 'ROOT-9.5.5a', { quest: id })
  const { clearing } = vagabondOf(play, seat)
  if (!hasSuit(play, clearing, quest.suit))
    return because('wrong-suit.quest', 'ROOT-9.5.5a', { quest: id, suit: quest.suit, at: clearing })
  return missing(seat, quest)
}

const missing = (seat: Seat, { id, items: [one, other] }: Quest): Refusal =>
  because('no-item-ready.quest', 'ROOT-9.5.5a', { quest: id, first: one, second: other, seat })

function itemsRefused(
  play: Play,
  seat: Seat,
  quest: Quest,
  action: Extract<QuestAction, { type: 'improvise' }>,
): Refusal | null {
  if (!quest.items.includes(action.for))
    return because('not-listed', 'ROOT-D.7.2', { quest: quest.id, item: action.for })
  return (
    exhaustRefused(play, seat, action.item) ??
    because('no-item-ready.improvise', 'ROOT-D.7.2', { item: action.item, missing: action.for })
  )
}

export const quests: Chapter<QuestTask | ImproviseTask | RewardTask, QuestAction> = {
  tasks: {
    quest: {
      fields: { seat: shape.seat },
      law: 'ROOT-9.5.5a',
      rule: choosing,
      refuse: { quest: (play, { seat }, { quest }) => openRefused(play, seat, quest) },
    },
    improvise: {
      fields: { seat: shape.seat, quest: shape.act },
      law: 'ROOT-D.7.2',
      rule: improvising,
      refuse: {
        'as-listed': (_play, { seat, quest }) => missing(seat, questOf(quest)),
        improvise: (play, { seat, quest }, action) => itemsRefused(play, seat, questOf(quest), action),
      },
    },
    reward: {
      fields: { seat: shape.seat, quest: shape.act },
      law: 'ROOT-9.5.5c',
      rule: rewarding,
    },
  },
  actions: {
    quest: { fields: { quest: shape.act } },
    improvise: { fields: { item: shape.item, for: shape.item } },
    'as-listed': { fields: {} },
    reward: { fields: { take: oneOf('points', 'cards') } },
  },
}
