import { randomPolicy } from 'totemforge'
import { createTable, type Entry, type Journal, type TableSettings } from 'totemforge/table'
import { describe, expect, test } from 'vitest'
import { connectFour, type Drop } from '../../examples/games/connect-four'
import { codeOf, done, handClock } from './support'

type Seat = 'red' | 'yellow'
type Fault = 'stores and throws' | 'throws' | 'stores later'

const drop = (column: number) => ({ type: 'drop', column }) as const

/** A journal whose next calls fail as a test wants. */
function shakyJournal() {
  const entries: Entry<Drop, Seat>[] = []
  const faults: Fault[] = []
  const late: (() => void)[] = []
  const journal: Journal<Drop, Seat> & { isReadable: boolean } = {
    isReadable: true,
    async append(number, entry) {
      const store = (): boolean => number === entries.length && entries.push(entry) > 0
      const fault = faults.shift()
      if (fault === undefined) return store()
      if (fault === 'stores and throws') store()
      if (fault === 'stores later') late.push(store)
      throw new Error('The connection is lost.')
    },
    async read(from) {
      if (!journal.isReadable) throw new Error('The connection is lost.')
      return entries.slice(from)
    },
  }
  return { journal, entries, faults, landLate: () => late.splice(0).map((store) => store()) }
}

async function tableWith(settings: TableSettings<Drop, unknown, { seed: number }, Seat, unknown> = {}) {
  const shaky = shakyJournal()
  const table = createTable(connectFour, {
    options: { seed: 1 },
    journal: shaky.journal,
    onTrouble: () => undefined,
    ...settings,
  })
  const red = done(await table.take('red')).token
  return { ...shaky, table, red, version: done(table.since(red)).version }
}

describe('an action whose answer from the journal is lost', () => {
  test.each<Fault>(['stores and throws', 'throws'])('is carried out once if it is asked again: %s', async (fault) => {
    const { table, red, version, entries, faults } = await tableWith()
    faults.push(fault)
    expect(await table.act(red, drop(4), version, { id: 'x' })).toMatchObject({
      ok: false,
      refusal: {
        code: 'not-known',
        message: 'It is not known whether this was carried out. Ask again with the same id.',
      },
    })
    const again = done(await table.act(red, drop(4), version, { id: 'x' }))
    expect(done(await table.act(red, drop(4), version, { id: 'x' }))).toEqual(again)
    expect(table.record().actions).toEqual([drop(4)])
    expect(entries.map(({ type }) => type)).toEqual(['taken', 'acted'])
  })

  test('stays not known until the journal can be read, and nothing else is decided before', async () => {
    const { table, red, version, journal, faults } = await tableWith()
    faults.push('stores and throws')
    journal.isReadable = false
    expect(codeOf(await table.act(red, drop(4), version, { id: 'x' }))).toBe('not-known')
    expect(codeOf(await table.act(red, drop(4), version, { id: 'x' }))).toBe('not-known')
    expect(codeOf(await table.take('yellow'))).toBe('not-known')
    journal.isReadable = true
    expect(codeOf(await table.act(red, drop(4), version, { id: 'x' }))).toBeNull()
    expect(table.record().actions).toEqual([drop(4)])
  })

  test('is carried out once if the journal stores it after the table has looked', async () => {
    const { table, red, version, journal, faults, landLate } = await tableWith()
    faults.push('stores later')
    expect(codeOf(await table.act(red, drop(4), version, { id: 'x' }))).toBe('not-known')
    await table.refresh()
    landLate()
    journal.isReadable = false
    expect(codeOf(await table.act(red, drop(4), version, { id: 'x' }))).toBe('not-known')
    journal.isReadable = true
    expect(codeOf(await table.act(red, drop(4), version, { id: 'x' }))).toBeNull()
    expect(table.record().actions).toEqual([drop(4)])
  })

  test('gives not-known in the language of the caller', async () => {
    const { table, red, version, faults } = await tableWith()
    faults.push('throws', 'throws')
    const messages: string[] = []
    for (const language of ['pl', 'cs']) {
      const answer = await table.act(red, drop(4), version, { language })
      if (!answer.ok) messages.push(answer.refusal.message)
    }
    expect(messages).toEqual([
      'Nie wiadomo, czy to zostało wykonane. Zapytaj ponownie z tym samym id.',
      'Není známo, zda se to provedlo. Zeptej se znovu se stejným id.',
    ])
  })
})

test('a seat is taken once if the answer is lost and it is asked again with the same token', async () => {
  const { table, entries, faults } = await tableWith()
  const token = 'chosen_by_the_client_itself'
  faults.push('stores and throws')
  expect(codeOf(await table.take('yellow', { token }))).toBe('not-known')
  expect(codeOf(await table.take('yellow', { token }))).toBeNull()
  expect(entries).toHaveLength(2)
})

test('a token that is unknown here is not refused while the journal cannot be read', async () => {
  const { table, journal, version } = await tableWith()
  journal.isReadable = false
  expect(codeOf(await table.act('taken_at_another_server', drop(4), version))).toBe('not-known')
  journal.isReadable = true
  expect(codeOf(await table.act('taken_at_another_server', drop(4), version))).toBe('no-such-token')
})

test.each<Fault>(['stores and throws', 'throws'])('a bot acts once where its answer is lost: %s', async (fault) => {
  const clock = handClock()
  const { table, red, version, entries, faults } = await tableWith({ bots: { yellow: randomPolicy }, clock })
  done(await table.act(red, drop(4), version))
  faults.push(fault)
  await clock.move(5000)
  expect(entries.map((entry) => 'seat' in entry && entry.seat)).toEqual(['red', 'red', 'yellow'])
  expect(table.record().actions).toHaveLength(2)
})

test('an action is carried out although its texts throw', async () => {
  const troubles: unknown[] = []
  const wording = {
    language: 'en',
    title: 'Connect Four',
    seat: String,
    question: () => '',
    action: () => '',
    event: () => '',
    refusal: () => '',
    outcome: () => '',
  }
  const { table, red, version } = await tableWith({
    wordings: [wording],
    onTrouble: ({ what }) => troubles.push(what),
  })
  table.subscribe(null, () => undefined)
  wording.question = () => {
    throw new Error('There are no words for this.')
  }
  expect(codeOf(await table.act(red, drop(4), version))).toBeNull()
  expect(troubles).toEqual(['listener'])
})
