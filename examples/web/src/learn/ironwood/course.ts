import type { Course } from '../lesson'
import { lessons } from './lessons'
import { lessonWords } from './words'

export const course: Course = {
  lessons,
  words: lessonWords,
  first: { way: 'ironbot', level: '0' },
}
