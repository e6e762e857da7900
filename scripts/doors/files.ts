import { drawing } from '../../src/doors'
import { bundleOf, type Door, sourceOf } from './doors'

const kindsOf = (bundle: string) => ({
  import: { types: `./dist/${bundle}.d.ts`, default: `./dist/${bundle}.js` },
  require: { types: `./dist/${bundle}.d.cts`, default: `./dist/${bundle}.cjs` },
})

/** `exports` of package.json. */
const exportsOf = (doors: readonly Door[]) => ({
  ...Object.fromEntries(doors.map((door) => [door.name ? `./${door.name}` : '.', kindsOf(bundleOf(door))])),
  './package.json': './package.json',
})

/** `size-limit` of package.json. */
const sizesOf = (doors: readonly Door[]) =>
  doors.flatMap((door) => {
    const { name, kilobytes, counted, without } = door
    if (kilobytes === null) return []
    return [
      {
        name: ['totemforge', ...(name ? [`/${name}`] : []), ...(counted ? [`, ${counted}`] : [])].join(''),
        path: `dist/${bundleOf(door)}.js`,
        import: '*',
        ...(without ? { ignore: without } : {}),
        limit: `${kilobytes} kB`,
        gzip: true,
      },
    ]
  })

/** What a client carries that only draws: it imports a part of two doors, and the bundler leaves out the rest. */
const drawingSizes = Object.entries(drawing).map(([game, kilobytes]) => ({
  name: `a client that draws views of ${game} in English`,
  path: `dist/${game}/render.js`,
  import: {
    [`./dist/${game}/render.js`]: '{ clickable, nextTargets, renderSvg, targetIn }',
    [`./dist/${game}/english.js`]: '{ english }',
  },
  limit: `${kilobytes} kB`,
  gzip: true,
}))

/** What the list of doors says in each file of the repository that is read by a tool. */
export const partsOfFiles = (doors: readonly Door[]): Readonly<Record<string, Readonly<Record<string, unknown>>>> => ({
  'package.json': { exports: exportsOf(doors), 'size-limit': [...sizesOf(doors), ...drawingSizes] },
  'typedoc.json': { entryPoints: doors.map(sourceOf) },
})
