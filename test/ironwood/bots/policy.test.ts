import { playMatch, randomPolicy } from 'totemforge'
import { ironwood, type Mode } from 'totemforge/ironwood'
import { ironbot, woodenbot } from 'totemforge/ironwood/bots'
import { describe, expect, test } from 'vitest'
import { after, table } from '../rules/support'

describe('an official bot plays nothing but its own seat', () => {
  const reason = (bot: typeof ironbot, mode: Mode): string => {
    const policies = { woodwalkers: bot, ironclad: bot }
    return playMatch(ironwood, { options: { mode, seed: 1 }, policies }).error?.message ?? ''
  }

  test.each([
    [
      'the duel',
      ironbot,
      'duel',
      'ironbot plays only the Ironclad of a game in mode "ironbot"; this is a game in mode "duel".',
    ],
    [
      'the other bot',
      woodenbot,
      'ironbot',
      'woodenbot plays only the Woodwalkers of a game in mode "woodenbot"; this is a game in mode "ironbot".',
    ],
    [
      'the human',
      ironbot,
      'ironbot',
      'ironbot plays only the Ironclad of a game in mode "ironbot"; this is a decision of the Woodwalkers.',
    ],
    [
      'the human',
      woodenbot,
      'woodenbot',
      'woodenbot plays only the Woodwalkers of a game in mode "woodenbot"; this is a decision of the Ironclad.',
    ],
  ] as const)('not that of %s', (_, bot, mode, message) => {
    expect(reason(bot, mode)).toContain(message)
  })

  test('a retreat that the human decides is not a question to the bot', () => {
    const hands = { ironclad: ['IC02'] }
    const start = table({ mode: 'ironbot', forests: { F12: 9 }, mountains: { palladimor: 4, ferrum: 3 }, hands })
    const fought = after(start, 'play WW02', 'forfeit', 'attack F12 palladimor', 'wager WW03')
    const [view, legal] = [ironwood.view(fought, 'ironclad'), ironwood.legalActions(fought)]
    expect(view.agenda.at(-1)).toEqual({ do: 'retreat' })
    expect(() => ironbot.explain({ view, legal })).toThrow('this is a decision of the Woodwalkers.')
  })

  test('a game that is over has nothing to decide', () => {
    const { state } = playMatch(ironwood, {
      options: { mode: 'ironbot', seed: 1 },
      policies: { woodwalkers: randomPolicy, ironclad: ironbot },
    })
    expect(() => ironbot.explain({ view: ironwood.view(state, 'ironclad'), legal: [] })).toThrow('this game is over.')
  })
})
