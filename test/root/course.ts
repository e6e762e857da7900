import * as fc from 'fast-check'
import { createRandom, type Random } from '../../src/core'
import { type Action, type Event, type Options, root, type State } from '../../src/root'
import { greedy } from '../../src/root/bots'
import { haveCorners } from '../../src/root/rules/setup/reach'
import { deckIds, factions, mapIds } from '../../src/root/rules/vocabulary'

/** What one action did. */
export interface Step {
  readonly before: State
  readonly action: Action
  readonly events: readonly Event[]
  readonly after: State
}

/** Looks at a step: `undefined` if there is nothing to see in it, `null` if all is well, else what is wrong. */
export type Look = (step: Step) => string | null | undefined

/** What must hold in every game; it is made for each game, so that it can remember. */
export interface Law {
  readonly title: string
  begin(): Look
}

/** Tables of this many players: any factions that may meet (ROOT-5.1.1a, ROOT-VAR-04) in any order, any map, either deck, any seed. */
export const tables = (players: number): fc.Arbitrary<Options> =>
  fc.record({
    seed: fc.nat(2 ** 31 - 1),
    map: fc.constantFrom(...mapIds),
    deck: fc.constantFrom(...deckIds),
    factions: fc
      .shuffledSubarray([...factions], { minLength: players, maxLength: players })
      .filter((chosen) => haveCorners(chosen) && (!chosen.includes('vagabond2') || chosen.includes('vagabond'))),
  })

export const told = ({ seed, map, deck, factions: chosen }: Options): string =>
  `seed ${seed}, ${map}, ${deck}, ${[chosen].flat().join(' ')}`

/** How long a game is followed: nearly all end earlier. */
export const patience = 6000

/** Chooses what is played. */
export type Chooser = (state: State, random: Random) => Action

export const byChance: Chooser = (state, random) => random.pick(root.legalActions(state))

export const byGreed: Chooser = (state, random) => {
  const seat = root.toAct(state)
  if (seat === null) throw new Error('Nobody has to act.')
  return greedy.choose({ view: root.view(state, seat), legal: root.legalActions(state), seat, random })
}

/** Plays a game to its end, or for long; by chance each action is equally likely. */
export function playThrough(
  options: Options,
  watch: (step: Step, number: number) => void,
  choose: Chooser = byChance,
): State {
  const random = createRandom(options.seed, 'play')
  const state = root.setup(options)
  for (let number = 1; number <= patience && state.result === null; number++) {
    const before = root.clone(state)
    const action = choose(state, random)
    const events: Event[] = []
    root.step(state, action, (event) => events.push(event))
    watch({ before, action, events, after: state }, number)
  }
  return state
}
