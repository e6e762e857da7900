type Attributes = Readonly<Record<string, string | number | boolean | ((event: Event) => void) | null | undefined>>

/** An element with attributes, listeners (`onclick`) and content; it leaves out `null` and `false`. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...inside: readonly (Node | string | null)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue
    if (typeof value === 'function') made.addEventListener(name.slice(2), value)
    else made.setAttribute(name, value === true ? '' : String(value))
  }
  made.append(...inside.filter((each) => each !== null))
  return made
}

export const button = (text: string, onclick: () => void, attributes: Attributes = {}): HTMLButtonElement =>
  element('button', { type: 'button', ...attributes, onclick }, text)

/** A box to tick, with its label. */
export function tick(label: string, isOn: boolean, changed: (isOn: boolean) => void): HTMLLabelElement {
  const box = element('input', { type: 'checkbox', checked: isOn })
  box.addEventListener('change', () => changed(box.checked))
  return element('label', { class: 'tick' }, box, element('span', {}, label))
}

/** A list of choices, with its label. */
export function choice(
  label: string,
  values: readonly (readonly [value: string, text: string])[],
  chosen: string,
  changed: (value: string) => void,
): HTMLLabelElement {
  const select = element(
    'select',
    {},
    ...values.map(([value, text]) => element('option', { value, selected: value === chosen }, text)),
  )
  select.addEventListener('change', () => changed(select.value))
  return element('label', {}, element('span', {}, label), select)
}
