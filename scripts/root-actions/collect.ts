import { createRandom } from '../../src/core'
import { type Event, type Options, root } from '../../src/root'
import { greedy } from '../../src/root/bots'
import { tellEvent } from '../../src/root/render'
import { deckIds, factions, mapIds } from '../../src/root/rules/vocabulary'

/** What games have shown of questions and events. */
export interface Collected {
  /** The types of the answers to each question. */
  readonly answers: ReadonlyMap<string, ReadonlySet<string>>
  /** A sentence for each event. */
  readonly sentences: ReadonlyMap<Event['type'], string>
}

/** Options of all kinds: 2 to 6 factions, every map and deck. */
function optionsFor(seed: number): Options {
  const chance = createRandom(seed)
  const players = 2 + (seed % 5)
  const mix = chance.sample(
    factions.filter((faction) => faction !== 'vagabond2'),
    players,
  )
  return {
    seed,
    factions: seed % 9 === 0 && mix.includes('vagabond') ? [...mix.slice(0, -1), 'vagabond2'] : mix,
    map: chance.pick(mapIds),
    deck: chance.pick(deckIds),
    everyQuestion: seed % 4 === 0,
  }
}

/** Plays games, half of the moves by chance and half by the greedy player, and notes what they show. */
export function collect(games: number): Collected {
  const answers = new Map<string, Set<string>>()
  const sentences = new Map<Event['type'], string>()
  for (let seed = 1; seed <= games; seed++) {
    const state = root.clone(root.setup(optionsFor(seed)))
    const chance = createRandom(seed)
    for (let step = 0; step < 3000; step++) {
      const seat = root.toAct(state)
      if (seat === null) break
      const legal = root.legalActions(state)
      const question = state.agenda.at(-1)?.do ?? ''
      const types = answers.get(question) ?? new Set<string>()
      for (const { type } of legal) types.add(type)
      answers.set(question, types)
      const turn = { view: root.view(state, seat), legal, seat, random: chance }
      const action = chance.integer(1, 3) === 1 ? chance.pick(legal) : greedy.choose(turn)
      const before = root.view(state, 'spectator')
      root.step(state, action, (event) => {
        if (!sentences.has(event.type)) sentences.set(event.type, tellEvent(event, before))
      })
    }
  }
  return { answers, sentences }
}
