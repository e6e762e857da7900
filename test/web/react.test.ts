import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import type { Browser, Locator, Page } from 'playwright-core'
import { ironwood } from 'totemforge/ironwood'
import { nextTargets, renderSvg } from 'totemforge/ironwood/render'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../../examples/server/server'
import { linesOf } from '../examples/lines'
import { isThere } from '../needs'
import { newPage, openChromium } from './chromium'

describe.skipIf(!isThere('chromium'))('the React client, in Chromium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'totemforge-react-'))
  let browser: Browser
  let server: Awaited<ReturnType<typeof startServer>>
  const complaints: string[] = []

  beforeAll(async () => {
    const build = ['build', '--config', 'examples/react/vite.config.ts', '--outDir', folder, '--logLevel', 'error']
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...build], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    server = await startServer({ port: 0, folder })
    browser = await openChromium()
  })

  afterAll(async () => {
    await browser?.close()
    await server?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function visit(path = ''): Promise<Page> {
    const page = await newPage(browser)
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await page.goto(`http://127.0.0.1:${server.port}/${path}`)
    return page
  }

  const drawn = (page: Page): Promise<string> => page.locator('main svg').evaluate(({ outerHTML }) => outerHTML)
  const choices = 'main > button:not(:text-is("Undo"), :text("Play "), :text("undo"))'

  /** Presses the first thing that is lit, or else the first button, and waits until the board shows it. */
  async function choose(page: Page, press: (what: Locator) => Promise<void>): Promise<void> {
    await page.locator(`.lit, ${choices}`).first().waitFor()
    const before = await drawn(page)
    const lit = page.locator('.lit')
    await press((await lit.count()) > 0 ? lit.first() : page.locator(choices).first())
    await expect.poll(() => drawn(page)).not.toBe(before)
  }

  async function sitDown(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Play Woodwalkers' }).press('Enter')
    await page.locator(choices).first().waitFor()
  }

  test('a game against Ironbot is played by clicks, and an action is taken back', async () => {
    const page = await visit()
    await sitDown(page)
    const before = await drawn(page)
    await page.getByRole('button', { name: 'Draw 2 cards.' }).click()
    await page.getByRole('heading', { name: 'Play a card' }).waitFor()
    expect(await drawn(page)).not.toBe(before)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => drawn(page)).toBe(before)
    for (let clicks = 0; clicks < 12; clicks++) await choose(page, (what) => what.dispatchEvent('click'))
    expect(await page.locator('ol li').count()).toBeGreaterThan(3)
    expect(complaints).toEqual([])
  })

  test('a click that means nothing legal gets a sentence, and changes nothing', async () => {
    const page = await visit()
    await sitDown(page)
    const before = await drawn(page)
    await page.locator('[data-place]:not(.lit)').first().dispatchEvent('click')
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('Draw 2 cards, or 4 of which 2 go back?')
    expect(await drawn(page)).toBe(before)
  })

  test('the keyboard plays; at each redraw what is lit keeps the focus, and the question gets a focus that is lost', async () => {
    const page = await visit()
    await sitDown(page)
    const redrawn = await page.evaluateHandle(() => {
      const keyOf = (what: Element | null): string | undefined =>
        what instanceof SVGElement ? JSON.stringify(what.dataset) : what?.tagName
      let before = keyOf(document.activeElement)
      const seen: { readonly wanted: string | undefined; readonly is: string | undefined }[] = []
      addEventListener('keydown', () => (before = keyOf(document.activeElement)), true)
      const look = (): void => {
        const isLit = [...document.querySelectorAll('.lit')].some((each) => keyOf(each) === before)
        const is = keyOf(document.activeElement)
        // A button that is still there keeps the focus by itself.
        const stays = isLit || (before === 'BUTTON' && is === 'BUTTON')
        seen.push({ wanted: stays ? before : 'H1', is })
        before = is
      }
      const picture = document.querySelector('main div')
      if (picture) new MutationObserver(look).observe(picture, { childList: true })
      return seen
    })
    for (let presses = 0; presses < 12; presses++) await choose(page, (what) => what.press('Enter'))
    const seen = await redrawn.jsonValue()
    expect(seen.length).toBeGreaterThanOrEqual(12)
    for (const { wanted, is } of seen) expect(is).toBe(wanted)
    expect(complaints).toEqual([])
  })

  test('a place that is still lit after a move keeps the focus, and a card that was played gives it to the question', async () => {
    const page = await visit()
    const { outputFiles } = buildSync({
      entryPoints: ['examples/react/src/redraw.ts'],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'own',
    })
    await page.setContent('<main><h1 tabindex="-1">?</h1><div></div></main>')
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
    const pictureAfter = (...played: readonly string[]): string => {
      const state = played.reduce(
        (state, text) => ironwood.apply(state, ironwood.parse(text)),
        ironwood.setup({ mode: 'duel', seed: 7 }),
      )
      const view = ironwood.view(state, 'woodwalkers')
      return renderSvg(view, { highlight: nextTargets(ironwood.legalActions(state), [], view).lit })
    }
    const redraw = (svg: string): Promise<unknown> =>
      page.evaluate(`own.redraw(document.querySelector('div'), ${JSON.stringify(svg)})`)
    const opened = ['opening 2', 'opening 2'] as const
    await redraw(pictureAfter(...opened))
    await page.locator('.lit[data-card=WW02]').focus()
    await redraw(pictureAfter(...opened, 'play WW02'))
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.locator('.lit[data-place=F1]').focus()
    await redraw(pictureAfter(...opened, 'play WW02', 'move F1 F3'))
    expect(await page.locator('.lit[data-place=F1]:focus').count()).toBe(1)
  })

  test('two pages meet at a table, one agrees that the other takes an action back, and a page that is closed comes back to its seat', async () => {
    const ada = await visit()
    await ada.getByRole('button', { name: 'Open a table for two' }).click()
    await ada.getByRole('button', { name: 'Play Woodwalkers' }).click()
    const bob = await visit(new URL(ada.url()).hash)
    await bob.getByRole('button', { name: 'Play Ironclad' }).click()
    await ada.locator(choices).first().waitFor()
    const before = await drawn(ada)
    await ada.getByRole('button', { name: 'Draw 2 cards.' }).click()
    await expect.poll(() => drawn(ada)).not.toBe(before)
    await ada.getByRole('button', { name: 'Undo' }).click()
    await bob.getByRole('button', { name: 'Agree to undo' }).click()
    await expect.poll(() => drawn(ada)).toBe(before)
    await ada.reload()
    await expect.poll(() => drawn(ada)).toBe(before)
    expect(await ada.getByRole('button', { name: 'Undo' }).count()).toBe(1)
    expect(complaints).toEqual([])
  })
})

test('the board takes at most 60 lines of its own, without comments; the guide says how many, and of the page around it', () => {
  const lines = (name: string): number => linesOf(`examples/react/src/${name}`)
  const guide = readFileSync('docs/clients.md', 'utf8')
  const board = lines('board.tsx') + lines('redraw.ts')
  expect(board).toBeLessThanOrEqual(60)
  expect(guide).toContain(`a whole board in ${board} lines of its own`)
  expect(guide).toContain(`the page around it takes ${lines('main.tsx')} more`)
})
