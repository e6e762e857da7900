import type { Seat, Solo } from '../../../ironwood/rules'

/** What makes the bot stronger, in words (IB-16, WB-19). */
export function difficultyWords({ bot, difficulty }: Solo): string {
  const { redIcons, moreCards, golem, foundations, spirits, fewerFoundations, extraFighters } = difficulty
  const words = [
    ...(redIcons ? ['its red icons count'] : []),
    ...(moreCards ? ['it begins with 4 special cards, not 2'] : []),
    ...(golem ? ['it has a Golem on Ferrum'] : []),
    ...(foundations ? ['it has 2 Foundations'] : []),
    ...(spirits ? ['it has 2 markers with the Spirits of the Forest'] : []),
    ...(fewerFoundations ? ['you have 3 Foundations, not 5'] : []),
    ...(extraFighters > 0 ? [`it has a Fighter more on ${placesOf(bot, extraFighters)}`] : []),
  ]
  return words.length > 0 ? words.join('; ') : 'it has nothing extra'
}

/** The last of the steps is everywhere. */
function placesOf(bot: Seat, count: number): string {
  if (count === 5) return bot === 'ironclad' ? 'Ferrum and each inner mountain' : 'each outer forest'
  const kind = bot === 'ironclad' ? 'inner mountain' : 'outer forest'
  return count === 1 ? `1 ${kind}` : `each of ${count} ${kind}s`
}
