import { drawFrom } from '../../../../core'
import { factsOf } from '../../factions/facts'
import { blockedFactions } from '../../hirelings/set-up'
import type { Play } from '../../play'
import { type Character, characters, type Faction, factions } from '../../vocabulary'
import type { Advanced } from './options'

/** A setup card; with that of a Vagabond lies the character that it plays (ROOT-A.8.1.3). */
export interface SetupCard {
  readonly faction: Faction
  readonly character: Character | null
}

/** Setup cards that lie open; one may be locked until somebody has taken a militant faction (ROOT-A.8.1.2). */
export interface Pool {
  readonly cards: readonly SetupCard[]
  readonly locked: Faction | null
}

export const isMilitant = (faction: Faction): boolean => factsOf[faction].militant === true

/** ROOT-A.8.1.1a: fewer militant factions than this do not make a pool for two. */
const enoughMilitants = 3

/** One militant card, then one per player of all that are left (ROOT-A.8.1a, ROOT-A.8.1b). */
export function turnUp(play: Play, { secondVagabond = false, insurgents = false }: Advanced): Pool {
  const { state } = play
  const chance = drawFrom(state.random, 'setup')
  const out = blockedFactions(state)
  const all = factions.filter(
    (faction) => !out.includes(faction) && (secondVagabond || factsOf[faction].beside === undefined),
  )
  const militant = all.filter(isMilitant)
  chance.shuffle(militant)
  const [first, ...others] = militant
  // ROOT-A.8.1.1: two play without insurgents.
  const isMilitantOnly = state.seats.length === 2 && !insurgents && militant.length >= enoughMilitants
  const rest = isMilitantOnly ? others : [...others, ...all.filter((faction) => !isMilitant(faction))]
  chance.shuffle(rest)
  const turned = [...(first ? [first] : []), ...rest.slice(0, state.seats.length)]
  const deck = [...characters]
  chance.shuffle(deck)
  const last = turned.at(-1)
  return {
    cards: turned.map((faction) => ({ faction, character: isVagabond(faction) ? (deck.pop() ?? null) : null })),
    locked: last === undefined || isMilitant(last) ? null : last,
  }
}

/** A faction that plays a character, or one that plays beside it. */
const isVagabond = (faction: Faction): boolean => (factsOf[faction].beside ?? faction) === 'vagabond'
