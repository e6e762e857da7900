import { sceneOf } from '../../../ironwood/render/scene'
import { boardOf, type Solo, type View } from '../../../ironwood/rules'
import { botWords } from '../../../ironwood/words/position'
import { wrap } from '../../../render/columns'
import { ruleText } from '../rulebook'
import type { Speech } from './speech'

/** The rules of each bot's turn: how it finds its side or stance, what that adds, and the turn. */
function rulesFor({ bot, side }: Solo): string[] {
  if (bot === 'ironclad') return ['IB-03', 'IB-04', side === 'exhausted' ? 'IB-06' : 'IB-05']
  return ['WB-03', 'WB-04', side === 'exalted' ? 'WB-06' : 'WB-05']
}

/** A bot's cards and markers, and what it does in its next turn. */
export function botText(view: View, width: number, { language, words }: Speech): string {
  const { solo, sides, board } = view
  if (!solo) return words.noBot
  const { crystals, handSize, deckSize, discard } = sides[solo.bot]
  const { mountains } = boardOf({ board })
  const marked = solo.marked.map((at) => mountains[at]?.name ?? '').sort()
  const lines = [
    words.bot(solo.bot, botWords(sceneOf(view, language), solo.bot)),
    words.botHas(crystals, handSize, deckSize, discard.length),
    ...(marked.length > 0 ? [words.botMarks(solo.bot, marked)] : []),
    '',
  ]
  const rules = rulesFor(solo).map((id) => ruleText(id, width) ?? words.noRule(id))
  return [...lines.flatMap((line) => wrap(line, width)), ...rules].join('\n')
}
