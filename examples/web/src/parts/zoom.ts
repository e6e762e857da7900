import type { PageWords } from '../words'
import { button, element } from './element'

const most = 4
const step = 1.4

/** Makes a picture larger by wheel, pinch, or buttons, and moves it by dragging. Returns the buttons. */
export function zoomable(content: HTMLElement, words: PageWords): HTMLElement {
  let [scale, x, y] = [1, 0, 0]
  let wasDragged = false
  const fingers = new Map<number, { x: number; y: number }>()

  function show(): void {
    const { clientWidth: width, clientHeight: height } = content
    x = Math.min(0, Math.max(x, width * (1 - scale)))
    y = Math.min(0, Math.max(y, height * (1 - scale)))
    content.style.setProperty('--zoom', scale === 1 ? 'none' : `translate(${x}px, ${y}px) scale(${scale})`)
    content.classList.toggle('zoomed', scale > 1)
    out.disabled = scale === 1
    into.disabled = scale >= most
  }

  /** Makes it larger around a point of the screen. */
  function zoom(by: number, clientX: number, clientY: number): void {
    const { left, top } = content.getBoundingClientRect()
    const next = Math.min(most, Math.max(1, scale * by))
    const [atX, atY] = [clientX - left, clientY - top]
    x = atX - ((atX - x) * next) / scale
    y = atY - ((atY - y) * next) / scale
    scale = next
    show()
  }

  function zoomMiddle(by: number): void {
    const { left, top, width, height } = content.getBoundingClientRect()
    zoom(by, left + width / 2, top + height / 2)
  }

  const into = button('+', () => zoomMiddle(step), { 'aria-label': words.zoomIn })
  const out = button('−', () => zoomMiddle(1 / step), { 'aria-label': words.zoomOut })

  content.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      zoom(event.deltaY < 0 ? step : 1 / step, event.clientX, event.clientY)
    },
    { passive: false },
  )
  content.addEventListener('pointerdown', ({ pointerId, clientX, clientY }) => {
    fingers.set(pointerId, { x: clientX, y: clientY })
    wasDragged = false
  })
  addPointer('pointermove', ({ pointerId, clientX, clientY }) => {
    const before = fingers.get(pointerId)
    if (!before) return
    const [dx, dy] = [clientX - before.x, clientY - before.y]
    if (!wasDragged && Math.hypot(dx, dy) < 6) return
    wasDragged = true
    const other = [...fingers].find(([id]) => id !== pointerId)?.[1]
    fingers.set(pointerId, { x: clientX, y: clientY })
    if (other) {
      const far = Math.hypot(before.x - other.x, before.y - other.y) || 1
      const now = Math.hypot(clientX - other.x, clientY - other.y)
      zoom(now / far, (clientX + other.x) / 2, (clientY + other.y) / 2)
    } else {
      x += dx
      y += dy
      show()
    }
  })
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    addPointer(type, ({ pointerId }) => fingers.delete(pointerId))
  // The end of a drag is no click.
  content.addEventListener(
    'click',
    (event) => {
      if (wasDragged && scale > 1) event.stopPropagation()
      wasDragged = false
    },
    true,
  )

  function addPointer(
    type: 'pointermove' | 'pointerup' | 'pointercancel' | 'pointerleave',
    heard: (event: PointerEvent) => void,
  ): void {
    content.addEventListener(type, heard)
  }
  show()
  return element('div', { class: 'zoom' }, into, out)
}
