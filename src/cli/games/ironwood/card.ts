import { type Action, type Card, ironwoodCards, type View } from '../../../ironwood/rules'
import { wrap } from '../../../render/columns'
import type { TerminalCommand } from '../../../toolkit'
import { iconEffect, shownBy } from './icons'

/** A card with its values and its text; of a bot's card the icons, which are all that a bot uses, and what they do now. */
function cardText(card: Card, { solo }: View, width: number): string {
  const { id, title, values, soloIcons, text, burnedText = [], faction } = card
  const { damage, defense, dominance } = values
  const icons = soloIcons.map(({ icon, red }) => (red ? `${icon} (red)` : icon)).join(', ')
  const effects = (): string[] =>
    soloIcons.flatMap(({ icon, red }) => {
      const effect = solo && iconEffect(solo, icon)
      const off = red && !solo?.difficulty.redIcons ? ' (red icons do not count at this level)' : ''
      return effect ? [`${icon}, ${shownBy(solo)}: ${effect}${off}`] : []
    })
  const lines =
    faction === solo?.bot
      ? [`Icons: ${icons || 'none'}`, ...effects()]
      : [...text, ...burnedText.map((line) => `When burned: ${line}`)]
  return [
    `${id} ${title}: damage ${damage}, defense ${defense}, dominance ${dominance}`,
    ...lines.flatMap((line) => wrap(line, width - 2)).map((line) => `  ${line}`),
  ].join('\n')
}

export const card: TerminalCommand<View, Action> = {
  usage: 'card WW16 IC05',
  meaning: 'what cards do; those of your hand if none is named',
  tell(about, { view, width }) {
    const { viewer, cards: own, sides } = view
    const cards = own ?? ironwoodCards
    const wanted = about.length > 0 || viewer === 'spectator' ? about : (sides[viewer].hand ?? [])
    return wanted
      .map((id) => {
        const found = Object.hasOwn(cards, id) ? cards[id] : undefined
        return found ? cardText(found, view, width) : `There is no card ${id}.`
      })
      .join('\n')
  },
}
