import { writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { fileOf, findGame, findPolicy, policyNames, readPolicyName, reasonOf } from '../../src/catalogue'
import { createRandom } from '../../src/core'
import { ironwood } from '../../src/ironwood'
import { directory } from '../cli/support'

describe('the name of a policy and its settings', () => {
  test.each([
    ['greedy', 'greedy', false, [], {}],
    ['ismcts:500', 'ismcts', false, ['500'], {}],
    ['ismcts:500:exploration=0.7', 'ismcts', false, ['500'], { exploration: '0.7' }],
    ['./my-bot.js', './my-bot.js', true, [], {}],
    ['my-bot.mjs', 'my-bot.mjs', true, [], {}],
    ['./my-bot.ts:7:deep:name=a=b', './my-bot.ts', true, ['7', 'deep'], { name: 'a=b' }],
    ['../bots/my bot.cjs:x', '../bots/my bot.cjs', true, ['x'], {}],
    ['/home/me/my-bot.js:3', '/home/me/my-bot.js', true, ['3'], {}],
    ['C:\\bots\\my-bot.js:3', 'C:\\bots\\my-bot.js', true, ['3'], {}],
    ['file:///home/me/my-bot.js:3', 'file:///home/me/my-bot.js', true, ['3'], {}],
  ])('%s', (text, name, isFile, values, named) => {
    expect(readPolicyName(text)).toEqual({ name, isFile, settings: { values, named } })
  })
})

/** What a policy of this text would answer. */
async function answer(text: string): Promise<unknown> {
  const policy = await (await findPolicy(await findGame('ironwood'), text))()
  return policy.choose({ view: {}, legal: ['a', 'b'], seat: 'ironclad', random: createRandom(1) })
}

/** The file of a module, as the working directory names it. */
function written(name: string, text: string): string {
  const file = join(directory(), name)
  writeFileSync(file, text)
  return file
}

describe('a module of one’s own', () => {
  const policy = `{ name: 'last', choose: ({ legal }) => legal.at(-1) }`
  const makes = `({ values, named }) => ({ name: 'mine', choose: () => [values, named] })`

  test.each([
    ['a policy as default', 'bot.mjs', `export default ${policy}`],
    ['a policy by a name', 'bot.mjs', `export const bot = ${policy}; export const about = 'it'`],
    ['a module of the older kind', 'bot.cjs', `module.exports = ${policy}`],
  ])('exports %s, which takes no settings', async (_, name, text) => {
    const file = written(name, text)
    expect(await answer(file)).toBe('b')
    for (const setting of ['7', 'deep=2'])
      await expect(answer(`${file}:${setting}`)).rejects.toThrow(`cannot be created: It takes no settings: leave out`)
  })

  test.each([
    ['a function that makes one', 'bot.mjs', `export default ${makes}`, [['7'], { deep: '2' }]],
    ['a promise of one', 'bot.mjs', `export default async ({ values }) => ({ choose: () => values })`, ['7']],
    ['an older one with a default', 'bot.cjs', `exports.default = ${makes}`, [['7'], { deep: '2' }]],
  ])('exports %s', async (_, name, text, expected) => {
    const file = written(name, text)
    expect(await answer(`${file}:7:deep=2`)).toEqual(expected)
  })

  test('is found from the working directory, and by its address', async () => {
    const file = written('bot.mjs', `export default ${policy}`)
    for (const name of [file, relative('.', file), pathToFileURL(file).href]) expect(await answer(name)).toBe('b')
  })

  test.each([
    ['export const about = 1', 'exports no policy: its default must be a policy, or a function that creates one.'],
    [
      `export const a = ${policy}; export const b = ${policy}`,
      'exports several policies; make the one to play its default export.',
    ],
    ['throw new Error("too early")', 'cannot be loaded as a module: too early (bot.mjs:1:7)'],
    [
      'export default () => ({ name: "nothing" })',
      'does not create a policy: a policy has a name and a function choose.',
    ],
    ['export default () => { throw new Error("how deep?") }', '" cannot be created: how deep?'],
  ])('with %s is refused', async (text, message) => {
    await expect(answer(written('bot.mjs', text))).rejects.toMatchObject({
      name: 'UnknownName',
      message: expect.stringContaining(message),
    })
  })
})

describe('unknown names', () => {
  test.each([
    [
      'nobody',
      /^There is no policy "nobody" for Ironwood\. There are greedy, strategist, ironbot, woodenbot, random, ismcts, halving, flat, onnx, or the file/,
    ],
    ['constructor', /^There is no policy "constructor"/],
    ['./nowhere.js', 'The file ./nowhere.js of a policy does not exist.'],
    ['random:3', 'The policy "random:3" cannot be created: It takes no settings: leave out ":3".'],
    ['greedy:fast=1', 'The policy "greedy:fast=1" cannot be created: It takes no settings: leave out ":fast".'],
    ['ismcts:many', 'The policy "ismcts:many" cannot be created: The budget takes a number, not "many".'],
    ['ismcts: ', 'The policy "ismcts: " cannot be created: The budget takes a number, not " ".'],
    ['ismcts:5:guide=mine', 'The policy "ismcts:5:guide=mine" cannot be created: guide takes none, not "mine".'],
    [
      'strategist:5:7',
      'The policy "strategist:5:7" cannot be created: It takes a budget, such as 40 or 1000ms, not "7".',
    ],
    ['flat:5:width=2', /It takes a budget, such as 500 or 100ms, and exploration=NUMBER.*, not "width"\.$/],
    ['ismcts:0', /^The policy "ismcts:0" cannot be created: /],
  ])('%s', async (text, message) => {
    const said = typeof message === 'string' ? message : expect.stringMatching(message)
    await expect(answer(text)).rejects.toMatchObject({ name: 'UnknownName', message: said })
  })

  test.each([
    ['chess', 'There is no game "chess". There are ironwood, root, daimyo, or the file of a module.'],
    ['toString', /^There is no game "toString"/],
    [resolve('test/catalogue/names.ts'), /^There is no game/],
  ])('the game %s', async (name, message) => {
    const said = typeof message === 'string' ? message : expect.stringMatching(message)
    await expect(findGame(name)).rejects.toMatchObject({ code: 'unknown-game', message: said })
  })

  test('a module without a game', async () => {
    const file = written('game.mjs', 'export default {}')
    await expect(findGame(file)).rejects.toMatchObject({
      code: 'module',
      message: expect.stringContaining('exports no game'),
    })
  })
})

test.each([
  ['onnx:./model.onnx', './model.onnx'],
  ['onnx:C:\\models\\model.onnx', 'C:\\models\\model.onnx'],
  ['./bot.js:3', './bot.js'],
  ['ismcts:5', null],
])('the file of %s is %s', (text, file) => {
  expect(fileOf(text)).toBe(file)
})

test.each([
  ['ismcts:5', true],
  ['ismcts:5:guide=none', false],
])('%s goes by the guide of the game: %s', async (text, isGuided) => {
  const listing = await findGame(resolve('examples/games/connect-four.ts'))
  let asked = 0
  const sensible = (legal: readonly unknown[]): readonly unknown[] => {
    asked++
    return legal
  }
  const { game } = listing
  const state = game.setup({ seed: 1 })
  const policy = await (await findPolicy({ ...listing, guide: { sensible } }, text))()
  await policy.choose({ view: state, legal: game.legalActions(state), seat: 'red', random: createRandom(1) })
  expect(asked > 0).toBe(isGuided)
})

test('a search without the guide ends its playouts soon, unless it is told otherwise', async () => {
  const listing = await findGame('ironwood')
  const { game } = listing
  const state = ironwood.setup({ mode: 'duel', seed: 1 })
  const turn = { view: game.view(state, 'woodwalkers'), legal: game.legalActions(state), seat: 'woodwalkers' }
  const stepsOf = async (text: string): Promise<number> => {
    let steps = 0
    const counted = {
      ...game,
      step: (...given: Parameters<typeof game.step>) => {
        steps++
        game.step(...given)
      },
    }
    const policy = await (await findPolicy({ ...listing, game: counted }, text))()
    await policy.choose({ ...turn, random: createRandom(1) })
    return steps
  }
  expect(await stepsOf('ismcts:1:guide=none')).toBe(61)
  expect(await stepsOf('ismcts:1:guide=none:longestPlayout=10')).toBe(11)
})

test('a budget of a search is in iterations or in milliseconds, and its settings come by name', async () => {
  const listing = await findGame('ironwood')
  const names = [
    'ismcts',
    'ismcts:7:exploration=0.5:longestPlayout=10:determinizations=2',
    'flat:20ms',
    'ismcts:7:guide=none',
    'strategist:7',
    'strategist',
  ]
  for (const text of names) expect((await (await findPolicy(listing, text))()).name).toBeTypeOf('string')
  expect([...policyNames(listing).keys()]).toContain('ismcts')
})

describe('the place of an error', () => {
  const error = (...stack: readonly string[]): Error =>
    Object.assign(new Error('No.'), { stack: ['Error: No.', ...stack].join('\n') })

  test.each([
    ['in the module', ['    at choose (/bots/my-bot.cjs:12:7)'], ' (my-bot.cjs:12:7)'],
    ['by its address', ['    at file:///bots/my-bot.js:12:7'], ' (my-bot.js:12:7)'],
    ['in a file beside it', ['    at async look (file:///bots/my%20parts/look.js:3:1)'], ' (my parts/look.js:3:1)'],
    [
      'that a package or Node threw: where the module called it',
      [
        '    at parse (file:///bots/node_modules/totemforge/dist/index.js:1:2)',
        '    at new Promise (<anonymous>)',
        '    at run (node:internal/x:1:2)',
        '    at Object.choose (file:///bots/my-bot.js:12:7)',
        '    at play (file:///bots/my-bot.js:1:1)',
      ],
      ' (my-bot.js:12:7)',
    ],
    ['outside of its folder', ['    at file:///other/bot.js:12:7'], ''],
    ['unknown', [], ''],
  ])('%s', (_, stack, place) => {
    expect(reasonOf(error(...stack), '/bots/my-bot.js')).toBe(`No.${place}`)
  })

  test('is left out without a module, and for what is no error', () => {
    expect(reasonOf(error('    at file:///bots/my-bot.js:12:7'))).toBe('No.')
    expect(reasonOf('No.', '/bots/my-bot.js')).toBe('No.')
  })
})
