import { tableRefusals } from '../refusal'
import type { TableWords } from './words'

export const english: TableWords = {
  language: 'en',
  refusals: {
    ...tableRefusals,
    'not-your-turn': 'It is not your turn.',
    'game-over': 'The game is over.',
    'not-readable': 'This is no action: it is not made of plain data alone.',
  },
  timeIsUp: (seat) => `Out of time: ${seat}.`,
  agreed: 'All have agreed to stop here.',
}
