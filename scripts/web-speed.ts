/**
 * `npm run web:speed`: how soon the page offers a first move, and how long one task keeps it busy while a policy thinks.
 */
import { openSite, type Visit } from '../test/web/browser'

const site = await openSite()

/** Begins a game of Ironwood and waits until a move can be chosen. */
async function begin({ page }: Visit, chosen: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(site.address)
  const form = page.locator('section.game[aria-label="Ironwood"]')
  for (const [label, value] of Object.entries(chosen)) await form.getByLabel(label).selectOption(value)
  await form.locator('.begin').click()
  await page.waitForSelector('.choices button')
}

const first = await site.visit()
const begun = performance.now()
await begin(first, { How: 'ironbot' })
console.log(`The first move is offered after ${Math.round(performance.now() - begun)} ms.`)

const visit = await site.visit()
await begin(visit, { How: 'policy', Opponent: 'search-quick' })
const longest = await visit.page.evaluate<number>(`new Promise((resolve) => {
  let longest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  }).observe({ entryTypes: ['longtask'] })
  setTimeout(() => resolve(longest), 4000)
})`)
console.log(`The longest task of the page while a policy thinks takes ${Math.round(longest)} ms; 0 means less than 50.`)
await site.close()
