/** Finds the server of a table, among several servers. */
import { createHash } from 'node:crypto'

/**
 * The place of a table: every server computes the same. A new or removed place moves only the tables that it gets or
 * had.
 */
function placeOf(id: string, places: readonly string[]): string {
  const weighed = places.map((place) => ({
    place,
    weight: createHash('sha256').update(`${place} ${id}`).digest('hex'),
  }))
  const [first] = weighed.sort((one, other) => (one.weight < other.weight ? 1 : -1))
  if (!first) throw new RangeError('There are no places.')
  return first.place
}

const servers = ['tables-1', 'tables-2', 'tables-3']
const ids = Array.from({ length: 10_000 }, (_, index) => `table-${index}`)
console.log('friday is played at', placeOf('friday', servers))
for (const server of servers) console.log(server, ids.filter((id) => placeOf(id, servers) === server).length)

const more = [...servers, 'tables-4']
const moved = ids.filter((id) => placeOf(id, servers) !== placeOf(id, more))
console.log(moved.length, 'tables move, all of them to', [...new Set(moved.map((id) => placeOf(id, more)))].join())
