import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** So long a page is waited for, however busy the machine is. */
const patience = 300_000

/** The browser that Debian has. */
export const openChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: '/usr/bin/chromium', args: flags, timeout: patience })

/** A page of a visitor of their own. */
export async function newPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(patience)
  return context.newPage()
}
