import { ironwood, type Seat, type State } from 'totemforge/ironwood'
import type { Lesson } from '../lesson'

export type LessonId = 'carry' | 'discover' | 'battle' | 'found' | 'build'

export const lessons: readonly Lesson<LessonId, State, Seat>[] = [
  {
    id: 'carry',
    seat: 'woodwalkers',
    begin: () =>
      ironwood.position({
        turn: 'woodwalkers',
        forests: { F3: { fighters: 2, full: 1 }, F8: 2 },
        mountains: { ferrum: 2, zincur: 1 },
        woodwalkers: { crystals: 1 },
      }),
    done: { type: 'secured' },
    way: ['play WW02', 'move F3 F1 full'],
  },
  {
    id: 'discover',
    seat: 'woodwalkers',
    begin: () =>
      ironwood.position({
        turn: 'woodwalkers',
        forests: { F3: 2, F7: 2 },
        mountains: { ferrum: 2, zincur: 1 },
        woodwalkers: { crystals: 1 },
        visions: { hand: ['auria'] },
      }),
    done: { type: 'discovered' },
    way: ['play WW01', 'draw 1', 'option 2', 'discover auria F3'],
  },
  {
    id: 'battle',
    seat: 'woodwalkers',
    begin: () =>
      ironwood.position({
        turn: 'woodwalkers',
        forests: { F7: 3, F6: 2 },
        mountains: { ferrum: 2, auria: 2 },
        woodwalkers: { crystals: 1, hand: ['WW04', 'WW06'] },
      }),
    done: { type: 'battle-over' },
    way: ['play WW02', 'forfeit', 'attack F7 auria', 'wager WW04'],
  },
  {
    id: 'found',
    seat: 'ironclad',
    begin: () =>
      ironwood.position({
        turn: 'ironclad',
        forests: { F7: 2 },
        mountains: { ferrum: 2, argentimar: 2 },
        ironclad: { crystals: 2 },
      }),
    done: { type: 'founded' },
    way: ['play IC03', 'option 3', 'found argentimar'],
  },
  {
    id: 'build',
    seat: 'ironclad',
    begin: () =>
      ironwood.position({
        turn: 'ironclad',
        forests: { F7: 2 },
        mountains: { ferrum: 2, argentimar: { fighters: 2, site: 'foundation' } },
        ironclad: { crystals: 5 },
      }),
    done: { type: 'built' },
    way: ['play IC01', 'option 2', 'pay', 'build argentimar'],
  },
]
