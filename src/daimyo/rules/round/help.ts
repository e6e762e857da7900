import type { Play } from '../play'
import { takeHelmet } from '../resources'
import type { Clan } from '../vocabulary'

/** Step 3 of Villagers' Help: the first of a round takes the Helmet (DAI-HELP-02, DAI-HELP-04). */
export function helmetOfRound(play: Play, seat: Clan): void {
  if (play.state.helped) return
  play.state.helped = true
  takeHelmet(play, seat)
}
