import type { Problem } from '../../core'
import type { MapData } from './mapdata'

type Kind = MapData['mountains'][number]['kind']

/** The mountains, by id (IW-MAP-01). */
const kinds: Readonly<Record<string, Kind>> = {
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
const mountainCount = 11
const forestCount = 16
const mostOuterForests = 10

type Report = (path: string, message: string) => void
type Pairs = MapData['ridges']

/**
 * Everything that keeps a map from being played on (IW-MAP-07); nothing for a good one.
 *
 * @example
 * for (const { path, message } of checkMap(map)) console.error(`${path}: ${message}`)
 */
export function checkMap(map: MapData): Problem[] {
  const problems: Problem[] = []
  const report: Report = (path, message) => void problems.push({ path, message })
  const { mountains, forests, ridges, paths } = map
  checkIds(
    [
      ...mountains.map(({ id }, index) => at('mountains', index, id)),
      ...forests.map(({ id }, index) => at('forests', index, id)),
    ],
    report,
  )
  checkNumbers('mountains', mountains, mountainCount, report)
  checkNumbers('forests', forests, forestCount, report)
  checkKinds(map, report)
  checkPairs('ridges', ridges, mountains, report)
  checkPairs('paths', paths, forests, report)
  checkBorders(map, report)
  checkFerrum(map, report)
  checkConnected('ridges', ridges, mountains, report)
  checkConnected('paths', paths, forests, report)
  return problems
}

const at = (list: string, index: number, id: string): { path: string; id: string } => ({
  path: `${list}[${index}].id`,
  id,
})

function checkIds(ids: readonly { path: string; id: string }[], report: Report): void {
  const seen = new Set<string>()
  for (const { path, id } of ids) {
    if (seen.has(id)) report(path, `The id ${id} is given to two locations.`)
    if (!/^\S+$/.test(id) || id === 'nothing' || id === '__proto__')
      report(path, `${JSON.stringify(id)} cannot be an id: it is to be a word without blanks, and not "nothing".`)
    seen.add(id)
  }
}

function checkNumbers(
  list: string,
  places: readonly { id: string; number: number }[],
  count: number,
  report: Report,
): void {
  const seen = new Set<number>()
  for (const [index, { id, number }] of places.entries()) {
    const path = `${list}[${index}].number`
    if (!Number.isInteger(number) || number < 1 || number > count)
      report(path, `${id} has the number ${number}; the ${list} have the numbers 1 to ${count}.`)
    else if (seen.has(number)) report(path, `The number ${number} is given to two ${list}.`)
    seen.add(number)
  }
}

/** IW-MAP-01, and no more outer forests than there are Fighters for. */
function checkKinds({ mountains, forests }: MapData, report: Report): void {
  for (const [index, { id, kind }] of mountains.entries()) {
    const expected = Object.hasOwn(kinds, id) ? kinds[id] : undefined
    if (!expected) report(`mountains[${index}].id`, `There is no mountain ${id} in Ironwood.`)
    else if (kind !== expected) report(`mountains[${index}].kind`, `The kind of ${id} is ${expected}, not ${kind}.`)
  }
  for (const id of Object.keys(kinds))
    if (!mountains.some((mountain) => mountain.id === id)) report('mountains', `The mountain ${id} is missing.`)
  if (forests.length !== forestCount)
    report('forests', `There are ${forests.length} forests; there are to be ${forestCount}.`)
  const outer = forests.filter(({ kind }) => kind === 'outer').length
  if (outer === 0) report('forests', 'There is no outer forest, and so none for the Woodwalkers to begin on.')
  if (outer > mostOuterForests)
    report('forests', `There are ${outer} outer forests; there are Fighters for ${mostOuterForests}.`)
}

/** Each pair holds in both directions, so it is given once, and for two different places that exist. */
function checkPairs(list: string, pairs: Pairs, places: readonly { id: string }[], report: Report): void {
  const known = new Set(places.map(({ id }) => id))
  const seen = new Set<string>()
  for (const [index, [one, other]] of pairs.entries()) {
    const path = `${list}[${index}]`
    for (const [end, id] of [one, other].entries())
      if (!known.has(id)) report(`${path}[${end}]`, `There is no place ${id} for one of the ${list}.`)
    if (one === other) report(path, `${one} cannot be joined to itself.`)
    const pair = JSON.stringify([one, other].sort())
    if (seen.has(pair)) report(path, `${one} and ${other} are joined twice; a pair holds in both directions.`)
    seen.add(pair)
  }
}

/** Where forests and mountains touch. */
function checkBorders({ mountains, forests }: MapData, report: Report): void {
  const kindOf = new Map(mountains.map(({ id, kind }) => [id, kind]))
  for (const [index, { id, kind, touches }] of forests.entries()) {
    const path = `forests[${index}].touches`
    for (const [place, mountain] of touches.entries()) {
      if (!kindOf.has(mountain)) report(`${path}[${place}]`, `There is no mountain ${mountain} for ${id} to touch.`)
      if (touches.indexOf(mountain) !== place) report(`${path}[${place}]`, `${id} touches ${mountain} twice.`)
    }
    if (kind === 'outer' && !touches.some((mountain) => kindOf.get(mountain) === 'outer'))
      report(path, `The outer forest ${id} touches no outer mountain.`)
  }
  for (const [index, { id }] of mountains.entries())
    if (!forests.some(({ kind, touches }) => kind === 'inner' && touches.includes(id)))
      report(`mountains[${index}]`, `No inner forest touches ${id}.`)
}

/** The inner mountains are exactly those joined to Ferrum (IW-MAP-01). */
function checkFerrum({ mountains, ridges }: MapData, report: Report): void {
  for (const ferrum of mountains.filter(({ kind }) => kind === 'ferrum')) {
    const joined = ridges.flatMap(([one, other]) => (one === ferrum.id ? [other] : other === ferrum.id ? [one] : []))
    for (const { id, kind } of mountains) {
      if (kind === 'inner' && !joined.includes(id))
        report('ridges', `The inner mountain ${id} is not joined to Ferrum.`)
      if (kind === 'outer' && joined.includes(id)) report('ridges', `The outer mountain ${id} is joined to Ferrum.`)
    }
  }
}

function checkConnected(list: string, pairs: Pairs, places: readonly { id: string }[], report: Report): void {
  const [first] = places
  if (!first) return
  const reached = new Set([first.id])
  // A set goes on to what is added to it on the way.
  for (const place of reached)
    for (const [one, other] of pairs) {
      if (one === place) reached.add(other)
      if (other === place) reached.add(one)
    }
  for (const { id } of places) if (!reached.has(id)) report(list, `No way leads from ${first.id} to ${id}.`)
}
