import type { ExplainWords, PositionWords } from '../words/catalogue'
import { won } from './events'
import { boardKinds, Does, who, whose } from './forms'

const rounds = (all: readonly number[]): string =>
  all.length === 1 ? `${all[0]}. kolo` : `${all[0]}. a ${all.at(-1)}. kolo`

export const position: PositionWords = {
  setup: 'Příprava',
  when: (round, { turn }) => `${round}. kolo${turn ? `, na tahu ${who(turn.seat)}` : ''}`,
  won,
  allOpen: 'všechny karty odkryté',
  seenBy: (viewer) => (viewer === 'spectator' ? 'pohled: divák' : `pohled: ${who(viewer)}`),
  nobodyDecides: 'Nikdo nemusí rozhodovat.',
  decides: (seat, asks) => `${Does(seat, 'rozhoduje', 'rozhodují')}, ${asks}.`,
}

export const explain: ExplainWords = {
  hero: (title, strength, cost, aggressive, told) =>
    `${title}, síla ${strength}, cena ${cost}${aggressive ? ', útočný hrdina' : ''}. ${told}`,
  goal: (title, kind, condition, gold, silver) =>
    `${title} (${kind === 'green' ? 'zelený' : 'oranžový'} cíl). ${condition} První klan získá: ${gold}${silver === null ? '' : `; druhý ve hře tří nebo čtyř: ${silver}`}.`,
  bonusTile: (basic, advanced) => `Základní strana: ${basic} Pokročilá strana: ${advanced}`,
  villagers: (a, b) => `Jedna strana: ${a} Druhá: ${b}`,
  ability: (clan, sum, told) => `Schopnost ${whose(clan)}, od součtu ${sum}: ${told}`,
  board: (kind, start) => `Stavební deska ${boardKinds[kind]}. Začíná se s tímto: ${start}.`,
  soloCard: (all, acts) =>
    `Karta Impéria pro ${rounds(all)}. Modrá: ${acts.blue}. Zelená: ${acts.green}. Červená: ${acts.red}.`,
}
