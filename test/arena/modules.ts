import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What policies of Connect Four may do wrong. */
const deeds = {
  illegal: 'choose: () => ({ type: "drop", column: 9 })',
  throws: 'choose() { throw new Error("I know nothing.") }',
  exits: 'choose: () => process.exit(3)',
  hangs: 'choose() { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) }',
  waits: 'choose: () => new Promise(() => undefined)',
  // Its thread breaks once the game is over, or in the middle of the next.
  leaves: 'choose({ legal }) { Promise.reject(new Error("left behind")); return legal[0] }',
}

type Deed = keyof typeof deeds

/** The file of a policy that does it. */
export function wrongdoer(directory: string, deed: Deed): string {
  const file = join(directory, `${deed}.mjs`)
  writeFileSync(file, `export default { name: '${deed}', ${deeds[deed]} }\n`)
  return file
}

/** It plays some games, and then waits in the middle of one as long as a file lies beside it. */
const held = `import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const beside = (name) => new URL(name, import.meta.url)
let decisions = 0

export default {
  name: 'held',
  async choose({ legal, random }) {
    const action = random.pick(legal)
    if (++decisions === 40 && existsSync(beside('hold'))) writeFileSync(beside('held-' + process.pid), '')
    while (decisions >= 40 && existsSync(beside('hold'))) await setTimeout(10)
    if (decisions === 40) writeFileSync(beside('free-' + process.pid), '')
    return action
  },
}
`

/** A policy that waits in the middle of a game, so that the test can do something meanwhile. */
export function heldPolicy(directory: string) {
  const file = join(directory, 'held.mjs')
  const hold = join(directory, 'hold')
  writeFileSync(file, held)
  writeFileSync(hold, '')
  return {
    file,
    /** Whether it is being held in a process. */
    isHeld: (pid = 0): boolean => existsSync(join(directory, `held-${pid}`)),
    /** Whether it was let go in a process, and plays on. */
    isFree: (pid = 0): boolean => existsSync(join(directory, `free-${pid}`)),
    letGo: (): void => rmSync(hold),
  }
}
