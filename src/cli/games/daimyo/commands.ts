import type { Action, View } from '../../../daimyo/rules'
import { wrap } from '../../../render/columns'
import type { TerminalCommand } from '../../../toolkit'
import { ruleText } from '../rulebook'
import type { Speech } from './speech'

const handOf = ({ viewer, sides }: View): readonly string[] =>
  (viewer === 'spectator' || viewer === 'empire' ? null : sides[viewer]?.hand) ?? []

/** The commands that show something at the table. */
export const commandsIn = ({ language, words }: Speech): readonly TerminalCommand<View, Action>[] => [
  {
    usage: 'card HE07 TF1-2',
    meaning: words.card,
    tell(about, { view, width }) {
      const ids = about.length > 0 ? about : handOf(view)
      const texts = ids.map(
        (id) =>
          language.explain(id.toUpperCase(), view) ?? language.explain(id.toLowerCase(), view) ?? words.noCard(id),
      )
      return texts.length > 0 ? texts.flatMap((text) => wrap(text, width)).join('\n') : words.emptyHand
    },
  },
  {
    usage: 'rule DAI-SEEK-04',
    meaning: words.rule,
    tell(about, { width }) {
      const ids = about.map((id) => id.toUpperCase())
      return ids.length > 0 ? ids.map((id) => ruleText(id, width) ?? words.noRule(id)).join('\n') : words.whichRule
    },
  },
]
