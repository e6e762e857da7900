import type { LandmarkName } from '../rules/vocabulary'

export const landmarkNames: Readonly<Record<LandmarkName, string>> = {
  tower: 'Věž',
  ferry: 'Přívoz',
  'elder-treetop': 'Prastará koruna',
  'black-market': 'Černý trh',
  'legendary-forge': 'Legendární kovárna',
  'lost-city': 'Ztracené město',
}
