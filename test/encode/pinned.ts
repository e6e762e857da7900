import { createHash } from 'node:crypto'
import type { Game, Seeded } from 'totemforge'
import type { Encoding } from 'totemforge/encode'

const hashOf = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex').slice(0, 16)

interface Plan<State extends object, Action, View, Options extends Seeded, Seat extends string> {
  readonly game: Pick<Game<State, Action, View, Options, Seat>, 'format' | 'players' | 'view'>
  readonly encoding: Encoding<State, Action, View, Seat>
  readonly positions: readonly (readonly [name: string, state: State])[]
}

/** Where the actions of each kind begin and end; the hash is of the lines of all. */
function actionsOf(lines: readonly string[]): string[] {
  const kinds = new Map<string, number[]>()
  for (const [index, line] of lines.entries()) {
    const [kind = ''] = line.split(' ')
    kinds.set(kind, [...(kinds.get(kind) ?? []), index])
  }
  const parts = Array.from(
    kinds,
    ([, [first = 0, ...more]]) =>
      `  ${first} to ${more.at(-1) ?? first}: ${lines[first]}${more.length > 0 ? ` ... ${lines[more.at(-1) ?? 0]}` : ''}`,
  )
  return [`${lines.length} actions in ${kinds.size} kinds, ${hashOf(lines.join('\n'))}`, ...parts]
}

/** Everything of an encoding that a version promises, as text. */
export function pinnedEncoding<State extends object, Action, View, Options extends Seeded, Seat extends string>({
  game,
  encoding,
  positions,
}: Plan<State, Action, View, Options, Seat>): string {
  const { id, bounds, channels, size, actionAt, observe, informationKey, positionKey } = encoding
  const lines = Array.from({ length: bounds.actions }, (_, index) => game.format(actionAt(index)))
  let from = 0
  const table = channels.map(({ name, size, least, most, meaning }) => {
    const begins = from
    from += size
    return `  ${begins} to ${from - 1}: ${name}, ${least} to ${most}, ${meaning}`
  })
  const seen = positions.flatMap(([name, state]) => [
    `${name}: ${positionKey(state)}`,
    ...game.players(state).map((seat) => {
      const view = game.view(state, seat)
      const bytes = new Uint8Array(observe(view, seat).buffer)
      return `  ${seat}: ${informationKey(view, seat)} ${hashOf(bytes)}`
    }),
  ])
  return [
    id,
    JSON.stringify(bounds),
    ...actionsOf(lines),
    `${size} numbers in ${channels.length} channels`,
    ...table,
    ...seen,
    '',
  ].join('\n')
}
