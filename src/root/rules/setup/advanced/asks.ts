/** What the questions of the advanced setup are about. */
export const advancedAsks = {
  'five-cards': 'on its cards',
  'return-card': 'which card to return',
  preparation: 'on its hand',
} as const
