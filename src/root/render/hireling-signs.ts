import { hirelingFactsOf } from '../rules/hirelings/facts'
import type { Hireling } from '../rules/vocabulary'

/** Each card of hirelings has a shape and a colour; both sides have the same. */
const cards: Readonly<Record<number, readonly [path: string, colour: string]>> = {
  1: ['M0,-15 L13,1 H10 L14,12 H-14 L-10,1 H-13 Z', '#8a4b08'],
  2: ['M-13,-10 L-6,-3 L0,-13 L6,-3 L13,-10 V11 H-13 Z', '#1d5aa6'],
  3: ['M-5,-13 H5 V-5 H13 V5 H5 V13 H-5 V5 H-13 V-5 H-5 Z', '#2e6b34'],
  4: ['M-14,-12 H14 L5,13 H-5 Z', '#4f5560'],
  5: ['M0,-15 C4,-8 12,-4 12,4 A12,10 0 0 1 -12,4 C-12,-2 -7,-3 -5,-9 C-2,-8 -1,-11 0,-15 Z', '#a8201a'],
  6: ['M-12,-12 H12 V3 L0,14 L-12,3 Z', '#5d6470'],
  7: ['M-7,-12 H14 L7,12 H-14 Z', '#8a1f6a'],
  8: ['M-14,-9 H14 L8,12 H-8 Z', '#0a6a74'],
  9: ['M-6,-13 H6 L13,-6 V6 L6,13 H-6 L-13,6 V-6 Z', '#7d6300'],
  10: ['M0,-14 L14,-4 L8,12 H-8 L-14,-4 Z', '#8c4058'],
  11: ['M-15,0 C-8,-13 8,-13 15,0 C8,13 -8,13 -15,0 Z', '#47388f'],
  12: ['M-13,-10 H13 V3 C13,11 5,11 0,6 C-5,11 -13,11 -13,3 Z', '#3b3f45'],
  13: ['M-12,13 L-14,-2 L-6,-13 H6 L14,-2 L12,13 Z', '#5a4632'],
}

/** The letters of a hireling's pieces. */
export const hirelingLetters: Readonly<Record<Hireling, string>> = {
  'forest-patrol': 'Pa',
  'feline-physicians': 'Ph',
  'last-dynasty': 'Dy',
  'bluebird-nobles': 'No',
  'spring-uprising': 'Up',
  'rabbit-scouts': 'Sc',
  'the-exile': 'Ex',
  'the-brigand': 'Bg',
  'flame-bearers': 'Fl',
  'rat-smugglers': 'Sm',
  'vault-keepers': 'Ke',
  'badger-bodyguards': 'Bb',
  'popular-band': 'Po',
  'street-band': 'Sb',
  'riverfolk-flotilla': 'Ri',
  'otter-divers': 'Di',
  'warm-sun-prophets': 'Pr',
  'lizard-envoys': 'En',
  'sunward-expedition': 'Su',
  'mole-artisans': 'Ar',
  'corvid-spies': 'Sp',
  'raven-sentries': 'Se',
  'highway-bandits': 'Ba',
  'bandit-gangs': 'Ga',
  'furious-protector': 'Fu',
  'stoic-protector': 'So',
}

const cardOf = (hireling: Hireling): readonly [path: string, colour: string] => {
  const { card } = hirelingFactsOf[hireling]
  return cards[card] ?? ['M-12,-12 H12 V12 H-12 Z', '#4f5560']
}

export const hirelingPath = (hireling: Hireling): string => cardOf(hireling)[0]
export const hirelingColour = (hireling: Hireling): string => cardOf(hireling)[1]
