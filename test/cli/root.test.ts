import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadRecord } from 'totemforge'
import { root } from 'totemforge/root'
import { describe, expect, test } from 'vitest'
import { ruleText } from '../../src/cli/games/rulebook'
import { directory, first, sit } from './support'

const file = (): string => join(directory(), 'game.json')

function kept(path: string) {
  const loaded = loadRecord(root, readFileSync(path, 'utf8'))
  if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join(' '))
  return loaded
}

/** Takes the first choice this many times. */
function times(count: number): (screen: string) => string | null {
  const choose = first()
  return (screen) => (count-- > 0 ? choose(screen) : null)
}

const table = 'play --game root --factions marquise,eyrie,alliance,vagabond'

describe('Root in the terminal', () => {
  test('a person sits down by the name of a faction, and the others are greedy unless named', async () => {
    const { code, screen } = await sit(`${table} --seat Alliance --seed 5 --record ${file()}`)
    expect(code).toBe(0)
    expect(screen.replaceAll('\n', ' ')).toContain(
      'You are the Alliance, Greedy (the Marquise), Greedy (the Eyrie), Greedy (the Vagabond). The seed is 5.',
    )
  })

  test('a game goes to its end in 80 columns, and the record of it is whole', async () => {
    const path = file()
    const { code, screen } = await sit(`${table} --seat eyrie --seed 5 --record ${path}`, times(3000), 80)
    expect(code).toBe(0)
    const lines = screen.split('\n').filter((line) => !line.includes(path))
    expect(lines.filter((line) => line.length > 80)).toEqual([])
    const { state } = kept(path)
    const outcome = root.outcome(state)
    expect(outcome?.winners).not.toContain('p2')
    expect(screen).toMatch(/^Greedy \(the \w+\) won: (points|dominance)\./m)
    expect(screen).toContain('Birdsong of the Vagabond.')
  })

  test('goes on after a break as it would have without one', async () => {
    const [whole, broken] = [file(), file()]
    await sit(`${table} --seat marquise --seed 7 --record ${whole}`, times(40))
    const { screen } = await sit(`${table} --seat marquise --seed 7 --record ${broken}`, times(15))
    expect(screen).toContain(`--game root --seat marquise --resume ${broken}`)
    await sit(`play --game root --seat marquise --resume ${broken}`, times(25))
    expect(kept(broken).record).toEqual(kept(whole).record)
  })

  test('tells what cards, leaders and characters do, and the rules', async () => {
    const lines = ['card', 'card royal claim', 'card Despot tinker', 'card nothing', 'rule', 'rule root-6.3.2', 'help']
    const { screen } = await sit(`${table} --seat marquise --seed 5 --record ${file()}`, lines)
    expect(screen).toMatch(/\n> card\n(\w.+\n)+> card royal claim\nRoyal Claim \(bird\)\. Crafted with/)
    expect(screen).toContain('\nDespot. ')
    expect(screen).toContain('\nTinker. ')
    expect(screen).toContain('\nThere is no card nothing.')
    expect(screen).toContain('\nWhich rule?')
    expect(screen).toMatch(/\n> rule root-6\.3\.2\nROOT-6\.3\.2 Choice: marquise/)
    expect(screen).toContain('Root. What you can type:')
  })

  test('a refusal comes in a sentence, with the rule, and done leaves out', async () => {
    const lines = ['start 1', 'place 1', 'place 5', 'place 5', 'done', 'act organize', 'battle-in 3']
    const { screen } = await sit(`${table} --seat marquise --seed 5 --record ${file()}`, lines)
    expect(screen).toMatch(/> act organize\n.+\(ROOT-6\.5b\)/)
    expect(screen).toMatch(/> battle-in 3\n(.+\n)*.+\(ROOT-6\.5b\)/)
  })

  test.each([
    [
      '--factions cats,eyrie',
      '--factions takes marquise, eyrie, alliance, vagabond, vagabond2, cult, riverfolk, duchy, corvid, hundreds, keepers, not "cats".',
    ],
    ['--factions marquise,marquise', 'The faction marquise is given twice'],
    ['--map moon', '--map takes autumn, winter, lake, mountain, not "moon".'],
    ['--deck tarot', '--deck takes standard, exiles, not "tarot".'],
    ['--advanced bots', '--advanced takes plain, hirelings, second-vagabond, insurgents, not "bots".'],
    ['--landmarks 3', '--landmarks takes 1, 2, not "3".'],
    ['--advanced second-vagabond', 'The second Vagabond has a setup card in a draft only (ROOT-A.8.1d).'],
    ['--players 9', 'players'],
    [
      '--factions marquise,eyrie --seat vagabond',
      'There is no seat "vagabond" in this game; there are p1 (the Marquise), p2 (the Eyrie).',
    ],
    ['--against ironbot', '--against takes greedy, random, person, not "ironbot".'],
  ])('%s is refused in a sentence', async (words, problem) => {
    const { code, complaints } = await sit(`play --game root ${words} --record ${file()}`)
    expect(code).toBe(2)
    expect(complaints.replaceAll('\n', ' ')).toContain(problem)
  })

  test('help says what can be chosen', async () => {
    const { screen } = await sit('play --game root --help', [], 80)
    expect(screen).toContain(
      'marquise, eyrie, alliance, vagabond, vagabond2, cult,\nriverfolk, duchy, corvid, hundreds, keepers',
    )
    expect(screen).toMatch(/--map NAME +autumn, winter, lake, mountain/)
  })

  test('seats, opponents and the way in which factions are found can all be named', async () => {
    const drawn = await sit(`play --game root --players 3 --map lake --deck exiles --seed 1 --record ${file()}`)
    expect(drawn.screen).toMatch(/^LAKE MAP/m)
    const drafted = await sit(`play --game root --players 2 --factions draft --against random --record ${file()}`, [
      'draft eyrie',
    ])
    expect(drafted.screen).toContain('You are p1, random is p2.')
    expect(drafted.screen).toContain('decides')
  })

  test.each([
    ['--advanced plain', {}],
    ['--landmarks 2', { landmarks: { count: 2 } }],
    [
      '--factions draft --players 2 --landmarks 1 --advanced hirelings,insurgents,second-vagabond',
      { landmarks: { count: 1 }, hirelings: true, insurgents: true, secondVagabond: true },
    ],
  ])('%s chooses the advanced setup, and the record keeps it', async (words, advanced) => {
    const path = file()
    const { code } = await sit(`play --game root ${words} --seed 5 --record ${path}`, times(3))
    expect(code).toBe(0)
    expect(kept(path).record.options.advanced).toEqual(advanced)
  })

  test('without these options the setup is the standard one', async () => {
    const path = file()
    await sit(`play --game root --seed 5 --record ${path}`)
    expect(kept(path).record.options).not.toHaveProperty('advanced')
  })

  test('is told like this', async () => {
    const path = file()
    const lines = ['start 1', 'place 1', 'place 5', 'place 5', 'done', '3', '4', 'done', 'log']
    const { screen } = await sit(`${table} --seat marquise --seed forest --record ${path}`, lines, 80)
    await expect(screen.replaceAll(path, 'game.json')).toMatchFileSnapshot('../golden/cli/root.txt')
    const page =
      readFileSync('docs/cli.md', 'utf8').match(/^ {4}Choose an action.*\n(?:(?: {4}.*)?\n)*(?=\S)/m)?.[0] ?? ''
    expect(page).not.toBe('')
    expect(screen).toContain(page.replace(/^ {4}/gm, '').trim())
  })
})

