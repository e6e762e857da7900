import { readClans, readTable } from '../../../catalogue/games/daimyo'
import type { Options } from '../../../daimyo/rules'
import { boardSides, clans, difficulties } from '../../../daimyo/rules/vocabulary'
import type { TerminalChosen, TerminalSetting } from '../../../toolkit'
import type { TerminalWords } from './words/catalogue'

export const settingsIn = (words: TerminalWords): readonly TerminalSetting[] => [
  { name: 'clans', values: 'NAME,NAME', meaning: words.clans(clans.join(', ')) },
  { name: 'boards', values: 'NAME', meaning: words.boards(boardSides, boardSides[0]) },
  { name: 'aggressive', values: 'yes, no', meaning: words.aggressive },
  { name: 'difficulty', values: 'NAME', meaning: words.difficulty(difficulties.join(', ')) },
]

/** Somebody at the terminal plays against one clan unless told otherwise. */
const usualPlayers = 2

export const options = (chosen: TerminalChosen, { takes }: TerminalWords): Options => ({
  seed: chosen.seed,
  clans: readClans(chosen, usualPlayers, takes),
  ...readTable(chosen.settings, takes),
})
