import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { compiledSource } from './test/compiled.ts'

/** Long enough for a machine that is busy with other things: a limit ends what hangs, and measures nothing. */
const patience = process.env['DEEP'] ? 7_200_000 : 600_000

const source = fileURLToPath(new URL('./src', import.meta.url))
const alias = [
  { find: /^totemforge$/, replacement: `${source}/core/index.ts` },
  { find: /^totemforge\/(.+)$/, replacement: `${source}/$1/index.ts` },
]

/** Tests that count what runs, or put a module in the place of another: no other test may have run in their process. */
const alone = [
  'test/core/record.test.ts',
  'test/fuzz/growth.test.ts',
  'test/ironwood/schema/cost.test.ts',
  'test/onnx/policy.test.ts',
  'test/storage/durable.test.ts',
]

/** A run has the source compiled. Watching and coverage need each module as Vite sees it. */
const isRun = process.argv.includes('run') && !process.argv.includes('--coverage')

export default defineConfig({
  test: {
    // All processors: unless told, one is left for whoever looks on.
    maxWorkers: '100%',
    coverage: { include: ['src/**'], reporter: ['text', 'html'], thresholds: { lines: 95, branches: 90 } },
    projects: [
      {
        resolve: { alias },
        plugins: isRun ? [compiledSource()] : [],
        test: {
          name: 'rules',
          server: { deps: { external: [/\/report\/([^/]+\/)?compiled\//] } },
          // A worker loads the source once, not once for each file: half a second each. So a test takes back what it mocks.
          isolate: false,
          setupFiles: ['test/compiler.ts', 'test/by-vite.ts', 'test/deep.ts', 'test/scenes/follow.ts'],
          globalSetup: ['test/needs.ts', 'test/bundles.ts'],
          include: ['test/**/*.test.ts'],
          exclude: ['test/package/**', ...alone],
          testTimeout: patience,
          hookTimeout: patience,
          expect: { poll: { timeout: patience } },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'alone',
          setupFiles: ['test/compiler.ts', 'test/deep.ts'],
          include: alone,
          testTimeout: patience,
        },
      },
      {
        // These look at what was built and packed, not at the source.
        test: {
          name: 'package',
          include: ['test/package/**/*.test.ts'],
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
    ],
  },
})
