import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const source = (door: string): string => fileURLToPath(new URL(`./src/${door}/index.ts`, import.meta.url))

export default defineConfig({
  test: {
    coverage: { include: ['src/**'], reporter: ['text', 'html'], thresholds: { lines: 95, branches: 90 } },
    projects: [
      {
        resolve: { alias: { 'totemforge/core': source('core'), 'totemforge/testing': source('testing') } },
        test: {
          name: 'rules',
          setupFiles: ['test/deep.ts'],
          include: ['test/**/*.test.ts'],
          exclude: ['test/package/**'],
          testTimeout: 60_000,
        },
      },
      {
        // These look at what was built and packed, not at the source.
        test: { name: 'package', include: ['test/package/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
      },
    ],
  },
})
