import { isIronwoodBot, readLevel } from '../../../catalogue/games/ironwood'
import type { Options, View } from '../../../ironwood/rules'
import type { TerminalChosen } from '../../../toolkit'
import { difficultyWords } from './difficulty'
import type { TerminalWords } from './words/catalogue'

/** With a bot of the rulebook as the opponent it is a solo game, otherwise a duel. */
export function options({ seed, players, settings, against }: TerminalChosen, words: TerminalWords): Options {
  const { level } = settings
  if (players !== null && players !== 2) throw new Error(words.forTwo)
  const [name = '', ...more] = against
  if (against.some(isIronwoodBot) && more.length > 0)
    throw new Error(words.playsAlone(words.bots[against.find(isIronwoodBot) ?? 'ironbot']))
  if (!isIronwoodBot(name)) {
    if (level !== undefined) throw new Error(words.levelForBots)
    return { mode: 'duel', seed }
  }
  return { mode: name, level: readLevel(level, words.levelTakes), seed }
}

/** The advantages of the bot. */
export function greeting(
  { level = 0, difficulty, mode }: Options,
  { solo }: View,
  words: TerminalWords,
): readonly string[] {
  if (!solo || !isIronwoodBot(mode)) return []
  return [words.difficultyOf(difficulty ? null : level, words.bots[mode], difficultyWords(solo, words.difficulty))]
}
