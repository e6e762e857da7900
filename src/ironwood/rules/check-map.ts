import { item } from '../../toolkit/certain'
import { neighboursOf, unreached } from '../../toolkit/graph'
import type { Problems } from '../../toolkit/problems'
import { type Check, fits } from '../../toolkit/read'
import { mapShape } from './map-shape'
import type { MapData } from './mapdata'
import { forestCount } from './vocabulary'

type Pairs = MapData['ridges']
type Places = readonly { readonly id: string; readonly number: number }[]

/** The mountains, by id (IW-MAP-01). */
const kinds: Readonly<Record<string, MapData['mountains'][number]['kind']>> = {
  ferrum: 'ferrum',
  auria: 'inner',
  lithimar: 'inner',
  palladimor: 'inner',
  zincur: 'inner',
  argentimar: 'outer',
  chromia: 'outer',
  cobaltis: 'outer',
  cuprumis: 'outer',
  gallimor: 'outer',
  plumbarum: 'outer',
}
const mostOuterForests = 10

/** Whether the rules accept a map, with every problem (IW-MAP-07). */
export const isMap: Check<MapData> = (map, problems): map is MapData => {
  if (!fits(mapShape(), map, problems)) return false
  const before = problems.found.length
  checkIds(map, problems)
  checkNumbers('mountains', map.mountains, problems)
  checkNumbers('forests', map.forests, problems)
  checkKinds(map, problems)
  checkPairs('ridges', map.ridges, map.mountains, problems)
  checkPairs('paths', map.paths, map.forests, problems)
  checkBorders(map, problems)
  checkFerrum(map, problems)
  checkConnected('ridges', map.ridges, map.mountains, problems)
  checkConnected('paths', map.paths, map.forests, problems)
  return problems.found.length === before && !problems.full
}

function checkIds({ mountains, forests }: MapData, problems: Problems): void {
  const seen = new Set<string>()
  for (const [list, places] of Object.entries({ mountains, forests }))
    for (const [index, { id }] of places.entries()) {
      if (seen.has(id)) problems.add(`${list}[${index}].id`, `The id ${id} is given to two locations.`)
      if (problems.full) return
      seen.add(id)
    }
}

function checkNumbers(list: string, places: Places, problems: Problems): void {
  const seen = new Set<number>()
  for (const [index, { number }] of places.entries()) {
    if (seen.has(number)) problems.add(`${list}[${index}].number`, `The number ${number} is given to two ${list}.`)
    if (problems.full) return
    seen.add(number)
  }
}

/** IW-MAP-01; and no more outer forests than the Fighters can fill. */
function checkKinds({ mountains, forests }: MapData, problems: Problems): void {
  const missing = new Set(Object.keys(kinds))
  for (const [index, { id, kind }] of mountains.entries()) {
    const expected = Object.hasOwn(kinds, id) ? kinds[id] : undefined
    if (!expected) problems.add(`mountains[${index}].id`, `There is no mountain ${id} in Ironwood.`)
    else if (kind !== expected)
      problems.add(`mountains[${index}].kind`, `The kind of ${id} is ${expected}, not ${kind}.`)
    if (problems.full) return
    missing.delete(id)
  }
  for (const id of missing) problems.add('mountains', `The mountain ${id} is missing.`)
  if (forests.length !== forestCount)
    problems.add('forests', `There are ${forests.length} forests; a map has ${forestCount}.`)
  const outer = forests.filter(({ kind }) => kind === 'outer').length
  if (outer === 0) problems.add('forests', 'There is no outer forest where the Woodwalkers could begin.')
  if (outer > mostOuterForests)
    problems.add('forests', `There are ${outer} outer forests, but Fighters for only ${mostOuterForests}.`)
}

/** Each pair holds in both directions, so a map lists it once, for two different existing places. */
function checkPairs(list: string, given: Pairs, places: Places, problems: Problems): void {
  const known = new Set(places.map(({ id }) => id))
  const seen = new Set<string>()
  for (const [index, [one, other]] of given.entries()) {
    const path = `${list}[${index}]`
    for (const [end, id] of [one, other].entries())
      if (!known.has(id)) problems.add(`${path}[${end}]`, `There is no place ${id} for one of the ${list}.`)
    if (one === other) problems.add(path, `${one} cannot be joined to itself.`)
    const pair = [one, other].sort().join(' ')
    if (seen.has(pair)) problems.add(path, `${one} and ${other} are joined twice; a pair holds in both directions.`)
    if (problems.full) return
    seen.add(pair)
  }
}

/** Where forests and mountains touch. */
function checkBorders({ mountains, forests }: MapData, problems: Problems): void {
  const kindOf = new Map(mountains.map(({ id, kind }) => [id, kind]))
  const besideInner = new Set<string>()
  for (const [index, { id, kind, touches }] of forests.entries()) {
    const path = `forests[${index}].touches`
    const touched = new Set<string>()
    for (const [place, mountain] of touches.entries()) {
      if (!kindOf.has(mountain))
        problems.add(`${path}[${place}]`, `There is no mountain ${mountain} for ${id} to touch.`)
      if (touched.has(mountain)) problems.add(`${path}[${place}]`, `${id} touches ${mountain} twice.`)
      if (problems.full) return
      touched.add(mountain)
      if (kind === 'inner') besideInner.add(mountain)
    }
    if (kind === 'outer' && !touches.some((mountain) => kindOf.get(mountain) === 'outer'))
      problems.add(path, `The outer forest ${id} touches no outer mountain.`)
  }
  for (const [index, { id }] of mountains.entries())
    if (!besideInner.has(id)) problems.add(`mountains[${index}]`, `No inner forest touches ${id}.`)
}

/** The inner mountains are exactly those joined to Ferrum (IW-MAP-01). */
function checkFerrum({ mountains, ridges }: MapData, problems: Problems): void {
  const joined = new Set(
    ridges.flatMap(([one, other]) => (one === 'ferrum' ? [other] : other === 'ferrum' ? [one] : [])),
  )
  for (const { id, kind } of mountains) {
    if (kind === 'inner' && !joined.has(id)) problems.add('ridges', `The inner mountain ${id} is not joined to Ferrum.`)
    if (kind === 'outer' && joined.has(id)) problems.add('ridges', `The outer mountain ${id} is joined to Ferrum.`)
  }
}

function checkConnected(list: string, given: Pairs, places: Places, problems: Problems): void {
  const numbers = new Map(places.map(({ id }, number) => [id, number]))
  const ways = given.flatMap(([one, other]): [number, number][] => {
    const [from, to] = [numbers.get(one), numbers.get(other)]
    return from === undefined || to === undefined ? [] : [[from, to]]
  })
  const [first] = places
  for (const place of unreached(neighboursOf(places.length, ways)))
    problems.add(list, `No way leads from ${first?.id} to ${item(places, place).id}.`)
}
