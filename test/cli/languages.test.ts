import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { localeOf } from '../../src/cli/language'
import { directory, first, idle, sit } from './support'

const file = (): string => join(directory(), 'game.json')

const begin = 'play --against ironbot --level 3 --seed friday'

/** What no sentence may hold: a place that nobody filled. */
const holes = /undefined|\[object|NaN|\bnull\b(?<!dev.null)|\{|\$/

describe('the language', () => {
  test.each([
    ['', '', 'You are the Woodwalkers'],
    ['', 'C', 'You are'],
    ['', 'POSIX', 'You are'],
    ['', 'de_DE.UTF-8', 'You are'],
    ['', 'plt_MG', 'You are'],
    ['', 'en_GB.UTF-8', 'You are'],
    ['', 'pl_PL.UTF-8', 'Twoja strona: Plemię Puszczy'],
    ['', 'pl', 'Twoja strona'],
    ['', 'cs_CZ.UTF-8@euro', 'Tvoje strana: Strážci hvozdu'],
    ['--lang en', 'pl_PL.UTF-8', 'You are'],
    ['--lang=pl', 'cs_CZ', 'Twoja strona'],
    ['--lang CS', 'C', 'Tvoje strana'],
  ])('%s in the locale "%s": %s', async (option, locale, says) => {
    const words = `${begin} --record ${file()} ${option}`.trim()
    expect((await sit(words, [], 100, locale)).screen).toContain(says)
  })

  test('is that of the first variable that says something', () => {
    expect(localeOf({ LC_ALL: 'cs_CZ', LC_MESSAGES: 'pl_PL', LANG: 'C' })).toBe('cs_CZ')
    expect(localeOf({ LC_ALL: '', LC_MESSAGES: 'pl_PL', LANG: 'C' })).toBe('pl_PL')
    expect(localeOf({ LANG: 'pl_PL.UTF-8' })).toBe('pl_PL.UTF-8')
    expect(localeOf({})).toBe('')
  })

  test('that there is not is refused with those that there are, in the language of the locale', async () => {
    const path = file()
    const refused = await sit(`${begin} --lang cz --record ${path}`)
    expect([refused.code, refused.complaints, refused.screen]).toEqual([2, '--lang takes en, pl, cs, not "cz".\n', ''])
    const inPolish = await sit(`${begin} --lang cz`, [], 100, 'pl_PL')
    expect(inPolish.complaints).toBe('--lang przyjmuje en, pl, cs, a nie „cz”.\n')
    expect(existsSync(path)).toBe(false)
    expect((await sit('play --lang')).complaints).toBe('--lang needs a value after it.\n')
    expect((await sit('play --lang pl --lang pl')).complaints).toBe('Opcja --lang jest podana dwa razy.\n')
  })

  test('is named again by what goes on with the game, if it was named', async () => {
    const path = file()
    expect((await sit(`${begin} --lang pl --record ${path}`)).screen).toContain(
      `Aby ją wznowić:\n  npx totemforge play --lang pl --resume ${path}`,
    )
    expect((await sit(`play --resume ${path}`, [], 100, 'cs_CZ')).screen).toContain(
      `takto:\n  npx totemforge play --resume ${path}`,
    )
  })
})

const spoken = ['pl', 'cs'] as const

describe.each(spoken)('in %s', (language) => {
  test('Ironwood is told like this', async () => {
    const path = file()
    const lines = [
      'help',
      'opening 2',
      'play WW02',
      'move F1 F3',
      'log',
      'move F2 F5 x2',
      'attack F5 ferrum',
      'nonsense',
      'rest',
      '7',
      'bot',
      'card',
      'card IC05 nothing',
      'icon compass',
      'rule nix',
      'map',
      'done',
      'undo',
      'attack F5 auria',
      'resign',
      'no',
      'resign',
      language === 'pl' ? 'tak' : 'ano',
    ]
    const { screen } = await sit(`${begin} --lang ${language} --record ${path}`, lines, 100)
    expect(screen).not.toMatch(holes)
    await expect(screen.replaceAll(path, 'game.json')).toMatchFileSnapshot(`../golden/cli/ironwood-${language}.txt`)
  })

  test('Root is told like this', async () => {
    const path = file()
    const title = language === 'pl' ? 'card herbata z korzeni' : 'card kořenový čaj'
    const lines = ['help', 'start 1', 'place 1', 'place 5', 'place 5', 'card', title, 'rule', 'act organize', 'done']
    const more = ['done', '3', '4', 'undo', 'log', 'resign']
    const table = 'play --game root --factions marquise,eyrie,alliance,vagabond --seed forest'
    const { screen } = await sit(`${table} --lang ${language} --record ${path}`, [...lines, ...more], 80)
    expect(screen).not.toMatch(holes)
    await expect(screen.replaceAll(path, 'game.json')).toMatchFileSnapshot(`../golden/cli/root-${language}.txt`)
  })

  test.each(['ironbot', 'woodenbot', 'greedy'])('a game of Ironwood against %s goes to its end', async (bot) => {
    const path = file()
    const { code, screen } = await sit(`play --against ${bot} --seed 7 --lang ${language} --record ${path}`, idle(), 80)
    expect(code).toBe(0)
    expect(screen).toMatch(
      language === 'pl' ? /^Zwycięstwo: \S.* \(\S.*\)\. Gra jest zapisana/m : /^Vítězství: \S.* \(\S.*\)\. Hra je/m,
    )
    expect(screen).not.toMatch(holes)
    const lines = screen.split('\n').filter((line) => !line.includes(path))
    expect(lines.filter((line) => line.length > 80)).toEqual([])
    // English words that would stand in any game of an untold part.
    expect(screen).not.toMatch(/\b(the|does|moves|cards|You|Type|turn|against)\b/)
  })

  test('a game of Root goes to its end', async () => {
    const path = file()
    let left = 3000
    const choose = first()
    const table = `play --game root --players 3 --factions eyrie,alliance,marquise --seed 5 --lang ${language}`
    const { code, screen } = await sit(`${table} --record ${path}`, (told) => (left-- > 0 ? choose(told) : null), 80)
    expect(code).toBe(0)
    expect(screen).toMatch(language === 'pl' ? /^Zwycięstwo: /m : /^Vítězství: /m)
    expect(screen).not.toMatch(holes)
    expect(screen).not.toMatch(/\b(the|does|moves|cards|You|Type|turn|against)\b/)
  })

  test('what is wrong is told in it', async () => {
    const path = file()
    const complain = async (words: string): Promise<string> =>
      (await sit(`${words} --lang ${language}`, [], 200)).complaints.replaceAll(path, 'game.json')
    const told = [
      await complain('play --what'),
      await complain('play --seed'),
      await complain('play --help=yes'),
      await complain('play nothing'),
      await complain('play --players many'),
      await complain('play --players 3 --against greedy'),
      await complain('play --against ironbot --level 99'),
      await complain('play --against greedy --level 1'),
      await complain('play --against ironbot,random'),
      await complain('play --against nobody'),
      await complain('play --seat nobody --against greedy'),
      await complain('play --against ironbot --seat ironclad'),
      await complain('play --game root --map moon'),
      await complain('play --game root --factions cats'),
      await complain('play --game root --advanced bots'),
      await complain('play --game root --landmarks 3'),
      await complain('play --game root --players 2 --against greedy,greedy'),
      await complain(`play --resume ${path}`),
      await complain('play --resume a --record b'),
      await complain('play --resume a --seed 7'),
      await complain('play --against ironbot --record /proc/nothing/game.json'),
      await complain('play --against ironbot --record /dev/null'),
      await complain('play'),
    ]
    expect(told.filter((line) => line === '' || holes.test(line))).toEqual([])
    await expect(told.join('')).toMatchFileSnapshot(`../golden/cli/complaints-${language}.txt`)
  })

  test('help with each game, in lines of 80 columns', async () => {
    const told = [
      (await sit(`play --help --lang ${language}`, [], 80)).screen,
      (await sit(`play --game root --help --lang ${language}`, [], 80)).screen,
      (await sit(`play --game daimyo --help --lang ${language}`, [], 80)).screen,
    ]
    const lines = told.join('\n').split('\n')
    expect(lines.filter(({ length }) => length > 80)).toEqual([])
    await expect(told.join('\n')).toMatchFileSnapshot(`../golden/cli/help-${language}.txt`)
  })

  test('yes is understood everywhere', async () => {
    const { screen } = await sit(`${begin} --lang ${language} --record ${file()}`, ['resign', 'yes'])
    expect(screen).toMatch(language === 'pl' ? /poddanie się/ : /protivník se vzdal/)
  })
})

test('a game of one’s own keeps its words, and the terminal has those of the language', async () => {
  const path = file()
  const { screen } = await sit(`play ./examples/terminal/connect-four.ts --against middle --lang pl --record ${path}`, [
    '1',
    'help',
  ])
  expect(screen).toContain('Twoja strona: red')
  expect(screen).toContain('Red drops a disc.')
  expect(screen).toContain('Connect Four. Co możesz wpisać:')
  expect(JSON.parse(readFileSync(path, 'utf8')).game).toBe('connect-four')
})
