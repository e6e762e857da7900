import { afterEach, expect, test, vi } from 'vitest'
import { askTables, nameAt } from '../../examples/web/src/parts/tables'
import { createThinker } from '../../examples/web/src/think/thinker'
import { polish } from '../../examples/web/src/words/polish'

afterEach(() => void vi.unstubAllGlobals())

test('the page hears of all its tables, however many there are', async () => {
  const ids = Array.from({ length: 230 }, (_, number) => `table-${number}`)
  const answer = (address: URL): Response => {
    // As the server of the example answers.
    const asked = address.searchParams.get('ids')?.split(',').slice(0, 100) ?? []
    expect(address.href.length).toBeLessThan(4000)
    return Response.json(asked.filter((id) => ids.includes(id)).map((id) => ({ id, open: true, seats: [] })))
  }
  vi.stubGlobal('fetch', async (address: URL) => answer(address))
  const tables = new URL('http://localhost/api/tables')
  expect([...((await askTables(tables, ids))?.keys() ?? [])]).toEqual(ids)
  expect([...((await askTables(tables, []))?.keys() ?? [])]).toEqual([])
})

test('a page without a server has no tables', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  expect(await askTables(new URL('http://localhost/api/tables'), [])).toBeNull()
})

test('the list of tables names people, then peoples, then what the server calls a seat', () => {
  const seats = [
    { seat: 'p1', title: 'Marquise', by: 'person', name: 'Ada' },
    { seat: 'p2', title: 'Eyrie', by: 'nobody', name: null },
    { seat: 'ironclad', title: 'Ironclad', by: 'nobody', name: null },
  ]
  const named = ['p1', 'p2', 'ironclad', 'p9'].map((seat) => nameAt({ seats }, seat, polish))
  expect(named).toEqual(['Ada', 'Eyrie', polish.values.ironclad, 'p9'])
})

test('a worker that could not be loaded fails what was asked, and the next question begins another', async () => {
  const workers: EventTarget[] = []
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      readonly #isLoaded = workers.push(this) > 1
      postMessage({ id }: { readonly id: number }): void {
        const answer = this.#isLoaded ? new MessageEvent('message', { data: { id, hints: [] } }) : new Event('error')
        queueMicrotask(() => this.dispatchEvent(answer))
      }
      terminate(): void {}
    },
  )
  const { hint } = createThinker()
  const turn = { view: {}, legal: [], seat: 'nobody' }
  await expect(hint('ironwood', turn)).rejects.toThrow()
  expect(await hint('ironwood', turn)).toEqual([])
  expect(await hint('ironwood', turn)).toEqual([])
  expect(workers).toHaveLength(2)
})
