/** What the questions of the advanced setup are about. */
export const advancedAsks = {
  'five-cards': 'on its cards',
  'return-card': 'which card to return',
  preparation: 'on its hand',
  'choose-faction': 'on a setup card',
  homeland: 'on a homeland',
  'set-up': 'where to set up a piece',
} as const
