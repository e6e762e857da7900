import { root } from 'totemforge/root'
import type { Lesson } from '../lesson'

export type LessonId = 'move' | 'battle' | 'build' | 'craft' | 'explore' | 'aid'

const eyrie = { leader: 'despot', decree: { recruit: [], move: ['vizier'], battle: [], build: ['vizier'] } } as const
const nest = { pieces: { warrior: { 2: 2 }, roost: { 2: 1 } }, board: eyrie } as const

/** A Ranger with a boot, a sword and a torch that are ready. */
const ranger = { character: 'ranger', clearing: 1, forest: -1, ready: [1, 0, 0, 0, 1, 0, 0, 1] }

export const lessons: readonly Lesson<LessonId>[] = [
  {
    id: 'move',
    seat: 'p1',
    begin: () =>
      root.position({
        factions: ['marquise', 'eyrie'],
        phase: 'daylight',
        sides: {
          p1: { pieces: { warrior: { 11: 3 } } },
          p2: { pieces: { warrior: { 6: 2, 2: 1 }, roost: { 2: 1 } }, board: eyrie },
        },
      }),
    done: { type: 'moved', to: 6, count: 3 },
    way: ['act march', 'move-to 6', 'move-count 3'],
  },
  {
    id: 'battle',
    seat: 'p1',
    begin: () =>
      root.position({
        factions: ['marquise', 'eyrie'],
        phase: 'daylight',
        sides: {
          p1: { pieces: { warrior: { 6: 4, 2: 1 } } },
          p2: { pieces: { warrior: { 6: 1, 2: 3 }, roost: { 6: 1, 2: 1 } }, board: eyrie },
        },
      }),
    done: { type: 'removed', piece: 'roost', at: 6 },
    way: ['act battle', 'battle-in 6'],
  },
  {
    id: 'build',
    seat: 'p1',
    begin: () =>
      root.position({
        factions: ['marquise', 'eyrie'],
        phase: 'daylight',
        sides: { p1: { pieces: { warrior: { 11: 3, 7: 1 }, sawmill: { 11: 1 }, wood: { 11: 1 } } }, p2: nest },
      }),
    done: { type: 'placed', piece: 'workshop' },
    way: ['act build', 'build 7', 'building workshop'],
  },
  {
    id: 'craft',
    seat: 'p1',
    begin: () =>
      root.position({
        factions: ['marquise', 'eyrie'],
        phase: 'daylight',
        sides: {
          p1: { pieces: { warrior: { 5: 2 }, workshop: { 5: 1 } }, hand: ['travel-gear-mouse', 'anvil', 'bake-sale'] },
          p2: nest,
        },
      }),
    done: { type: 'crafted', card: 'travel-gear-mouse' },
    way: ['craft travel-gear-mouse'],
  },
  {
    id: 'explore',
    seat: 'p1',
    begin: () =>
      root.position({
        factions: ['vagabond', 'marquise'],
        phase: 'daylight',
        sides: { p1: { board: ranger }, p2: { pieces: { warrior: { 5: 2 } } } },
      }),
    done: { type: 'ruin-removed', at: 10 },
    way: ['act move', 'move-to 10', 'act explore'],
  },
  {
    id: 'aid',
    seat: 'p1',
    begin: () =>
      root.position({
        factions: ['vagabond', 'marquise'],
        phase: 'daylight',
        sides: {
          p1: { hand: ['anvil', 'sword'], board: ranger },
          p2: { pieces: { warrior: { 1: 2 } }, items: ['tea'] },
        },
      }),
    done: { type: 'item', item: 'tea', how: 'gained' },
    way: ['act aid', 'exhaust torch', 'give anvil'],
  },
]
