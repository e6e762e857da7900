import type { Event, State } from '../../src/root'
import { vagabondAt } from '../../src/root/rules/factions/vagabond/board'
import { pieceClass } from '../../src/root/rules/pieces'
import { isSeat, type Owner, type Seat } from '../../src/root/rules/vocabulary'
import type { Law, Look } from './course'
import { type Pieces, piecesOf } from './replay'

/** A battle as its events tell of it. */
interface Fight {
  readonly attacker: Owner
  readonly defender: Owner
  readonly at: number
  /** Who fights with others' warriors or swords, and the ally whose warriors they are. */
  helped: readonly Owner[]
  /** Mercenaries, and who has hired them; nobody where they do not fight. */
  readonly lent: { readonly of: Seat; readonly to: Seat } | null
  /** Warriors of both at the roll. */
  warriors: Partial<Record<Owner, number>>
  /** Hits that each side still has to take, by the seat that was dealt them. */
  due: Partial<Record<Owner, number>>
}

interface Moment {
  readonly event: Event
  readonly fight: Fight
  /** As they were before this event. */
  readonly pieces: Pieces
  readonly state: State
}

/** Looks at the events of battles. */
function inBattle(look: (moment: Moment) => string | null | undefined): () => Look {
  return () => {
    let fight: Fight | null = null
    return ({ before, action, events, after }) => {
      if (fight === null && !events.some(({ type }) => type === 'battle')) return undefined
      const pieces = piecesOf(before)
      let seen: null | undefined
      for (const event of events) {
        // What comes in the next phase is no part of the battle.
        if (event.type === 'phase') fight = null
        if (event.type === 'battle') {
          const { attacker, defender, at } = event
          const lent = mercenariesIn(before, [attacker, defender])
          fight = { attacker, defender, at, helped: [], lent, warriors: {}, due: {} }
        }
        if (fight) {
          const { attacker, defender } = fight
          if (action.type === 'battle-with' && action.ally !== null) fight.helped = [attacker, action.ally]
          if (action.type === 'enlist' && action.yes) fight.helped = [...fight.helped, defender]
          const found = look({ event, fight, pieces, state: before })
          if (typeof found === 'string') return found
          if (found === null) seen = null
        }
        pieces.tell(event)
      }
      if (after.battle === null) fight = null
      return seen
    }
  }
}

const opponentOf = ({ attacker, defender }: Fight, owner: Owner): Owner => (owner === attacker ? defender : attacker)

/** ROOT-11.2.7.3a, ROOT-11.2.7.3h: the Riverfolk's warriors fight for who has hired them, but not against the Riverfolk. */
function mercenariesIn({ turn, phase, active, seats, sides }: State, fighters: readonly Owner[]): Fight['lent'] {
  const of = seats.find((seat) => sides[seat]?.board.faction === 'riverfolk')
  if (!turn.used.includes('mercenaries') || (phase !== 'daylight' && phase !== 'evening')) return null
  return of && !fighters.includes(of) && fighters.includes(active) ? { of, to: active } : null
}

/** Whose losses these count among: an ally's are the attacker's, mercenaries are theirs who have hired them. */
function sideOfLoss({ attacker, defender, lent }: Fight, owner: Owner): Owner {
  if (lent?.of === owner) return lent.to
  return owner === defender ? defender : attacker
}

/** Warriors that fight for a side, the Warlord among them. */
const fighters = (pieces: Pieces, { at, lent }: Fight, owner: Owner): number =>
  pieces.at(owner, 'warrior', at) +
  pieces.at(owner, 'warlord', at) +
  (lent?.to === owner ? pieces.at(lent.of, 'warrior', at) : 0)

/** What an owner takes off itself, as the Hundreds do with mobs, is no hit. */
const isHit = (event: Event): event is Extract<Event, { type: 'removed' }> =>
  event.type === 'removed' && event.by !== event.owner

export const lawsOfBattle: readonly Law[] = [
  {
    title: 'ROOT-INV-33: rolled hits are no more than warriors at the roll',
    begin: inBattle(({ event, fight, pieces, state }) => {
      if (event.type === 'rolled')
        for (const owner of [fight.attacker, fight.defender]) fight.warriors[owner] = fighters(pieces, fight, owner)
      if (event.type !== 'hits' || (isSeat(event.owner) && vagabondAt({ state }, event.owner))) return undefined
      if (fight.helped.includes(event.owner)) return undefined
      const most = fight.warriors[event.owner] ?? 0
      return event.rolled <= most ? null : `${event.owner} deals ${event.rolled} with ${most} warriors`
    }),
  },
  {
    title: 'ROOT-INV-33: nobody takes more hits than were dealt',
    begin: inBattle(({ event, fight }) => {
      if (event.type === 'ambush') fight.due[fight.attacker] = 2
      if (event.type === 'hits') fight.due[opponentOf(fight, event.owner)] = event.rolled + event.extra
      if (!isHit(event)) return undefined
      const side = sideOfLoss(fight, event.owner)
      const left = (fight.due[side] ?? 0) - event.count
      fight.due[side] = left
      return left >= 0 ? null : `${event.owner} loses ${-left} too many`
    }),
  },
  {
    title: 'ROOT-INV-34: no building or token falls while a warrior of its side stands',
    begin: inBattle(({ event, fight, pieces }) => {
      if (!isHit(event) || pieceClass[event.piece] === 'warrior') return undefined
      const left = fighters(pieces, fight, event.owner)
      return left === 0 ? null : `${event.owner} loses ${event.piece} beside ${left} warriors`
    }),
  },
  {
    title: 'ROOT-INV-35: only the two sides, an ally and mercenaries lose pieces by hits, and only where they fight',
    begin: inBattle(({ event, fight }) => {
      if (!isHit(event)) return undefined
      const { attacker, defender, at, helped, lent } = fight
      const isHired = lent?.of === event.owner && event.piece === 'warrior'
      const sound = event.at === at && (isHired || [attacker, defender, ...helped].includes(event.owner))
      return sound ? null : `${event.owner} loses ${event.piece} in ${event.at}`
    }),
  },
]
