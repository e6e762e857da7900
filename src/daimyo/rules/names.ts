import type { ActionSpace, Island, Resource } from './vocabulary'

/** English names, of which refusals speak. */
export const pieceNames = { governor: 'governor', shadow: 'Shadow', farm: 'Techno-Farm', tower: 'Radio Tower' } as const

export const spaceNames: Readonly<Record<ActionSpace, string>> = {
  help: "Villagers' Help",
  production: 'Production',
  relic: 'Relic',
  recruit: 'Recruit',
  build: 'Build',
  tax: 'Tax',
}

export const islandName = (island: Island): string => `the ${island} island`

export const amount = (resource: Resource, count: number): string => `${count} ${resource}`

/** `blue spot 1`, `blue Shadow space 1`. */
export function placeName(id: string): string {
  const [island, number = ''] = id.split('-')
  return number.startsWith('s') ? `${island} Shadow space ${number.slice(1)}` : `${island} spot ${number}`
}

/** `blue tile 1`. */
export const tileName = (id: string): string => id.replace('-', ' tile ')
