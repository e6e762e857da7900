import { checkGame } from 'totemforge/testing'
import { expect, test } from 'vitest'
import { createStreams, type Random, type Viewer } from '../../../src/core'
import { game } from '../../../src/ironwood/rules/game'
import { modes } from '../../../src/ironwood/rules/solo/solo'
import type { State } from '../../../src/ironwood/rules/state'
import { type Seat, seats } from '../../../src/ironwood/rules/vocabulary'

/** Changes what the viewer may not know: hands, decks, wagers, vision cards, and chance to come. */
function scramble(state: State, viewer: Viewer<Seat>, random: Random): void {
  for (const seat of seats) {
    const side = state.sides[seat]
    const task = state.agenda.at(-1)
    const bot = state.solo?.bot === seat
    const open = (viewer === seat && !bot) || (task?.do === 'strike' && task.seat === viewer)
    if (!open && !state.agenda.some((each) => each.do === 'give-back')) {
      // Base cards stay where they are: a bot turns one up in the open, and takes it back into its hand without a trace.
      const specials = (card: string): boolean => Number(card.slice(2)) > 3
      const pool = [...side.deck, ...side.hand.filter(specials)]
      random.shuffle(pool)
      side.hand = side.hand.map((card) => (specials(card) ? (pool.pop() ?? card) : card))
      side.deck = pool
    } else random.shuffle(side.deck)
  }
  const { visions } = state
  const top = viewer === 'spectator' ? 0 : visions.known[viewer]
  const known = visions.deck.splice(visions.deck.length - top)
  if (viewer === 'woodwalkers') random.shuffle(visions.deck)
  else if (!state.agenda.some((each) => each.do === 'frame' && each.shown.length > 0)) {
    const pool = [...visions.deck, ...visions.hand]
    random.shuffle(pool)
    visions.hand = pool.splice(0, visions.hand.length)
    visions.deck = pool
  }
  visions.deck.push(...known)
  Object.assign(state, { random: createStreams(random.integer(0, 1e9)) })
}

test.each(modes)('Ironwood keeps every law of the kit: %s', (mode) => {
  const report = checkGame(game, {
    options: (seed) => (mode === 'duel' ? { mode, seed } : { mode, seed, level: seed % 16 }),
    games: 4,
    maxActions: 400,
    scramble,
  })
  expect(report.broken).toEqual([])
  expect(report.actions).toBeGreaterThan(200)
})
