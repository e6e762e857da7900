import { spawnSync } from 'node:child_process'

/** What some tests need from the system, how one sees that it is there, and what those tests are about. */
const needed = {
  python3: { sign: ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))'], about: 'the Python client' },
  // Debian keeps the programs of each version apart.
  psql: { sign: ['--version'], about: 'tables in PostgreSQL' },
  'redis-server': { sign: ['--version'], about: 'tournaments over Redis' },
  chromium: { sign: ['--version'], about: 'pages in a browser' },
} as const

type Needed = keyof typeof needed

/** Whether a program is installed: `describe.skipIf(!isThere('python3'))(...)`. */
export const isThere = (program: Needed): boolean => spawnSync(program, needed[program].sign).status === 0

/** One line about what is left out. */
function leftOut(missing: readonly Needed[]): string {
  const parts = missing.map((program) => `of ${needed[program].about} (no ${program} here)`)
  return `Left out are the tests ${parts.join(' and ')}.`
}

const isNeeded = (name: string): name is Needed => Object.hasOwn(needed, name)

/** Vitest calls this once, before all tests. */
export default function setup(): void {
  const missing = Object.keys(needed)
    .filter(isNeeded)
    .filter((program) => !isThere(program))
  if (missing.length === 0) return
  if (process.env['CI_COMPLETE']) throw new Error(`CI_COMPLETE is set: nothing may be missing. ${leftOut(missing)}`)
  console.log(leftOut(missing))
}
