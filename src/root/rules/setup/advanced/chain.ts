import { drawFrom } from '../../../../core'
import { hirelingsDealt } from '../../hirelings/set-up'
import { dealing } from '../../landmarks/setup'
import { type Play, plan } from '../../play'
import type { Faction } from '../../vocabulary'
import type { Advanced } from './options'

/**
 * The advanced setup after the map and the deck (ROOT-A.1, ROOT-A.2), up to the first turn. Each seat decides before it has a faction; what
 * an option asks for plans its tasks at its place here.
 */
export function prepare(
  play: Play,
  { landmarks, hirelings = false, secondVagabond = false, insurgents = false }: Advanced,
  factions: readonly Faction[] | null,
): void {
  drawFrom(play.state.random, 'deck').shuffle(play.state.deck)
  plan(
    play,
    // ROOT-A.5: landmarks.
    ...(landmarks ? [dealing(landmarks)] : []),
    // ROOT-A.6: hirelings.
    ...(hirelings ? hirelingsDealt(play, factions ?? []) : []),
    { do: 'five-cards', factions, secondVagabond, insurgents },
  )
}
