import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { offlineScript } from '../../examples/web/vite.config'

test('what is stored for offline is stored anew when a file changes, and only then', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'offline-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'index-1.js'), 'play()')
  writeFileSync(join(folder, 'index.html'), '<title>One</title>')
  const first = await offlineScript(folder)
  expect(first).toContain('["./","./assets/index-1.js","./index.html"]')
  writeFileSync(join(folder, 'offline.js'), first)
  expect(await offlineScript(folder)).toBe(first)
  // Its name stays, as it does where only a word of the page changes.
  writeFileSync(join(folder, 'index.html'), '<title>Two</title>')
  expect(await offlineScript(folder)).not.toBe(first)
})
