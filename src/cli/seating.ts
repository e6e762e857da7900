import { same } from '../core'
import type { TerminalOpponent } from '../toolkit'
import type { Company } from './arguments'
import { type Described, type Kept, person, seatName } from './described'

type AnyOpponent = TerminalOpponent<unknown, unknown, string>

/** The players at the table: the seats of the people at this keyboard, and the opponents. */
export interface Seating {
  readonly persons: readonly string[]
  /** By seat. */
  readonly opponents: ReadonlyMap<string, { readonly name: string; readonly opponent: AnyOpponent }>
}

export const opponentNames = ({ opponents }: Described): string[] => [...Object.keys(opponents), person]

/** Unknown names, in a sentence; `null` if all are known. */
export function strangers(described: Described, against: readonly string[]): string | null {
  const names = opponentNames(described)
  const stranger = against.find((name) => !names.includes(name))
  return stranger === undefined ? null : described.words.seating.againstTakes(names.join(', '), stranger)
}

/** Seats everybody, or returns why it cannot. */
export function seat(described: Described, options: Kept['options'], company: Company): Seating | string {
  const { game, seated, words } = described
  const told = words.seating
  const state = game.setup(options)
  const players = game.players(state)
  const called = (name: string): string => seatName(described, state, name)
  const shown = (name: string): string =>
    called(name).toLowerCase().includes(name) ? name : `${name} (${called(name)})`
  const fixed = new Map(Object.entries(seated(options)).flatMap(([name, by]) => (by ? [[name, by]] : [])))
  const own = company.seats?.map((name) => seatMeant(described, state, name)) ?? null
  for (const [index, name] of (own ?? []).entries()) {
    if (!players.includes(name)) return told.noSeat(company.seats?.[index] ?? '', players.map(shown).join(', '))
    const taken = fixed.get(name)
    if (taken) return told.isPlayedBy(titleOf(described, taken), called(name))
  }
  const open = players.filter((name) => !fixed.has(name))
  const persons = own ?? open.slice(0, 1)
  const others = open.filter((name) => !persons.includes(name))
  const bots = [...fixed.values()]
  const named = company.against && same(company.against, bots) ? null : company.against
  const names = named ?? (others.length > 0 ? [described.usual || 'random'] : [])
  if (named && others.length === 0)
    return bots.length > 0 ? told.gameAgainst(bots.map((bot) => titleOf(described, bot))) : told.full
  if (names.length > 1 && names.length !== others.length) return told.opponentsForSeats(names.length, others.length)
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

/** A seat by its id, or by its name in the game. */
function seatMeant({ game, seatCalled }: Described, state: object, name: string): string {
  return game.seats.includes(name) ? name : (seatCalled(name.toLowerCase(), game.view(state, 'spectator')) ?? name)
}

export const titleOf = ({ opponents }: Described, name: string): string => opponents[name]?.title ?? name
