import { type BotPolicy, botPolicy } from './policy'
import { gather, gatherFrom } from './woodenbot/gather'
import { dig, recruit, unearth } from './woodenbot/place'
import { raid, raidFrom, retreat } from './woodenbot/raid'

/**
 * The official Woodenbot: it plays the Woodwalkers of the mode `woodenbot` by the priority lists of the rules (WB).
 *
 * @example
 * const match = playMatch(ironwood, {
 *   options: { mode: 'woodenbot', seed: 7, level: 3 },
 *   policies: { woodwalkers: woodenbot, ironclad: randomPolicy },
 * })
 */
export const woodenbot: BotPolicy = /* @__PURE__ */ botPolicy('woodenbot', 'woodwalkers', (table, task) => {
  switch (task.do) {
    case 'gather':
      return gather(table, task)
    case 'gather-from':
      return gatherFrom(table, task)
    case 'raid':
      return raid(table, task)
    case 'raid-from':
      return raidFrom(table)
    case 'retreat':
      return retreat(table)
    case 'unearth':
      return unearth(table)
    case 'dig':
      return dig
    case 'bot-recruit':
      return recruit(table, task)
    default:
      return null
  }
})
