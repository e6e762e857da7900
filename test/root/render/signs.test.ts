import { describe, expect, test } from 'vitest'
import { rootMaps } from '../../../src/root'
import { anySuit } from '../../../src/root/render/hands'
import * as draw from '../../../src/root/render/shapes'
import { relicOf } from '../../../src/root/rules/factions/keepers/facts'
import { asRelic } from '../../../src/root/rules/factions/keepers/trophies'
import { pieceClass, pieceKinds } from '../../../src/root/rules/pieces'
import { factions, hirelings, landmarkNames, plotKinds, relicTypes, suits } from '../../../src/root/rules/vocabulary'

/** What is written in a sign; letters that only differ in size are the same. */
const lettersIn = (sign: string): string =>
  [...sign.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text?.toLowerCase()).join(' ')

/** The tower and the ferry of a map have signs of their own. */
const landmarks = landmarkNames.filter((name) => name !== 'tower' && name !== 'ferry')

/** All signs of maps, boards and cards that can have letters, by what they mean; they are the same in all languages. */
const signs: readonly (readonly [meaning: string, sign: string])[] = [
  ...suits.map((suit) => [`suit ${suit}`, draw.suitSign(suit)] as const),
  ['any suit', anySuit()],
  ...factions.map((faction) => [`faction ${faction}`, draw.factionSign(faction)] as const),
  ...hirelings.map((hireling) => [`hireling ${hireling}`, draw.hirelingSign(hireling)] as const),
  ...pieceKinds.flatMap((kind) => {
    const relic = asRelic(kind)
    if (pieceClass[kind] === 'warrior' || relic) return []
    return [[`piece ${kind}`, draw.building('marquise', kind)] as const]
  }),
  ...Object.values(relicOf).map(({ type, value }) => [`relic ${type} ${value}`, draw.relic(type, value)] as const),
  ...relicTypes.map((type) => [`relic ${type}`, draw.relic(type, null)] as const),
  ...plotKinds.map((kind) => [`plot ${kind}`, draw.plot({ face: kind, up: true, not: [] })] as const),
  ...landmarks.map((landmark) => [`landmark ${landmark}`, draw.landmarkSign(landmark)] as const),
  ...[1, 2, 3, 4].map((count) => [`ruin ${count}`, draw.ruin(count)] as const),
  ['tower', draw.towerSign()],
  ['ferry', draw.ferrySign()],
  ['hireling marker', draw.markerSign()],
  ['slot', draw.emptySlot()],
  ['scorched', draw.torchSign()],
  ['closed path', draw.closedSign()],
]

const forests = Object.values(rootMaps).flatMap((map) => map.forests.map(({ id }) => [`forest ${id}`, id] as const))

test('no letters of signs and forests have two meanings', () => {
  const meanings = new Map<string, Set<string>>()
  const written = [...signs.map(([meaning, sign]) => [meaning, lettersIn(sign)] as const), ...new Map(forests)]
  for (const [meaning, letters] of written)
    if (letters !== '') meanings.set(letters, (meanings.get(letters) ?? new Set()).add(meaning))
  const shared = [...meanings].filter(([, all]) => all.size > 1)
  expect(shared.map(([letters, all]) => `${letters}: ${[...all].join(', ')}`)).toEqual([])
  expect(meanings.size).toBeGreaterThan(80)
})

describe('suits have no letters, so their shapes and animals tell them apart:', () => {
  test.each(suits)('%s', (suit) => {
    const paths = (sign: string): string => [...sign.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path).join(' ')
    expect(lettersIn(draw.suitSign(suit))).toBe('')
    for (const other of suits)
      if (other !== suit) expect(paths(draw.suitSign(suit))).not.toBe(paths(draw.suitSign(other)))
  })
})
