import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../../examples/server/server'
import { isThere } from '../needs'
import { newPage, openChromium } from '../web/chromium'

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

  const choices = '.choices button'
  const versionOf = (page: Page): Promise<string | null> => page.locator('main').getAttribute('data-version')

  /** Clicks the first choice, once there is one, and waits until it has been carried out. */
  async function choose(page: Page): Promise<void> {
    await page.locator(choices).first().waitFor()
    const before = await versionOf(page)
    await page.locator(choices).first().click()
    await expect.poll(() => versionOf(page)).not.toBe(before)
  }

  test('a game against Ironbot is played in the page alone', async () => {
    const page = await visit()
    await page.getByRole('button', { name: 'Against Ironbot' }).click()
    for (let clicks = 0; clicks < 15; clicks++) await choose(page)
    expect(await page.locator('ol li').count()).toBeGreaterThan(3)
    expect(await page.getByAltText('The position').isVisible()).toBe(true)
    expect(complaints).toEqual([])
  })

  test('two pages meet at a table; one is closed and comes back to its seat', async () => {
    const ada = await visit()
    await ada.getByRole('button', { name: 'Open a table for two' }).click()
    await ada.getByRole('button', { name: 'Play Woodwalkers' }).click()
    const bob = await visit(new URL(ada.url()).hash)
    await bob.getByRole('button', { name: 'Play Ironclad' }).click()
    let deciding = ada
    for (let clicks = 0; clicks < 12; clicks++) {
      deciding = await Promise.race(
        [ada, bob].map(async (page) => {
          await page.locator(choices).first().waitFor()
          return page
        }),
      )
      await choose(deciding)
    }
    const { length } = await ada.locator('ol li').all()
    await ada.reload()
    await expect.poll(() => ada.locator('ol li').count()).toBeGreaterThanOrEqual(length)
    expect(await ada.getByRole('button', { name: /^Play (Woodwalkers|Ironclad)$/ }).count()).toBe(0)
    await expect
      .poll(async () => (await ada.locator(choices).count()) + (await bob.locator(choices).count()))
      .toBeGreaterThan(0)
    expect(complaints).toEqual([])
  })
})
