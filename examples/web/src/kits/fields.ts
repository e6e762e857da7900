import type { Field } from './kit'

// The forms are separate from the games, because a game is loaded only for play.

const levels = Array.from({ length: 16 }, (_, level) => String(level))
const strengths = ['greedy', 'search-quick', 'search'] as const

export const peoples = ['woodwalkers', 'ironclad'] as const

export const ironwoodFields: readonly Field[] = [
  { name: 'way', values: ['ironbot', 'woodenbot', 'policy', 'duel', 'watch'] },
  { name: 'level', values: levels, isAsked: ({ way }) => way === 'ironbot' || way === 'woodenbot' },
  { name: 'side', values: peoples, isAsked: ({ way }) => way === 'policy' },
  { name: 'strength', values: strengths, isAsked: ({ way }) => way === 'policy' || way === 'watch' },
]

export const factions = [
  'marquise',
  'eyrie',
  'alliance',
  'vagabond',
  'cult',
  'riverfolk',
  'duchy',
  'corvid',
  'hundreds',
  'keepers',
] as const
export const maps = ['autumn', 'winter', 'lake', 'mountain'] as const
export const decks = ['standard', 'exiles'] as const

export const rootFields: readonly Field[] = [
  { name: 'way', values: ['alone', 'shared', 'watch'] },
  { name: 'players', values: ['4', '3', '2'] },
  { name: 'setup', values: ['usual', 'advanced'] },
  { name: 'factions', values: ['given', 'any', 'draft'] },
  { name: 'faction', values: factions, isAsked: ({ way, factions }) => way === 'alone' && factions === 'given' },
  { name: 'strength', values: strengths, isAsked: ({ way }) => way !== 'shared' },
  { name: 'map', values: maps },
  { name: 'deck', values: decks },
  { name: 'hirelings', values: ['no', 'yes'], isAsked: ({ setup }) => setup === 'advanced' },
  { name: 'landmarks', values: ['0', '1', '2'], isAsked: ({ setup }) => setup === 'advanced' },
]

export const clans = ['nature', 'technology', 'nomads', 'aristocrats'] as const
export type Side = (typeof peoples)[number] | (typeof factions)[number] | (typeof clans)[number]
export const difficulties = ['normal', 'easy', 'hard'] as const

export const daimyoFields: readonly Field[] = [
  { name: 'way', values: ['alone', 'empire', 'shared', 'watch'] },
  { name: 'players', values: ['2', '3', '4'], isAsked: ({ way }) => way !== 'empire' },
  { name: 'clan', values: clans, isAsked: ({ way }) => way === 'alone' || way === 'empire' },
  { name: 'difficulty', values: difficulties, isAsked: ({ way }) => way === 'empire' },
  { name: 'strength', values: strengths, isAsked: ({ way }) => way === 'alone' || way === 'watch' },
  { name: 'boards', values: ['basic', 'advanced'] },
]
