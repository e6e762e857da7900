import { product } from '../../encode'
import type { Action } from '../rules'
import { mercenarySpaces } from '../rules/mercenaries/spaces'
import { tileSources } from '../rules/shapes'
import {
  actionSpaces,
  bonusPlaces,
  buildingKinds,
  dieColours,
  diePlaces,
  islands,
  resources,
  seats,
} from '../rules/vocabulary'
import { boards, bonusTiles, heroes, shadowSpaces, spots, tiles, villagers } from './places'

type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>

const dieValues = [1, 2, 3, 4, 5, 6]

/** The actions of a type, from the possible values of their parts; the compiler names a missing type. */
const listed: { readonly [Type in Action['type']]: readonly ActionOf<Type>[] } = {
  done: [{ type: 'done' }],
  board: product<ActionOf<'board'>>({ type: 'board', board: boards }),
  die: product<ActionOf<'die'>>({ type: 'die', colour: dieColours, value: dieValues }),
  space: product<ActionOf<'space'>>({ type: 'space', space: actionSpaces }),
  main: [{ type: 'main' }],
  hero: product<ActionOf<'hero'>>({ type: 'hero', hero: heroes }),
  ability: [{ type: 'ability' }],
  bonus: product<ActionOf<'bonus'>>({ type: 'bonus', place: bonusPlaces }),
  discard: product<ActionOf<'discard'>>({ type: 'discard', hero: heroes }),
  end: [{ type: 'end' }],
  'own-die': product<ActionOf<'own-die'>>({ type: 'own-die', at: diePlaces }),
  change: product<ActionOf<'change'>>({ type: 'change', by: ['up', 'down'] }),
  put: product<ActionOf<'put'>>({ type: 'put', tile: tiles }),
  island: product<ActionOf<'island'>>({ type: 'island', island: islands }),
  take: product<ActionOf<'take'>>({ type: 'take', tile: tiles, from: tileSources }),
  search: [{ type: 'search' }],
  leave: [{ type: 'leave' }],
  governor: product<ActionOf<'governor'>>({ type: 'governor', spot: spots }),
  shadow: product<ActionOf<'shadow'>>({ type: 'shadow', space: shadowSpaces }),
  restart: [{ type: 'restart' }],
  spot: product<ActionOf<'spot'>>({ type: 'spot', spot: spots }),
  build: product<ActionOf<'build'>>({ type: 'build', kind: buildingKinds }),
  slot: product<ActionOf<'slot'>>({ type: 'slot', tile: bonusTiles }),
  place: product<ActionOf<'place'>>({ type: 'place', place: bonusPlaces }),
  resource: product<ActionOf<'resource'>>({ type: 'resource', resource: resources }),
  clan: product<ActionOf<'clan'>>({ type: 'clan', clan: seats }),
  hire: product<ActionOf<'hire'>>({ type: 'hire', hero: heroes }),
  mercenary: product<ActionOf<'mercenary'>>({ type: 'mercenary', space: mercenarySpaces }),
  ruins: product<ActionOf<'ruins'>>({ type: 'ruins', way: ['swap', 'take'] }),
  pay: [{ type: 'pay' }],
  villagers: product<ActionOf<'villagers'>>({ type: 'villagers', tile: villagers }),
  help: product<ActionOf<'help'>>({ type: 'help', part: ['storage', 'draw', 'helmet', 'villagers'] }),
}

/** Every possible action with the standard box, type by type. */
export const actions: readonly Action[] = /* @__PURE__ */ Object.values<readonly Action[]>(listed).flat()
