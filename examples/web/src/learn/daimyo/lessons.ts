import { type DaimyoSituation, daimyo } from 'totemforge/daimyo'
import type { Lesson } from '../lesson'

export type LessonId = 'die' | 'governor' | 'shadow' | 'relic' | 'tower' | 'hero' | 'round'

const situation = ({ sides, ...more }: Omit<DaimyoSituation, 'clans'>): DaimyoSituation => ({
  clans: ['nature', 'technology', 'nomads'],
  sides: { technology: { governors: ['blue-2'], points: 3 }, ...sides },
  ...more,
})

export const lessons: readonly Lesson<LessonId>[] = [
  {
    id: 'die',
    seat: 'nature',
    begin: () => daimyo.position(situation({ sides: { nature: { governors: ['blue-1', 'red-2'], hand: ['HE05'] } } })),
    done: { type: 'gained', side: 'nature', resource: 'metal' },
    way: ['die green 3', 'space production', 'main'],
  },
  {
    id: 'governor',
    seat: 'nature',
    begin: () =>
      daimyo.position(
        situation({
          sides: { nature: { governors: ['blue-1'], resources: { rice: 1 }, hand: ['NA01'] } },
          die: { colour: 'red', value: 4, at: 'recruit' },
        }),
      ),
    done: { type: 'placed', piece: 'governor', at: 'red-1' },
    way: ['main', 'governor red-1'],
  },
  {
    id: 'shadow',
    seat: 'nature',
    begin: () =>
      daimyo.position(
        situation({
          sides: { nature: { governors: ['blue-1'], resources: { rice: 1 }, hand: ['NA01'] } },
          die: { colour: 'red', value: 4, at: 'recruit' },
        }),
      ),
    done: { type: 'eliminated', by: 'nature', side: 'technology' },
    way: ['main', 'shadow blue-s1'],
  },
  {
    id: 'relic',
    seat: 'nature',
    begin: () =>
      daimyo.position(
        situation({
          sides: {
            nature: {
              governors: ['blue-1'],
              loose: ['red-1', 'red-2', 'red-3'],
              capacity: 4,
              seeker: 'blue',
              hand: ['NA01'],
            },
          },
          tiles: { red: ['red-4', 'blue-1', 'blue-2'] },
          die: { colour: 'green', value: 4, at: 'relic' },
        }),
      ),
    done: { type: 'restored', side: 'nature' },
    way: ['main', 'island red', 'take red-4 red'],
  },
  {
    id: 'tower',
    seat: 'nature',
    begin: () =>
      daimyo.position(
        situation({
          sides: { nature: { governors: ['blue-1'], resources: { metal: 1, stone: 2 }, hand: ['NA01'] } },
          die: { colour: 'red', value: 4, at: 'build' },
        }),
      ),
    done: { type: 'placed', piece: 'tower' },
    way: ['main', 'build tower', 'slot RT1-1', 'spot blue-3'],
  },
  {
    id: 'hero',
    seat: 'nature',
    begin: () =>
      daimyo.position(
        situation({
          sides: { nature: { governors: ['blue-1'], hand: ['NA01'] } },
          die: { colour: 'green', value: 4, at: 'production' },
        }),
      ),
    done: { type: 'gained', side: 'nature', resource: 'metal' },
    way: ['hero NA01', 'resource metal'],
  },
  {
    id: 'round',
    seat: 'nature',
    begin: () =>
      daimyo.position(
        situation({
          first: 'technology',
          turns: 8,
          sides: {
            nature: { governors: ['blue-1', 'blue-3'], shadows: ['red-s1'], resources: { gold: 3 }, hand: ['NA01'] },
            nomads: { governors: ['red-2'] },
          },
        }),
      ),
    done: { type: 'hired', side: 'nature' },
    way: ['die red 5', 'space tax', 'main', 'end', 'resource rice', 'hire HE39'],
  },
]
