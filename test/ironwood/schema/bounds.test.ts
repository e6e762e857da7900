import { createRandom } from 'totemforge'
import { describe, expect, test } from 'vitest'
import { ironwood, type Options } from '../../../src/ironwood/rules'
import { parseState, parseView } from '../../../src/ironwood/schema'
import { randomCards } from '../rules/random-cards'
import { paths, problems, throughJson } from './support'

const state = ironwood.setup({ mode: 'ironbot', seed: 1 })
const view = ironwood.view(state, 'woodwalkers')

/** A copy with one number, or a list, somewhere inside it replaced. */
function changed(document: unknown, path: string, value: unknown): unknown {
  const copy = throughJson(document)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const holder = keys.reduce<unknown>((part, key) => Reflect.get(Object(part), key), copy)
  Reflect.set(Object(holder), last, value)
  return copy
}

const more: [path: string, value: number][] = [
  ['sides.ironclad.crystals', 21],
  ['forests.fighters.0', 21],
  ['forests.moved.0', 21],
  ['forests.full.0', 6],
  ['mountains.golems.5', 4],
  ['mountains.fighters.5', 21],
  ['drill.cargo', 21],
  ['secured', 6],
  ['turns', 7],
]

describe('IW-COMP-01: no document holds more of anything than there is in the box', () => {
  test.each(more)('%s', (path, value) => {
    const written = path.replace(/\.(\d+)/g, '[$1]')
    for (const [parse, document] of [
      [parseState, state],
      [parseView, view],
    ] as const)
      for (const many of [value, 1e8, 1e15]) {
        expect(paths(parse(changed(document, path, many)))).toEqual([written])
        expect(paths(parse(changed(document, path, value - 1)))).not.toContain(written)
      }
  })

  test.each(['sides.ironclad.handSize', 'sides.woodwalkers.deckSize', 'visions.handSize', 'visions.deckSize'])(
    'a view with a %s of a thousand million is refused',
    (path) => expect(paths(parseView(changed(view, path, 1e9)))).toEqual([path]),
  )

  test.each(['sides.ironclad.hand', 'sides.ironclad.deck', 'sides.ironclad.discard', 'visions.deck', 'marks'])(
    'a state with a thousand things in %s is refused',
    (path) => expect(paths(parseState(changed(state, path, Array(1000).fill('WW01'))))[0]).toMatch(path),
  )
})

const modes: [string, (seed: number) => Options][] = [
  ['a duel', (seed) => ({ mode: 'duel', seed })],
  ['a duel with random cards', (seed) => ({ mode: 'duel', seed, cards: randomCards(createRandom(seed, 'cards')) })],
  ['Ironbot', (seed) => ({ mode: 'ironbot', seed, level: 15 })],
  ['Woodenbot', (seed) => ({ mode: 'woodenbot', seed, level: 15 })],
]

test.each(modes)('every %s that the rules make is within the bounds', (_, optionsOf) => {
  for (let seed = 0; seed < 3; seed++) {
    const random = createRandom(seed, 'bounds')
    const played = ironwood.setup(optionsOf(seed))
    for (let count = 0; count < 1500; count++) {
      const actions = ironwood.legalActions(played)
      if (actions.length === 0) break
      ironwood.step(played, random.pick(actions))
      if (count % 15 !== 0) continue
      expect(problems(parseState(played))).toEqual([])
      expect(problems(parseView(ironwood.view(played, 'ironclad')))).toEqual([])
    }
  }
})
