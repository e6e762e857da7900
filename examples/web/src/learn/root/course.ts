import type { Course } from '../lesson'
import { lessons } from './lessons'
import { lessonWords } from './words'

export const course: Course = {
  lessons,
  words: lessonWords,
  first: {
    way: 'alone',
    players: '2',
    setup: 'usual',
    factions: 'given',
    faction: 'marquise',
    strength: 'greedy',
    map: 'autumn',
    deck: 'standard',
  },
}
