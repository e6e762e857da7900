import type { Browser, Page } from 'playwright-core'
import { startRecord } from 'totemforge'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kuhnPoker } from '../../examples/games/kuhn-poker'
import { describe as described } from '../../src/cli/described'
import { builtIn } from '../../src/cli/games'
import { answerTo } from '../../src/cli/inspect/answer'
import { createRespond } from '../../src/cli/inspect/respond'
import { type Serving, serveInspector } from '../../src/cli/inspect/serve'
import { isThere } from '../needs'
import { newPage, openChromium } from './chromium'

const duel = { seed: 1, mode: 'duel' } as const

describe.skipIf(!isThere('chromium'))('the inspector, in Chromium', () => {
  let browser: Browser
  let serving: Serving
  let page: Page
  const complaints: string[] = []

  async function open(respond: ReturnType<typeof createRespond>): Promise<void> {
    serving = await serveInspector(async (what, asked) => answerTo(respond, what, asked), 0)
    await page.goto(serving.address)
    await page.waitForSelector('#legal button')
  }

  beforeAll(async () => {
    browser = await openChromium()
  })
  afterAll(() => browser?.close())
  beforeEach(async () => {
    page = await newPage(browser, { viewport: { width: 1500, height: 1000 } })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    complaints.length = 0
    page.on('console', (message) => {
      // That a request was refused the browser says by itself.
      if (message.type() === 'error' && !message.text().includes('400')) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
  })
  afterEach(async () => {
    await serving.close()
    expect(complaints).toEqual([])
  })

  const where = (): Promise<string | null> => page.textContent('#where')
  const playFirst = async (): Promise<void> => {
    const before = await where()
    await page.locator('#legal button').first().click()
    await page.waitForFunction((text) => document.querySelector('#where')?.textContent !== text, before)
  }

  test('a game is played, gone back in, and played on along another line', async () => {
    await open(createRespond(described(builtIn.ironwood('en')), { options: duel, actions: [] }))
    for (let count = 0; count < 4; count++) await playFirst()
    expect(await where()).toBe('4 of 4')
    await page.click('#back')
    await page.waitForFunction(() => document.querySelector('#where')?.textContent === '3 of 4')
    await page.locator('#legal button').nth(1).click()
    await page.waitForFunction(() => document.querySelector('#where')?.textContent === '4 of 4')
    expect(await page.locator('#lines option').count()).toBe(2)
    await page.selectOption('#lines', '0')
    await page.waitForFunction(() => document.querySelector('#where')?.textContent === '3 of 4')
    expect(await page.locator('#picture svg').count()).toBe(1)
  })

  test('an action that is refused says why, and one that is legal can be played', async () => {
    await open(createRespond(described(builtIn.ironwood('en')), { options: duel, actions: [] }))
    await page.fill('#typed', 'opening 7')
    await page.click('#try button')
    await page.waitForFunction(() => document.querySelector('#tried')?.textContent !== '')
    expect(await page.textContent('#tried')).toMatch(/cannot be read|opening/)
    await page.fill('#typed', 'opening 2')
    await page.selectOption('#by', 'ironclad')
    await page.click('#try button')
    await page.waitForFunction(() => document.querySelector('#tried')?.textContent?.includes('not-your-turn'))
    await page.selectOption('#by', '')
    await page.click('#try button')
    await page.getByText('Play it').click()
    await page.waitForFunction(() => document.querySelector('#where')?.textContent === '1 of 1')
  })

  test('what a seat does not see is marked in its view, and what it sees is not', async () => {
    await open(createRespond(described({ game: kuhnPoker }), { options: { seed: 3 }, actions: [] }))
    // What is opened in one tree is open in all of them.
    await page.locator('.tree[data-viewer="state"] summary', { hasText: 'cards' }).click()
    await page.waitForSelector('.tree[data-viewer="spectator"] details[open]')
    const hidden = await page.locator('.tree[data-viewer="spectator"] .hidden').count()
    expect(hidden).toBeGreaterThan(0)
    expect(await page.locator('.tree[data-viewer="state"] .hidden').count()).toBe(0)
  })

  test('a record is loaded and copied, and a position is copied as a test', async () => {
    const described_ = described(builtIn.root('en'))
    const options = { seed: 5, players: 2 }
    await open(createRespond(described_, { options, actions: [] }))
    for (let count = 0; count < 3; count++) await playFirst()
    await page.click('#record')
    await page.waitForFunction(() => document.querySelector('#said')?.textContent === 'Copied.')
    const record = await page.evaluate(() => navigator.clipboard.readText())
    expect(record).toContain(startRecord(described_.game, options).game)
    await page.click('#test')
    await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes('expect('))
    await page.click('#load')
    await page.fill('#text', record)
    await page.getByRole('button', { name: 'Load', exact: true }).click()
    await page.waitForFunction(() => document.querySelectorAll('#lines option').length === 2)
    expect(await where()).toBe('3 of 3')
    await page.click('#load')
    await page.fill('#text', 'nonsense')
    await page.getByRole('button', { name: 'Load', exact: true }).click()
    await page.waitForFunction(() => document.querySelector('#said')?.textContent !== '')
  })

  test('the legal actions are searched by text and by words', async () => {
    await open(createRespond(described(builtIn.ironwood('en')), { options: duel, actions: [] }))
    expect(await page.locator('#legal button').count()).toBe(2)
    await page.fill('#search', 'give back')
    expect(await page.locator('#legal button').count()).toBe(1)
  })
})
