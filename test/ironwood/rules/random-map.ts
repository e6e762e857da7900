import type { Random } from '../../../src/core'
import { ironwoodMap, type MapData } from '../../../src/ironwood/rules'
import { isMap } from '../../../src/ironwood/rules/check-map'
import { readAs } from '../../../src/toolkit/read'

type Pairs = MapData['ridges']

/** A way more or a way less, if it is one that the list does not have, or has. */
function changed(pairs: Pairs, ids: readonly string[], random: Random): Pairs {
  if (random.integer(0, 1) === 0) return pairs.filter((pair) => pair !== random.pick(pairs))
  const [one, other] = [random.pick(ids), random.pick(ids)]
  return [...pairs, [one, other]]
}

/** The map with other forest names, another order, and some ways and borders more or less; always a valid one. */
export function randomMap(random: Random): MapData {
  const forests = ironwoodMap.forests.map((forest) => ({ ...forest, id: `W${forest.number * 7}` }))
  const renamed = (id: string): string => `W${Number(id.slice(1)) * 7}`
  let map: MapData = {
    ...ironwoodMap,
    forests,
    mountains: [...ironwoodMap.mountains],
    paths: ironwoodMap.paths.map(([one, other]) => [renamed(one), renamed(other)]),
  }
  const mountainIds = map.mountains.map(({ id }) => id)
  const forestIds = forests.map(({ id }) => id)
  for (let count = 0; count < 30; count++) {
    const touched = random.pick(forestIds)
    const next = random.pick<MapData>([
      { ...map, ridges: changed(map.ridges, mountainIds, random) },
      { ...map, paths: changed(map.paths, forestIds, random) },
      {
        ...map,
        forests: map.forests.map((forest) =>
          forest.id === touched ? { ...forest, touches: [...forest.touches, random.pick(mountainIds)] } : forest,
        ),
      },
      {
        ...map,
        forests: map.forests.map((forest) =>
          forest.id === touched ? { ...forest, kind: forest.kind === 'inner' ? 'outer' : 'inner' } : forest,
        ),
      },
    ])
    if (readAs(isMap, next).ok) map = next
  }
  const [shuffledForests, shuffledMountains] = [[...map.forests], [...map.mountains]]
  random.shuffle(shuffledForests)
  random.shuffle(shuffledMountains)
  return { ...map, forests: shuffledForests, mountains: shuffledMountains }
}
