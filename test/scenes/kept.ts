import { gamesWithScenes, readScenes, type Scene } from '../../scripts/scenes/scene'

/** The test of a scene: its file, group and title. */
export const keyOf = ({ file, suite, title }: Pick<Scene, 'file' | 'suite' | 'title'>): string =>
  `${file} ${suite} ${title}`

/** The scenes that are kept, by their tests. They are read here once: `follow.ts` runs again for each file of tests. */
export const kept = new Map<string, Scene[]>()
for (const scene of gamesWithScenes.flatMap(readScenes)) {
  const key = keyOf(scene)
  kept.set(key, [...(kept.get(key) ?? []), scene])
}
