import { type Options as DaimyoOptions, daimyo, daimyoBox } from '../../daimyo'
import { daimyoEncoding } from '../../daimyo/encode'
import { type Options as IronwoodOptions, ironwood, ironwoodCards } from '../../ironwood'
import { ironbot, woodenbot } from '../../ironwood/bots'
import { ironwoodEncoding } from '../../ironwood/encode'
import { root, rootMaps, rootProvenance } from '../../root'
import { rootEncoding } from '../../root/encode'
import { tableOf as clansOf } from '../daimyo-tables'
import { tableOf } from '../root-tables'
import { type Setup, type Sheet, sheetOf } from './sheet'

/** How many of the data have this provenance, in words such as "49 of 52 heroes". */
function count(
  table: Readonly<Record<string, { readonly provenance?: unknown }>>,
  provenance: string,
  noun: string,
): string {
  const all = Object.values(table)
  const fitting = all.filter((each) => each.provenance === provenance)
  return `${fitting.length} of ${all.length} ${noun}`
}

const ironwoodSetup = (name: string, mode: IronwoodOptions['mode']): Setup<IronwoodOptions> => ({
  name,
  options: (seed) => ({ mode, seed }),
})

const ironwoodSheet = sheetOf({
  title: 'Ironwood',
  game: ironwood,
  encoding: ironwoodEncoding,
  reconstructed: `The map, the charts of the two bots, and most effects of cards: ${count(ironwoodCards, 'reconstructed', 'cards')} are reconstructed, and ${count(ironwoodCards, 'partial', 'cards')} are known in part. The rules are those of the rulebook. [More](rules/README.md#what-is-reconstructed)`,
  setups: [
    ironwoodSetup('duel', 'duel'),
    ironwoodSetup('against Ironbot, level 0', 'ironbot'),
    ironwoodSetup('against Woodenbot, level 0', 'woodenbot'),
  ],
  seated({ mode }) {
    if (mode === 'ironbot') return { ironclad: ironbot }
    return mode === 'woodenbot' ? { woodwalkers: woodenbot } : {}
  },
})

const places = Object.values(rootMaps).flatMap(({ provenance }) => provenance.reconstructed)
const rootTables = Object.values(rootProvenance).flatMap(({ reconstructed }) => reconstructed)

const rootSheet = sheetOf({
  title: 'Root',
  game: root,
  encoding: rootEncoding,
  reconstructed: `Of the ${Object.keys(rootMaps).length} maps only the places of the clearings in a picture (\`${[...new Set(places)].join('`, `')}\`). ${rootTables.length === 0 ? 'Nothing' : `The parts ${rootTables.join(', ')}`} of the tables of cards, quests, items, characters and factions. Where the Law of Root is silent, the rules say [ruling]. [More](rules/root/README.md)`,
  setups: [2, 3, 4, 5, 6].map((players) => ({
    name: `${players} players`,
    options: (seed: number) => tableOf(players, seed),
  })),
})

const clansSetup = (players: number): Setup<DaimyoOptions> => ({
  name: `${players} clans`,
  options: (seed) => ({ seed, clans: clansOf(players, seed) }),
})

const daimyoSheet = sheetOf({
  title: 'Daimyo',
  game: daimyo,
  encoding: daimyoEncoding,
  reconstructed: `The printed boards, heroes, goals and cards of the Empire stand in no public text. ${count(daimyoBox.heroes, 'reconstructed', 'heroes')} and ${count(daimyoBox.soloCards, 'reconstructed', 'cards of the Empire')} are reconstructed; so are the conditions and rewards of all ${Object.keys(daimyoBox.goals).length} goals, what the spots of the ${Object.keys(daimyoBox.islands).length} islands produce, and the resources that clans and construction boards start with. The data say it one by one in \`provenance\`. The rules are those of the rulebook. [More](rules/daimyo/cards.md)`,
  setups: [
    { name: '1 clan against the Empire', options: (seed) => ({ seed, clans: clansOf(1, seed) }) },
    ...[2, 3, 4].map(clansSetup),
  ],
})

/** The data sheets, in the order of the page. */
export const sheets: readonly Sheet[] = [ironwoodSheet, rootSheet, daimyoSheet]
