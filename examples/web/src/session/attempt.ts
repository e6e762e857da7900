import type { AnyKit, Target } from '../kits/kit'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The action that somebody probably means with clicks on impossible targets: a legal action with the clicked targets in
 * place of its own. The game then gives the reason.
 */
export function attemptAt(
  kit: AnyKit,
  legal: readonly unknown[],
  clicked: readonly Target[],
  view: unknown,
): unknown | null {
  for (const action of legal) {
    if (!isRecord(action)) continue
    const targets = kit.targets(action, view).filter(({ kind }) => kind !== 'choice')
    if (targets.length < clicked.length) continue
    const attempt: Record<string, unknown> = { ...action }
    const fits = clicked.every((click, index) => {
      const target = targets[index]
      if (!target) return false
      const id = click.kind === 'unit' && target.kind === 'place' ? click.in : click.id
      if (id === undefined || (click.kind !== target.kind && target.kind !== 'place')) return false
      const field = Object.keys(action).find((name) => name !== 'type' && String(action[name]) === target.id)
      if (field === undefined) return false
      attempt[field] = typeof action[field] === 'number' ? Number(id) : id
      return true
    })
    if (fits) return attempt
  }
  return null
}
