import { type Action, boardOf, type View } from '../../../ironwood/rules'
import type { TerminalCommand } from '../../../toolkit'
import { ruleText } from '../rulebook'
import { botText } from './bot'
import { card } from './card'
import { iconText } from './icons'
import { neighbours } from './map'

const each = (about: readonly string[], tell: (name: string) => string, none: string): string =>
  about.length > 0 ? about.map((name) => tell(name.toUpperCase())).join('\n') : none

export const commands: readonly TerminalCommand<View, Action>[] = [
  { usage: 'map', meaning: 'what lies beside what', tell: (_, { view, width }) => neighbours(boardOf(view), width) },
  card,
  { usage: 'bot', meaning: 'what the bot has, and does in a turn', tell: (_, { view, width }) => botText(view, width) },
  {
    usage: 'icon COMPASS',
    meaning: 'what an icon does, as the bot stands now',
    tell: (about, { view, width }) => each(about, (icon) => iconText(view, icon, width), 'Which icon? icon COMPASS'),
  },
  {
    usage: 'rule IB-12',
    meaning: 'a rule by the id that stands behind what is told',
    tell: (about, { width }) => each(about, (id) => ruleText(id, width), 'Which rule? rule IB-12'),
  },
]
