import { same } from '../core'
import type { TerminalOpponent } from '../toolkit'
import type { Company } from './arguments'
import { type Described, type Kept, person, seatName } from './described'

type AnyOpponent = TerminalOpponent<unknown, unknown, string>

/** Who sits at the table: the seats of the people at this keyboard, and who plays the others. */
export interface Seating {
  readonly persons: readonly string[]
  /** By seat. */
  readonly opponents: ReadonlyMap<string, { readonly name: string; readonly opponent: AnyOpponent }>
}

export const opponentNames = ({ opponents }: Described): string[] => [...Object.keys(opponents), person]

/** Names that nobody has, in a sentence; `null` if all are known. */
export function strangers(described: Described, against: readonly string[]): string | null {
  const names = opponentNames(described)
  const stranger = against.find((name) => !names.includes(name))
  return stranger === undefined ? null : `--against takes ${names.join(', ')}, not "${stranger}".`
}

/** Places everybody, or says why that cannot be. */
export function seat(described: Described, options: Kept['options'], company: Company): Seating | string {
  const { game, seated } = described
  const state = game.setup(options)
  const players = game.players(state)
  const called = (name: string): string => seatName(described, state, name)
  const shown = (name: string): string =>
    called(name).toLowerCase().includes(name) ? name : `${name} (${called(name)})`
  const fixed = new Map(Object.entries(seated(options)).flatMap(([name, by]) => (by ? [[name, by]] : [])))
  const own = company.seats?.map((name) => seatMeant(described, state, name)) ?? null
  for (const [index, name] of (own ?? []).entries()) {
    if (!players.includes(name))
      return `There is no seat "${company.seats?.[index]}" in this game; there are ${players.map(shown).join(', ')}.`
    const taken = fixed.get(name)
    if (taken) return `${titleOf(described, taken)} plays ${called(name)} in this game.`
  }
  const open = players.filter((name) => !fixed.has(name))
  const persons = own ?? open.slice(0, 1)
  const others = open.filter((name) => !persons.includes(name))
  const bots = [...fixed.values()]
  const named = company.against && same(company.against, bots) ? null : company.against
  const names = named ?? (others.length > 0 ? [described.usual || 'random'] : [])
  if (named && others.length === 0)
    return bots.length > 0 ? `This is a game against ${bots.map((bot) => titleOf(described, bot)).join(', ')}.` : full
  if (names.length > 1 && names.length !== others.length)
    return `${names.length} opponents for ${others.length} other seats: name one for all, or one for each.`
  const placed = others.map((name, index): [string, string] => [name, names[names.length > 1 ? index : 0] ?? 'random'])
  const seats = [...fixed, ...placed]
  const playing = seats.flatMap(([name, by]) => {
    const opponent = described.opponents[by]
    return by !== person && opponent ? [[name, by, opponent] as const] : []
  })
  const several = new Set(playing.map(([, by]) => by)).size < playing.length
  return {
    persons: players.filter((name) => persons.includes(name) || seats.some(([at, by]) => at === name && by === person)),
    opponents: new Map(
      playing.map(([name, by, opponent]) => {
        const title = titleOf(described, by)
        return [name, { name: several ? `${title} (${called(name)})` : title, opponent }]
      }),
    ),
  }
}

/** A seat by its id, or by what the game calls it. */
function seatMeant({ game, seatCalled }: Described, state: object, name: string): string {
  return game.seats.includes(name) ? name : (seatCalled(name.toLowerCase(), game.view(state, 'spectator')) ?? name)
}

const full = 'Every seat is taken by a person; leave out --against.'

export const titleOf = ({ opponents }: Described, name: string): string => opponents[name]?.title ?? name
