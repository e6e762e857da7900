import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** A stranger's project with the packed tarball in it, and of everything else only what the package asks for. */
const project = mkdtempSync(join(tmpdir(), 'totemforge-'))
const modules = join(project, 'node_modules')
const run = (command: string, ...words: string[]): string =>
  execFileSync(command, words, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const install = (name: string): void => symlinkSync(resolve('node_modules', name), join(modules, name))

/** What the program says to these words, and how it ends. */
function program(...words: string[]): { status: number | null; stdout: string; stderr: string } {
  const file = 'node_modules/totemforge/dist/cli.js'
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], { cwd: project, encoding: 'utf8' })
  return { status, stdout, stderr }
}

/** Bytes of the tarball. */
let packedSize = 0

beforeAll(() => {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', project], { encoding: 'utf8' }),
  )
  packedSize = packed.size
  mkdirSync(join(modules, '@noble'), { recursive: true })
  run('tar', '-xzf', packed.filename)
  cpSync(join(project, 'package'), join(modules, 'totemforge'), { recursive: true })
  for (const name of Object.keys(manifest.dependencies)) install(name)
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

const use = `
const rules = {
  id: 'countdown', version: '1.0.0', seats: ['a', 'b'],
  setup: () => ({ left: 9 }), toAct: (s) => (s.left === 0 ? null : s.left % 2 ? 'a' : 'b'),
  legalActions: (s) => (s.left ? [1] : []), step: (s) => { s.left-- }, clone: (s) => ({ ...s }),
  view: (s) => ({ ...s }), determinize: (v) => ({ ...v }),
  outcome: (s) => (s.left ? null : { winners: ['a'], reason: 'counted' }), format: String,
  parse: (text) => { if (text === '1') return 1; throw new Error('It counts by 1.') },
}
const game = core.defineGame(rules)
const match = core.playMatch(game, { options: { seed: 1 }, policies: { a: core.randomPolicy, b: core.randomPolicy } })
const report = testing.checkGame(game, { options: (seed) => ({ seed }) })
console.log(match.outcome.reason, match.actions, report.broken.length, Object.keys(core).length)
`

/** What is for those who have a clone. */
const inClones = ['CONTRIBUTING.md', 'SECURITY.md']

/** Examples that need packages of their own; their types are checked where those are. */
const apart = /^(boardgame-io|react|server|web)\//

describe('the packed package', () => {
  test('holds the doors, the licence and the words, and nothing of the workshop', () => {
    const names = readdirSync(join(project, 'package'))
    expect(names.sort()).toEqual([
      'CHANGELOG.md',
      'CITATION.cff',
      'LICENSE',
      'README.md',
      'api',
      'dist',
      'docs',
      'examples',
      'package.json',
      'python',
    ])
  })

  test('holds these kinds of files, and stays under 3 MB', () => {
    const files = readdirSync(join(project, 'package'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(join(project, 'package'), join(entry.parentPath, entry.name)))
    const kinds = (top: string): string[] => {
      const inside = files.filter((file) => file.startsWith(`${top}/`))
      return [...new Set(inside.map((file) => file.slice(file.lastIndexOf('.'))))].sort()
    }
    expect(kinds('api')).toEqual(['.md'])
    expect(kinds('dist')).toEqual(['.cjs', '.css', '.cts', '.html', '.js', '.ts'])
    expect(kinds('docs')).toEqual(['.md', '.svg'])
    expect(kinds('examples')).toEqual([
      '.css',
      '.html',
      '.js',
      '.json',
      '.onnx',
      '.py',
      '.svg',
      '.ts',
      '.tsx',
      '.webmanifest',
    ])
    expect(kinds('python')).toEqual(['.md', '.py', '.toml', '.typed'])
    // No tests, no sources of ours, nothing that a tool left behind.
    expect(
      files.filter((file) =>
        /\.test\.|^(src|test|scripts|bench|python\/tests)\/|(^|\/)(node_modules|golden)\/|^examples\/.+\/dist\/|\.map$|\.tgz$|(^|\/)\./.test(
          file,
        ),
      ),
    ).toEqual([])
    expect(files.filter((file) => file.startsWith('dist/') && file.endsWith('.ts') && !file.endsWith('.d.ts'))).toEqual(
      [],
    )
    const sizes = files.map((file) => ({ file, size: statSync(join(project, 'package', file)).size }))
    const most = (file: string): number => (file.endsWith('.onnx') ? 270_000 : 200_000)
    expect(sizes.filter(({ file, size }) => !/^(api|dist)\//.test(file) && size > most(file))).toEqual([])
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(12_500_000)
    expect(packedSize).toBeLessThan(3_000_000)
  })

  test('keeps `?.` and `??` in CommonJS: calls in their place halve the speed of the rules', () => {
    const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.cjs'))
    const lowered = files.filter((file) =>
      /_optionalChain|_nullishCoalesce/.test(readFileSync(join('dist', file), 'utf8')),
    )
    expect({ some: files.length > 20, lowered }).toEqual({ some: true, lowered: [] })
  })

  test.each([
    ['an ES module', 'use.mjs', `import * as core from 'totemforge'\nimport * as testing from 'totemforge/testing'`],
    ['CommonJS', 'use.cjs', `const core = require('totemforge')\nconst testing = require('totemforge/testing')`],
  ])('works from %s', (_kind, name, imports) => {
    writeFileSync(join(project, name), `${imports}\n${use}`)
    expect(run(process.execPath, name)).toMatch(/^counted 9 0 \d+\n$/)
  })

  test.each([
    [
      'ES modules',
      'solo.mjs',
      `import { playMatch, randomPolicy } from 'totemforge'\nimport { ironwood } from 'totemforge/ironwood'\nimport { ironbot } from 'totemforge/ironwood/bots'`,
    ],
    [
      'CommonJS',
      'solo.cjs',
      `const { playMatch, randomPolicy } = require('totemforge')\nconst { ironwood } = require('totemforge/ironwood')\nconst { ironbot } = require('totemforge/ironwood/bots')`,
    ],
  ])('plays against a bot from %s', (_kind, name, imports) => {
    const policies = '{ woodwalkers: randomPolicy, ironclad: ironbot }'
    const play = `playMatch(ironwood, { options: { mode: 'ironbot', seed: 1, level: 3 }, policies: ${policies} })`
    writeFileSync(join(project, name), `${imports}\nconsole.log(${play}.outcome.reason)`)
    expect(run(process.execPath, name)).toMatch(/^third (forge built|totem secured)\n$/)
  })

  test.each([
    ['ES modules', 'root.mjs', (door: string) => `await import('${door}')`],
    ['CommonJS', 'root.cjs', (door: string) => `require('${door}')`],
  ])('plays Root from %s, and reads what it has played', (_kind, name, from) => {
    const lines = [
      `const { loadRecord, playMatch, randomPolicy } = ${from('totemforge')}`,
      `const { root } = ${from('totemforge/root')}`,
      `const policies = Object.fromEntries(root.seats.map((seat) => [seat, randomPolicy]))`,
      `const options = { seed: 1, factions: 'draft', map: 'lake' }`,
      `const { record, state } = playMatch(root, { options, policies, maxActions: 300 })`,
      `console.log(root.check(state).length, loadRecord(root, JSON.stringify(record)).ok)`,
    ]
    writeFileSync(join(project, name), lines.join('\n'))
    expect(run(process.execPath, name)).toBe('0 true\n')
  })

  test.each(['nim.ts', 'client.ts', 'script.ts', 'check.ts', 'click.ts', 'play.ts'])(
    'brings the example %s, which runs where it lies',
    (name) => {
      const tsx = resolve('node_modules/tsx/dist/loader.mjs')
      const output = run(process.execPath, '--import', tsx, `node_modules/totemforge/examples/${name}`)
      expect(output).toBe(readFileSync(`test/golden/examples/${name.replace('.ts', '.txt')}`, 'utf8'))
    },
  )

  test('what the guides link to is there', () => {
    const linked = [
      'README.md',
      ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
    ]
      .flatMap((page) =>
        [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => ({
          page,
          to: join(dirname(page), to),
        })),
      )
      .filter(({ to }) => !inClones.includes(to) && !existsSync(join(project, 'package', to)))
    expect(linked).toEqual([])
  })

  test('brings the program', () => {
    expect(program('--version').stdout).toBe(`${manifest.version}\n`)
  })

  test('plays a game of one’s own in the terminal, and tells the rules that it ships', () => {
    const [rules = ''] = use.split('const game')
    const source = `import * as core from 'totemforge'\n${rules}\nexport const countdown = core.defineGame(rules)\n`
    writeFileSync(join(project, 'countdown.mjs'), source)
    const file = resolve(project, 'node_modules/totemforge/dist/cli.js')
    const play = (words: readonly string[], input: string): string =>
      execFileSync(process.execPath, [file, 'play', ...words], { cwd: project, encoding: 'utf8', input })
    expect(play(['./countdown.mjs'], '1\n1\n1\n1\n1\n')).toContain('You won: counted.')
    expect(play(['--against', 'ironbot'], 'rule IB-04\n')).toContain('\nIB-04 Stance bonus in every combat')
  })

  test('asks for four packages', () => {
    expect(Object.keys(manifest.dependencies).sort()).toEqual(['@noble/hashes', 'immer', 'pure-rand', 'zod'])
  })

  test.each([
    ['ES modules', 'doors.mjs', `const load = (door) => import(door)`],
    ['CommonJS', 'doors.cjs', `const load = (door) => require(door)`],
  ])('opens every door from %s with these four', (_kind, name, load) => {
    const doors = Object.keys(manifest.exports).filter((door) => door !== './package.json')
    const lines = [
      load,
      `const all = async () => {`,
      `  for (const door of ${JSON.stringify(doors)}) console.log(door, Object.keys(await load('totemforge' + door.slice(1))).length > 0)`,
      `}`,
      `all()`,
    ]
    writeFileSync(join(project, name), lines.join('\n'))
    expect(run(process.execPath, name)).toBe(doors.map((door) => `${door} true\n`).join(''))
  })

  test('demo tells a whole game', () => {
    const story = readFileSync('test/golden/examples/solo.txt', 'utf8')
    expect(program('demo')).toEqual({ status: 0, stdout: story, stderr: '' })
    expect(existsSync(join(project, 'demo.svg'))).toBe(true)
  })

  test('plays published games again', () => {
    const { status, stdout } = program('reproduce', 'equilibrium', '--games', '1', '--workers', '1')
    expect(stdout).toContain('8 numbers equal to the published ones, 0 inside the interval, 0 different.')
    expect(status).toBe(0)
  })

  const needed = 'The arena needs Piscina and openskill, which are not installed here: npm install piscina openskill'

  test.each([
    ['ES modules', 'arena.mjs', `import { playTournament } from 'totemforge/arena'`],
    ['CommonJS', 'arena.cjs', `const { playTournament } = require('totemforge/arena')`],
  ])('says to %s what the arena needs, where it is not installed', (_kind, name, imports) => {
    const play = `playTournament({ policies: ['random'], games: 2 })`
    writeFileSync(
      join(project, name),
      `${imports}\n${play}.catch(({ code, message }) => console.log(code + ': ' + message))`,
    )
    expect(run(process.execPath, name)).toBe(`packages: ${needed}\n`)
  })

  test('reads a module in TypeScript, or says what to do where this Node cannot', () => {
    writeFileSync(join(project, 'bot.ts'), 'export default { name: "bot", choose: ({ legal }: any) => legal[0] }\n')
    // A policy is no game: the program says so once it has read it.
    const noGame = (name: string): string => `${name} exports no game and no description of one.`
    const said = (name: string): string => program('play', name).stderr.replace(/\s+/g, ' ').trim()
    const isRead = 'typescript' in process.features && Boolean(process.features.typescript)
    if (isRead) return expect(said('./bot.ts')).toBe(noGame('./bot.ts'))
    const [, problem, command = ''] = /^(.+): npx (.+)$/.exec(said('./bot.ts')) ?? []
    expect(problem).toMatch(/^\.\/bot\.ts cannot be loaded as a module: Node \S+ does not read TypeScript\. /)
    const [tool = '', ...words] = command.replaceAll('FILE', 'bot').split(' ')
    run(resolve('node_modules/.bin', tool), ...words, '--log-level=error')
    expect(said('./bot.mjs')).toBe(noGame('./bot.mjs'))
  })

  test.each([
    ['arena', '--policies', 'random', '--games', '2'],
    ['worker', '--redis', 'redis://127.0.0.1:1'],
  ])('%s says what it needs, where it is not installed', (...words) => {
    const { status, stdout, stderr } = program(...words)
    expect([status, stdout, stderr.replace(/\s+/g, ' ').trim()]).toEqual([2, '', needed])
  })

  describe('with what the arena needs', () => {
    beforeAll(() => ['piscina', 'openskill'].forEach(install))

    test.each(['esm', 'commonjs'])('plays a tournament from %s', (kind) => {
      const door = kind === 'esm' ? `import('totemforge/arena')` : `Promise.resolve(require('totemforge/arena'))`
      const name = kind === 'esm' ? 'played.mjs' : 'played.cjs'
      const play = `playTournament({ policies: ['random', 'greedy'], games: 2 }, { workers: 1 })`
      const say = `({ summary }) => console.log(summary.games, summary.policies.every(({ rating }) => rating !== null))`
      writeFileSync(join(project, name), `${door}.then(({ playTournament }) => ${play}).then(${say})`)
      expect(run(process.execPath, name)).toBe('2 true\n')
    })

    test.each([['arena', '--policies', 'random', '--games', '2'], ['worker']])(
      '%s says what many machines need, where it is not installed',
      (...words) => {
        const { status, stderr } = program(...words, '--redis', 'redis://127.0.0.1:1')
        expect({ status, stderr }).toEqual({
          status: 2,
          stderr: expect.stringMatching(
            /^Many machines need BullMQ .+ not installed here: npm install bullmq\s+ioredis\n$/,
          ),
        })
      },
    )
  })

  test('an error of one copy is told by its code in the other', () => {
    writeFileSync(
      join(project, 'copies.mjs'),
      `import { createRequire } from 'node:module'
       import { IllegalActionError } from 'totemforge'
       const other = createRequire(import.meta.url)('totemforge').IllegalActionError
       const error = new other({ code: 'no', message: 'No.' })
       console.log(error instanceof IllegalActionError, error.code)`,
    )
    expect(run(process.execPath, 'copies.mjs')).toBe('false ILLEGAL_ACTION\n')
  })

  // Types are for users of either compiler. The older one needs four times as long.
  test.each([
    ['node16', 'typescript'],
    ['nodenext', 'typescript-7'],
    ['bundler', 'typescript-7'],
  ])('its types serve a strict project with %s resolution', (resolution, compiler) => {
    mkdirSync(join(project, 'games'), { recursive: true })
    cpSync(join(project, 'package/examples'), join(project, 'examples'), { recursive: true })
    const module = resolution === 'bundler' ? 'esnext' : resolution
    const files = readdirSync('examples', { recursive: true, encoding: 'utf8' }).filter(
      (name) =>
        name.endsWith('.ts') &&
        !apart.test(name) &&
        !readFileSync(join('examples', name), 'utf8').includes("from 'node:"),
    )
    const options = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      target: 'es2022',
      types: [],
      lib: ['es2022', 'dom'],
    }
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { ...options, module, moduleResolution: resolution },
        files: files.map((file) => `examples/${file}`),
      }),
    )
    const { stdout } = spawnSync(process.execPath, [resolve('node_modules', compiler, 'bin/tsc'), '-p', project], {
      encoding: 'utf8',
    })
    expect(stdout.split('\n').slice(0, 9)).toEqual([''])
  })
})
