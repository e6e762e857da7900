import { collectProblems, within, writtenPath } from 'totemforge/toolkit'
import { expect, test } from 'vitest'

test('a problem has its whole path, however deep the part is that found it', () => {
  const problems = collectProblems()
  const forest = problems.at('forests', 3)
  forest.add('touches[1]', 'There is no such mountain.')
  forest.add('', 'It is cut off.')
  forest.at('touches', 0).add('', 'It is named twice.')
  problems.at(2).add('[1].id', 'It is empty.')
  problems.add('supply', 'Two are missing.')
  expect(problems.found).toEqual([
    { path: 'forests[3].touches[1]', message: 'There is no such mountain.' },
    { path: 'forests[3]', message: 'It is cut off.' },
    { path: 'forests[3].touches[0]', message: 'It is named twice.' },
    { path: '[2][1].id', message: 'It is empty.' },
    { path: 'supply', message: 'Two are missing.' },
  ])
})

test('only what is wrong is a problem', () => {
  const problems = collectProblems()
  problems.at('drill').when(false, 'step', 'no')
  problems.at('drill').when(true, 'cargo', 'yes')
  expect(problems.found).toEqual([{ path: 'drill.cargo', message: 'yes' }])
})

test('the first 100 problems are kept, of all parts together, and then it is full', () => {
  const problems = collectProblems()
  for (let index = 0; index < 99; index++) problems.at(index).add('', 'no')
  expect(problems.full).toBe(false)
  for (let index = 99; index < 300; index++) problems.at(index).add('', 'no')
  expect(problems.full).toBe(true)
  expect(problems.at('a').full).toBe(true)
  expect(problems.found.map(({ path }) => path)).toEqual(Array.from({ length: 100 }, (_, index) => `[${index}]`))
  const few = collectProblems(1)
  few.add('a', 'no')
  few.add('b', 'no')
  expect(few.found).toEqual([{ path: 'a', message: 'no' }])
})

test('problems of a part get their paths in the whole', () => {
  const problem = (path: string) => ({ path, message: 'no' })
  expect(within('map', [problem('forests[1]'), problem(''), problem('[2].id')])).toEqual([
    problem('map.forests[1]'),
    problem('map'),
    problem('map[2].id'),
  ])
})

test('a path is written as in code, and a long key is cut', () => {
  expect(writtenPath(['actions', 17, 'card'])).toBe('actions[17].card')
  expect(writtenPath(['a b', 0, '__proto__', ''])).toBe('["a b"][0].__proto__[""]')
  expect(writtenPath([`${'x y'.repeat(1000)}`]).length).toBeLessThan(80)
})
