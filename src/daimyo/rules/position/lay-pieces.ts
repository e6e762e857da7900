import { type Problems, takeOut } from '../../../toolkit'
import { boardOf, boardsOf, bonusTileOf } from '../box'
import { placeAt } from '../places'
import { type Play, sideOf } from '../play'
import { sidesOf } from '../round/scoring'
import { giveBoard } from '../setup/draft'
import type { ClanState } from '../state'
import { type BuildingKind, bonusPlaces, buildingKinds, type Clan, type Island, type Side } from '../vocabulary'
import type { DaimyoSituation, DaimyoSituationClan, DaimyoSituationPieces } from './situation'

/** Puts something on a place that is in play and free. */
function lay<Held>(
  play: Play,
  id: string,
  held: Held,
  listOf: (place: ReturnType<typeof placeAt>['island']) => (Held | null)[],
  problems: Problems,
): void {
  if (!play.state.islands.some((island) => id.startsWith(`${island.id}-`))) {
    problems.add('', `${id} is not in play (DAI-ISLE-01).`)
    return
  }
  const { island, index } = placeAt(play, id)
  const list = listOf(island)
  if (index >= list.length) problems.add('', `There is no place ${id} (DAI-ISLE-02).`)
  else if (list[index] !== null) problems.add('', `${id} is taken twice (DAI-ISLE-03).`)
  else list[index] = held
}

export function layPieces(play: Play, side: Side, pieces: DaimyoSituationPieces, problems: Problems): void {
  const { governors = [], shadows = [], farms = [], towers = [] } = pieces
  for (const [index, id] of governors.entries())
    lay(play, id, side, (island) => island.governors, problems.at('governors', index))
  for (const [index, id] of shadows.entries())
    lay(play, id, side, (island) => island.shadows, problems.at('shadows', index))
  const build = (kind: BuildingKind, list: readonly string[], name: string): void => {
    for (const [index, id] of list.entries())
      lay(play, id, { side, kind }, (island) => island.buildings, problems.at(name, index))
  }
  build('farm', farms, 'farms')
  build('tower', towers, 'towers')
}

/** The construction boards of the clans: those that are named, and then the next ones of each kind. */
export function layBoards(play: Play, { sides = {} }: DaimyoSituation, problems: Problems): void {
  const { state } = play
  for (const kind of buildingKinds) {
    const free = boardsOf(state, kind)
    const given = new Map<Clan, string>()
    for (const clan of state.clans) {
      const board = sides[clan]?.boards?.[kind]
      if (board === undefined) continue
      if (free.includes(board)) takeOut(free, board)
      else problems.at('sides', clan, 'boards', kind).add('', `No ${kind} board ${board} is left (DAI-SETUP-09).`)
      given.set(clan, board)
    }
    for (const clan of state.clans) {
      const board = given.get(clan) ?? free.shift()
      if (board !== undefined && problems.found.length === 0) giveBoard(play, clan, board)
    }
  }
  state.offered = []
}

/** Uncovers the named bonus tiles, and for buildings without one a tile from the bottom of a board. */
export function layBonus(play: Play, clan: Clan, situation: DaimyoSituationClan, problems: Problems): void {
  const side = sideOf(play, clan)
  const uncover = (tile: string, path: string): boolean => {
    if (side.covered.includes(tile)) takeOut(side.covered, tile)
    else problems.add(path, `${tile} does not lie covered on a board of ${clan} (DAI-SETUP-10).`)
    return true
  }
  for (const place of bonusPlaces)
    for (const tile of situation.bonus?.[place] ?? []) if (uncover(tile, `bonus.${place}`)) side.bonus[place].push(tile)
  for (const tile of situation.income ?? []) if (uncover(tile, 'income')) side.income.push(tile)
  for (const kind of buildingKinds) uncoverOthers(play, side, kind, situation[`${kind}s`]?.length ?? 0)
}

function uncoverOthers(play: Play, side: ClanState, kind: BuildingKind, built: number): void {
  const { slots } = boardOf(play.state, side.boards[kind] ?? '')
  let missing = built - slots.filter((tile) => !side.covered.includes(tile)).length
  for (const tile of [...slots].reverse()) {
    if (missing <= 0 || !side.covered.includes(tile)) continue
    missing--
    takeOut(side.covered, tile)
    if (bonusTileOf(play.state, tile).colour === 'grey') side.bonus.relic.unshift(tile)
    else side.income.push(tile)
  }
}

/** The altars of restored relics: as they are named, or clans first (DAI-RELIC-07). */
export function layAltars(play: Play, { altars = {} }: DaimyoSituation): void {
  const { state } = play
  const restored = (side: Side, colour: Island): number => {
    const owner = side === 'mercenaries' || side === 'empire' ? state[side] : sideOf(play, side)
    return owner?.relics.filter((relic) => relic === colour).length ?? 0
  }
  for (const island of state.islands) {
    const usual = sidesOf(state).flatMap((side) => Array<Side>(restored(side, island.id)).fill(side))
    for (const [index, side] of (altars[island.id] ?? usual).entries())
      if (index < island.altars.length) island.altars[index] = side
  }
}
