import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memoryStorage } from '../../examples/server/memory'
import { startServer } from '../../examples/server/server'
import { isThere } from '../needs'
import { newPage, openChromium } from '../web/chromium'

describe.skipIf(!isThere('chromium'))('the lobby page, in Chromium', () => {
  let browser: Browser
  let server: Awaited<ReturnType<typeof startServer>>
  const storage = memoryStorage()
  beforeAll(async () => {
    browser = await openChromium()
    server = await startServer({ port: 0, folder: 'examples/server/lobby', storage })
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })

  /** A visitor of their own. */
  async function visit(): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> {
    const page = await newPage(browser)
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await page.goto(`http://127.0.0.1:${server.port}/`)
    return { page, complaints }
  }

  test('two people find each other, sit down and play; one reloads and has the seat again', async () => {
    const [ada, bob] = [await visit(), await visit()]
    await ada.page.getByRole('button', { name: 'A duel of Ironwood' }).click()
    await ada.page.getByRole('button', { name: 'Play Woodwalkers' }).click()
    await bob.page.getByRole('button', { name: 'Go there' }).click()
    await bob.page.getByRole('button', { name: 'Play Ironclad' }).click()
    const choices = '#choices button'
    for (let actions = 0; actions < 10; actions++) {
      const { page } = await Promise.race(
        [ada, bob].map(async (visitor) => {
          await visitor.page.locator(choices).first().waitFor()
          return visitor
        }),
      )
      const version = (): Promise<string | null> => page.locator('#table').getAttribute('data-version')
      const before = await version()
      await page.locator(choices).first().click()
      await expect.poll(version).not.toBe(before)
    }
    const told = await ada.page.locator('#log li').count()
    expect(told).toBeGreaterThan(3)
    await ada.page.reload()
    await expect.poll(() => ada.page.locator('#seats').textContent()).toContain('You: Woodwalkers.')
    await expect.poll(() => ada.page.locator('#log li').count()).toBeGreaterThanOrEqual(told)
    expect([...ada.complaints, ...bob.complaints]).toEqual([])
  })

  test('a third one watches, and nobody is asked to decide for others', async () => {
    const { page } = await visit()
    await page.getByRole('button', { name: 'Go there' }).first().click()
    await expect.poll(() => page.locator('#seats').textContent()).toContain('You: spectator.')
    expect(await page.locator('#choices button').count()).toBe(0)
    await page.getByRole('button', { name: 'Back to the lobby' }).click()
    await page.getByRole('button', { name: 'Against Ironbot' }).waitFor()
  })

  test('lists a table without a summary, and the focus stays while the list is the same', async () => {
    await storage.create('a-table-of-1-0-0', {})
    const { page, complaints } = await visit()
    await expect.poll(() => page.locator('#tables').textContent()).toContain('A table. ')
    await page.getByRole('button', { name: 'Go there' }).last().focus()
    // After the answer to the second question the list of the first has been shown.
    for (let lists = 0; lists < 2; lists++) await page.waitForResponse('**/api/tables')
    expect(await page.locator(':focus').textContent()).toBe('Go there')
    expect(complaints).toEqual([])
    await storage.remove('a-table-of-1-0-0')
  })
})
