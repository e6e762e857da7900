import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    core: 'src/core/index.ts',
    schema: 'src/schema/index.ts',
    render: 'src/render/index.ts',
    bots: 'src/bots/index.ts',
    testing: 'src/testing/index.ts',
    cli: 'src/cli/index.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  clean: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
})
