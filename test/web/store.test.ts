import { afterEach, expect, test, vi } from 'vitest'
import { forget, keep, keepTable, keptGames, keptTables } from '../../examples/web/src/keep/store'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A store of a browser with room for so many characters. */
function browserStore(room = 1_000_000): void {
  const values: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    removeItem: (key: string) => void delete values[key],
    setItem(key: string, value: string) {
      const { [key]: _old, ...others } = values
      if (JSON.stringify(others).length + value.length > room) throw new DOMException('full', 'QuotaExceededError')
      values[key] = value
    },
  }
  // As in a browser, only what is stored is enumerated.
  vi.stubGlobal(
    'localStorage',
    new Proxy(values, { get: (_, name) => Reflect.get(methods, name) ?? values[String(name)] }),
  )
}

/** Keeps a game at this second. */
function keepAt(second: number, name: string, text = name): void {
  vi.useFakeTimers({ now: second * 1000 })
  keep(`totemforge game ${name}`, 'ironwood', name, text)
}

const titles = (): string[] => keptGames('en').map(({ title }) => title)

test('the game that was played last comes first, whenever it began', () => {
  browserStore()
  keepAt(1, 'a')
  keepAt(2, 'b')
  keepAt(3, 'a', 'a move more')
  expect(titles()).toEqual(['a', 'b'])
})

test('of too many games those go that were played longest ago', () => {
  browserStore()
  for (let at = 1; at <= 20; at++) keepAt(at, `g${at}`)
  keepAt(21, 'g1')
  keepAt(22, 'new')
  expect(titles()).toHaveLength(20)
  expect(titles()).toContain('g1')
  expect(titles()).not.toContain('g2')
})

test('a game that needs the room of several old ones is kept at once', () => {
  browserStore(1000)
  for (let at = 1; at <= 5; at++) keepAt(at, `g${at}`, 'x'.repeat(80))
  keepAt(6, 'long', 'x'.repeat(600))
  expect(titles()[0]).toBe('long')
})

test('without a store there are no games, and nothing throws', () => {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  keep('totemforge game a', 'ironwood', 'a', 'a')
  forget('totemforge game a')
  keepTable('t', 'ironwood', 'ironclad')
  expect([keptGames('en'), keptTables()]).toEqual([[], []])
})
