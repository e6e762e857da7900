import { question } from './question'
import type { Scene } from './scene'

/** The headline of a position: the round and whose turn it is, who decides what, and the viewer. */
export function headline(scene: Scene): { readonly when: string; readonly what: string; readonly viewer: string } {
  const { round, result, viewer, words } = scene
  const say = words.position
  return {
    when: round === 0 ? say.setup : say.when(round, scene),
    what: result ? say.won(result.winners, result.by) : question(scene),
    viewer: viewer === null ? say.allOpen : say.seenBy(viewer),
  }
}
