import type { Course } from './lesson'

/** The lessons of the games, each loaded when somebody wants to learn. */
export const courses: Readonly<Record<string, () => Promise<Course>>> = {
  ironwood: async () => (await import('./ironwood/course')).course,
  root: async () => (await import('./root/course')).course,
  daimyo: async () => (await import('./daimyo/course')).course,
}
