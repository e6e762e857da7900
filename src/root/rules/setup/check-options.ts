import { type Check, fits, oneOf, type Problems } from '../../../toolkit'
import { landmarkCards } from '../landmarks/setup'
import { deckIds, type Faction, type LandmarkName, mapIds, mostPlayers } from '../vocabulary'
import { woodlands } from '../woodlands'
import type { Advanced, LandmarkOptions } from './advanced/options'
import { isDeck } from './check-deck'
import { isMap } from './check-map'
import { type Options, usualPlayers } from './options'
import { optionsShape } from './options-shape'
import { haveCorners, mayJoin } from './reach'

/** An id of what comes with the game, or one of one's own. */
const idOr =
  <Id extends string, Own>(ids: readonly Id[], own: Check<Own>): Check<Id | Own> =>
  (value, problems): value is Id | Own =>
    typeof value === 'string' ? fits(oneOf(...ids), value, problems) : own(value, problems)

const isMapOption = /* @__PURE__ */ idOr(mapIds, isMap)
const isDeckOption = /* @__PURE__ */ idOr(deckIds, isDeck)

/** Whether a game can be set up with these options, and everything that keeps it from that. */
export const isOptions: Check<Options> = (options, problems): options is Options => {
  const before = problems.found.length
  const hasShape = fits(optionsShape(), options, problems, (name, value, path) => {
    if (name === 'map') isMapOption(value, problems.below(path))
    if (name === 'deck') isDeckOption(value, problems.below(path))
  })
  if (!hasShape) return false
  const { factions, players, advanced } = options
  if (typeof factions === 'object') checkFactions(factions, players, problems)
  if (advanced) checkAdvanced(options, advanced, problems.at('advanced'))
  if (advanced?.landmarks) checkLandmarks(options, advanced.landmarks, problems)
  // ROOT-5a: with more of them only the advanced setup works, and that by setup cards.
  problems.when(
    typeof factions === 'object' && !haveCorners(factions),
    'factions',
    'More than 4 of these factions start in corners, and a map has 4 (ROOT-VAR-04). Draft them with setup cards: factions "draft" with advanced.',
  )
  return problems.found.length === before && !problems.full
}

/** What an option of the draft by setup cards needs (ROOT-A.8.1.1, ROOT-A.8.1d). */
function checkAdvanced(
  { factions, players = usualPlayers }: Options,
  { hirelings, secondVagabond, insurgents }: Advanced,
  problems: Problems,
): void {
  const isDraft = factions === 'draft'
  problems.when(
    secondVagabond === true && !isDraft,
    'secondVagabond',
    'The second Vagabond has a setup card in a draft only (ROOT-A.8.1d).',
  )
  problems.when(
    insurgents === true && !(isDraft && players === 2 && hirelings === true),
    'insurgents',
    'Insurgents are kept in a draft of two players with hirelings only (ROOT-A.8.1.1).',
  )
}

/** ROOT-A.5.2: so many landmarks can be dealt. */
function checkLandmarks(
  { map = 'autumn', players = usualPlayers, factions }: Options,
  { count, without = [], ownLeftOut = false }: LandmarkOptions,
  problems: Problems,
): void {
  const { ferry, tower } = typeof map === 'string' ? woodlands[map] : map
  const own: LandmarkName[] = ownLeftOut
    ? []
    : [...(ferry === null ? [] : ['ferry' as const]), ...(tower === null ? [] : ['tower' as const])]
  const cards = landmarkCards(typeof factions === 'object' ? factions.length : players, without, own)
  problems.when(
    cards.length < count,
    'advanced.landmarks',
    `There are ${cards.length} landmarks to deal, not ${count} (ROOT-A.5.2).`,
  )
}

/** ROOT-5.1.1a: no faction twice, and the second Vagabond only beside the first. */
function checkFactions(given: readonly Faction[], players: number | undefined, problems: Problems): void {
  const one = given.length === 1 ? 'is 1 faction' : `are ${given.length} factions`
  if (given.length < 2) problems.add('factions', `There ${one}; a game has 2 to ${mostPlayers} (ROOT-VAR-05).`)
  if (players !== undefined && players !== given.length)
    problems.add('players', `There ${one} for ${players} players (ROOT-5.1.1a).`)
  for (const [index, faction] of given.entries())
    if (given.indexOf(faction) !== index)
      problems.add(`factions[${index}]`, `The faction ${faction} is given twice (ROOT-5.1.1a).`)
  if (given.some((faction) => !mayJoin(given, faction)))
    problems.add('factions', 'The second Vagabond plays only beside the first (ROOT-5.1.1a).')
}
