import { createRandom } from '../../src/core'
import { type Event, type Options, root } from '../../src/root'
import { greedy } from '../../src/root/bots'
import { tellEvent } from '../../src/root/render'
import { factsOf } from '../../src/root/rules/factions/facts'
import { deckIds, factions, mapIds } from '../../src/root/rules/vocabulary'

/** What games have shown of questions and events. */
export interface Collected {
  /** The types of the answers to each question. */
  readonly answers: ReadonlyMap<string, ReadonlySet<string>>
  /** A sentence for each event. */
  readonly sentences: ReadonlyMap<Event['type'], string>
}

/** Options of all kinds: 2 to 6 players, every faction, map and deck, drafts, hirelings and landmarks. */
function optionsFor(seed: number): Options {
  const chance = createRandom(seed)
  const players = 2 + (seed % 5)
  const map = chance.pick(mapIds)
  const deck = chance.pick(deckIds)
  const everyQuestion = seed % 4 === 0
  if (seed % 3 === 0) return { seed, players, factions: 'draft', map, deck, everyQuestion }
  if (seed % 3 === 1)
    return {
      seed,
      players,
      factions: 'draft',
      map,
      deck,
      advanced: { hirelings: true, landmarks: { count: 2 }, secondVagabond: players > 2 },
      everyQuestion,
    }
  const others = factions.filter((faction) => factsOf[faction].corner !== true && faction !== 'vagabond2')
  const corners = factions.filter((faction) => factsOf[faction].corner === true)
  const mix = chance.sample([...others, ...chance.sample(corners, 4)], players)
  return { seed, factions: mix, map, deck, everyQuestion }
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
