import type { LandmarkName } from '../rules/vocabulary'

export const landmarkNames: Readonly<Record<LandmarkName, string>> = {
  tower: 'the Tower',
  ferry: 'the Ferry',
  'elder-treetop': 'the Elder Treetop',
  'black-market': 'the Black Market',
  'legendary-forge': 'the Legendary Forge',
  'lost-city': 'the Lost City',
}
