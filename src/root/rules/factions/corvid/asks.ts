/** What its seat decides, to end the sentence "p1 decides …"; an enemy is asked about exposure. */
export const corvidAsks = {
  scatter: 'where to start',
  'flip-plots': 'which plot to turn up',
  'corvid-recruit': 'on recruiting',
  'corvid-suit': 'which suit to take the bird for',
  muster: 'where to place a warrior',
  raid: 'on a raid',
  'corvid-actions': 'on an action',
  exert: 'on exerting',
  'corvid-rest': 'on its turn',
  'plot-in': 'where to plot',
  'plot-kind': 'which plot to place',
  trick: 'which plot to swap',
  'trick-with': 'with which plot to swap it',
  expose: 'which card to show',
  guess: 'what to guess',
} as const
