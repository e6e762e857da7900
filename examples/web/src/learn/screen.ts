import type { AnyGameWords, AnyKit } from '../kits/kit'
import { button, element } from '../parts/element'
import type { Screen, Setting } from '../parts/page'
import { tableScreen } from '../parts/table'
import type { Hint } from '../think/message'
import { type Course, isDone } from './lesson'
import { startPractice } from './session'

/** The lessons, one after the other; `leave` leads to a first whole game. */
export function learnScreen(
  kit: AnyKit,
  told: AnyGameWords,
  setting: Setting,
  { lessons, words: texts }: Course,
  from: number,
  ways: {
    go(lesson: number): void
    play(): void
    hint(view: unknown, legal: readonly unknown[], seat: string): Promise<readonly Hint[]>
  },
): Screen {
  const { words, code } = setting
  const lesson = lessons[from] ?? lessons[0]
  const spoken = lesson && texts[code][lesson.id]
  if (!lesson || !spoken) throw new Error('There are no lessons.')
  const { title, text, task, done } = spoken
  const isLast = from === lessons.length - 1
  const next = button(isLast ? words.begin : words.next, () => (isLast ? ways.play() : ways.go(from + 1)), {
    class: 'ready',
  })
  const said = element(
    'div',
    {},
    // The task comes first, so that it stays in sight beside a long list of choices.
    element('p', {}, element('b', {}, task)),
    ...text.map((each) => element('p', {}, each)),
  )
  const content = element(
    'section',
    { class: 'lesson', tabindex: 0, 'aria-label': title },
    element('p', { class: 'quiet' }, words.learnStep(from + 1, lessons.length)),
    element('h2', {}, title),
    said,
    next,
  )
  next.hidden = true
  const practice = startPractice(kit, told, lesson.seat, lesson.begin, (event) => {
    if (!isDone(lesson, event)) return
    said.replaceChildren(
      element('p', {}, element('b', {}, done)),
      ...(isLast ? [element('p', {}, words.learnDone)] : []),
    )
    next.hidden = false
    next.focus()
  })
  const { session } = practice
  const table = tableScreen({
    session,
    told,
    setting,
    tools: [],
    lesson: content,
    wanted: lesson.way,
    hint() {
      const { view, legal } = session.shown().update
      return ways.hint(
        view,
        legal.map(({ action }) => action),
        lesson.seat,
      )
    },
    preferring: null,
    again: null,
  })
  practice.begin()
  return table
}
