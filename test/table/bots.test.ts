import { randomPolicy } from 'totemforge'
import { ironwood } from 'totemforge/ironwood'
import { english } from 'totemforge/ironwood/english'
import { polish } from 'totemforge/ironwood/polish'
import { createTable } from 'totemforge/table'
import { describe, expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { done, handClock } from './support'

const drop = (column: number) => ({ type: 'drop', column }) as const

describe('a bot', () => {
  test('that failed is not asked again, and the table does not wait for it', async () => {
    let asked = 0
    const choose = () => {
      asked++
      throw new Error('It broke.')
    }
    const table = createTable(connectFour, { bots: { red: { name: 'broken', choose } }, onTrouble: () => undefined })
    await table.idle()
    done(await table.take('yellow'))
    let isIdle = false
    void table.idle().then(() => {
      isIdle = true
    })
    await Promise.resolve()
    expect([asked, isIdle]).toEqual([1, true])
  })

  test('whose action could not be written is asked again a second later', async () => {
    const clock = handClock()
    let failures = 0
    const kept: object[] = []
    const journal = {
      async append(_number: number, entry: object) {
        if (failures++ === 0) throw new Error('The disk is full.')
        kept.push(entry)
        return true
      },
      read: async () => [],
    }
    const troubles: string[] = []
    const table = createTable(connectFour, {
      bots: { red: randomPolicy },
      clock,
      journal,
      onTrouble: ({ what }) => void troubles.push(what),
    })
    await clock.move(0)
    expect([troubles, kept]).toEqual([['journal'], []])
    await clock.move(999)
    expect(failures).toBe(1)
    await clock.move(1)
    expect(kept).toMatchObject([{ type: 'acted', seat: 'red' }])
    expect(table.record().actions).toHaveLength(1)
  })
})

describe('those who listen', () => {
  test('each hear in their own language', async () => {
    const table = createTable(ironwood, { options: { mode: 'duel', seed: 1 }, wordings: [english, polish] })
    const heard: (string | null)[] = []
    for (const language of ['en', 'pl']) table.subscribe(null, (update) => heard.push(update.language), { language })
    done(await table.take('ironclad'))
    expect(heard).toEqual(['en', 'pl'])
  })

  test('each get the news since the version that they know', async () => {
    const table = createTable(connectFour, {})
    const red = done(await table.take('red')).token
    const heard: number[] = []
    for (const since of [0, 1]) table.subscribe(null, (update) => heard.push(update.since), { since })
    done(await table.act(red, drop(4), done(table.since(red)).version))
    expect(heard).toEqual([0, 1])
  })
})
