import type { Mark, View } from '../../rules'
import { forestCount, mountainCount, securedToWin, supply } from '../../rules/vocabulary'
import { flags, type IronwoodChannel, list, marked, numbers } from './channel'

const { fighters, golems, totems, crystals } = supply

const marksOf = ({ marks }: View, kind: Mark['kind'], stops: Mark['stops']): number[] =>
  marks.filter((mark) => mark.kind === kind && mark.stops === stops && !mark.over).map(({ at }) => at)

const sitesOf = ({ mountains }: View, wanted: 'foundation' | 'forge'): number[] =>
  mountains.sites.flatMap((site, mountain) => (site === wanted ? [mountain] : []))

/** The pieces on the map, the same for both seats: forests F1 to F16, mountains in the order of their numbers. */
export const map: readonly IronwoodChannel[] = [
  list('forest-fighters', forestCount, fighters, 'Fighters on each forest', ({ forests }) => forests.fighters),
  list('forest-moved', forestCount, fighters, 'those that have moved this turn', ({ forests }) => forests.moved),
  list('forest-done', forestCount, fighters, 'those that have moved a second time', ({ forests }) => forests.done),
  list('totems-full', forestCount, totems, 'full Totems on each forest', ({ forests }) => forests.full),
  list('totems-fading', forestCount, totems, 'fading Totems on each forest', ({ forests }) => forests.fading),
  numbers('secured', 1, securedToWin, 'Totems secured', (into, { secured }) => {
    into[0] = secured
  }),
  list(
    'mountain-fighters',
    mountainCount,
    fighters,
    'Fighters on each mountain',
    ({ mountains }) => mountains.fighters,
  ),
  list('mountain-golems', mountainCount, golems, 'Golems on each mountain', ({ mountains }) => mountains.golems),
  list(
    'mountain-moved-fighters',
    mountainCount,
    fighters,
    'Fighters that have moved this turn',
    ({ mountains }) => mountains.movedFighters,
  ),
  list(
    'mountain-moved-golems',
    mountainCount,
    golems,
    'Golems that have moved this turn',
    ({ mountains }) => mountains.movedGolems,
  ),
  marked('foundations', mountainCount, 'whether a Foundation lies on each mountain', (view) =>
    sitesOf(view, 'foundation'),
  ),
  marked('forges', mountainCount, 'whether a Forge lies on each mountain', (view) => sitesOf(view, 'forge')),
  marked('drill', mountainCount, 'where the Drill is', ({ drill }) => [drill.at]),
  numbers('drill-step', 1, 3, 'the step of its track', (into, { drill }) => {
    into[0] = drill.step
  }),
  numbers('cargo', 1, crystals, 'crystals in its cargo', (into, { drill }) => {
    into[0] = drill.cargo
  }),
  flags('drill-moved', 1, 'whether it has moved this turn', (into, { drill }) => {
    into[0] = drill.moved ? 1 : 0
  }),
  marked('forests-held', forestCount, 'forests that a marker lets nobody leave', (view) =>
    marksOf(view, 'forest', 'leaving'),
  ),
  marked('forests-closed', forestCount, 'forests that a marker lets nobody enter', (view) =>
    marksOf(view, 'forest', 'entering'),
  ),
  marked('mountains-held', mountainCount, 'mountains that a marker lets nobody leave', (view) =>
    marksOf(view, 'mountain', 'leaving'),
  ),
  marked('mountains-closed', mountainCount, 'mountains that a marker lets nobody enter', (view) =>
    marksOf(view, 'mountain', 'entering'),
  ),
]
