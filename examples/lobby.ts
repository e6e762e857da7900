/** A lobby: tables are opened, listed with their free seats, and joined. A server does the same behind two addresses. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileStorage } from 'totemforge/storage'
import { openTable, wireTo } from 'totemforge/table'
import { joinTable, type TableClientOf } from 'totemforge/table/client'
import { connectFour } from './games/connect-four.ts'

const folder = mkdtempSync(join(tmpdir(), 'lobby-'))
const storage = await fileStorage(folder, { durability: 'process' })

/** Opens a new table or a stored one; its summary is what the list shows. */
const open = (id: string) =>
  openTable(connectFour, storage, id, {
    summary: ({ seats, turn }) => ({ seats: seats.map(({ seat, name }) => `${seat}: ${name ?? 'free'}`), turn }),
  })

async function list(): Promise<void> {
  for (const { id, summary } of await storage.list({ open: true })) console.log(id, JSON.stringify(summary))
}

const tables = { friday: await open('friday'), sunday: await open('sunday') }
await list()
const ann: TableClientOf<typeof connectFour> = joinTable(() => wireTo(tables.friday))
await ann.take('red', 'Ann')
await ann.act({ type: 'drop', column: 4 })
await list()

ann.close()
for (const table of Object.values(tables)) table.close()
storage.close()
rmSync(folder, { recursive: true })
