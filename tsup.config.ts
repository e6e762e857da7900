import { defineConfig, type Options } from 'tsup'

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

const shared: Options = {
  entry: {
    index: 'src/core/index.ts',
    ...Object.fromEntries(doors.map((door) => [door, `src/${door}/index.ts`])),
    // What the threads of the arena run.
    'arena-worker': 'src/arena/worker.ts',
    // What runs the game of the inspector.
    'inspect-worker': 'src/cli/inspect/worker.ts',
  },
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
}

// The three run side by side, so `npm run build` empties the folder before them.
export default defineConfig([
  {
    ...shared,
    format: 'esm',
    // The page of `totemforge inspect`.
    publicDir: 'assets',
  },
  {
    ...shared,
    format: 'cjs',
    // The arena finds the file of its threads beside it.
    shims: true,
    // Rollup writes the chunks. Otherwise Sucrase does: it turns `?.` and `??` into calls, which halves the speed of the rules.
    treeshake: true,
  },
  { ...shared, format: ['esm', 'cjs'], dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } } },
])
