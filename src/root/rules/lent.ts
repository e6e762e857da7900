import type { Battle } from './battle/battle'
import { factionsThat, isOneOf } from './factions/by-faction'
import { sideAt } from './play'
import type { Side } from './state'
import type { Faction, Owner, Phase, Seat } from './vocabulary'

const forHire = /* @__PURE__ */ factionsThat('forHire')

/** Warriors of one seat that another treats as its own for rule and for battles (ROOT-G.1.24); they stay whose they are. */
interface Lent {
  readonly of: Seat
  readonly to: Seat
  readonly count: number
}

/** What tells of it; a view has it too. */
export interface Lending {
  readonly state: {
    readonly seats: readonly Seat[]
    readonly sides: Readonly<
      Partial<Record<Seat, Pick<Side, 'pieces'> & { readonly board: { readonly faction: Faction } }>>
    >
    readonly active: Seat
    readonly phase: Phase
    readonly turn: { readonly used: readonly string[] }
    readonly battle: Pick<Battle, 'attacker' | 'defender' | 'at'> | null
  }
}

/**
 * The warriors in a clearing that are lent: mercenaries, from Daylight to the end of the turn of who has hired them
 * (ROOT-11.2.7.3a), but not where their own seat fights (ROOT-11.2.7.3h).
 */
export function lentAt({ state }: Lending, at: number): Lent | null {
  const { turn, phase, seats, sides, active, battle } = state
  if (turn.used.length === 0 || !turn.used.includes('mercenaries')) return null
  if (phase !== 'daylight' && phase !== 'evening') return null
  for (const of of seats) {
    const side = sideAt(sides, of)
    if (!side || !isOneOf(forHire, side.board.faction)) continue
    const count = side.pieces.warrior?.[at] ?? 0
    const fights = battle !== null && battle.at === at && (battle.attacker === of || battle.defender === of)
    return fights ? null : { of, to: active, count }
  }
  return null
}

/** For whom the warriors of an owner count in a clearing. */
export function countsFor(play: Lending, owner: Owner, at: number): Owner {
  const lent = lentAt(play, at)
  return lent?.of === owner ? lent.to : owner
}

/** Whose warriors an owner has on loan in a clearing; nobody's as a rule. */
export function lenderTo(play: Lending, owner: Owner, at: number): Seat | null {
  const lent = lentAt(play, at)
  return lent && lent.count > 0 && lent.to === owner ? lent.of : null
}
