import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { loadRecord, recordText, startRecord } from 'totemforge'
import { ironwood } from 'totemforge/ironwood'
import { root } from 'totemforge/root'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { games } from '../deep'
import { isThere } from '../needs'
import { openSite, packedSizes, type Site, type Visit } from './browser'
import { putScenes } from './scenes'
import { playAndLook } from './screen'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds that is serious. */
const serious = `axe.run().then(({ violations }) => violations
  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ html }) => html.slice(0, 120)).join(' | ')))`

/** The clicks in a game of Root, which takes very many to its end. */
const deep = (count: number): number => games(count, 15)

/** The page draws its seeds from the browser: so that it plays the same game each time. */
const drawAlike = ({ page }: Visit): Promise<unknown> =>
  page.addInitScript(() => {
    let random = 1
    crypto.getRandomValues = (drawn) => {
      if (!(drawn instanceof Uint8Array)) throw new Error('Bytes are drawn here.')
      for (const index of drawn.keys()) {
        random = (random * 16_807) % 2_147_483_647
        drawn[index] = random >> 8
      }
      return drawn
    }
  })

/** Begins a game from the first screen; `chosen` are the labels of the form. */
async function begin(
  visit: Visit,
  site: Site,
  game: 'Ironwood' | 'Root' | 'Daimyo',
  chosen: Record<string, string>,
): Promise<void> {
  const { page } = visit
  await drawAlike(visit)
  await page.addInitScript(() => localStorage.setItem('totemforge pace', 'atOnce'))
  await page.goto(site.address)
  const form = page.locator(`section.game[aria-label="${game}"]`)
  for (const [label, value] of Object.entries(chosen)) await form.getByLabel(label).selectOption(value)
  await form.locator('.begin').click()
  await page.waitForSelector('.question, .hand-over')
}

/** Clicks one choice after the other until the game is over, as somebody who does not think. */
const playOn = ({ page }: Visit, most: number, seed: number): Promise<{ clicks: number; isOver: boolean }> =>
  page.evaluate(
    async ([most, seed]) => {
      let random = seed
      const draw = (below: number): number => {
        random = (random * 16_807) % 2_147_483_647
        return random % below
      }
      const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1))
      let clicks = 0
      // One click waits for others as long as they may take on a busy machine.
      for (let waits = 0; clicks < most && waits < 200_000; ) {
        const ready = document.querySelector<HTMLButtonElement>('.hand-over .ready')
        const buttons = [...document.querySelectorAll<HTMLButtonElement>('.choices [data-key]')]
        if (document.querySelector('.table.over')) return { clicks, isOver: true }
        if (ready) ready.click()
        else if (buttons.length > 0) {
          buttons[draw(buttons.length)]?.click()
          clicks++
          waits = 0
        } else waits++
        await tick()
      }
      return { clicks, isOver: document.querySelector('.table.over') !== null }
    },
    [most, seed] as const,
  )

/** The options of the game that the page keeps, and the actions that were done in it, each with its seat. */
async function keptIn({ page }: Visit) {
  const kept = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.startsWith('totemforge game'))?.[1] ?? '',
  )
  const { head, entries } = JSON.parse(JSON.parse(kept).text).saved
  return { options: head.options, done: entries.filter(({ type }: { type: string }) => type === 'acted') }
}

/** The names that the page has stored something under. */
const keys = ({ page }: Visit, prefix: string): Promise<string[]> =>
  page.evaluate((wanted) => Object.keys(localStorage).filter((key) => key.startsWith(wanted)), prefix)

