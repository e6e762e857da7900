import { button, element } from './element'

/** Shows something above the page until it is closed; resolves to the choice, or `null`. */
export function ask(
  title: string,
  inside: readonly (Node | string)[],
  answers: readonly (readonly [value: string, text: string])[],
): Promise<string | null> {
  return new Promise((resolve) => {
    const heading = element('h2', {}, title)
    const buttons = answers.map(([value, text]) => button(text, () => dialog.close(value)))
    const dialog = element(
      'dialog',
      { 'aria-label': title },
      heading,
      ...inside,
      element('div', { class: 'answers' }, ...buttons),
    )
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.returnValue === '' ? null : dialog.returnValue)
    })
    document.body.append(dialog)
    dialog.showModal()
  })
}
