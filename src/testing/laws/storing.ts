import type { Listed, Storage } from '../../table'
import { difference } from '../difference'

/** The arguments of a law: a storage, ids that nobody else uses, and ways to reopen the storage. */
export interface Shelf {
  readonly storage: Storage
  id(name: string): string
  /** The same storage, closed and opened again. */
  reopened(): Promise<Storage>
  /** The same storage, open a second time; `null` if it can be open only once. */
  readonly second: Storage | null
}

/** Returns what is wrong; `null` if the law holds, `undefined` if it could not be tested. */
export type StorageLaw = (shelf: Shelf) => Promise<string | null | undefined>

/** Text that storages easily damage. */
const hard = { z: 1, a: ['ż\u2028"\\\n\0', null, 1.5, -0.001, { '': {} }], '10': true }

const many = 20

const differs = (kept: unknown, expected: unknown): string | null => difference(expected, kept, 'expected', 'kept')

/** Reads a table and compares it with what it should hold; the order of keys counts. */
async function holds(storage: Storage, id: string, head: object, entries: readonly object[]): Promise<string | null> {
  const kept = await storage.read(id)
  if (!kept) return 'read answers null for a table that was created.'
  if (JSON.stringify([kept.head, kept.entries]) === JSON.stringify([head, entries])) return null
  return `read does not return what was stored: ${differs(kept, { head, entries }) ?? 'the keys have another order'}.`
}

const countTrue = (answers: readonly boolean[]): number => answers.filter((answer) => answer).length

const line = async (storage: Storage, id: string, which?: Parameters<Storage['list']>[0]): Promise<Listed | null> =>
  (await storage.list(which)).find((listed) => listed.id === id) ?? null

/** A time later than all earlier entries, by the clock of a list. */
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 3))

