import { type Action, ironwoodCards, type View } from '../../../ironwood/rules'
import { wrap } from '../../../render/columns'
import type { TerminalCommand } from '../../../toolkit'
import { iconEffect } from './icons'
import type { Speech } from './speech'

/**
 * A card with its values and its text. For a bot's card: its icons, which are all that a bot uses, and their present
 * effects.
 */
function cardText(id: string, view: View, width: number, { language, words }: Speech): string {
  const { solo } = view
  const cards = view.cards ?? ironwoodCards
  const card = Object.hasOwn(cards, id) ? cards[id] : undefined
  const told = language.card(id, view)
  if (!card || !told) return words.noCard(id)
  const { values, soloIcons, faction } = card
  const { damage, defense, dominance } = values
  const effects = (): string[] =>
    soloIcons.flatMap(({ icon, red }) => {
      const effect = solo && iconEffect(solo, icon)
      const off = red && !solo?.difficulty.redIcons ? ` (${words.redIconsOff})` : ''
      return effect ? [`${icon}, ${words.shown(solo.stance ?? solo.side)}: ${effect}${off}`] : []
    })
  const lines =
    faction === solo?.bot
      ? [words.icons(soloIcons.map(({ icon, red }) => (red ? words.redIcon(icon) : icon))), ...effects()]
      : [...told.text, ...told.burnedText.map(words.burned)]
  return [
    words.card(`${id} ${told.title}`, damage, defense, dominance),
    ...lines.flatMap((line) => wrap(line, width - 2)).map((line) => `  ${line}`),
  ].join('\n')
}

export const card = (speech: Speech): TerminalCommand<View, Action> => ({
  usage: 'card WW16 IC05',
  meaning: speech.words.meaning.card,
  tell(about, { view, width }) {
    const { viewer, sides } = view
    const wanted = about.length > 0 || viewer === 'spectator' ? about : (sides[viewer].hand ?? [])
    return wanted.map((id) => cardText(id, view, width, speech)).join('\n')
  },
})
