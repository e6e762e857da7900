import { packed } from '../../../examples/web/src/keep/link'
import { continued } from '../../scenes/continued'
import type { Scene } from './stages/stage'

/** The games, each loaded when a scene of it is opened. */
const stages = {
  ironwood: () => import('./stages/ironwood'),
  root: () => import('./stages/root'),
  daimyo: () => import('./stages/daimyo'),
} as const

const isGame = (name: string): name is keyof typeof stages => Object.hasOwn(stages, name)

function show(place: Element | null, title: string, pictures: readonly string[]): void {
  if (!place || pictures.length === 0) return
  const heading = document.createElement('h6')
  heading.textContent = title
  const drawn = document.createElement('div')
  drawn.innerHTML = pictures.join('')
  place.replaceChildren(heading, ...drawn.children)
}

async function open(details: HTMLElement, file: string, play: string): Promise<void> {
  const scene: Scene = await (await fetch(file)).json()
  if (!isGame(scene.game)) throw new Error(`There is no game ${scene.game}.`)
  const { stage } = await stages[scene.game]()
  const { before, after } = stage(scene)
  show(details.querySelector('.before'), 'Before', before)
  show(details.querySelector('.after'), 'After', after)
  const link = details.querySelector<HTMLAnchorElement>('.play-on')
  if (!link) return
  const { game } = scene
  const text = await packed(JSON.stringify({ game, state: continued(game, scene.before) }))
  link.href = `${play}#/position/${text}`
  link.hidden = false
}

/** Draws the pictures of a scene when it is opened. */
export function startScenes(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details.scene')) {
    const { scene, play } = details.dataset
    if (scene === undefined || play === undefined) continue
    details.addEventListener('toggle', () => void open(details, scene, play), { once: true })
  }
}