export const storageLaws: Readonly<Record<string, StorageLaw>> = {
  async 'creates-once'({ storage, id }) {
    const answers = await Promise.all(
      Array.from({ length: many }, (_, number) => storage.create(id('once'), { number })),
    )
    if (countTrue(answers) !== 1)
      return `Of ${many} calls that create one table at once, ${countTrue(answers)} get true.`
    const wrong = await holds(storage, id('once'), { number: answers.indexOf(true) }, [])
    if (wrong) return wrong
    return (await storage.create(id('once'), { late: true })) ? 'create answers true for a table that is there.' : null
  },

  async 'reads-back'({ storage, id }) {
    if ((await storage.read(id('nothing'))) !== null) return 'read does not answer null where there is no table.'
    await storage.create(id('back'), hard)
    for (let number = 0; number < 3; number++)
      if (!(await storage.append(id('back'), number, { ...hard, number })))
        return 'append answers false for the next entry.'
    const wrong = await holds(
      storage,
      id('back'),
      hard,
      [0, 1, 2].map((number) => ({ ...hard, number })),
    )
    if (wrong) return wrong
    for (const from of [1, 3, 4]) {
      const entries = (await storage.read(id('back'), from))?.entries ?? []
      if (entries.length !== Math.max(0, 3 - from)) return `read from ${from} returns ${entries.length} of 3 entries.`
    }
    return null
  },

  async 'one-of-a-number'({ storage, id }) {
    await storage.create(id('race'), {})
    for (let number = 0; number < 3; number++) {
      const answers = await Promise.all(
        Array.from({ length: many }, (_, by) => storage.append(id('race'), number, { number, by })),
      )
      if (countTrue(answers) !== 1)
        return `Of ${many} calls that add entry ${number} at once, ${countTrue(answers)} get true.`
      const entry = (await storage.read(id('race'), number))?.entries[0]
      const wrong = differs(entry, { number, by: answers.indexOf(true) })
      if (wrong) return `The stored entry is not the one whose append returned true: ${wrong}.`
    }
    return null
  },

  async 'next-number'({ storage, id }) {
    await storage.create(id('next'), {})
    await storage.append(id('next'), 0, { number: 0 })
    for (const number of [0, 2, 7])
      if (await storage.append(id('next'), number, { wrong: true }))
        return `append accepts entry ${number} although 1 is next.`
    if (await storage.append(id('absent'), 0, {})) return 'append answers true where there is no table.'
    return holds(storage, id('next'), {}, [{ number: 0 }])
  },

  async 'keeps-apart'({ storage, id }) {
    const names = ['apart', 'apart-', 'apart_', 'apart1', 'part']
    for (const name of names) await storage.create(id(name), { name })
    for (const name of names) await storage.append(id(name), 0, { of: name })
    await storage.remove(id('apart'))
    for (const name of names.slice(1)) {
      const wrong = await holds(storage, id(name), { name }, [{ of: name }])
      if (wrong) return wrong
    }
    return null
  },

  async 'keeps-copies'({ storage, id }) {
    const head = { moved: false }
    const entry = { moved: false }
    const created = storage.create(id('copy'), head)
    head.moved = true
    await created
    const added = storage.append(id('copy'), 0, entry)
    entry.moved = true
    await added
    for (const kept of [(await storage.read(id('copy')))?.entries[0], (await storage.read(id('copy')))?.head])
      if (kept) Reflect.set(kept, 'scribbled', true)
    const wrong = await holds(storage, id('copy'), { moved: false }, [{ moved: false }])
    return wrong && `Changing the passed objects changes the stored ones: ${wrong}`
  },

  async removes({ storage, id }) {
    if (await storage.remove(id('gone'))) return 'remove answers true where there is no table.'
    await storage.create(id('gone'), { old: true })
    await storage.append(id('gone'), 0, { old: true })
    if (!(await storage.remove(id('gone')))) return 'remove answers false for a table that is there.'
    if (await storage.read(id('gone'))) return 'A table that was removed can be read.'
    if (await line(storage, id('gone'))) return 'A table that was removed is listed.'
    if (await storage.append(id('gone'), 1, {})) return 'A table that was removed takes an entry.'
    if (!(await storage.create(id('gone'), { new: true })))
      return 'The id of a table that was removed cannot be used again.'
    return holds(storage, id('gone'), { new: true }, [])
  },

  async 'lists-what-was-said'({ storage, id }) {
    const about = { open: true, summary: { free: ['ż"', null] } }
    await storage.create(id('said'), {}, about)
    const expect = async (said: Pick<Listed, 'open' | 'summary'>, when: string): Promise<string | null> => {
      const listed = await line(storage, id('said'))
      if (!listed) return `A table is not listed ${when}.`
      const wrong = differs({ open: listed.open, summary: listed.summary }, said)
      return wrong && `The list is wrong ${when}: ${wrong}.`
    }
    const over = { open: false, summary: { won: true } }
    let wrong = await expect(about, 'after create')
    await storage.append(id('said'), 0, {})
    wrong ??= await expect(about, 'after an entry that said nothing')
    await storage.append(id('said'), 1, {}, over)
    wrong ??= await expect(over, 'after an entry')
    await storage.append(id('said'), 1, {}, about)
    wrong ??= await expect(over, 'after an entry that was refused')
    await storage.create(id('silent'), {})
    const silent = await line(storage, id('silent'))
    if (!silent?.open || silent.summary !== null)
      wrong ??= 'A table that said nothing is not listed as open, with the summary null.'
    return wrong
  },

  async 'lists-dates'({ storage, id }) {
    await storage.create(id('old'), {})
    await later()
    await storage.create(id('young'), {})
    await later()
    const before = await line(storage, id('old'))
    await storage.append(id('old'), 0, {})
    const [old, young] = [await line(storage, id('old')), await line(storage, id('young'))]
    if (!before || !old || !young) return 'A table is not listed.'
    for (const date of [old.begun, old.changed, young.begun])
      if (!(date instanceof Date) || Number.isNaN(date.getTime())) return 'begun or changed is not a date.'
    if (before.changed.getTime() !== before.begun.getTime())
      return 'A table without entries changed at another time than it began.'
    if (old.begun.getTime() !== before.begun.getTime()) return 'begun changes with an entry.'
    if (old.changed <= before.changed) return 'changed does not change with an entry.'
    const ids = (await storage.list()).map((listed) => listed.id)
    return ids.indexOf(id('old')) < ids.indexOf(id('young')) ? null : 'The oldest table is not listed first.'
  },

  async 'lists-some'({ storage, id }) {
    await storage.create(id('over'), {}, { open: false, summary: null })
    await storage.create(id('open'), {}, { open: true, summary: null })
    await later()
    await storage.append(id('over'), 0, {})
    const { changed = new Date(0) } = (await line(storage, id('over'))) ?? {}
    const own = [id('over'), id('open')]
    const some = async (which: Parameters<Storage['list']>[0]) =>
      (await storage.list(which)).map((listed) => listed.id).filter((listed) => own.includes(listed))
    const cases: [Parameters<Storage['list']>[0], string[]][] = [
      [{}, own],
      [{ open: true }, [id('open')]],
      [{ open: false }, [id('over')]],
      [{ since: changed }, [id('over')]],
      [{ since: changed, open: true }, []],
      [{ since: new Date(changed.getTime() + 1000) }, []],
    ]
    for (const [which, expected] of cases) {
      const wrong = differs((await some(which)).sort(), expected.sort())
      if (wrong) return `list(${JSON.stringify(which)}) is wrong: ${wrong}.`
    }
    return null
  },

  async 'keeps-for-good'({ storage, id, reopened }) {
    const said = { open: false, summary: { won: true } }
    await storage.create(id('kept'), hard)
    await storage.append(id('kept'), 0, hard, said)
    await storage.create(id('taken'), {})
    await storage.remove(id('taken'))
    const before = await line(storage, id('kept'))
    const again = await reopened()
    const wrong = await holds(again, id('kept'), hard, [hard])
    if (wrong) return `After it was opened again: ${wrong}`
    if (await again.read(id('taken'))) return 'A table that was removed is back after it was opened again.'
    if (JSON.stringify(await line(again, id('kept'))) !== JSON.stringify(before))
      return 'The list says something else after it was opened again.'
    return (await again.append(id('kept'), 1, {}))
      ? null
      : 'append answers false for the next entry after it was opened again.'
  },

  async 'serves-many'({ storage, id, second }) {
    if (!second) return undefined
    await storage.create(id('shared'), {})
    if (await second.create(id('shared'), {})) return 'Two servers create one table.'
    for (let number = 0; number < 5; number++) {
      const both = await Promise.all(
        [storage, second].map((each, server) => each.append(id('shared'), number, { number, server })),
      )
      if (countTrue(both) !== 1) return `Of two servers that add entry ${number} at once, ${countTrue(both)} get true.`
    }
    const [one, other] = [await storage.read(id('shared')), await second.read(id('shared'))]
    const wrong = differs(one, other)
    return wrong && `Two servers read different tables: ${wrong}.`
  },
}
