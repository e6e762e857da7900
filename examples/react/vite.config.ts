import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const source = fileURLToPath(new URL('../../src', import.meta.url))

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  // In your own project `totemforge` is a package, so leave this out.
  resolve: {
    alias: [
      { find: /^totemforge$/, replacement: `${source}/core/index.ts` },
      { find: /^totemforge\/(.+)$/, replacement: `${source}/$1/index.ts` },
    ],
  },
  build: { target: 'es2022', emptyOutDir: true },
})
