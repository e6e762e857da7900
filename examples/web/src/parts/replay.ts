import type { Past } from '../keep/past'
import type { AnyGameWords, AnyKit } from '../kits/kit'
import { button, choice, element } from './element'
import { layOut } from './layout'
import type { Setting } from './page'

/** A finished game, step by step, with a slider. */
export function replayScreen(
  kit: AnyKit,
  told: AnyGameWords,
  { words }: Setting,
  past: Past,
  playOn: (step: number) => void,
): { readonly content: HTMLElement; leave(): void } {
  const { game } = kit
  const last = past.states.length - 1
  let step = 0
  let viewer = 'everything'
  const slider = element('input', { type: 'range', min: 0, max: last, value: 0, 'aria-label': words.replay })
  const where = element('output', {})
  const log = element('ol', { class: 'log', tabindex: 0, 'aria-label': words.log })
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
    for (const { part, picture } of pictures)
      picture.show(told.draw(view, { parts: [part], width: picture.width(), highlight: [] }))
    where.textContent = words.replayStep(step, last)
    const lines = past.events.slice(Math.max(0, step - 12), step + 1).flatMap((events) =>
      events.flatMap((event) => {
        const seen = viewer === 'everything' ? event : game.redact(event, viewer)
        const text = seen === null ? '' : told.event(seen, view)
        return text === '' ? [] : [element('li', { class: 'event' }, text)]
      }),
    )
    log.replaceChildren(...lines)
    log.scrollTop = log.scrollHeight
  }

  slider.addEventListener('input', () => go(Number(slider.value)))
  const side = element(
    'section',
    { class: 'now' },
    element('h2', {}, words.replay),
    slider,
    element(
      'div',
      { class: 'aids' },
      button(words.earlier, () => go(step - 1)),
      where,
      button(words.later, () => go(step + 1)),
    ),
    choice(words.seenBy, viewers, viewer, (value) => {
      viewer = value
      show()
    }),
    button(words.replayFrom, () => playOn(step)),
    element('h3', {}, words.log),
    log,
  )
  const { content: playing, pictures } = layOut(kit, words.picture, [side], () => undefined)
  const content = element('main', { class: 'table replay' }, playing)
  const resized = new ResizeObserver(show)
  resized.observe(content)
  return { content, leave: () => resized.disconnect() }
}
