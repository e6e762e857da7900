import { randomPolicy } from '../core'
import type { AnyPolicy } from './any'
import type { AnyListing, PolicyMaker } from './listing'
import type { PolicySettings } from './policy-name'
import { makeFlat, makeHalving, makeIsmcts } from './searching'
import { makeOnnx } from './trained'

/** A policy for any game; some need more of the game than its rules. */
interface AnyMaker {
  readonly meaning: string
  /** Whether its settings name a file. */
  readonly fromFile?: boolean
  make(settings: PolicySettings, listing: AnyListing): AnyPolicy | Promise<AnyPolicy>
}

/** A policy without settings. */
export const plainly = <View, Action, Seat extends string>(
  policy: ReturnType<PolicyMaker<View, Action, Seat>['make']>,
  meaning: string,
): PolicyMaker<View, Action, Seat> => ({
  meaning,
  make({ values, named }) {
    const [first] = [...values, ...Object.keys(named)]
    if (first !== undefined) throw new Error(`It takes no settings: leave out ":${first}".`)
    return policy
  },
})

/** The policies that play every game. */
export const everywhere: Readonly<Record<string, AnyMaker>> = {
  random: plainly<unknown, unknown, string>(randomPolicy, 'each legal action is equally likely'),
  ismcts: { meaning: 'tree search: ismcts:500 iterations, or ismcts:100ms', make: makeIsmcts },
  halving: { meaning: 'leaves the worse half out again and again: halving:100, or halving:100ms', make: makeHalving },
  flat: { meaning: 'tries each action equally often: flat:500, or flat:100ms', make: makeFlat },
  onnx: {
    meaning: 'a trained model: onnx:./model.onnx, perhaps with :temperature=1',
    fromFile: true,
    make: makeOnnx,
  },
}
