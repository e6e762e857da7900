/** What its seat decides, to end the sentence "p1 decides …". */
export const eyrieAsks = {
  'eyrie-corner': 'where to start',
  leader: 'on a leader',
  'decree-begins': 'on the Decree',
  order: 'which order comes next',
  'decree-column-done': 'on the Decree',
  'order-place': 'where to place a piece of the order',
  'roost-points': 'on points',
  emergency: 'on Emergency Orders',
  decree: 'which card to add to the Decree',
  'decree-column': 'which column to add the card to',
  'new-roost': 'where to put the new roost',
} as const
