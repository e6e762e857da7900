import type { LandmarkName } from '../rules/vocabulary'

export const landmarkNames: Readonly<Record<LandmarkName, string>> = {
  tower: 'Wieża',
  ferry: 'Prom',
  'elder-treetop': 'Prastary Wierzchołek',
  'black-market': 'Czarny Rynek',
  'legendary-forge': 'Legendarna Kuźnia',
  'lost-city': 'Zaginione Miasto',
}
