import { tell } from '../../toolkit'
import type { Step } from '../rules'
import { bonusTileOf, villagersTileOf } from '../rules/box'
import type { BonusFace, Condition, SoloAct } from '../rules/card'
import type { At } from './at'
import type { DaimyoWords, Reading } from './catalogue'
import type { Scene } from './scene'

const small = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** Steps of a card in their order, a sentence for each. */
export function stepsText(words: DaimyoWords, steps: readonly Step[]): string[] {
  const reading: Reading = { inline: (inner) => inlineText(words, inner) }
  return steps.map((step) => tell(words.steps, 'do', step, reading))
}

/** The same in one text. */
export const stepsTold = (words: DaimyoWords, steps: readonly Step[]): string => stepsText(words, steps).join(' ')

/** The same to follow a colon. */
export const inlineText = (words: DaimyoWords, steps: readonly Step[]): string => small(stepsTold(words, steps))

/** What a goal asks for. */
export const conditionText = (words: DaimyoWords, condition: Condition): string =>
  tell(words.conditions, 'is', condition)

/** A face of a bonus tile: its steps, or what it brings in every Income. */
export const faceText = (words: DaimyoWords, face: BonusFace): string =>
  'steps' in face ? stepsTold(words, face.steps) : words.income(face.income, face.draw)

/** The bonus tile as it lies: its basic or its advanced side. */
const bonusText = (words: DaimyoWords, at: At, side: Scene['boards'], tile: string): string =>
  faceText(words, bonusTileOf(at, tile)[side])

export const bonusInline = (words: DaimyoWords, at: At, side: Scene['boards'], tile: string): string =>
  small(bonusText(words, at, side, tile))

export const villagersText = (words: DaimyoWords, at: At, tile: string, face: 'a' | 'b'): string =>
  stepsTold(words, villagersTileOf(at, tile)[face])

/** What the Empire does at one space of a card: `1 farm on any island; 1 point`. */
export const actsText = ({ soloActs }: DaimyoWords, acts: readonly SoloAct[]): string =>
  acts.map((act) => tell(soloActs, 'do', act)).join('; ')
