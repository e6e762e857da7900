/** What its seat decides, to end the sentence "p1 decides …". */
export const allianceAsks = {
  'base-lost': 'on a lost base',
  'lose-supporter': 'which supporter to discard',
  'alliance-daylight': 'on an action',
  operations: 'on a military operation',
  'operate-at': 'where',
  'alliance-setup': 'on its setup',
  revolt: 'on a revolt',
  spread: 'where to spread sympathy',
  support: 'which supporter to spend',
  rise: 'on the revolt',
  settle: 'on the base',
  sympathy: 'on sympathy',
  outrage: 'on Outrage',
  'outrage-card': 'which card to give for Outrage',
} as const
