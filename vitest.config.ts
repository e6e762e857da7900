import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const source = (door: string): string => fileURLToPath(new URL(`./src/${door}/index.ts`, import.meta.url))

export default defineConfig({
  resolve: { alias: { 'totemforge/core': source('core'), 'totemforge/testing': source('testing') } },
  test: {
    include: ['test/**/*.test.ts'],
    coverage: { include: ['src/**'], reporter: ['text', 'html'] },
  },
})
