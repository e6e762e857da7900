import { heroOf, numbersOf } from '../rules/box'
import { isClan } from '../rules/resources'
import { islands, type Side, sides } from '../rules/vocabulary'
import type { Asked } from './catalogue'
import { dieAt, governorOn, topTile } from './lookup'
import type { Scene } from './scene'

/** What is declined: one thing, or more of the same. */
const declines = {
  'which-die': 'dice',
  'search-tile': 'secondTile',
  seek: 'seeker',
  'take-relic': 'tile',
  'steal-relic': 'tile',
  'move-governor': 'move',
  'move-rival': 'move',
  'play-hero': 'hero',
  pay: 'payment',
  hunt: 'hunt',
} as const

type Declined =
  | (typeof declines)[keyof typeof declines]
  | `${'recruit' | 'build' | 'hire'}${'One' | 'More'}`
  | 'anything'

/** Each language has words for what can be declined. */
export type DeclineWords = Readonly<Record<Declined, string>>

const isListed = (name: string): name is keyof typeof declines => Object.hasOwn(declines, name)

/** What declining means to a question. */
export function declined(task: Asked): Declined {
  if (task?.do === 'recruit' || task?.do === 'build' || task?.do === 'hire')
    return `${task.do}${task.once ? 'One' : 'More'}`
  return task && isListed(task.do) ? declines[task.do] : 'anything'
}

/** What is done with a spot, by the question. */
const spotUses = {
  eliminate: 'eliminate',
  'mercenary-eliminate': 'eliminate',
  'empire-eliminate': 'eliminate',
  hunt: 'eliminate',
  'move-governor': 'moveGovernor',
  'empire-move': 'moveGovernor',
  'move-rival': 'moveGovernor',
  'move-to': 'moveTo',
  'move-rival-to': 'moveTo',
  'empire-move-to': 'moveTo',
  collect: 'collect',
} as const

export type SpotUse = (typeof spotUses)[keyof typeof spotUses] | 'moveTower' | 'build'

const hasUse = (name: string): name is keyof typeof spotUses => Object.hasOwn(spotUses, name)

export function spotUse(task: Asked): SpotUse {
  if (task?.do === 'mercenary-move') return task.piece === 'tower' ? 'moveTower' : 'moveGovernor'
  if (task?.do === 'mercenary-place' && task.from !== null) return 'moveTo'
  return task && hasUse(task.do) ? spotUses[task.do] : 'build'
}

/** Whose governor the answer is about, where it may be one of several sides. */
export const rivalOn = (scene: Scene, task: Asked, spot: string): Side | null =>
  task?.do === 'move-governor' || task?.do === 'empire-move' ? null : governorOn(scene, spot)

export type ShadowUse = 'recruit' | 'place' | 'move' | 'moveTo'

export function shadowUse(task: Asked): ShadowUse {
  if (task?.do === 'recruit') return 'recruit'
  if (task?.do === 'mercenary-move') return 'move'
  return task?.do === 'mercenary-place' && task.from !== null ? 'moveTo' : 'place'
}

/** How a tile is taken: chosen for others, bought, or taken for free from somewhere. */
export type TakeWay = 'choose' | 'buy' | 'take'

export function takeWay(task: Asked, from: string): TakeWay {
  if (task?.do === 'ruins-tile') return 'choose'
  return task?.do === 'visit' && (from === 'market' || from === 'mercenaries') ? 'buy' : 'take'
}

/** A place that tiles come from, by the name of an island or of a side. */
export const islandNamed = (name: string) => islands.find((each) => each === name)
export const sideNamed = (name: string) => sides.find((each) => each === name)

export type ResourceUse = 'pay' | 'leaveOut' | 'lose' | 'gain'

const resourceUses: Readonly<Record<string, ResourceUse>> = {
  search: 'pay',
  'leave-out': 'leaveOut',
  'lose-one': 'lose',
}

export const resourceUse = (task: Asked): ResourceUse => (task && resourceUses[task.do]) ?? 'gain'

export type DieUse = 'take' | 'give' | 'lay'

export const dieUse = (task: Asked): DieUse => {
  if (task?.do === 'gift') return 'give'
  return task?.do === 'empire-turn' ? 'lay' : 'take'
}

/** The gold that a hero costs now. */
export const hirePrice = (scene: Scene, task: Asked, hero: string): number =>
  Math.max(0, heroOf(scene, hero).cost - (task?.do === 'hire' ? task.discount : 0))

/** The die that is asked about, and the value that it would have. */
export const dieAsked = (scene: Scene, task: Asked, at: Parameters<typeof dieAt>[2]) =>
  task?.do === 'which-die' ? dieAt(scene, task.seat, at) : undefined

export function turnedTo(scene: Scene, task: Asked, by: 'up' | 'down'): number | null {
  const die = task?.do === 'turn-die' ? dieAt(scene, task.seat, task.at) : undefined
  return die ? die.value + (by === 'up' ? 1 : -1) : null
}

/** The bonus tile of a place of the seat that decides. */
export const tileAsked = (scene: Scene, task: Asked, place: Parameters<typeof topTile>[2]): string | undefined =>
  task && 'seat' in task && isClan(task.seat) ? topTile(scene, task.seat, place) : undefined

/** What may be done on an island. */
export const visitParts = ({
  take,
  search,
  buy,
}: Readonly<Record<'take' | 'search' | 'buy', boolean>>): ('take' | 'search' | 'buy')[] => [
  ...(take ? (['take'] as const) : []),
  ...(search ? (['search'] as const) : []),
  ...(buy ? (['buy'] as const) : []),
]

/** The gold that a tile costs. */
export function tilePrice(scene: Scene, from: string): number {
  const { marketGold, mercenaryPrice } = numbersOf(scene)
  return from === 'market' ? marketGold : mercenaryPrice.relic
}
