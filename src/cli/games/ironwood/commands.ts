import { type Action, boardOf, type View } from '../../../ironwood/rules'
import type { TerminalCommand } from '../../../toolkit'
import { ruleText } from '../rulebook'
import { botText } from './bot'
import { card } from './card'
import { iconText } from './icons'
import { neighbours } from './map'
import type { Speech } from './speech'

const each = (about: readonly string[], tell: (name: string) => string, none: string): string =>
  about.length > 0 ? about.map((name) => tell(name.toUpperCase())).join('\n') : none

/** The commands that show something at the table. */
export function commandsIn(speech: Speech): readonly TerminalCommand<View, Action>[] {
  const { words } = speech
  const { meaning, which } = words
  return [
    { usage: 'map', meaning: meaning.map, tell: (_, { view, width }) => neighbours(boardOf(view), width, words) },
    card(speech),
    { usage: 'bot', meaning: meaning.bot, tell: (_, { view, width }) => botText(view, width, speech) },
    {
      usage: 'icon COMPASS',
      meaning: meaning.icon,
      tell: (about, { view, width }) => each(about, (icon) => iconText(view, icon, width, words), which.icon),
    },
    {
      usage: 'rule IB-12',
      meaning: meaning.rule,
      tell: (about, { width }) => each(about, (id) => ruleText(id, width) ?? words.noRule(id), which.rule),
    },
  ]
}
