import { numbers } from '../../../encode/channels'
import { mercenarySpaces } from '../../rules/mercenaries/spaces'
import { islands } from '../../rules/vocabulary'
import { heroes, soloCards } from '../places'
import { dice, idCounts, idFlags, tileCounts } from './forms'
import { type DaimyoChannel, least, limits } from './sight'

const soloCardCount = 15

/** The Mercenaries of two clans; all 0 without them. */
const mercenaries: readonly DaimyoChannel[] = [
  numbers('mercenaries.gold', 1, limits.resource, 'their gold', (into, { mercenaries }) => {
    into[0] = least(mercenaries?.gold ?? 0, limits.resource)
  }),
  tileCounts('mercenaries.loose', 'with the Mercenaries', ({ mercenaries }) => mercenaries?.loose ?? []),
  idCounts(
    'mercenaries.relics',
    islands,
    3,
    'restored relics by colour',
    ({ mercenaries }) => mercenaries?.relics ?? [],
  ),
  idFlags('mercenaries.heroes', heroes, 'their heroes', ({ mercenaries }) => mercenaries?.heroes ?? []),
  ...mercenarySpaces.map((space) =>
    dice(`mercenaries.dice-${space}`, 1, `at ${space}`, ({ mercenaries }) =>
      (mercenaries?.dice ?? []).filter(({ at }) => at === space),
    ),
  ),
]

/** The Empire of a solo game; all 0 without it. */
const empire: readonly DaimyoChannel[] = [
  numbers('empire.points', 1, limits.points, `points; more count as ${limits.points}`, (into, { empire }) => {
    into[0] = least(empire?.points ?? 0, limits.points)
  }),
  tileCounts('empire.loose', 'with the Empire', ({ empire }) => empire?.loose ?? []),
  idCounts('empire.relics', islands, 3, 'restored relics by colour', ({ empire }) => empire?.relics ?? []),
  idCounts(
    'empire.stacks',
    islands,
    3,
    'restored relics whose tiles are still there',
    ({ empire }) => empire?.stacks ?? [],
  ),
  idFlags('empire.heroes', heroes, 'its open heroes', ({ empire }) => empire?.heroes ?? []),
  dice('empire.dice', 3, 'with the Empire', ({ empire }) => empire?.dice ?? []),
  idFlags('empire.opened', soloCards, 'cards that were opened', ({ empire }) => empire?.opened ?? []),
  idFlags('empire.open', soloCards, 'the open card', ({ empire }) => [empire?.opened.at(-1) ?? null]),
  numbers('empire.stack-size', 1, soloCardCount, 'cards to come', (into, { empire }) => {
    into[0] = empire?.stackSize ?? 0
  }),
]

export const others: readonly DaimyoChannel[] = [...mercenaries, ...empire]
