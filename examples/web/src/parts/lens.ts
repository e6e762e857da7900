/** A card in full size above its hand, while it is pointed at, focused, or held down. */
export interface Lens {
  readonly content: HTMLElement
  hide(): void
}

const width = 230
/** So long a finger stays on a card that wants to read it. */
const held = 450

export function createLens(picture: HTMLElement): Lens {
  const content = document.createElement('div')
  content.className = 'lens'
  content.setAttribute('aria-hidden', 'true')
  content.hidden = true
  let timer = 0

  function show(card: SVGGraphicsElement): void {
    const face = card.querySelector<SVGGraphicsElement>('.face') ?? card
    const { width: wide, height: high } = face.getBBox()
    if (wide === 0) return
    const copy = card.cloneNode(true)
    if (!(copy instanceof SVGElement)) return
    for (const name of ['transform', 'tabindex', 'role', 'data-card', 'data-in']) copy.removeAttribute(name)
    const owner = card.ownerSVGElement
    const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    drawn.setAttribute('viewBox', `-2 -2 ${wide + 4} ${high + 4}`)
    for (const name of ['font-family', 'font-size', 'fill']) drawn.setAttribute(name, owner?.getAttribute(name) ?? '')
    drawn.append(copy)
    content.replaceChildren(drawn)
    content.hidden = false
    const tall = (high / wide) * width
    const { left, top, width: across } = card.getBoundingClientRect()
    const x = Math.min(innerWidth - width - 4, Math.max(4, left + across / 2 - width / 2))
    content.style.left = `${x}px`
    content.style.top = `${Math.max(4, Math.min(top - tall - 8, innerHeight - tall - 4))}px`
    content.style.width = `${width}px`
  }

  const hide = (): void => {
    clearTimeout(timer)
    content.hidden = true
  }
  const cardAt = ({ target }: Event): SVGGraphicsElement | null =>
    target instanceof Element ? target.closest<SVGGraphicsElement>('[data-card]') : null

  picture.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return
    const card = cardAt(event)
    if (card) show(card)
    else hide()
  })
  picture.addEventListener('pointerdown', (event) => {
    const card = cardAt(event)
    if (event.pointerType !== 'mouse' && card) timer = setTimeout(() => show(card), held)
  })
  for (const type of ['pointerleave', 'pointercancel', 'focusout'] as const) picture.addEventListener(type, hide)
  picture.addEventListener('pointerup', ({ pointerType }) => {
    if (pointerType !== 'mouse') clearTimeout(timer)
  })
  picture.addEventListener('contextmenu', (event) => {
    if (cardAt(event)) event.preventDefault()
  })
  // After reading, the finger that lifts plays nothing.
  picture.addEventListener(
    'click',
    (event) => {
      if (!content.hidden && event instanceof PointerEvent && event.pointerType === 'touch') event.stopPropagation()
      hide()
    },
    true,
  )
  picture.addEventListener('focusin', (event) => {
    const card = cardAt(event)
    if (card?.matches(':focus-visible')) show(card)
  })
  return { content, hide }
}
