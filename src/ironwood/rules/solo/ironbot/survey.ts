import { drawFrom } from '../../../../core'
import { mountainId } from '../../components'
import { departs, takeOut } from '../../piles'
import type { Play } from '../../play'

/** IB-13: instead of a look, one of several vision cards in the human's hand goes back, at random. */
export function returnVision(play: Play): void {
  const { visions, random } = play.state
  if (visions.hand.length < 2) return
  const chance = drawFrom(random, 'visions')
  const vision = chance.pick(visions.hand)
  departs(play.state, 'deck')
  takeOut(visions.hand, vision)
  visions.deck.push(vision)
  chance.shuffle(visions.deck)
  visions.known = { woodwalkers: 0, ironclad: 0 }
  play.emit?.({ type: 'vision-returned', vision: mountainId(play, vision), for: 'woodwalkers' })
  play.emit?.({ type: 'shuffled', deck: 'visions' })
}
