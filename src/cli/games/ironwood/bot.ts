import { sceneOf } from '../../../ironwood/render/scene'
import { boardOf, type Solo, type View } from '../../../ironwood/rules'
import { seatNames } from '../../../ironwood/rules/vocabulary'
import { botWords } from '../../../ironwood/words/position'
import { wrap } from '../../../render/columns'
import { ruleText } from '../rulebook'

/** The rules that say what each bot does in a turn: how its side or stance comes about, what it adds, and the turn. */
function rulesFor({ bot, side }: Solo): string[] {
  if (bot === 'ironclad') return ['IB-03', 'IB-04', side === 'exhausted' ? 'IB-06' : 'IB-05']
  return ['WB-03', 'WB-04', side === 'exalted' ? 'WB-06' : 'WB-05']
}

/** What the bot has and shows, and what it does in its next turn. */
export function botText(view: View, width: number): string {
  const { solo, sides, board } = view
  if (!solo) return 'In a duel nobody plays by a procedure.'
  const { crystals, handSize, deckSize, discard } = sides[solo.bot]
  const { mountains } = boardOf({ board })
  const marked = solo.marked.map((at) => mountains[at]?.name ?? '').sort()
  const what = solo.bot === 'ironclad' ? 'Marked' : 'Possible'
  const lines = [
    `The bot is the ${seatNames[solo.bot]}: ${botWords(sceneOf(view), solo.bot).join(', ')}.`,
    `It has ${crystals} crystals, ${handSize} cards in hand, ${deckSize} in its deck, ${discard.length} discarded.`,
    ...(marked.length > 0 ? [`${what} mountains: ${marked.join(', ')}.`] : []),
    '',
  ]
  return [...lines.flatMap((line) => wrap(line, width)), ...rulesFor(solo).map((id) => ruleText(id, width))].join('\n')
}
