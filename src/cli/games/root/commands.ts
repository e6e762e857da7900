import { wrap } from '../../../render/columns'
import { explain } from '../../../root/render'
import { type Action, rootCards, type View } from '../../../root/rules'
import { questCards } from '../../../root/rules/data/quests'
import { characters, leaders } from '../../../root/rules/vocabulary'
import type { TerminalCommand } from '../../../toolkit'
import { ruleText } from '../rulebook'

/** A name as an id would have it: `Royal Claim` is `royal-claim`. */
const written = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')

/** The ids of everything with this name or id; cards of one name in several suits are several. */
function meant(name: string): string[] {
  const named = [...rootCards, ...questCards].filter((each) => [each.id, written(each.name)].includes(name))
  return [...named.map(({ id }) => id), ...[...leaders, ...characters].filter((each) => each === name)]
}

/** One name of several words, or several names. */
function found(about: readonly string[]): string[] {
  const whole = meant(written(about.join(' ')))
  return whole.length > 0 ? whole : about.flatMap((name) => (meant(name).length > 0 ? meant(name) : [name]))
}

const handOf = ({ viewer, sides }: View): readonly string[] =>
  (viewer === 'spectator' ? null : sides[viewer]?.hand) ?? []

export const commands: readonly TerminalCommand<View, Action>[] = [
  {
    usage: 'card royal claim',
    meaning: 'what a card, a quest, a leader or a character does; your hand if none is named',
    tell(about, { view, width }) {
      const ids = about.length > 0 ? found(about) : [...new Set(handOf(view))]
      const texts = ids.map((id) => explain(id) ?? `There is no card ${id}.`)
      return texts.length > 0 ? texts.flatMap((text) => wrap(text, width)).join('\n') : 'You have no card.'
    },
  },
  {
    usage: 'rule ROOT-4.3',
    meaning: 'a rule by the id that stands behind a refusal',
    tell: (about, { width }) =>
      about.length > 0 ? about.map((id) => ruleText(id.toUpperCase(), width)).join('\n') : 'Which rule? rule ROOT-4.3a',
  },
]
