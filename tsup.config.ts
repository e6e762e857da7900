import { defineConfig } from 'tsup'

const rooms = ['', '/schema', '/render', '/bots', '/encode', '/english', '/polish', '/czech']
const games = ['ironwood', 'root'].flatMap((game) => rooms.map((room) => `${game}${room}`))
const doors = [
  'toolkit',
  ...games,
  'search',
  'encode',
  'onnx',
  'table',
  'table/client',
  'table/schema',
  'storage',
  'arena',
  'testing',
  'cli',
]

export default defineConfig({
  entry: {
    index: 'src/core/index.ts',
    ...Object.fromEntries(doors.map((door) => [door, `src/${door}/index.ts`])),
    // What the threads of the arena run.
    'arena-worker': 'src/arena/worker.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  // The arena finds the file of its threads beside it, in CommonJS too.
  shims: true,
  clean: true,
  // The page of `totemforge inspect`.
  publicDir: 'assets',
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
})
