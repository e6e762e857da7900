import type { AnyKit, Part, Target } from '../kits/kit'

/** The place for a drawn part of the position. */
export interface Picture {
  readonly content: HTMLElement
  /** The greatest width of the drawing, in pixels. */
  width(): number
  show(svg: string): void
}

/** A picture with parts that can be clicked, or chosen by the keyboard. */
export function createPicture(
  { clickable, targetIn }: AnyKit,
  part: Part,
  label: string,
  clicked: (target: Target) => void,
): Picture {
  const content = document.createElement('div')
  content.className = `picture ${part}`
  content.setAttribute('aria-label', label)
  content.setAttribute('role', 'region')
  let drawn = ''

  const take = (event: Event): void => {
    const from = event.target instanceof Element ? event.target.closest<SVGElement>(clickable) : null
    const target = from && targetIn(from.dataset)
    if (!target) return
    event.preventDefault()
    clicked(target)
  }
  content.addEventListener('click', take)
  content.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') take(event)
  })

  return {
    content,
    width: () => Math.max(320, Math.floor(content.clientWidth || 700)),
    show(svg) {
      if (svg === drawn) return
      drawn = svg
      const focused = document.activeElement
      const at = focused instanceof SVGElement && content.contains(focused) ? { ...focused.dataset } : null
      content.innerHTML = svg
      if (!at) return
      const same = [...content.querySelectorAll<SVGElement>(clickable)].find((each) =>
        Object.entries(at).every(([name, value]) => each.dataset[name] === value),
      )
      same?.focus()
    },
  }
}
