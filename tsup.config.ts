import { defineConfig } from 'tsup'

const doors = [
  'toolkit',
  'ironwood',
  'ironwood/schema',
  'ironwood/render',
  'ironwood/bots',
  'root/bots',
  'testing',
  'cli',
]

export default defineConfig({
  entry: { index: 'src/core/index.ts', ...Object.fromEntries(doors.map((door) => [door, `src/${door}/index.ts`])) },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  clean: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
})
