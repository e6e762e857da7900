import type { PartWords } from '../words/catalogue'
import { landmarkNames } from './landmark-names'
import { cardName, clearingName, Does, pieceNames } from './names'

/** Of landmarks. */
export const landmarks = {
  actions: {
    landmark: ({ landmark }) => `Set up ${landmarkNames[landmark]}.`,
    'landmark-in': ({ at }, _task, scene) => `In ${clearingName(scene, at)}.`,
    slot: ({ treetop }) => (treetop ? 'In the slot of the Elder Treetop.' : 'In a printed slot.'),
    market: ({ stall }) => `Black Market: leave a card for card ${stall}.`,
    leave: ({ card }) => `Leave ${cardName(card)}.`,
    as: ({ suit }) => `Of the suit ${suit}.`,
    'activate-city': 'Pay with a crafting piece in the Lost City.',
  },
  details: {
    'landmark-in': ({ landmark }) => landmarkNames[landmark],
    'treetop-slot': ({ piece }) => pieceNames[piece],
    market: ({ stall }) => `for card ${stall}`,
    suited: ({ at }, scene) => `in ${clearingName(scene, at)}`,
  },
  events: {
    landmark: ({ seat, landmark, at }, names) =>
      `${Does(names, seat, 'sets up', 'set up')} ${landmarkNames[landmark]} in ${clearingName(names, at)}.`,
    market: ({ seat, stall, card, took }, names) =>
      `${Does(names, seat, 'leaves', 'leave')} ${card === null ? 'a card' : cardName(card)} at the Black Market for card ${stall}${took === null ? '' : `, ${cardName(took)}`}.`,
  },
  reasons: {
    'ROOT-LM-3c': 'for the building in the Elder Treetop',
    'ROOT-LM-5c': 'for an item of the Legendary Forge',
  },
} satisfies PartWords
