import { describe, expect, test } from 'vitest'
import type { Card } from '../../../src/ironwood/rules/card'
import { ironcladCards } from '../../../src/ironwood/rules/data/ironclad'
import { ironwoodMap } from '../../../src/ironwood/rules/data/map'
import { woodwalkerCards } from '../../../src/ironwood/rules/data/woodwalkers'
import { rulePages } from './rule-ids'

const cards = [...woodwalkerCards, ...ironcladCards]
const firstOf = (card: Card): string | undefined => /^Second copy of (\w+) /.exec(card.provenanceNote)?.[1]

describe('the cards of Ironwood', () => {
  test.each([
    ['WW', 'woodwalkers', woodwalkerCards],
    ['IC', 'ironclad', ironcladCards],
  ])('%s: 38 cards of one faction in order of id, the first three of them base cards', (prefix, faction, own) => {
    expect(own.map(({ id }) => id)).toEqual(own.map((_, index) => `${prefix}${String(index + 1).padStart(2, '0')}`))
    expect(own.length).toBe(38)
    expect(own.filter((card) => card.faction !== faction)).toEqual([])
    expect(own.map(({ kind }) => kind)).toEqual(own.map((_, index) => (index < 3 ? 'base' : 'special')))
  })

  test('no part of a card ever changes unseen', async () => {
    const lines = cards.map((card) => `${JSON.stringify(card)}\n`).join('')
    await expect(lines).toMatchFileSnapshot('../../golden/cards.txt')
  })

  test('own Fighters given up for a Golem are given up only if there is one', () => {
    const payments = cards.flatMap(({ steps }) => steps).filter((step) => step.do === 'pay')
    const sacrifices = payments.flatMap(({ cost, steps }) => ('sacrifice' in cost ? [{ cost, steps }] : []))
    expect(sacrifices.length).toBeGreaterThan(3)
    for (const { cost, steps } of sacrifices) {
      const golem = steps.some((step) => step.do === 'recruit' && step.unit === 'golem')
      expect(cost.forGolem ?? false).toBe(golem)
    }
  })

  test('only ongoing cards go on, and each does something while in play or in the end', () => {
    const wrong = cards.filter(
      ({ ongoing, continuous, whenExhausted, steps }) =>
        (ongoing !== undefined) !==
        (continuous !== undefined ||
          whenExhausted !== undefined ||
          steps.some((step) => step.do === 'mark' && step.until === 'exhausted')),
    )
    expect(wrong).toEqual([])
  })

  test('seven cards are second copies, and equal their first in everything but id and note', () => {
    const copies = cards.filter(firstOf)
    expect(copies.length).toBe(7)
    for (const copy of copies) {
      const first = cards.find(({ id }) => id === firstOf(copy))
      expect({ ...first, id: copy.id, provenanceNote: copy.provenanceNote }).toEqual(copy)
    }
  })

  test.each(cards)('$id stands in the rules as it stands in the data', (card) => {
    const { damage, defense, dominance } = card.values
    const effect = [
      ...card.text.map((line) => (/^\d[a-c]/.test(line) ? `&nbsp;&nbsp;${line}` : line)),
      ...(card.burnedText ?? []).map((line) => `**When burned:** ${line}`),
    ]
    const first = firstOf(card)
    const row = [
      card.id,
      `${card.kind === 'base' ? '★ ' : ''}${card.title}`,
      `${damage}/${defense}/${dominance}`,
      card.soloIcons.map(({ icon, red }) => (red ? `${icon} (red)` : icon)).join(', '),
      card.provenance.charAt(0).toUpperCase(),
      first ? `Second copy of ${first}.` : effect.join('<br>'),
    ]
    expect(rulePages.get('docs/rules/cards.md')).toContain(`\n| ${row.join(' | ')} |\n`)
  })
})

describe('the map of Ironwood', () => {
  const { mountains, forests, ridges, paths } = ironwoodMap
  const numbers = new Map([...mountains, ...forests].map(({ id, number }) => [id, number]))
  const names = new Map(mountains.map(({ id, name }) => [id, name]))
  const namesOf = (ids: readonly string[]): string => ids.map((id) => names.get(id) ?? id).join(', ')
  const beside = (pairs: typeof ridges, id: string): string[] =>
    pairs
      .flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : []))
      .sort((one, other) => (numbers.get(one) ?? 0) - (numbers.get(other) ?? 0))

  test('the rules show the same mountains, forests, ridges and paths as the data', () => {
    const rows = [
      ...mountains.map(({ id, name, number, kind, at: [x, y] }) => {
        return [number, name, `\`${id}\``, kind === 'ferrum' ? 'Ferrum' : kind, `${x}, ${y}`]
      }),
      ...forests.map(({ id, number, kind, touches }) => [number, `\`${id}\``, kind, namesOf(touches)]),
      ...mountains.map(({ id, name }) => [name, namesOf(beside(ridges, id))]),
      ...forests.map(({ id }) => [id, beside(paths, id).join(', ')]),
    ].map((cells) => `| ${cells.join(' | ')} |`)
    const shown = rulePages.get('docs/rules/map.md')?.match(/^\| (?!number|mountain|forest).+$/gm)
    expect(shown).toEqual(rows)
  })
})
