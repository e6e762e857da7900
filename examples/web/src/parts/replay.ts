import type { Past } from '../keep/past'
import type { AnyGameWords, AnyKit } from '../kits/kit'
import { button, choice, element } from './element'
import { layOut, noMarks } from './layout'
import { logList } from './log'
import type { Screen, Setting } from './page'

/** A game step by step, with a slider; a running game only as `only` sees it. */
export function replayScreen(
  kit: AnyKit,
  told: AnyGameWords,
  { words }: Setting,
  past: Past,
  only: string | null,
  playOn: (step: number) => void,
): Screen {
  const { game } = kit
  const last = past.states.length - 1
  let step = 0
  let viewer = only ?? 'everything'
  const slider = element('input', { type: 'range', min: 0, max: last, value: 0, 'aria-label': words.replay })
  const where = element('output', {})
  const log = logList(words.log)
  const first = past.states[0] ?? {}
  const seats = game.players(first)
  const open = game.view(first, 'spectator')
  const viewers = [
    ['everything', words.everything],
    ['spectator', words.spectator],
    ...seats.map((seat) => [seat, told.seat(seat, open)] as const),
  ] as const

  const go = (to: number): void => {
    step = Math.max(0, Math.min(last, to))
    slider.value = String(step)
    show()
  }

  function show(): void {
    const state = past.states[step] ?? first
    // A state is drawn with everything open.
    const view = viewer === 'everything' ? state : game.view(state, viewer)
    layout.draw(told, view, noMarks)
    where.textContent = words.replayStep(step, last)
    const lines = past.events.slice(Math.max(0, step - 12), step + 1).flatMap((events) =>
      events.flatMap((event) => {
        const seen = viewer === 'everything' ? event : game.redact(event, viewer)
        const text = seen === null ? '' : told.event(seen, view)
        return text === '' ? [] : [{ kind: 'event', text, event: null } as const]
      }),
    )
    log.show(lines)
  }

  slider.addEventListener('input', () => go(Number(slider.value)))
  const now = element(
    'div',
    { class: 'inside' },
    element('h2', {}, words.replay),
    slider,
    element(
      'div',
      { class: 'aids' },
      button(words.earlier, () => go(step - 1)),
      where,
      button(words.later, () => go(step + 1)),
    ),
    only === null
      ? choice(words.seenBy, viewers, viewer, (value) => {
          viewer = value
          show()
        })
      : null,
    button(words.replayFrom, () => playOn(step)),
  )
  const layout = layOut(
    kit,
    words,
    { now, past: element('div', { class: 'inside' }, element('h2', {}, words.log), log.content) },
    () => undefined,
  )
  const title = element('h1', { class: 'unseen', tabindex: -1 }, told.title)
  const content = element('main', { class: 'table replay' }, title, layout.content)
  const resized = new ResizeObserver(show)
  resized.observe(content)
  return { content, status: layout.status, leave: () => resized.disconnect() }
}
