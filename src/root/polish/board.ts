import type { BoardWords, GroundWords } from '../words/catalogue'
import { components, points, supporters, wood } from './forms'
import { columnNames, itemName, withWhom } from './names'

export const board: BoardWords = {
  tracks: { sawmill: 'Tartaki', workshop: 'Warsztaty', recruiter: 'Koszary', roost: 'Gniazda', sympathy: 'Sympatycy' },
  labels: {
    woodLeft: 'drewno',
    leader: 'Przywódca',
    fallen: 'obaleni',
    decree: 'Dekret',
    officers: 'Oficerowie',
    supporters: 'Stronnicy',
    character: 'postać',
    pawn: 'pionek',
    ready: 'odkryte',
    exhausted: 'wyczerpane',
    damaged: 'uszkodzone',
    damagedExhausted: 'uszkodzone, wyczerpane',
    relations: 'Relacje',
    questsDone: 'Misje',
    itemLimit: 'limit',
    warriorsLeft: 'wojownicy',
    crafted: 'przekute',
    items: 'przedmioty',
    itemsExhausted: 'przedmioty, wyczerpane',
    dominance: 'Dominacja',
    coalition: 'koalicja',
    hand: 'ręka',
    thisTurn: 'w tej turze',
  },
  column: columnNames,
  none: 'brak',
  nothing: 'nic',
  outOf: (count, all) => `${count} z ${all}`,
  eachEvening: (count) => `${points(count)} każdego Wieczoru`,
  next: (paidWith, cost, count) =>
    `następny za ${paidWith === 'wood' ? wood(cost) : supporters(cost)}, ${points(count)}`,
  hidden: (count) => `zakryte: ${count}`,
  youGave: (cards) => `od ciebie ${cards}`,
  among: (cards) => `wśród nich ${cards}`,
  coalition: (scene, partner) => `z ${withWhom(scene, partner)}`,
  used: (effect) => `użyto: ${effect}`,
  openedPath: 'otwarto ścieżkę',
  improvised: 'użyto Improwizacji',
  craftedWith: (count) => `aktywowano ${components(count)}`,
  tookFerry: 'użyto Promu',
}

export const ground: GroundWords = {
  pawn: 'pionek',
  ruin: 'Ruiny',
  ruinOver: (items) => `Ruiny, pod nimi ${items.map(itemName).join(' i ')}`,
  scorched: 'spalona ziemia: nic tu nie trafi',
  ferry: 'Prom',
  tower: 'Wieża',
  coast: 'nad jeziorem',
}
