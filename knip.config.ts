import type { KnipConfig } from 'knip'
import { doors, sourceOf } from './scripts/doors/doors'

const config: KnipConfig = {
  entry: [
    'src/*/index.ts',
    ...doors.map(sourceOf),
    'src/arena/worker.ts',
    'src/cli/inspect/worker.ts',
    'src/experiments/thread.ts',
    'examples/*.ts',
    'examples/page/*.ts',
    'examples/terminal/*.ts',
    'examples/react/src/main.tsx',
    'examples/react/vite.config.ts',
    'examples/server/lobby/lobby.js',
    'test/arena/games/*.ts',
    'test/arena/results.ts',
    'test/cli/inspect/loop.ts',
    'test/examples/in-turn.mjs',
    'test/lock/{contender,owner}.ts',
    'test/storage/appender.ts',
    'scripts/*.{mjs,ts}',
    'examples/web/src/think/worker.ts',
    'scripts/site/browser/site.ts',
  ],
  project: ['src/**', 'test/**', 'examples/**', 'scripts/**'],
  ignoreDependencies: ['axe-core'],
  ignoreBinaries: ['mkfifo', 'redis-server', 'setpriv'],
  exclude: ['duplicates'],
  ignore: ['test/ironwood/keyword/scatter.ts', 'test/root/faction/otters/*.ts', 'test/root/hireling/hedgehogs/*.ts'],
  ignoreExportsUsedInFile: { interface: true, type: true },
}

export default config
