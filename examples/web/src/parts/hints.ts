import type { AnyGameWords } from '../kits/kit'
import type { Hint } from '../think/message'
import type { PageWords } from '../words'
import { element } from './element'

/** What the search advises, in words. */
export function hintTexts(
  hints: readonly Hint[] | 'thinking' | null,
  told: AnyGameWords,
  view: unknown,
  words: PageWords,
): readonly HTMLElement[] {
  if (hints === null) return []
  if (hints === 'thinking') return [element('p', {}, `${words.hint}: ${words.thinking} …`)]
  const items = hints.map(({ action, visits, value }) =>
    element(
      'li',
      {},
      element('b', {}, told.action(action, view)),
      ` ${words.hintLine(Math.round(100 * value), visits)}`,
    ),
  )
  return [
    element('p', {}, words.hintLead),
    element('ol', {}, ...items),
    element('p', { class: 'quiet' }, words.hintWhy),
  ]
}