test('a rule in several parts has all of their lines', () => {
  expect(ruleText('ROOT-2.5', 80)).toMatch(/^ROOT-2\.5a .+\n(?:.*\n)*^ROOT-2\.5b /m)
  expect(ruleText('ROOT-2.5b', 80)).toMatch(/^ROOT-2\.5b /)
})

test('a rule is found below another, in a table and by itself', () => {
  expect(ruleText('ROOT-8.4.1a', 200)).toMatch(/^ROOT-8\.4\.1a Revolt, .* no way back\.$/)
  expect(ruleText('ROOT-8.4.1.2', 200)).toMatch(/^ROOT-8\.4\.1\.2 Spend two supporters .* Choice: which\.$/)
  expect(ruleText('ROOT-8.4.1', 200)).toMatch(/^ROOT-8\.4\.1a .+\nROOT-8\.4\.1\.1 (?:.*\n)*^ROOT-8\.4\.1\.3g .+$/m)
  expect(ruleText('ROOT-CARD-02', 200)).toMatch(/^ROOT-CARD-02 · Favor of the Foxes .* one event \(ROOT-INT-13\)\.$/)
  expect(ruleText('ROOT-EX-61', 200)).toMatch(/^ROOT-EX-61 A\(fox\): keep, (?:.*\n)*.*Points of the turn: 2\.$/)
})

test('a rule ends before a heading in bold', () => {
  expect(ruleText('ROOT-4.3', 200)).toMatch(/\(ROOT-HIR-3b\)\.$/)
  expect(ruleText('ROOT-4.3.4g', 200)).toMatch(/\(ROOT-9\.2\.9\.2\.4b\)\.$/)
})
