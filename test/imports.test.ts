import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { languages as codes, gameNames } from '../src/doors'

const games: readonly string[] = gameNames

interface Room {
  readonly rooms: readonly string[]
  readonly packages?: RegExp
}

/** The rooms that know no game, which rooms each may import from, and which packages and Node modules. */
const shared: Record<string, Room> = {
  // The list of games, languages and doors.
  doors: { rooms: [] },
  core: { rooms: [], packages: /^(@noble\/hashes\/.+|immer|pure-rand\/.+)$/ },
  toolkit: { rooms: ['core'] },
  // Schemas for any game; with the schema rooms of the games the only ones that know zod.
  schema: { rooms: ['core', 'toolkit'], packages: /^zod$/ },
  // Text in columns, the parts of an SVG, and what clicks mean, for any game.
  render: { rooms: ['core'] },
  // Of tables it takes the types of a storage alone.
  testing: { rooms: ['core', 'table'] },
  search: { rooms: ['core'] },
  // Of a token it keeps a hash.
  // The list of languages, and the wire of a client, as types.
  table: { rooms: ['doors', 'core', 'toolkit', 'table/client'], packages: /^@noble\/hashes\/.+$/ },
  // Tables kept by a server.
  storage: { rooms: ['table', 'lock'], packages: /^node:/ },
  // The one right to a folder or a file, among all processes and threads.
  lock: { rooms: [], packages: /^node:/ },
  // The other end of a table, for pages: of the table it takes types alone.
  'table/client': { rooms: ['core', 'toolkit', 'table'] },
  'table/schema': { rooms: ['core', 'toolkit', 'schema', 'table'], packages: /^zod$/ },
  // A key is short by a hash.
  encode: { rooms: ['core'], packages: /^@noble\/hashes\/.+$/ },
  // Solvers use the histories and keys of encodings.
  equilibrium: { rooms: ['core', 'encode'] },
  // The only room that knows what runs a trained model.
  onnx: { rooms: ['core', 'encode'], packages: /^onnxruntime-web$/ },
}

const languages = Object.keys(codes)

/** The rooms of a game; `door` is its index, which only hands out what is in the rules. */
const roomsOf = (game: string): Record<string, Room> => {
  const rules = `${game}/rules`
  const words = `${game}/words`
  const english = `${game}/english`
  return {
    [`${game}/door`]: { rooms: [rules] },
    [rules]: { rooms: ['core', 'toolkit'] },
    [`${game}/schema`]: { rooms: ['core', 'toolkit', 'schema', rules], packages: /^zod$/ },
    // What a language has to say, and what it says; none knows another.
    [words]: { rooms: ['core', 'toolkit', 'render', rules] },
    ...Object.fromEntries(
      languages.map((language) => [`${game}/${language}`, { rooms: ['core', 'toolkit', rules, words] }]),
    ),
    [`${game}/render`]: { rooms: ['core', 'toolkit', 'render', rules, words, english] },
    // A search is told what to make of a position, and a bot may search.
    [`${game}/bots`]: { rooms: ['core', 'toolkit', 'search', rules, words, english] },
    [`${game}/encode`]: { rooms: ['core', 'toolkit', 'encode', rules] },
  }
}

/** A game that is begun need not have all of its rooms. */
const isThere = (room: string): boolean => room.endsWith('/door') || existsSync(join('src', room))

const allowed: Record<string, Room> = {
  ...shared,
  ...Object.fromEntries(games.flatMap((game) => Object.entries(roomsOf(game)).filter(([room]) => isThere(room)))),
  // The games by name, and the policies that play them.
  catalogue: {
    rooms: [
      'doors',
      'core',
      'toolkit',
      'search',
      'encode',
      'onnx',
      ...games.flatMap((game) => [`${game}/rules`, `${game}/bots`, `${game}/encode`]),
    ],
    packages: /^node:/,
  },
  // Many games, on this machine and on others.
  arena: {
    rooms: ['core', 'toolkit', 'render', 'catalogue', '..'],
    packages: /^(node:.+|piscina|openskill|bullmq|ioredis)$/,
  },
  // Games for programs in any language, as lines of JSON; it does not know what they come through.
  protocol: { rooms: ['core', 'toolkit', 'schema', 'encode', 'catalogue'], packages: /^zod$/ },
  // Published measurements that the package repeats, with the games and players that they are about.
  experiments: {
    rooms: [
      'core',
      'toolkit',
      'search',
      'encode',
      'equilibrium',
      'catalogue',
      'arena',
      ...games.flatMap((game) => [`${game}/door`, `${game}/rules`, `${game}/bots`, `${game}/encode`]),
    ],
    packages: /^node:/,
  },
  // Beside src lies package.json, which knows the version.
  cli: {
    rooms: [
      'doors',
      'core',
      'toolkit',
      'testing',
      'catalogue',
      'arena',
      'experiments',
      'protocol',
      'lock',
      'cli/games',
      '..',
    ],
    packages: /^node:/,
  },
  'cli/games': {
    rooms: [
      'doors',
      'core',
      'toolkit',
      'render',
      'catalogue',
      ...games.flatMap((game) =>
        ['rules', 'words', ...languages, 'bots', 'render', 'schema'].map((room) => `${game}/${room}`),
      ),
    ],
    packages: /^node:/,
  },
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })

/** The room that a file of src belongs to. */
function roomOf(file: string): string {
  const [folder = '', second = '', ...rest] = relative('src', file).split('/')
  if (folder === 'cli' && second === 'games') return 'cli/games'
  if (folder === 'table' && (second === 'client' || second === 'schema')) return `table/${second}`
  if (!games.some((game) => game === folder)) return folder.replace(/\.ts$/, '')
  return rest.length > 0 ? `${folder}/${second}` : `${folder}/door`
}

const importsOf = (file: string): string[] =>
  ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) => fileName)

/** The room that an import leads to; a folder is its index. */
function target(file: string, name: string): string {
  const path = join(dirname(file), name)
  return roomOf(statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, 'index.ts') : path)
}

describe('imports point one way', () => {
  test('every folder of src is a room with its line', () => {
    expect([...new Set(filesBelow('src').map(roomOf))].sort()).toEqual(Object.keys(allowed).sort())
  })

  test.each(Object.entries(allowed))('src/%s', (room, { rooms, packages }) => {
    const wrong = filesBelow('src')
      .filter((file) => roomOf(file) === room)
      .flatMap((file) =>
        importsOf(file)
          .filter((name) => {
            if (!name.startsWith('.')) return !packages?.test(name)
            const to = target(file, name)
            return to !== room && !rooms.includes(to)
          })
          .map((name) => `${file} imports ${name}`),
      )
    expect(wrong).toEqual([])
  })

  test('no file of the core imports itself by a round about way', () => {
    const files = new Map(filesBelow('src/core').map((file) => [file, importsOf(file)]))
    const reaches = (from: string, seen: Set<string>): Set<string> => {
      for (const name of files.get(from) ?? []) {
        const next = `${join(dirname(from), name)}.ts`
        if (!name.startsWith('.') || seen.has(next)) continue
        seen.add(next)
        reaches(next, seen)
      }
      return seen
    }
    expect([...files.keys()].filter((file) => reaches(file, new Set()).has(file))).toEqual([])
  })
})
