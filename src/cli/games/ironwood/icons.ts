import type { Solo, View } from '../../../ironwood/rules'
import { wrap } from '../../../render/columns'
import { chartRow } from '../rulebook'
import type { TerminalWords } from './words/catalogue'

const charts: Readonly<Record<Solo['bot'], string>> = { ironclad: 'IB-08', woodwalkers: 'WB-10' }

/**
 * The effect of an icon in the visible stance or on the visible side, as the chart has it; `null` for an icon that the
 * chart does not have.
 */
export function iconEffect({ bot, stance, side }: Solo, icon: string): string | null {
  const cells = chartRow(charts[bot], icon)
  if (!cells) return null
  const [first = '', second = first] = cells
  if (bot === 'woodwalkers') return side === 'exalted' && second !== 'same' ? second : first
  const letter = (stance ?? '').charAt(0).toUpperCase()
  const parts = [...first.matchAll(/(?:^|\s)([ADE]): (.*?)(?=\s[ADE]: |$)/g)]
  return parts.find(([, of]) => of === letter)?.[2] ?? first
}

/** The present effect of an icon, in the English of the chart. */
export function iconText({ solo }: View, icon: string, width: number, words: TerminalWords): string {
  if (!solo) return words.noIcons
  const effect = iconEffect(solo, icon)
  if (effect === null) return words.noIcon(icon)
  return wrap(`${icon}, ${words.shown(solo.stance ?? solo.side)}: ${effect} (${charts[solo.bot]})`, width).join('\n')
}
