import { createRandom, type GameRecord, startRecord } from '../../../src/core'
import { type Action, daimyo, type Event, type Options, type State } from '../../../src/daimyo'

/** A random game: every so-manieth state on the way, every event, and the record. */
export function randomGame(
  options: Options,
  every: number,
): { readonly states: State[]; readonly events: Event[]; readonly record: GameRecord<Options, Action> } {
  const random = createRandom(options.seed, 'schema tests')
  const record = startRecord(daimyo, options)
  const events: Event[] = []
  const state = daimyo.clone(daimyo.setup(options))
  const states = [daimyo.clone(state)]
  for (let count = 1; daimyo.toAct(state) !== null; count++) {
    const action = random.pick(daimyo.legalActions(state))
    daimyo.step(state, action, (event) => void events.push(structuredClone(event)))
    record.actions.push(action)
    if (count % every === 0 || state.result) states.push(daimyo.clone(state))
  }
  return { states, events, record }
}
