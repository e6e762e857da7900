import { describe, expect, test } from 'vitest'
import { english } from '../../src/daimyo/english'
import { daimyoBox } from '../../src/daimyo/rules/box'
import { clans, resources } from '../../src/daimyo/rules/vocabulary'
import { read } from './pages'

describe.each(clans)('%s', (clan) => {
  const guide = read(`docs/learn-daimyo/${clan}.md`)
  const { start, heroes } = daimyoBox.clans[clan]

  test('has a page that the first page names, with its start, its heroes and the way to its rules', () => {
    expect(read('docs/learn-daimyo/README.md')).toContain(`(${clan}.md)`)
    for (const resource of resources) {
      const count = start[resource] ?? 0
      if (count > 0) expect(guide).toContain(english.words.names.amounts({ [resource]: count }))
    }
    for (const id of heroes) {
      const { title = '', strength, cost } = daimyoBox.heroes[id] ?? {}
      expect(guide.replaceAll(/ +/g, ' ')).toContain(`| ${title} | ${strength} | ${cost} |`)
    }
    for (const part of ['**Your ability**', '## How to play well', '## Against', '../rules/daimyo/'])
      expect(guide).toContain(part)
  })
})

test('the numbers of the first page are those of the box', () => {
  const guide = read('docs/learn-daimyo/README.md')
  const { scoring, recruitCosts, restartGold, taxGold, abilitySum } = daimyoBox.numbers
  for (const list of [scoring.relics.slice(1), scoring.farms.slice(1), scoring.towers.slice(1)])
    expect(guide).toContain(`(${list.join(', ')}`)
  expect(guide).toContain(`${recruitCosts.join(', then ')} each`)
  expect(guide).toContain(`${restartGold} gold start the track again`)
  expect(guide).toContain(`| ${taxGold} gold `)
  expect(guide).toContain(`a sum of ${abilitySum}`)
})
