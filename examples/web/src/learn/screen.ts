import type { Event } from 'totemforge/ironwood'
import type { AnyGameWords, AnyKit } from '../kits/kit'
import { button, element } from '../parts/element'
import type { Screen, Setting } from '../parts/page'
import { tableScreen } from '../parts/table'
import type { Hint } from '../think/message'
import { lessons } from './lessons'
import { startPractice } from './session'
import { lessonWords } from './words'

/** The lessons, one after the other; `leave` leads to a first whole game. */
export function learnScreen(
  kit: AnyKit,
  told: AnyGameWords,
  setting: Setting,
  from: number,
  ways: {
    go(lesson: number): void
    play(): void
    hint(view: unknown, legal: readonly unknown[], seat: string): Promise<readonly Hint[]>
  },
): Screen {
  const { words, code } = setting
  const lesson = lessons[from] ?? lessons[0]
  if (!lesson) throw new Error('There are no lessons.')
  const { title, text, task, done } = lessonWords[code][lesson.id]
  const isLast = from === lessons.length - 1
  const next = button(isLast ? words.begin : words.next, () => (isLast ? ways.play() : ways.go(from + 1)), {
    class: 'ready',
  })
  const said = element(
    'div',
    {},
    ...text.map((each) => element('p', {}, each)),
    element('p', {}, element('b', {}, task)),
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
    if (!isEvent(event) || !lesson.isDone(event)) return
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
    hint() {
      const { view, legal } = session.shown().update
      return ways.hint(
        view,
        legal.map(({ action }) => action),
        lesson.seat,
      )
    },
    preferring: { now: () => ({ pace: 'usual', carriesOn: false, sounds: false }), set: () => undefined },
    again: null,
  })
  practice.begin()
  return table
}

const isEvent = (event: unknown): event is Event => typeof event === 'object' && event !== null && 'type' in event
