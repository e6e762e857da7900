import { defineConfig, type Options } from 'tsup'
import { bundleOf, doors } from './scripts/doors/doors'

/** The first file of each bundle, without its ending. */
const files: Record<string, string> = {
  ...Object.fromEntries(doors.map((door) => [bundleOf(door), `${door.folder}/index`])),
  cli: 'cli/index',
  // What the threads of the arena run.
  'arena-worker': 'arena/worker',
  // What runs the game of the inspector.
  'inspect-worker': 'cli/inspect/worker',
  // What plays games of an experiment.
  'experiment-thread': 'experiments/thread',
}

/** Games of the examples that experiments solve. */
const poker = { 'kuhn-poker': 'examples/games/kuhn-poker.ts', 'leduc-poker': 'examples/games/leduc-poker.ts' }

const entriesIn = (folder: string, ending: string): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, `${folder}/${file}${ending}`]))

const shared: Options = {
  entry: { ...entriesIn('src', '.ts'), ...poker },
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
}

// The three run side by side, so `scripts/build.mjs` empties the folder before them.
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
  {
    ...shared,
    format: ['esm', 'cjs'],
    dts: {
      only: true,
      // Declarations that are written already are bundled in 2 s; from the source it takes 80 s.
      entry: entriesIn('report/declarations', '.d.ts'),
      compilerOptions: { ignoreDeprecations: '6.0' },
    },
  },
])
