import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/** Collects all garbage now: what is still there afterwards is kept by somebody. */
export const collectGarbage: () => void = runInNewContext('gc')
