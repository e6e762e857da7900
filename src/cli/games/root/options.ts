import { advancedNames, readFactions, readTable } from '../../../catalogue/games/root'
import type { Options } from '../../../root/rules'
import { deckIds, mapIds } from '../../../root/rules/vocabulary'
import type { TerminalChosen, TerminalSetting } from '../../../toolkit'
import type { TerminalWords } from './words/catalogue'

export const settingsIn = (words: TerminalWords): readonly TerminalSetting[] => [
  { name: 'factions', values: 'NAME,NAME', meaning: words.factions },
  { name: 'map', values: 'NAME', meaning: words.map(mapIds.join(', '), mapIds[0]) },
  { name: 'deck', values: 'NAME', meaning: words.deck(deckIds, deckIds[0]) },
  { name: 'advanced', values: 'NAME,NAME', meaning: words.advanced(advancedNames.join(', ')) },
  { name: 'landmarks', values: '1, 2', meaning: words.landmarks },
]

export function options({ seed, players, settings: chosen }: TerminalChosen, { takes }: TerminalWords): Options {
  const { factions } = chosen
  return {
    seed,
    ...(players === null ? {} : { players }),
    ...(factions === undefined ? {} : { factions: readFactions(factions, takes) }),
    ...readTable(chosen, takes),
  }
}
