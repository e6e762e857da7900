import { readFileSync } from 'node:fs'
import { createStreams } from 'totemforge'
import { ironwood, type State } from 'totemforge/ironwood'
import { ironwoodEncoding } from 'totemforge/ironwood/encode'
import { expect, test } from 'vitest'
import { pinnedEncoding } from '../../encode/pinned'
import { after, type Table, table } from '../rules/support'

interface Row {
  readonly name: string
  readonly setup?: { readonly mode: 'duel' }
  readonly table?: Table
  readonly actions: string[]
}

const rows: Row[] = JSON.parse(readFileSync('test/golden/perft/ironwood.json', 'utf8'))

function positionOf({ setup, table: wanted, actions }: Row): State {
  const start = setup ? ironwood.setup({ ...setup, seed: 1 }) : table(wanted)
  return after({ ...start, random: createStreams(1) }, ...actions)
}

test('version 1 is what it was: whatever changes a line here needs another version', async () => {
  const positions = rows.map((row) => [row.name, positionOf(row)] as const)
  const text = pinnedEncoding({ game: ironwood, encoding: ironwoodEncoding, positions })
  expect(text.startsWith('ironwood-1\n')).toBe(true)
  await expect(text).toMatchFileSnapshot('../../golden/encode/ironwood.txt')
})
