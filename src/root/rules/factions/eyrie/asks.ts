/** What its seat decides, to end the sentence "p1 decides …". */
export const eyrieAsks = {
  'eyrie-corner': 'where to start',
  leader: 'on a leader',
  'decree-begins': 'on the Decree',
  order: 'which order comes next',
  'decree-column-done': 'on the Decree',
  'order-place': 'where the order places a piece',
  'roost-points': 'on points',
  emergency: 'on Emergency Orders',
  decree: 'which card to add to the Decree',
  'decree-column': 'to which column the card is added',
  'new-roost': 'where the new roost stands',
} as const
