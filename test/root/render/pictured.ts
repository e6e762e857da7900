import type { State } from '../../../src/root/rules/state'
import { table } from '../table'

/** A bit of everything on the Mountain map: buildings, tokens, a ruin, closed paths, a Decree, supporters, damaged items. */
export const midgame = (): State =>
  table({
    factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
    map: 'mountain',
    deck: 'exiles',
    active: 'p1',
    sides: {
      p1: {
        pieces: [
          ['keep', 1],
          ['warrior', 1, 4],
          ['sawmill', 1],
          ['sawmill', 9],
          ['wood', 9, 3],
          ['workshop', 8],
          ['recruiter', 12],
          ['warrior', 9, 2],
          ['warrior', 12],
          ['warrior', 10, 3],
        ],
        hand: ['birdy-bindle', 'root-tea-fox', 'ambush-mouse'],
        crafted: ['tunnels'],
        box: ['bag', 'tea'],
        score: 9,
      },
      p2: {
        pieces: [
          ['roost', 3],
          ['roost', 6],
          ['roost', 11],
          ['warrior', 3, 6],
          ['warrior', 6, 2],
          ['warrior', 11, 4],
          ['warrior', 10, 2],
        ],
        hand: ['bake-sale'],
        leader: 'commander',
        decree: {
          recruit: ['travel-gear-fox'],
          move: ['vizier', 'crossbow-mouse'],
          battle: ['vizier'],
          build: ['protection-racket'],
        },
        score: 11,
      },
      p3: {
        pieces: [
          ['base-mouse', 4],
          ['sympathy', 4],
          ['sympathy', 8],
          ['sympathy', 10],
          ['warrior', 4, 2],
        ],
        hand: ['anvil', 'investments'],
        supporters: ['sword', 'ambush-bird', 'root-tea-mouse'],
        officers: 2,
        score: 6,
      },
      p4: {
        character: 'ranger',
        pawn: 10,
        items: ['boot', 'torch', 'tea'],
        exhausted: ['sword'],
        damaged: ['crossbow'],
        hand: ['smugglers-trail'],
        score: 4,
      },
    },
    tasks: [{ do: 'cat-actions', seat: 'p1', left: 2, recruited: false }],
  }).state

/** A battle in the clearing where everybody stands; the defender may lay an ambush. */
export const battle = (): State =>
  table({
    factions: ['eyrie', 'alliance'],
    map: 'autumn',
    sides: {
      p1: {
        pieces: [
          ['roost', 5],
          ['warrior', 5, 3],
        ],
        hand: ['anvil'],
        leader: 'builder',
      },
      p2: {
        pieces: [
          ['base-rabbit', 5],
          ['sympathy', 5],
          ['warrior', 5, 2],
        ],
        hand: ['ambush-rabbit', 'sword'],
      },
    },
    tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
  }).state

/** On the Lake the Eyrie score their last points; the Ferry has left its clearing, and one is scorched. */
export function end(): State {
  const { state } = table({
    factions: ['eyrie', 'alliance', 'vagabond', 'vagabond2'],
    map: 'lake',
    sides: {
      p1: {
        pieces: [
          ['roost', 2],
          ['roost', 7],
          ['roost', 8],
          ['roost', 4],
          ['warrior', 2, 12],
          ['warrior', 7, 3],
        ],
        hand: ['sword'],
        leader: 'despot',
        crafted: ['boat-builders', 'tunnels'],
        score: 28,
      },
      p2: { pieces: [['sympathy', 3]], supporters: ['anvil'], crafted: ['soup-kitchens'], score: 12 },
      p3: { character: 'thief', pawn: 3, items: ['boot', 'torch', 'tea', 'coins'], damaged: ['sword'], score: 17 },
      p4: { character: 'scoundrel', items: ['boot', 'boot'], exhausted: ['crossbow'], score: 5 },
    },
    deck: 'exiles',
    phase: 'evening',
    tasks: [{ do: 'roost-points', seat: 'p1' }],
  })
  state.scorched = [12]
  state.ferry = 10
  return state
}

/** Five at the table, all of them in clearing 11, with more than anybody has ever seen there. */
export const crowd = (): State =>
  table({
    factions: ['marquise', 'eyrie', 'alliance', 'vagabond', 'vagabond2'],
    sides: {
      p1: {
        pieces: [
          ['warrior', 11, 25],
          ['sawmill', 11],
          ['wood', 11, 8],
          ['keep', 11],
        ],
        box: ['boot', 'boot', 'bag', 'bag', 'crossbow', 'hammer', 'sword', 'sword', 'tea', 'tea', 'coins', 'coins'],
        crafted: ['armorers', 'sappers', 'brutal-tactics', 'royal-claim', 'stand-and-deliver', 'tax-collector'],
      },
      p2: {
        pieces: [
          ['warrior', 11, 20],
          ['roost', 11],
        ],
        decree: {
          recruit: ['birdy-bindle', 'woodland-runners', 'arms-trader', 'gently-used-knapsack', 'protection-racket'],
          move: ['favor-of-the-rabbits', 'favor-of-the-mice', 'favor-of-the-foxes'],
        },
      },
      p3: {
        pieces: [
          ['warrior', 11, 10],
          ['sympathy', 11],
        ],
      },
      p4: { pawn: 11, items: ['boot', 'sword', 'sword', 'crossbow', 'hammer', 'torch', 'coins', 'tea', 'bag'] },
      p5: { pawn: 11, character: 'harrier' },
    },
    tasks: [{ do: 'cat-actions', seat: 'p1', left: 3, recruited: false }],
  }).state
