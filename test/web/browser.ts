import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { startServer } from '../../examples/server/server'
import { newPage, openChromium } from './chromium'

/** A page of a visitor of their own, and what its console complained of. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: readonly string[]
}

export interface Site {
  readonly address: string
  readonly folder: string
  /** A visit ends with its test: a page that is left open goes on drawing. */
  visit(settings?: { readonly width?: number; readonly height?: number; readonly locale?: string }): Promise<Visit>
  close(): Promise<void>
}

/** The built page on a server of its own, and a browser to look at it. */
export async function openSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'totemforge-web-'))
  execFileSync(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'build',
      '--config',
      'examples/web/vite.config.ts',
      '--outDir',
      folder,
      '--logLevel',
      'error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
  )
  const server = await startServer({ port: 0, folder })
  const browser = await openChromium()
  return {
    address: `http://127.0.0.1:${server.port}/`,
    folder,
    async visit({ width = 1400, height = 1000, locale = 'en' } = {}) {
      const page = await newPage(browser, { viewport: { width, height }, locale, reducedMotion: 'reduce' })
      onTestFinished(() => page.context().close())
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      return { page, context: page.context(), complaints }
    },
    async close() {
      await browser.close()
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What the files of the folder weigh packed, by name. */
export const packedSizes = (folder: string): ReadonlyMap<string, number> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1), gzipSync(readFileSync(file)).length]),
  )
