import { createRandom, loadRecord } from 'totemforge'
import { connect, createTable, type Reply } from 'totemforge/table'
import { expect, test } from 'vitest'
import { type Clan, daimyo } from '../../src/daimyo'

test.each<{ clans: readonly Clan[] }>([{ clans: ['technology'] }, { clans: ['nature', 'nomads'] }])(
  'a whole game goes through the messages of a table, $clans',
  async ({ clans }) => {
    const table = createTable(daimyo, { options: { seed: 21, clans } })
    const random = createRandom(21)
    const sitDown = async (seat: Clan) => {
      const heard: Reply[] = []
      const connection = connect(table, (text) => void heard.push(JSON.parse(text)), {
        rate: { perSecond: 1, atOnce: 1e6 },
      })
      const say = (message: object): Promise<void> => connection.receive(JSON.stringify(message))
      await say({ do: 'take', seat })
      const update = () => heard.filter((reply) => reply.type === 'update').at(-1)
      return { seat, say, update, refused: () => heard.filter(({ type }) => type === 'refused') }
    }
    const clients = []
    for (const clan of clans) clients.push(await sitDown(clan))
    for (let acts = 0; acts < 2000; acts++) {
      const active = clients.find(({ seat, update }) => update()?.turn === seat)
      const update = active?.update()
      if (!active || !update) break
      await active.say({ do: 'act', action: random.pick(update.legal).action, version: update.version })
    }
    expect(clients.flatMap(({ refused }) => refused())).toEqual([])
    const loaded = loadRecord(daimyo, JSON.stringify(table.record()))
    if (!loaded.ok) throw new Error('The record of the table is damaged.')
    const outcome = daimyo.outcome(loaded.state)
    expect(outcome).not.toBeNull()
    for (const { update } of clients) expect(update()?.end).toMatchObject({ why: 'rules', outcome })
  },
)
