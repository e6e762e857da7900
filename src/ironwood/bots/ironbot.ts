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
export const ironbot: BotPolicy = /* @__PURE__ */ botPolicy('ironbot', 'ironclad', (sight, task) => {
  switch (task.do) {
    case 'focus':
      return focus(sight, task)
    case 'attacker':
      return attacker(sight, task)
    case 'smite':
      return smite(sight)
    case 'advance':
      return advance(sight, task)
    case 'source':
      return source(sight, task)
    case 'bot-drill':
      return drill(sight)
    case 'retreat':
      return retreat(sight)
    case 'bot-build':
      return build(sight)
    case 'bot-found':
      return found(sight)
    case 'bot-recruit':
      return recruit(sight)
    case 'replace':
      return replace(sight)
    default:
      return null
  }
})
