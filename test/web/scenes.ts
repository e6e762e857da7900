import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gamesWithScenes, readScenes } from '../../scripts/scenes/scene'
import { bundleInto } from '../../scripts/site/bundle'
import { sceneHtml, staged } from '../../scripts/site/scenes'
import type { Site } from './browser'

/** A scene on a page of its own, as the site has it beside its rule. */
export interface ShownScene {
  readonly rule: string
  readonly address: string
  readonly isRefused: boolean
}

/** Some scenes of each game, refused and done, put on pages of the site. */
export async function putScenes({ folder, address }: Site): Promise<readonly ShownScene[]> {
  const top = join(folder, 'shown')
  await bundleInto(top)
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(top, file)), { recursive: true })
    writeFileSync(join(top, file), text)
  }
  return gamesWithScenes.flatMap((game) => {
    const scenes = readScenes(game)
    const some = [
      ...scenes.filter(({ refusal }) => refusal === null).slice(0, 2),
      ...scenes.filter(({ refusal, actions }) => refusal !== null && actions.length === 1).slice(0, 1),
    ]
    return some.map((scene, index) => {
      const one = staged(game, scene, index)
      const name = `${game}-${index}.html`
      write(one.file, one.text)
      const script = '<script type="module" src="site.js" data-top=""></script>'
      write(
        name,
        `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${script}${sceneHtml(one, one.file, '../index.html')}`,
      )
      return { rule: scene.rules[0] ?? '', address: `${address}shown/${name}`, isRefused: scene.refusal !== null }
    })
  })
}
