/** Draws a picture again. What had the focus keeps it while it is lit, and a focus that is lost goes to the question. */
export function redraw(picture: HTMLElement | null, svg: string): void {
  if (!picture) return
  const focused = JSON.stringify(picture.querySelector<SVGElement>('.lit:focus')?.dataset)
  picture.innerHTML = svg
  const lit = [...picture.querySelectorAll<SVGElement>('.lit')]
  lit.find(({ dataset }) => JSON.stringify(dataset) === focused)?.focus({ preventScroll: true })
  if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true })
}
