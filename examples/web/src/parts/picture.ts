import type { AnyKit, Part, Target } from '../kits/kit'

/** The place for drawn parts of the position. */
export interface Picture {
  readonly content: HTMLElement
  readonly parts: readonly Part[]
  /** The room for the drawing, in pixels. */
  room(): { readonly width: number; readonly height: number }
  show(svg: string): void
  /** The element of a target, if it is drawn here. */
  find(target: Target): SVGElement | null
}

/** A picture with parts that can be clicked, or chosen by the keyboard. */
export function createPicture(
  { clickable, targetIn }: AnyKit,
  name: string,
  parts: readonly Part[],
  clicked: (target: Target, isLit: boolean) => void,
): Picture {
  const content = document.createElement('div')
  content.className = `picture ${name}`
  let drawn = ''

  const take = (event: Event): void => {
    const from = event.target instanceof Element ? event.target.closest<SVGElement>(clickable) : null
    const target = from && targetIn(from.dataset)
    if (!target) return
    event.preventDefault()
    clicked(target, from.classList.contains('lit'))
  }
  content.addEventListener('click', take)
  content.addEventListener('keydown', (event) => {
    if ((event.key === 'Enter' || event.key === ' ') && !event.repeat) take(event)
  })

  return {
    content,
    parts,
    room: () => ({ width: content.clientWidth || 700, height: content.clientHeight || 500 }),
    show(svg) {
      if (svg === drawn) return
      drawn = svg
      const focused = document.activeElement
      const at = focused instanceof SVGElement && content.contains(focused) ? { ...focused.dataset } : null
      content.innerHTML = svg
      if (!at) return
      const same = [...content.querySelectorAll<SVGElement>(clickable)].find((each) =>
        Object.entries(at).every(([key, value]) => each.dataset[key] === value),
      )
      same?.focus()
    },
    find({ kind, id, in: within }) {
      const place = within === undefined ? ':not([data-in])' : `[data-in="${CSS.escape(within)}"]`
      return content.querySelector<SVGElement>(`[data-${kind}="${CSS.escape(id)}"]${place}`)
    },
  }
}
