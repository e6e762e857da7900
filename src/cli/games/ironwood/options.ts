import { isIronwoodBot, readLevel } from '../../../catalogue/games/ironwood'
import type { Options, View } from '../../../ironwood/rules'
import type { TerminalChosen } from '../../../toolkit'
import { difficultyWords } from './difficulty'
import { opponents } from './opponents'

/** Against a bot of the rulebook it is a solo game, else a duel. */
export function options({ seed, players, settings, against }: TerminalChosen): Options {
  const { level } = settings
  if (players !== null && players !== 2) throw new Error('Ironwood is for two.')
  const [name = '', ...more] = against
  if (against.some(isIronwoodBot) && more.length > 0)
    throw new Error(`${opponents[against.find(isIronwoodBot) ?? 'ironbot'].title} plays alone: name nobody else.`)
  if (!isIronwoodBot(name)) {
    if (level !== undefined) throw new Error('--level is for a game against ironbot or woodenbot: leave it out.')
    return { mode: 'duel', seed }
  }
  return { mode: name, level: readLevel(level), seed }
}

/** What makes the bot as strong as it is. */
export function greeting({ level = 0, difficulty, mode }: Options, { solo }: View): string[] {
  if (!solo || !isIronwoodBot(mode)) return []
  const strength = difficulty ? 'a difficulty of its own' : `level ${level}`
  return [`What ${strength} means for ${opponents[mode].title}: ${difficultyWords(solo)}.`]
}
