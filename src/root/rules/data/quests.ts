import type { ClearingSuit, Item } from '../vocabulary'

/** A task that a Vagabond fulfils by exhausting two items. */
export interface Quest {
  readonly id: string
  readonly name: string
  readonly suit: ClearingSuit
  readonly items: readonly [Item, Item]
}

const quests = [
  { id: 'errand-rabbit', name: 'Errand', suit: 'rabbit', items: ['tea', 'boot'] },
  { id: 'errand-fox', name: 'Errand', suit: 'fox', items: ['tea', 'boot'] },
  { id: 'escort-mouse', name: 'Escort', suit: 'mouse', items: ['boot', 'boot'] },
  { id: 'expel-bandits-rabbit', name: 'Expel Bandits', suit: 'rabbit', items: ['sword', 'sword'] },
  { id: 'expel-bandits-mouse', name: 'Expel Bandits', suit: 'mouse', items: ['sword', 'sword'] },
  { id: 'fend-off-a-bear-rabbit', name: 'Fend off a Bear', suit: 'rabbit', items: ['torch', 'crossbow'] },
  { id: 'fend-off-a-bear-mouse', name: 'Fend off a Bear', suit: 'mouse', items: ['torch', 'crossbow'] },
  { id: 'fundraising-fox', name: 'Fundraising', suit: 'fox', items: ['tea', 'coins'] },
  { id: 'give-a-speech-rabbit', name: 'Give a Speech', suit: 'rabbit', items: ['torch', 'tea'] },
  { id: 'give-a-speech-fox', name: 'Give a Speech', suit: 'fox', items: ['torch', 'tea'] },
  { id: 'guard-duty-rabbit', name: 'Guard Duty', suit: 'rabbit', items: ['torch', 'sword'] },
  { id: 'guard-duty-mouse', name: 'Guard Duty', suit: 'mouse', items: ['torch', 'sword'] },
  { id: 'logistics-help-fox', name: 'Logistics Help', suit: 'fox', items: ['boot', 'bag'] },
  { id: 'logistics-help-mouse', name: 'Logistics Help', suit: 'mouse', items: ['boot', 'bag'] },
  { id: 'repair-a-shed-fox', name: 'Repair a Shed', suit: 'fox', items: ['torch', 'hammer'] },
] as const satisfies readonly Quest[]

export type QuestId = (typeof quests)[number]['id']

/** The quest deck, known. */
export const questCards: readonly Quest[] = quests
