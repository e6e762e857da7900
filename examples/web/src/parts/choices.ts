import type { AnyKit } from '../kits/kit'
import type { PageWords } from '../words'
import { button, element } from './element'

/** A choice, with its text. */
export interface Choice {
  readonly action: unknown
  readonly text: string
}

/** Choices that are the same but for a number. */
interface Numbered {
  readonly values: readonly (Choice & { readonly value: number })[]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The action without one of its numbers, as a text; the picture must show both in the same place. */
function keysOf(kit: AnyKit, view: unknown, action: unknown): ReadonlyMap<string, number> {
  if (!isRecord(action)) return new Map()
  const shown = kit.targets(action, view).filter(({ kind }) => kind !== 'choice')
  return new Map(
    Object.entries(action).flatMap(([name, value]) =>
      typeof value === 'number' ? [[JSON.stringify([shown, name, { ...action, [name]: null }]), value] as const] : [],
    ),
  )
}

/** Single choices, and choices that differ by a number together, in the order of the first of each. */
export function grouped(kit: AnyKit, view: unknown, choices: readonly Choice[]): readonly (Choice | Numbered)[] {
  const byKey = new Map<string, (Choice & { value: number })[]>()
  for (const choice of choices)
    for (const [key, value] of keysOf(kit, view, choice.action))
      byKey.set(key, [...(byKey.get(key) ?? []), { ...choice, value }])
  const done = new Set<Choice['action']>()
  return choices.flatMap((choice): (Choice | Numbered)[] => {
    if (done.has(choice.action)) return []
    for (const key of keysOf(kit, view, choice.action).keys()) {
      const values = byKey.get(key) ?? []
      if (values.length < 2 || values.some(({ action }) => done.has(action))) continue
      for (const { action } of values) done.add(action)
      return [{ values: [...values].sort((one, other) => one.value - other.value) }]
    }
    return [choice]
  })
}

/** Buttons for the choices; the first nine answer to a key. */
export function choiceList(
  groups: readonly (Choice | Numbered)[],
  words: PageWords,
  act: (action: unknown) => void,
  wanted: unknown,
  from = 0,
): HTMLElement[] {
  let number = from
  const keyed = (): Readonly<Record<string, number>> => {
    number++
    return number <= 9 ? { 'data-key': number } : {}
  }
  return groups.map((group) => {
    if ('values' in group) return numberControl(group, words, act, wanted, keyed)
    const made = button(group.text, () => act(group.action), { ...keyed(), ...markOf(group.action, wanted) })
    const { key } = made.dataset
    if (key !== undefined) made.prepend(element('kbd', { 'aria-hidden': 'true' }, key))
    return made
  })
}

/** What a lesson wants stands out. */
const markOf = (action: unknown, wanted: unknown): { readonly class?: string } =>
  wanted !== null && action === wanted ? { class: 'wanted' } : {}

/** One control for choices that differ by a number: a button for each number, and the sentence of the number pointed at. */
function numberControl(
  { values }: Numbered,
  words: PageWords,
  act: (action: unknown) => void,
  wanted: unknown,
  keyed: () => Readonly<Record<string, number>>,
): HTMLElement {
  const told = element('span', {}, values.at(-1)?.text ?? '')
  const buttons = values.map(({ action, text, value }) => {
    const tell = (): void => {
      told.textContent = text
    }
    return button(String(value), () => act(action), {
      ...keyed(),
      ...markOf(action, wanted),
      'aria-label': text,
      onmouseenter: tell,
      onfocus: tell,
    })
  })
  return element(
    'div',
    { class: 'numbers', role: 'group', 'aria-label': words.howMany },
    told,
    element('div', {}, ...buttons),
  )
}