describe.skipIf(!isThere('chromium'))('the page, in Chromium', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  test('teaches each game: what a lesson wants is marked, and done by clicking it', async () => {
    const { page, complaints } = await site.visit()
    for (const lesson of ['ironwood/3', 'root/1', 'root/6', 'daimyo/1', 'daimyo/7']) {
      await page.goto(`${site.address}#/learn/${lesson}`)
      const next = page.locator('.lesson .ready')
      // The lesson before is done, and its button shows until the new one is there.
      await next.waitFor({ state: 'hidden' })
      await page.waitForSelector('.lesson b')
      for (let clicks = 0; clicks < 12 && !(await next.isVisible()); clicks++)
        await page.locator('.choices button.wanted').click()
      expect(await next.isVisible(), lesson).toBe(true)
    }
    await page.goto(`${site.address}#/learn/root/1`)
    await page.locator('.choices button.wanted').click()
    expect(await page.locator('.picture.map .wanted').getAttribute('data-place')).toBe('6')
    expect(complaints).toEqual([])
  })

  test('shows what tests of rules do, and opens it to play on', async () => {
    const scenes = await putScenes(site)
    expect(scenes).toHaveLength(9)
    const { page, complaints } = await site.visit()
    for (const { address, rule, isRefused } of scenes) {
      await page.goto(address)
      await page.locator('summary').click()
      await page.locator('.play-on').waitFor()
      expect(await page.locator('.before svg').count(), rule).toBeGreaterThan(0)
      expect((await page.locator('.after svg').count()) > 0, rule).toBe(!isRefused)
      expect(await page.locator('.refused').count(), rule).toBe(isRefused ? 1 : 0)
      await page.locator('.play-on').click()
      await page.waitForSelector('.question')
      expect(await page.locator('.choices [data-key]').count(), rule).toBeGreaterThan(0)
      expect(await page.locator('section.map svg').count(), rule).toBe(1)
    }
    await page.goto(`${site.address}#/position/${'x'.repeat(40)}`)
    await page.locator('dialog').getByText('This link holds no position').waitFor()
    expect(complaints).toEqual([])
  })

  test('is small, and offers a first move', async () => {
    const visit = await site.visit()
    const { page } = visit
    const loaded: string[] = []
    page.on('response', (response) => loaded.push(new URL(response.url()).pathname.slice(1) || 'index.html'))
    await begin(visit, site, 'Ironwood', { How: 'ironbot' })
    await page.waitForSelector('.choices button')
    // One heading, and the keyboard begins at the question.
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('question')
    await page.waitForLoadState('networkidle')
    const sizes = packedSizes(site.folder)
    const total = [...new Set(loaded)].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)
    expect(total).toBeLessThan(200_000)
    expect(visit.complaints).toEqual([])
  })

  test.each([
    ['Ironwood', { How: 'ironbot' }, 1366, 768, 1500],
    ['Ironwood', { How: 'woodenbot' }, 390, 844, 1500],
    ['Root', { How: 'alone' }, 1366, 768, deep(40)],
    ['Root', { How: 'alone' }, 390, 844, deep(40)],
    ['Daimyo', { How: 'empire' }, 1366, 768, deep(30)],
    ['Daimyo', { How: 'alone' }, 390, 844, deep(30)],
  ] as const)('%s, %o, is played on one screen of %i by %i', async (game, chosen, width, height, most) => {
    const visit = await site.visit({ width, height })
    await begin(visit, site, game, chosen)
    // A card under the mouse is enlarged and lies over the map.
    await visit.page.mouse.move(0, 0)
    const { decisions, faults, isOver } = await playAndLook(visit.page, most, 7)
    expect(decisions).toBeGreaterThan(20)
    expect(faults.length / decisions, faults.slice(0, 5).join('; ')).toBeLessThan(0.02)
    expect(faults.filter((fault) => fault.includes('scrolls'))).toEqual([])
    if (most > 1000) {
      expect(isOver).toBe(true)
      expect(await visit.page.textContent('.end')).toContain('win')
      // The same seat plays the other side.
      await visit.page.click('.end .aids button:last-child')
      await visit.page.waitForSelector('.table:not(.over) .choices [data-key]')
    }
    if (game === 'Root')
      expect(new Set((await keptIn(visit)).done.map(({ seat }: { seat: string }) => seat)).size).toBe(4)
    expect(visit.complaints).toEqual([])
  })

  test('in a duel at one screen nothing of the other hand is in the page', async () => {
    const visit = await site.visit()
    const { page } = visit
    await begin(visit, site, 'Ironwood', { How: 'duel' })
    let looked = 0
    for (let round = 0; round < 40; round++) {
      await playOn(visit, 1, round + 1)
      // What the log tells was seen by its reader when it happened.
      const html = await page.evaluate(() =>
        [...document.querySelectorAll('.picture, .choices, .question, .hand-over, .said')]
          .map(({ outerHTML }) => outerHTML)
          .concat(document.querySelector('.hand-over') ? document.body.innerHTML : '')
          .join(''),
      )
      const { options, done } = await keptIn(visit)
      const state = ironwood.setup(options)
      for (const { action } of done) ironwood.step(state, action)
      const isHandedOver = html.includes('hand-over')
      const hidden = (['woodwalkers', 'ironclad'] as const)
        .filter((seat) => isHandedOver || seat !== ironwood.toAct(state))
        .flatMap((seat) => {
          const seen = JSON.stringify(ironwood.view(state, seat === 'ironclad' ? 'woodwalkers' : 'ironclad'))
          return state.sides[seat].hand.filter((card) => !seen.includes(`"${card}"`))
        })
      for (const card of hidden) expect(html).not.toContain(card)
      looked += hidden.length
    }
    expect(looked).toBeGreaterThan(40)
    expect(visit.complaints).toEqual([])
  })

  test('a click on what is illegal says why, and shows the rule', async () => {
    const visit = await site.visit()
    const { page } = visit
    await page.goto(`${site.address}#/learn`)
    const before = await page.innerHTML('.choices')
    await page.getByRole('button', { name: /WW02/ }).first().click()
    await page.waitForFunction((html) => document.querySelector('.choices')?.innerHTML !== html, before)
    // There is none of the own Fighters on F16.
    await page.locator('.picture.map [data-place="F16"]').first().click()
    await page.waitForSelector('.said .rule')
    expect(await page.textContent('.said')).toContain('F16')
    await page.click('.said .rule')
    expect(await page.textContent('dialog')).toMatch(/Fighter/)
    expect(visit.complaints).toEqual([])
  })

  test('a game is kept, saved as a record, shared as a link, and looked at again', async () => {
    const visit = await site.visit()
    const { page } = visit
    await begin(visit, site, 'Ironwood', { How: 'ironbot' })
    await playOn(visit, 12, 3)
    const menu = page.locator('.menu summary')
    const save = async (): Promise<void> => {
      await menu.click()
      await page.getByText('Save as a file').click()
    }
    const [download] = await Promise.all([page.waitForEvent('download'), save()])
    const record = readFileSync(await download.path(), 'utf8')
    const loaded = loadRecord(ironwood, record)
    expect(loaded.ok).toBe(true)
    await page.getByText('Link to this game').click()
    const link = await page.locator('dialog input').inputValue()
    await page.keyboard.press('Escape')
    const other = await site.visit()
    await other.page.goto(link)
    await other.page.waitForSelector('input[type=range]')
    const last = loaded.ok ? loaded.record.actions.length : -1
    expect(await other.page.getAttribute('input[type=range]', 'max')).toBe(String(last))
    await other.page.locator('input[type=range]').fill(String(last))
    expect(await other.page.textContent('output')).toBe(`Step ${last} of ${last}`)
    // Reloaded, the game goes on where it was.
    await page.reload()
    await page.waitForSelector('.choices button')
    expect([...visit.complaints, ...other.complaints]).toEqual([])
  })

  test('the log survives undo, reload and another language, and others can be paused', async () => {
    const visit = await site.visit()
    const { page } = visit
    const log = (): Promise<string[]> => page.locator('.log li').allTextContents()
    await begin(visit, site, 'Ironwood', { How: 'ironbot' })
    await playOn(visit, 12, 3)
    await page.waitForSelector('.choices [data-key]')
    await page.click('.undo')
    await page.waitForFunction(() => document.querySelectorAll('.log li').length > 5)
    const told = await log()
    await page.reload()
    await page.waitForSelector('.choices [data-key]')
    expect(await log()).toEqual(told)
    await page.click('.menu summary')
    await page.getByLabel('Language').selectOption('pl')
    await page.waitForSelector('html[lang=pl] .choices [data-key]')
    const polish = await log()
    expect(polish.length).toBeGreaterThan(5)
    expect(polish.filter((line) => told.includes(line))).toEqual([])
    // Paused, the bot waits until it is let on.
    await page.click('.pause')
    const chosen = (): Promise<boolean> =>
      page.evaluate(() => {
        const choice = document.querySelector<HTMLButtonElement>('.choices [data-key]')
        choice?.click()
        return choice !== null
      })
    const isLetOn = async (): Promise<boolean> => {
      // Where the bot has no choice it does not wait, and may ask the player again.
      while (await chosen()) await page.waitForTimeout(20)
      let before = -1
      for (let now = (await log()).length; now !== before; now = (await log()).length) {
        before = now
        await page.waitForTimeout(50)
      }
      await page.click('.step')
      await page.waitForTimeout(50)
      return (await log()).length > before
    }
    await expect.poll(isLetOn).toBe(true)
    // Of a running game the replay shows only what its player may see.
    await page.click('.menu summary')
    await page.getByRole('button', { name: 'Obejrzyj' }).click()
    await page.waitForSelector('input[type=range]')
    expect(await page.locator('.replay select').count()).toBe(0)
    expect(visit.complaints).toEqual([])
  })

  test('a game of Root can be ended', async () => {
    const visit = await site.visit()
    const { page } = visit
    await begin(visit, site, 'Root', { How: 'alone' })
    await page.click('.menu summary')
    await page.getByRole('button', { name: 'End the game' }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await page.waitForSelector('.table.over .end')
    // At a table of several seats nobody can lose alone: who surrenders leaves the seat, or proposes the end to all.
    const opened = await fetch(`${site.address}api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'root' }),
    })
    const { id } = await opened.json()
    await page.goto(`${site.address}#/network/root/${id}`)
    await page
      .getByRole('button', { name: /Play the / })
      .first()
      .click()
    await page.waitForSelector('.players .here')
    await page.click('.menu summary')
    await page.getByRole('button', { name: 'Surrender' }).click()
    await page.getByRole('button', { name: 'Propose to end the game' }).waitFor()
    await page.locator('dialog').getByRole('button', { name: 'Leave the seat' }).click()
    await page.waitForFunction(() => !document.querySelector('.players .here'))
    expect(visit.complaints).toEqual([])
  })

  test('two play over the network: names, invitation, chat, a bot for the one who left, and another game', async () => {
    const [host, guest] = [
      await site.visit({ width: 1366, height: 768 }),
      await site.visit({ width: 390, height: 844 }),
    ]
    const fits = async (): Promise<void> => {
      for (const { page } of [host, guest])
        expect(
          await page.evaluate(() => {
            const { scrollWidth, scrollHeight } = document.documentElement
            return scrollWidth <= innerWidth && scrollHeight <= innerHeight
          }),
        ).toBe(true)
    }
    const openBar = ({ page }: Visit): Promise<void> =>
      page.locator('.network-bar details').evaluate((bar: HTMLDetailsElement) => {
        bar.open = true
      })
    await host.page.goto(site.address)
    await host.page.locator('section.game[aria-label="Ironwood"] button.network').click()
    await host.page.getByLabel('Clock').selectOption('15')
    await host.page.getByRole('button', { name: 'Open a table' }).click()
    await host.page.waitForSelector('.network-bar')
    await host.page.getByLabel('Your name').fill('Ada')
    await host.page.getByRole('button', { name: /Play the .*Woodwalkers/ }).click()
    await host.page.waitForSelector('.players .here')
    // The invitation opens one seat, and does not stay in the address.
    await host.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openBar(host)
    await host.page.getByRole('button', { name: 'Invite somebody' }).click()
    await host.page.getByRole('button', { name: 'Copy' }).first().click()
    await host.page.getByRole('button', { name: 'Copied' }).waitFor()
    const link = await host.page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/#\/network\/ironwood\/[\w-]+\/ironclad\/\w{25}$/)
    const stored = await host.page.evaluate(() => Object.values({ ...localStorage }).map(String))
    for (const secret of stored.filter((value) => /^\w{20,}$/.test(value))) expect(link).not.toContain(secret)
    await guest.page.goto(link)
    await guest.page.getByRole('button', { name: /Play the .*Ironclad/ }).click()
    await guest.page.waitForSelector('.players .here')
    expect(guest.page.url()).toBe(host.page.url())
    await host.page.waitForSelector('.choices button')
    while ((await guest.page.locator('.choices [data-key]').count()) === 0)
      await host.page.evaluate(() => document.querySelector<HTMLButtonElement>('.choices [data-key]')?.click())
    expect(await host.page.locator('.players .deciding .clock').textContent()).toMatch(/^1[45]:\d\d$/)
    // Chat is text. It is counted until somebody looks, and is there after a reload.
    await host.page.click('.tabs [data-view=chat]')
    await host.page.getByLabel('Say something').fill('<b>Good luck</b>')
    await host.page.keyboard.press('Enter')
    await guest.page.waitForFunction(() => document.querySelector('.tabs [data-view=chat]')?.textContent === 'Chat (1)')
    await guest.page.reload()
    await guest.page.waitForSelector('.choices button')
    await guest.page.click('.tabs [data-view=chat]')
    expect(await guest.page.locator('.chat-lines li').allTextContents()).toEqual(['Ada: <b>Good luck</b>'])
    expect(await guest.page.textContent('.log')).not.toBe('')
    await fits()
    await host.page.evaluate(axe)
    expect(await host.page.evaluate(serious)).toEqual([])
    // The table is among the games of its player, with whose turn it is.
    await guest.page.click('header .name')
    expect(await guest.page.locator('.kept-tables li').textContent()).toMatch(/with Ada.*It is your decision/)
    await host.page.waitForFunction(() => document.querySelector('.players')?.textContent?.includes('away'))
    await guest.page.locator('.kept-tables a').click()
    await guest.page.waitForSelector('.choices button')
    // A bot takes the seat of the one who leaves. What the other has opened stays open meanwhile.
    await openBar(host)
    await openBar(guest)
    await guest.page.getByRole('button', { name: 'Leave the seat' }).click()
    await guest.page.getByRole('button', { name: 'Yes' }).click()
    await host.page.getByRole('button', { name: 'Let a bot play' }).click()
    await host.page.waitForFunction(() => document.querySelector('.players')?.textContent?.includes('a bot plays'))
    await guest.page.getByRole('button', { name: /Play the .*Ironclad/ }).click()
    await host.page.waitForFunction(() => !document.querySelector('.players')?.textContent?.includes('a bot plays'))
    // One surrenders, and both play again on the other seats.
    await host.page.click('.menu summary')
    await host.page.click('.menu .resign')
    await host.page.getByRole('button', { name: 'Yes' }).click()
    await host.page.waitForSelector('.table.over .end')
    await fits()
    const before = host.page.url()
    await host.page.click('.end .aids button:last-child')
    await guest.page.locator('.notice').getByRole('button', { name: 'Yes' }).click()
    await host.page.waitForSelector('.table:not(.over) .players .here')
    await guest.page.waitForSelector('.choices [data-key]')
    expect(host.page.url()).not.toBe(before)
    expect(guest.page.url()).toBe(host.page.url())
    expect(await host.page.locator('.players li').last().textContent()).toContain('Ada')
    expect([...host.complaints, ...guest.complaints]).toEqual([])
  })

  test('the first screen begins one game for a double click, forgets a game that goes on, and loads after a bad file', async () => {
    const visit = await site.visit()
    const { page } = visit
    await page.goto(site.address)
    const form = page.locator('section.game[aria-label="Ironwood"]')
    await form.getByLabel('How').selectOption('watch')
    await form.locator('.begin').dblclick()
    await page.waitForSelector('.log li')
    await page.locator('header .name').click()
    // Nobody has to begin at the top of the page again.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    const games = page.locator('.kept li')
    await games.first().waitFor()
    expect(await games.count()).toBe(1)
    await page.getByRole('button', { name: 'Forget it' }).click()
    await games.first().waitFor({ state: 'detached' })
    // Another game goes on, and this one does not.
    await form.getByLabel('How').selectOption('watch')
    await form.locator('.begin').click()
    await page.waitForSelector('.log li')
    expect(await keys(visit, 'totemforge game')).toHaveLength(1)
    await page.locator('header .name').click()
    const load = (text: string): Promise<void> =>
      page.setInputFiles('input[type=file]', { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
    await load('no record')
    await page.locator('dialog').getByRole('button', { name: 'Close' }).click()
    await load(recordText(ironwood, startRecord(ironwood, { mode: 'duel', seed: 7 })))
    await page.waitForSelector('.replay')
    expect(visit.complaints).toEqual([])
  })

  test('keeps its place in a lesson when the colours change, and keys decide only what is to be seen', async () => {
    const visit = await site.visit()
    const { page } = visit
    await page.goto(`${site.address}#/learn/ironwood/1`)
    await page.locator('.choices button').first().click()
    const told = await page.locator('.log li').allTextContents()
    await page.locator('.menu summary').click()
    await page.getByLabel('Colours').selectOption('dark')
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
    expect(await page.locator('.log li').allTextContents()).toEqual(told)
    expect(told.length).toBeGreaterThan(0)
    // What a lesson does not heed is not offered.
    expect(await page.locator('.menu input[type=checkbox]').count()).toBe(0)
    await begin(visit, site, 'Ironwood', { How: 'duel' })
    const folded = '.choices details:not([open]) [data-key]'
    while ((await page.locator(folded).count()) === 0) await playOn(visit, 1, 5)
    const kept = (): Promise<unknown> => keptIn(visit)
    const before = await kept()
    await page.keyboard.press((await page.locator(folded).first().getAttribute('data-key')) ?? '')
    expect(await kept()).toEqual(before)
    // The place of the one who hands the screen over is not opened by a key.
    while ((await page.locator('.hand-over').count()) === 0)
      await page.evaluate(() => document.querySelector<HTMLButtonElement>('.choices [data-key]')?.click())
    const done = await kept()
    await page.keyboard.press('u')
    await page.keyboard.press('h')
    expect(await kept()).toEqual(done)
    await page.locator('.menu summary').click()
    await page.getByRole('button', { name: 'Look at it again' }).click()
    await page.waitForSelector('.replay')
    expect(await page.locator('.panel.hand [data-card]').count()).toBe(0)
    expect(visit.complaints).toEqual([])
  })

  test('what others at a table do leaves the clock, the focus and what was read alone', async () => {
    const [host, guest, third] = [await site.visit(), await site.visit(), await site.visit()]
    await host.page.addInitScript(() => {
      // Counts the clocks that run.
      const running = new Set<number>()
      const [begin, end] = [window.setInterval.bind(window), window.clearInterval.bind(window)]
      Object.assign(window, {
        running,
        setInterval(run: () => void, wait: number) {
          const timer = begin(run, wait)
          running.add(timer)
          return timer
        },
        clearInterval(timer: number) {
          running.delete(timer)
          end(timer)
        },
      })
    })
    const running = (): Promise<number> => host.page.evaluate('running.size')
    const made = await fetch(`${site.address}api/tables`, {
      method: 'POST',
      body: JSON.stringify({ game: 'ironwood', chat: 'everybody', allowance: { time: 599_000 } }),
    })
    const { id } = await made.json()
    for (const { page } of [host, guest, third]) await page.goto(`${site.address}#/network/ironwood/${id}`)
    const sit = ({ page }: Visit, people: string): Promise<void> =>
      page.getByRole('button', { name: `Play the ${people}` }).click()
    await sit(host, 'Woodwalkers')
    await sit(guest, 'Ironclad')
    const first = await Promise.race(
      [host, guest].map(async ({ page }) => {
        await page.waitForSelector('.choices [data-key]')
        return page
      }),
    )
    const other = first === host.page ? guest.page : host.page
    // The clock has run for a while: what comes now must not wind it up again.
    const clock = async (): Promise<string> => (await first.textContent('.players .deciding .clock')) ?? ''
    await first.waitForFunction(() => (document.querySelector('.deciding .clock')?.textContent ?? '9:59') <= '9:57')
    const before = await clock()
    await first.locator('.choices [data-key="2"]').focus()
    await first.evaluate(() => {
      const spoken: string[] = []
      Object.assign(window, { spoken })
      for (const part of document.querySelectorAll('.panel.now [aria-live], .panel.now [role=status], .results'))
        new MutationObserver(() => spoken.push(part.className)).observe(part, { childList: true, characterData: true })
    })
    await other.locator('.tabs [data-view=chat]').click()
    await other.getByLabel('Say something').fill('Good luck')
    await other.keyboard.press('Enter')
    await first.waitForFunction(() => document.querySelector('.tabs [data-view=chat]')?.textContent === 'Chat (1)')
    expect((await clock()) <= before).toBe(true)
    expect(await first.evaluate(() => document.activeElement?.getAttribute('data-key'))).toBe('2')
    expect(await first.evaluate('spoken')).toEqual([])
    expect(await running()).toBe(1)
    await host.page.locator('header .name').click()
    await host.page.waitForSelector('.kept-tables li')
    expect(await running()).toBe(0)
    // Who watched is not asked to play again. Who agreed and was not there has the seat at the next table.
    await host.page.locator('.kept-tables a').click()
    await guest.page.click('.menu summary')
    await guest.page.click('.menu .resign')
    await guest.page.getByRole('button', { name: 'Yes' }).click()
    await third.page.waitForSelector('.end')
    expect(await third.page.locator('.end button').count()).toBe(0)
    await host.page.locator('.end .ready').click()
    await guest.page.locator('.notice').getByRole('button', { name: 'Yes' }).waitFor()
    await host.page.goto('about:blank')
    await guest.page.locator('.notice').getByRole('button', { name: 'Yes' }).click()
    await guest.page.waitForSelector('.table:not(.over)')
    await host.page.goto(`${site.address}#/network/ironwood/${id}`)
    await host.page.locator('.end .ready').click()
    await host.page.waitForSelector('.table:not(.over):not(.watching) .players')
    expect(host.page.url()).toBe(guest.page.url())
    expect([...host.complaints, ...guest.complaints, ...third.complaints]).toEqual([])
  })

  test('copies without a clipboard of its own, and says why a table is not there', async () => {
    const visit = await site.visit()
    const { page } = visit
    // A page that came without https.
    await page.addInitScript('Object.defineProperty(navigator, "clipboard", { value: undefined })')
    await begin(visit, site, 'Ironwood', { How: 'duel' })
    await page.locator('.menu summary').click()
    await page.getByText('Link to this game').click()
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    await page.keyboard.press('Escape')
    await page.goto(`${site.address}#/network/ironwood/nowhere`)
    await page.getByText('This table is no longer there.').waitFor()
    expect(visit.complaints).toEqual([])
  })

  test.each([
    ['en', 1440],
    ['pl', 375],
    ['cs', 800],
  ])('speaks %s, fits into %i pixels, and axe finds nothing serious', async (locale, width) => {
    const visit = await site.visit({ locale, width })
    const { page } = visit
    for (const [place, content] of [
      ['', 'section.game'],
      ['#/learn', '.choices button'],
      ['play', '.choices button'],
    ] as const) {
      if (place === 'play') {
        await page.goto(site.address)
        await page.locator('.begin').first().click()
      } else await page.goto(`${site.address}${place}`)
      await page.waitForSelector(content)
      expect(await page.getAttribute('html', 'lang')).toBe(locale)
      // On the first screen each side says what it can do, once it is unfolded.
      for (const folded of await page.locator('.sides summary').all()) await folded.click()
      if (place === '') expect(await page.locator('.sides dd:visible').count()).toBe(16)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      await page.evaluate(axe)
      expect(await page.evaluate(serious)).toEqual([])
    }
    expect(visit.complaints).toEqual([])
  })

  test('a policy thinks in a worker, and the page itself cannot search', async () => {
    const visit = await site.visit()
    const { page } = visit
    await begin(visit, site, 'Ironwood', { How: 'policy', Opponent: 'search-quick' })
    const bySeat = async () => new Set((await keptIn(visit)).done.map(({ seat }: { seat: string }) => seat)).size
    while ((await bySeat()) < 2) await playOn(visit, 1, 3)
    const files = join(site.folder, 'assets')
    // The file that holds a sentence of the search.
    const [searching = 'none', ...more] = readdirSync(files).filter((name) =>
      readFileSync(join(files, name), 'utf8').includes('so that the search knows when to stop'),
    )
    expect(more).toEqual([])
    const loaded = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name)
    const byPage = await page.evaluate(loaded)
    const byWorkers = await Promise.all(page.workers().map((worker) => worker.evaluate(loaded)))
    expect(byPage.filter((name) => name.endsWith(searching))).toEqual([])
    expect(byWorkers).toEqual([expect.arrayContaining([expect.stringContaining(searching)])])
  })

  test('it works offline once it was loaded', async () => {
    const visit = await site.visit()
    const { page, context } = visit
    await page.goto(site.address)
    await page.waitForSelector('main')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.reload()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await begin(visit, site, 'Ironwood', { How: 'ironbot' })
    await page.waitForSelector('.choices button')
  })

  test('Root begins with the advanced setup, and each seat takes a setup card', async () => {
    const visit = await site.visit()
    await begin(visit, site, 'Root', {
      How: 'shared',
      Setup: 'advanced',
      Factions: 'draft',
      Hirelings: 'yes',
      Landmarks: '2',
    })
    await playOn(visit, 60, 11)
    const { options, done } = await keptIn(visit)
    expect(options).toMatchObject({
      players: 4,
      factions: 'draft',
      advanced: { hirelings: true, landmarks: { count: 2 } },
    })
    const state = root.setup(options)
    for (const { action } of done) root.step(state, action)
    expect(Object.keys(state.sides)).toHaveLength(4)
    expect(state.hirelings).toHaveLength(3)
    expect(visit.complaints).toEqual([])
  })
})
