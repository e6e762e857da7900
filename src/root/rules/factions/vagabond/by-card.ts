import { plan } from '../../play'
import type { SetupByCard } from '../faction'
import { become } from './setup'

/** The character that was dealt with the card, then a forest, quests and items under ruins (ROOT-A.8.6). */
export const byCard: SetupByCard = {
  setUp(play, seat, { character }) {
    if (character) become(play, seat, character)
    plan(play, { do: 'forest', seat })
  },
}
