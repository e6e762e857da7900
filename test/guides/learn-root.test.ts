import { expect, test } from 'vitest'
import { factsOf } from '../../src/root/rules/factions/facts'
import { factions } from '../../src/root/rules/vocabulary'
import { read } from './pages'

test.each(factions.filter((faction) => factsOf[faction].beside === undefined))(
  'players of %s have a guide, which the list of guides names, and which leads to the rules',
  (faction) => {
    expect(read('docs/learn-root/README.md')).toContain(`(${faction}.md)`)
    const guide = read(`docs/learn-root/${faction}.md`)
    expect(guide).toContain('## Your turn')
    expect(guide).toContain(`(../rules/root/${faction}.md)`)
  },
)
