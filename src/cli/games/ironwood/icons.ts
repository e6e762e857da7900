import type { Solo, View } from '../../../ironwood/rules'
import { wrap } from '../../../render/columns'
import { chartRow } from '../rulebook'

const charts: Readonly<Record<Solo['bot'], string>> = { ironclad: 'IB-08', woodwalkers: 'WB-10' }

/** What an icon does in the stance or on the side that shows, as the chart has it; `null` for an icon that is in none. */
export function iconEffect({ bot, stance, side }: Solo, icon: string): string | null {
  const cells = chartRow(charts[bot], icon)
  if (!cells) return null
  const [first = '', second = first] = cells
  if (bot === 'woodwalkers') return side === 'exalted' && second !== 'same' ? second : first
  const letter = (stance ?? '').charAt(0).toUpperCase()
  const parts = [...first.matchAll(/(?:^|\s)([ADE]): (.*?)(?=\s[ADE]: |$)/g)]
  return parts.find(([, of]) => of === letter)?.[2] ?? first
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The stance or side that decides what icons do. */
export const shownBy = ({ stance, side }: Solo): string => capital(stance ?? side)

export function iconText({ solo }: View, icon: string, width: number): string {
  if (!solo) return 'Only a bot of the rulebook goes by icons.'
  const effect = iconEffect(solo, icon)
  if (effect === null) return `There is no icon ${icon}.`
  return wrap(`${icon}, ${shownBy(solo)}: ${effect} (${charts[solo.bot]})`, width).join('\n')
}
