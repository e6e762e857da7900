import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startRecord } from '../../src/core'
import { ironwood, ironwoodCards, ironwoodMap, type Options } from '../../src/ironwood/rules'
import { directory, first, idle, kept, sit } from './support'

const opponents = ['ironbot', 'woodenbot'] as const
const person = { ironbot: 'woodwalkers', woodenbot: 'ironclad' } as const

describe.each(opponents)('a game against %s', (bot) => {
  const begin = (file: string, seed = 7): string => `play --against ${bot} --level 3 --seed ${seed} --record ${file}`

  test('goes from the setup to the end, and the record of it is whole', async () => {
    const file = join(directory(), 'game.json')
    const { code, screen } = await sit(begin(file), idle())
    expect(code).toBe(0)
    expect(screen).toMatch(/^You are the .+ The seed is 7\.\nWhat level 3 means for \w+: it has a Fighter more on/)
    const lines = screen.split('\n').filter((line) => !line.includes(file))
    expect(lines.filter((line) => line.length > 100)).toEqual([])
    const { record, state } = kept(file)
    expect(record.options).toEqual({ mode: bot, level: 3, seed: '7' })
    const outcome = ironwood.outcome(state)
    expect(screen).toMatch(`won: ${outcome?.reason}. The game is kept in ${file}.\n`)
    expect(outcome?.winners).not.toContain(person[bot])
    expect(screen).toMatch(/^(Ironbot: IB|Woodenbot: WB|\w+bot: BOT)-\d\d/m)
    expect(readdirSync(join(file, '..'))).toEqual(['game.json'])
  })

  test('is kept after every action', async () => {
    const file = join(directory(), 'game.json')
    const lengths: number[] = []
    const wish = idle()
    await sit(begin(file), (screen) => {
      lengths.push(kept(file).record.actions.length)
      return lengths.length > 30 ? null : wish(screen)
    })
    expect(lengths).toHaveLength(31)
    expect(new Set(lengths).size).toBeGreaterThan(10)
    expect(lengths).toEqual([...lengths].sort((one, other) => one - other))
  })

  test('goes on after a break as it would have without one', async () => {
    const [whole, broken] = [join(directory(), 'whole.json'), join(directory(), 'broken.json')]
    const until = (lines: number) => {
      const choose = first()
      return (screen: string) => (lines-- > 0 ? choose(screen) : null)
    }
    await sit(begin(whole), until(40))
    await sit(begin(broken), until(15))
    const { screen } = await sit(`play --resume ${broken}`, until(25))
    expect(screen).toContain('The seed is 7.')
    expect(kept(broken).record).toEqual(kept(whole).record)
  })

  test('undo goes back to the last decision of the person, past everything that the bot did since', async () => {
    const file = join(directory(), 'game.json')
    const seats: (string | null)[] = []
    let lines = 0
    const choose = first()
    const { screen } = await sit(begin(file), (shown) => {
      const choice = choose(shown)
      seats.push(ironwood.toAct(kept(file).state))
      lines++
      return lines <= 20 ? choice : lines <= 40 ? 'undo' : null
    })
    expect(seats.every((seat) => seat === person[bot])).toBe(true)
    expect(screen.match(/^Taken back: .+\.$/gm)).toHaveLength(20)
    const again = join(directory(), 'again.json')
    await sit(begin(again))
    expect(kept(file).record).toEqual(kept(again).record)
    const { screen: once } = await sit(`play --resume ${file}`, ['undo'])
    expect(once).toContain('You have no decision to take back.')
  })
})

