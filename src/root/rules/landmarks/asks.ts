/** What the questions of landmarks are about. */
export const landmarkAsks = {
  'deal-landmarks': 'on landmarks',
  landmark: 'which landmark to set up',
  'landmark-in': 'where to put the landmark',
  'ferry-card': 'on the card for the Ferry',
  'treetop-slot': 'which slot to put the building in',
  market: 'which card to leave at the Black Market',
  suited: 'which suit to give the piece',
} as const
