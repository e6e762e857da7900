import { createRequire } from 'node:module'
import { PlanError } from './plan-error'

const here = import.meta.url

interface Packages {
  readonly piscina: typeof import('piscina')
  readonly openskill: typeof import('openskill')
}

/** The packages for threads and ratings. Only the arena needs them, so the user installs them. */
export function arenaPackages(): Packages {
  const load = createRequire(here)
  try {
    return { piscina: load('piscina'), openskill: load('openskill') }
  } catch (error) {
    const reason = error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND' ? '' : ` (${error})`
    throw new PlanError(
      'packages',
      `The arena needs Piscina and openskill, which are not installed here: npm install piscina openskill${reason}`,
    )
  }
}