describe('at the table', () => {
  const begun = async (lines: readonly string[]): Promise<{ screen: string; file: string }> => {
    const file = join(directory(), 'game.json')
    const { screen } = await sit(`play --against ironbot --seed 7 --record ${file}`, ['opening 2', ...lines])
    return { screen, file }
  }

  test('what the rules refuse is refused in words, and changes nothing', async () => {
    const { screen, file } = await begun(['play WW02', 'move F1 auria', 'move F1 F2', 'play nobody', 'move F1 F3'])
    expect(screen).toContain('Auria is a mountain; this takes a forest. (IW-MAP-03)')
    expect(screen).toContain('F2 is not adjacent to F1. (IW-MAP-02)')
    expect(screen).toContain('There is no card nobody. (IW-CARD-04)')
    const { actions } = kept(file).record
    expect(actions.map(ironwood.format).filter((text) => text.startsWith('move'))).toEqual(['move F1 F3'])
  })

  test('surrendering asks first, and nobody surrenders for the bot', async () => {
    const { screen, file } = await begun(['resign', 'no', 'resign ironclad', 'resign woodwalkers', 'yes', '1'])
    expect(screen).toContain('You play on.')
    expect(screen).toContain('That is not your decision.')
    expect(screen).toMatch(/Ironbot won: surrender\. The game is kept in .+\n$/)
    expect(kept(file).state.result).toEqual({ winner: 'ironclad', by: 'surrender' })
  })

  test.each(['', 'list'])('"%s" shows the choices again, and so does a surrender that is none', async (line) => {
    const { screen } = await begun(['map', line, 'resign', 'no'])
    const shown = '\n\nPlay a card, or draw one?\n   1  Play WW01 Visions.'
    expect(screen.split(`> ${line}${shown}`)).toHaveLength(2)
    expect(screen).toContain(`You play on.${shown}`)
  })

  test('what nobody would choose stands below the list', async () => {
    const { screen } = await begun(['play WW01'])
    expect(screen).toContain('\n   1  Draw 1 card.\n      or type: draw 0\n      Enter takes 1.\n> ')
  })

  test('the log begins with the first round', async () => {
    const { screen } = await begun(['log'])
    const first = 'Round 1 begins.\n  The Woodwalkers gain 1 crystal.\n  The Ironclad gain 2 crystals.\n'
    expect(screen.split(first)).toHaveLength(3)
  })

  test('commands tell without changing anything', async () => {
    const { screen, file } = await begun(['help', 'board', 'map', 'card', 'card ic05 nobody', 'log', 'quit', '1'])
    for (const text of [
      'undo               take back your last decision',
      ' 6 Ferrum             F7 F8 F9 F10         Auria, Lithimar, Zincur, Palladimor',
      ' 3 F3          inner  F1 F5 F6             Argentimar, Chromia, Auria',
      'WW03 Ransack: damage 1, defense 1, dominance 0',
      'Icons: COMPASS, DRILL (red)',
      'There is no card nobody.',
      'The Woodwalkers are to play.',
    ])
      expect(screen).toContain(text)
    expect(screen.match(/^IRONWOOD /gm)?.length).toBe(3)
    expect(screen.match(/^ {3}1 {2}Play WW01 Visions\./gm)?.length).toBe(2)
    expect(screen.match(/^Play a card, or draw one\?\n {3}1 {2}/gm)?.length).toBe(2)
    const lines = screen.split('\n').filter((line) => !line.includes(file))
    expect(lines.filter((line) => line.length > 100)).toEqual([])
    expect(screen).toMatch(/The game is kept in .+ To continue:\n {2}npx totemforge play --resume .+\n$/)
    expect(kept(file).record.actions.map(ironwood.format)[0]).toBe('opening 2')
  })
})

