/** What the questions of landmarks are about. */
export const landmarkAsks = {
  'deal-landmarks': 'on landmarks',
  landmark: 'which landmark to set up',
  'landmark-in': 'where the landmark stands',
  'ferry-card': 'on the card for the Ferry',
  'treetop-slot': 'in which slot the building stands',
  market: 'which card to leave at the Black Market',
  suited: 'which suit the piece has',
} as const
