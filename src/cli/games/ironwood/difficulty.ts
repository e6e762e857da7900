import type { Solo } from '../../../ironwood/rules'
import type { DifficultyWords } from './words/catalogue'

/** The advantages of a bot, in words (IB-16, WB-19). */
export function difficultyWords({ bot, difficulty }: Solo, told: DifficultyWords): string {
  const { redIcons, moreCards, golem, foundations, spirits, fewerFoundations, extraFighters } = difficulty
  const words = [
    ...(redIcons ? [told.redIcons] : []),
    ...(moreCards ? [told.moreCards] : []),
    ...(golem ? [told.golem] : []),
    ...(foundations ? [told.foundations] : []),
    ...(spirits ? [told.spirits] : []),
    ...(fewerFoundations ? [told.fewerFoundations] : []),
    ...(extraFighters > 0 ? [told.extraFighters(bot, extraFighters)] : []),
  ]
  return words.length > 0 ? words.join('; ') : told.nothing
}
