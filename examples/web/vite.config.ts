import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const source = here('../../src')

/** The service worker that stores every file of a folder: another one as soon as a file has another name or content. */
export async function offlineScript(folder: string): Promise<string> {
  const { readFile } = await import('node:fs/promises')
  const { createHash } = await import('node:crypto')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'offline.js')
    .map((entry) => `./${`${entry.parentPath}/${entry.name}`.slice(folder.length + 1)}`)
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(`${folder}/${file}`))
  return [
    `const name = 'totemforge ${hash.digest('hex').slice(0, 12)}'`,
    `const files = ${JSON.stringify(['./', ...files])}`,
    `addEventListener('install', (event) => event.waitUntil(caches.open(name).then((cache) => cache.addAll(files)).then(() => skipWaiting())))`,
    `addEventListener('activate', (event) => event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((each) => each !== name).map((each) => caches.delete(each)))).then(() => clients.claim())))`,
    `addEventListener('fetch', (event) => { if (event.request.method === 'GET') event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((found) => found ?? fetch(event.request))) })`,
    '',
  ].join('\n')
}

/** Writes the service worker, so the page works without a network after its first visit. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir = '' }) {
        const { writeFile } = await import('node:fs/promises')
        await writeFile(`${dir}/offline.js`, await offlineScript(dir))
      },
    },
  }
}

export default defineConfig({
  root: here('.'),
  base: './',
  resolve: {
    alias: [
      { find: /^totemforge$/, replacement: `${source}/core/index.ts` },
      { find: /^totemforge\/(.+)$/, replacement: `${source}/$1/index.ts` },
    ],
  },
  worker: { format: 'es' },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, modulePreload: { polyfill: false } },
  plugins: [offline()],
})
