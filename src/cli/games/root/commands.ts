import { wrap } from '../../../render/columns'
import { type Action, rootCards, type View } from '../../../root/rules'
import { questCards } from '../../../root/rules/data/quests'
import { characters, leaders } from '../../../root/rules/vocabulary'
import type { RootWords } from '../../../root/words/catalogue'
import type { TerminalCommand } from '../../../toolkit'
import { ruleText } from '../rulebook'
import type { Speech } from './speech'

/** A name in the form of an id: `Royal Claim` is `royal-claim`. */
const written = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The ids of everything with this name or id; a card that exists in several suits has several ids. */
function meant(name: string, { names }: RootWords): string[] {
  const is = (...called: readonly string[]): boolean => called.some((each) => each === name || written(each) === name)
  return [
    ...rootCards.filter((card) => is(card.id, card.name, names.title(card.id))),
    ...questCards.filter((quest) => is(quest.id, quest.name, names.questTitle(quest.id))),
    ...leaders.filter((leader) => is(leader, names.leaders[leader])).map((id) => ({ id })),
    ...characters.filter((character) => is(character, names.characters[character])).map((id) => ({ id })),
  ].map(({ id }) => id)
}

/** One name of several words, or several names. */
function found(about: readonly string[], words: RootWords): string[] {
  const whole = meant(written(about.join(' ')), words)
  if (whole.length > 0) return whole
  return about.flatMap((name) => {
    const ids = meant(name, words)
    return ids.length > 0 ? ids : [name]
  })
}

const handOf = ({ viewer, sides }: View): readonly string[] =>
  (viewer === 'spectator' ? null : sides[viewer]?.hand) ?? []

/** The commands that show something at the table. */
export const commandsIn = ({ language, words }: Speech): readonly TerminalCommand<View, Action>[] => [
  {
    usage: 'card royal claim',
    meaning: words.card,
    tell(about, { view, width }) {
      const ids = about.length > 0 ? found(about, language.words) : [...new Set(handOf(view))]
      const texts = ids.map((id) => language.explain(id) ?? words.noCard(id))
      return texts.length > 0 ? texts.flatMap((text) => wrap(text, width)).join('\n') : words.emptyHand
    },
  },
  {
    usage: 'rule ROOT-4.3',
    meaning: words.rule,
    tell(about, { width }) {
      const ids = about.map((id) => id.toUpperCase())
      return ids.length > 0 ? ids.map((id) => ruleText(id, width) ?? words.noRule(id)).join('\n') : words.whichRule
    },
  },
]