describe('records that are there already', () => {
  const begin = (file: string): string => `play --against ironbot --record ${file}`

  test('a game that is not over is not overwritten', async () => {
    const file = join(directory(), 'game.json')
    await sit(begin(file), ['1'])
    const before = readFileSync(file, 'utf8')
    const { code, complaints } = await sit(begin(file), ['1'])
    expect(code).toBe(2)
    expect(complaints).toMatch(
      /holds a game that is not over\. Continue it:\n {2}npx totemforge play --resume .+\nKeep .+--record FILE/,
    )
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  test('a game that is over, or has not begun, is', async () => {
    const file = join(directory(), 'game.json')
    await sit(begin(file))
    await sit(begin(file), ['resign', 'yes'])
    expect(kept(file).state.result).not.toBeNull()
    expect((await sit(begin(file), ['1'])).code).toBe(0)
    expect(kept(file).state.result).toBeNull()
  })

  test('a game that is over is shown when it is resumed', async () => {
    const file = join(directory(), 'game.json')
    await sit(begin(file), ['resign', 'yes'])
    const { code, screen } = await sit(`play --resume ${file}`)
    expect(code).toBe(0)
    expect(screen).toContain('This game is over.\n')
    expect(screen).toContain('Ironbot won: surrender.')
  })

  test('a directory is not a record', async () => {
    const file = directory()
    const written = await sit(begin(file))
    expect(written).toMatchObject({ code: 3, complaints: `${file} cannot be read: it is a directory.\n` })
    expect(await sit(`play --resume ${file}`)).toMatchObject(written)
  })

  test('something else is neither overwritten nor resumed', async () => {
    const file = join(directory(), 'game.json')
    writeFileSync(file, 'a letter')
    expect((await sit(begin(file), ['1'])).complaints).toContain('exists already, and is not a finished game.')
    const { code, complaints } = await sit(`play --resume ${file}`, ['1'])
    expect(code).toBe(2)
    expect(complaints).toContain('is damaged:\n  record: ')
    expect(readFileSync(file, 'utf8')).toBe('a letter')
  })

  test('of a damaged one the good part can be played on, and the damaged one is kept', async () => {
    const file = join(directory(), 'game.json')
    await sit(begin(file), ['1', '1', '1', '1', '1'])
    const { actions } = kept(file).record
    const cut = readFileSync(file, 'utf8').slice(0, -20)
    writeFileSync(file, cut)
    const refused = await sit(`play --resume ${file}`, ['no'])
    expect(refused.screen).toContain(`The part before that is good: ${actions.length - 1} actions.`)
    expect(refused).toMatchObject({ code: 2, complaints: 'Nothing was changed.\n' })
    expect(readFileSync(file, 'utf8')).toBe(cut)
    const { code, screen } = await sit(`play --resume ${file}`, ['yes'])
    expect(code).toBe(0)
    expect(screen).toContain(`The damaged file is now ${file}.damaged.`)
    expect(readFileSync(`${file}.damaged`, 'utf8')).toBe(cut)
    expect(kept(file).record.actions.slice(0, actions.length - 1)).toEqual(actions.slice(0, -1))
  })

  test.each([
    ['version', '0.0.0'],
    ['random', 'dice'],
  ])('one with another %s is left as it is', async (part, other) => {
    const file = join(directory(), 'game.json')
    const text = JSON.stringify({ ...startRecord(ironwood, { mode: 'ironbot', seed: 7 }), [part]: other })
    writeFileSync(file, text)
    const { code, screen, complaints } = await sit(`play --resume ${file}`, ['yes'])
    expect([code, screen]).toEqual([2, ''])
    expect(complaints).toContain(
      `${file} was made by another version of totemforge:\n  ${part}: The record says "${other}"; this is "`,
    )
    expect((await sit(begin(file), ['1'])).code).toBe(2)
    expect(readFileSync(file, 'utf8')).toBe(text)
    expect(readdirSync(join(file, '..'))).toEqual(['game.json'])
  })

  test('the record of another game counts as damaged in any version', async () => {
    const file = join(directory(), 'game.json')
    const record = { ...startRecord(ironwood, { mode: 'ironbot', seed: 7 }), game: 'nim', version: '0.0.0' }
    writeFileSync(file, JSON.stringify(record))
    expect((await sit(`play --resume ${file}`)).complaints).toContain('is damaged:\n  game: ')
  })

  test('one in which the person surrendered while the bot was asked tells no reason of the bot', async () => {
    const file = join(directory(), 'game.json')
    const { actions, ...record } = startRecord(ironwood, { mode: 'ironbot', seed: 7 })
    const state = ironwood.setup(record.options)
    while (ironwood.toAct(state) !== 'ironclad') {
      const [action] = ironwood.legalActions(state)
      if (!action) throw new Error('The bot is never asked.')
      ironwood.step(state, action)
      actions.push(action)
    }
    actions.push({ type: 'resign', seat: 'woodwalkers' })
    writeFileSync(file, JSON.stringify({ ...record, actions }))
    const { screen } = await sit(`play --resume ${file}`)
    expect(screen).toContain('  The Ironclad win: the opponent has surrendered.')
    expect(screen).not.toMatch(/^Ironbot: /m)
  })

  test('a game with custom cards and a custom map uses their names', async () => {
    const file = join(directory(), 'game.json')
    const cards = Object.values(ironwoodCards).map((card) => ({ ...card, title: `My ${card.id}` }))
    const mountains = ironwoodMap.mountains.map((mountain) => ({ ...mountain, name: `Mount ${mountain.number}` }))
    const options: Options = { mode: 'ironbot', seed: 7, cards, map: { ...ironwoodMap, mountains } }
    writeFileSync(file, JSON.stringify(startRecord(ironwood, options)))
    const { screen } = await sit(`play --resume ${file}`, ['opening 2', 'play WW01', 'draw 1', '1', '1', '1', 'log'])
    expect(screen).toMatch(/^ {2}The Woodwalkers play WW01 My WW01\.$/m)
    expect(screen).toMatch(/^ {2}The Ironclad expend IC(\d\d) My IC\1\.$/m)
    for (const { name, kind } of ironwoodMap.mountains) if (kind !== 'ferrum') expect(screen).not.toContain(name)
  })

  test('another bot and a file that is not there are refused', async () => {
    const file = join(directory(), 'game.json')
    writeFileSync(file, JSON.stringify(startRecord(ironwood, { mode: 'ironbot', seed: 7 })))
    const { complaints } = await sit(`play --resume ${file} --against woodenbot`)
    expect(complaints).toContain('is a game against Ironbot. Leave out --against.')
    expect((await sit(`play --resume ${file}x`)).complaints).toBe(`There is no file ${file}x.\n`)
    expect(existsSync(`${file}x`)).toBe(false)
  })

  test('if it cannot be kept any more, that is said, and tried again', async () => {
    const file = join(directory(), 'game.json')
    let lines = 0
    const { screen } = await sit(begin(file), () => {
      lines++
      if (lines === 2) {
        rmSync(file)
        mkdirSync(join(file, 'in the way'), { recursive: true })
      }
      if (lines === 4) rmSync(file, { recursive: true })
      return lines < 4 ? '1' : null
    })
    expect(screen.match(/game\.json cannot be written: /g)?.length).toBeGreaterThan(1)
    expect(screen).toContain(`The game is kept in ${file}. To continue:`)
    expect(kept(file).record.actions.length).toBeGreaterThan(2)
  })

  test('where nothing can be written no game begins', async () => {
    const { code, complaints } = await sit(begin(join(directory(), 'nowhere', 'game.json')), ['1'])
    expect(code).toBe(3)
    expect(complaints).toContain('game.json cannot be written: there is no such directory.')
  })
})
