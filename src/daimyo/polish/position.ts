import type { ExplainWords, PositionWords } from '../words/catalogue'
import { won } from './events'
import { Does, who, whose } from './forms'

const rounds = (all: readonly number[]): string =>
  all.length === 1 ? `rundy ${all[0]}` : `rund ${all[0]} i ${all.at(-1)}`

export const position: PositionWords = {
  setup: 'Przygotowanie',
  when: (round, { turn }) => `Runda ${round}${turn ? `, tura: ${who(turn.seat)}` : ''}`,
  won,
  allOpen: 'wszystkie karty odkryte',
  seenBy: (viewer) => (viewer === 'spectator' ? 'widok: widz' : `widok: ${who(viewer)}`),
  nobodyDecides: 'Nikt nie musi decydować.',
  decides: (seat, asks) => `${Does(seat, 'decyduje', 'decydują')}, ${asks}.`,
}

export const explain: ExplainWords = {
  hero: (title, strength, cost, aggressive, told) =>
    `${title}, siła ${strength}, koszt ${cost}${aggressive ? ', Bohater agresywny' : ''}. ${told}`,
  goal: (title, kind, condition, gold, silver) =>
    `${title} (${kind === 'green' ? 'zielony' : 'pomarańczowy'} Cel). ${condition} Pierwszy Klan otrzymuje: ${gold}${silver === null ? '' : `; drugi w grze dla trzech lub czterech: ${silver}`}.`,
  bonusTile: (basic, advanced) => `Strona podstawowa: ${basic} Strona zaawansowana: ${advanced}`,
  villagers: (a, b) => `Jedna strona: ${a} Druga: ${b}`,
  ability: (clan, sum, told) => `Zdolność ${whose(clan)}, od sumy ${sum}: ${told}`,
  board: (kind, start) =>
    `Planszetka Budowy ${kind === 'farm' ? 'Techno-Farm' : 'Wież Radiowych'}. Zasoby początkowe: ${start}.`,
  soloCard: (all, acts) =>
    `Karta Imperium na czas ${rounds(all)}. Niebieska: ${acts.blue}. Zielona: ${acts.green}. Czerwona: ${acts.red}.`,
}
