import { clanBoards } from './clans'
import { course } from './course'
import { islandChannels } from './islands'
import { others } from './others'
import { question } from './question'
import type { DaimyoChannel } from './sight'
import { supply } from './supply'

/** Their order is that of the numbers. */
export const channels: readonly DaimyoChannel[] = [
  ...course,
  ...islandChannels,
  ...supply,
  ...clanBoards,
  ...others,
  ...question,
]
