/** What the questions of hirelings are about. */
export const hirelingAsks = {
  hireling: 'on a hireling',
  heal: 'on the Feline Physicians',
  hiring: 'on its hirelings',
  'hiring-over': 'on hirelings',
  'hireling-give': 'who gets a hireling',
  'hireling-take': 'which hireling to take',
  'hireling-marker': 'who takes the hireling marker',
  'hireling-set-up': 'which hireling to set up',
} as const
