import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** What the check says of a package, and how it ends. */
function check(manifest: object): { status: number | null; stderr: string } {
  const cwd = mkdtempSync(join(tmpdir(), 'totemforge-release-'))
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }))
  writeFileSync(join(cwd, 'package.json'), JSON.stringify(manifest))
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/check-release.mjs')], {
    cwd,
    encoding: 'utf8',
  })
  return { status, stderr }
}

test.each([{}, { repository: '' }, { repository: {} }, { repository: { type: 'git', url: ' ' } }])(
  'a release of %j is refused: it names no repository',
  (manifest) => {
    expect(check(manifest)).toEqual({
      status: 2,
      stderr: expect.stringMatching(/^package\.json names no repository, .+ Set "repository" to .+\.\n$/),
    })
  },
)

test.each([
  { repository: 'github:somebody/totemforge' },
  { repository: { type: 'git', url: 'git+https://example.org/a.git' } },
])('a release of %j may go on', (manifest) => expect(check(manifest)).toEqual({ status: 0, stderr: '' }))

test('npm run release checks this first', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(scripts.release).toMatch(/^node scripts\/check-release\.mjs && npm test && /)
})
