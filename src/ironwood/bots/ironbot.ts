import { advance, source } from './ironbot/advance'
import { drill, retreat } from './ironbot/drill'
import { attacker, focus, smite } from './ironbot/focus'
import { build, found, recruit, replace } from './ironbot/place'
import { type BotPolicy, botPolicy } from './policy'

/**
 * The official Ironbot: it plays the Ironclad of the mode `ironbot` by the priority lists of the rules (IB).
 *
 * @example
 * const match = playMatch(ironwood, {
 *   options: { mode: 'ironbot', seed: 7, level: 3 },
 *   policies: { woodwalkers: randomPolicy, ironclad: ironbot },
 * })
 */
export const ironbot: BotPolicy = /* @__PURE__ */ botPolicy('ironbot', 'ironclad', (table, task) => {
  switch (task.do) {
    case 'focus':
      return focus(table, task)
    case 'attacker':
      return attacker(table, task)
    case 'smite':
      return smite(table)
    case 'advance':
      return advance(table, task)
    case 'source':
      return source(table, task)
    case 'bot-drill':
      return drill(table)
    case 'retreat':
      return retreat(table)
    case 'bot-build':
      return build(table)
    case 'bot-found':
      return found(table)
    case 'bot-recruit':
      return recruit(table)
    case 'replace':
      return replace(table)
    default:
      return null
  }
})
