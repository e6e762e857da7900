import { createRandom, type GameRecord, startRecord } from '../../../src/core'
import { type Action, type Deck, type Event, type Options, root, rootCards, type State } from '../../../src/root'

export const ownDeck: Deck = {
  id: 'both',
  name: 'Both decks',
  cards: rootCards.flatMap(({ id, standard, exiles }) => Array<string>(Math.max(standard, exiles)).fill(id)),
}

/** A random game: every so-manieth state on the way, every event, and the record. */
export function randomGame(
  options: Options,
  most: number,
  every = 1,
): { states: State[]; events: Event[]; record: GameRecord<Options, Action> } {
  const random = createRandom(options.seed, 'schema tests')
  const record = startRecord(root, options)
  const events: Event[] = []
  const state = root.setup(options)
  const states = [root.clone(state)]
  for (let count = 1; count <= most && root.toAct(state) !== null; count++) {
    const action = random.pick(root.legalActions(state))
    root.step(state, action, (event) => void events.push(structuredClone(event)))
    record.actions.push(action)
    if (count % every === 0 || state.result) states.push(root.clone(state))
  }
  return { states, events, record }
}
