import { defineConfig } from 'tsup'

const rooms = ['', '/schema', '/render', '/bots', '/encode']
const games = ['ironwood', 'root'].flatMap((game) => rooms.map((room) => `${game}${room}`))
const doors = ['toolkit', ...games, 'search', 'encode', 'arena', 'testing', 'cli']

export default defineConfig({
  entry: { index: 'src/core/index.ts', ...Object.fromEntries(doors.map((door) => [door, `src/${door}/index.ts`])) },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  clean: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
})
