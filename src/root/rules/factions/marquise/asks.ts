/** What its seat decides, to end the sentence "p1 decides …". */
export const marquiseAsks = {
  save: 'on Field Hospitals',
  'cat-actions': 'on an action',
  keep: 'where to put the keep',
  'first-building': 'where to put a building',
  overwork: 'where to overwork',
  'overwork-card': 'which card to spend',
  wood: 'which sawmill gets wood',
  recruit: 'which recruiter gets a warrior',
  'build-in': 'where to build',
  'build-what': 'what to build',
  'wood-from': 'which wood pays',
} as const
