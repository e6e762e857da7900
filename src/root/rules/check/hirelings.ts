import { type Problems, sum } from '../../../toolkit'
import { controlMarkers, hirelingCount, hirelingFactsOf, hiringSpaces } from '../hirelings/facts'
import { kindsOf, pieceTotals } from '../pieces'
import type { Play } from '../play'
import { hasMarker } from '../score'
import type { Hired } from '../state'
import { clearings } from '../vocabulary'
import { isCount, itemCounts } from './counts'
import type { Laws, StateLaw } from './law'

/** ROOT-INV-01, ROOT-INV-04, ROOT-E.3.10: a hireling has the pieces of its box: on the map, on a card or in its supply. */
function box({ state: { coffin } }: Play, hired: Hired, problems: Problems): void {
  const { hireling, pieces, supply, kept = 0, paths = [] } = hired
  const kinds = kindsOf[hireling]
  problems.when(Object.keys(pieces).sort().join() !== [...kinds].sort().join(), 'pieces', 'These are not its pieces.')
  const aside = supply + kept + paths.length + (coffin[hireling] ?? 0)
  problems.when(![supply, kept].every(isCount), 'supply', `${supply} and ${kept} are no numbers of warriors.`)
  problems.when(!kinds.includes('warrior') && aside !== 0, 'supply', 'It has no warriors.')
  for (const kind of kinds) {
    const list = pieces[kind] ?? []
    const [found, all] = [sum(list) + (kind === 'warrior' ? aside : 0), pieceTotals[hireling][kind] ?? 0]
    const isWrong = kind === 'warrior' ? found !== all : found > all
    problems.when(isWrong || !list.every(isCount), `pieces.${kind}`, `There are ${found}, not ${all}.`)
    problems.when((list[0] ?? 0) !== 0, `pieces.${kind}[0]`, 'Something stands off the map.')
  }
}

/** What only some hirelings have they have, and nobody else. */
function apart({ state, ground }: Play, hired: Hired, problems: Problems): void {
  const { hireling, pawn, forest, kept, paths, items } = hired
  const facts = hirelingFactsOf[hireling]
  const parts = { pawn, forest, kept, paths, clubs: items }
  for (const part of ['pawn', 'forest', 'kept', 'paths', 'clubs'] as const)
    problems.when(
      (parts[part] !== undefined) !== (facts[part] !== undefined),
      part === 'clubs' ? 'items' : part,
      'It has what is not its own, or lacks what is.',
    )
  problems.when(pawn !== undefined && pawn !== 0 && !clearings.includes(pawn), 'pawn', `There is no clearing ${pawn}.`)
  problems.when(
    forest !== undefined && forest !== -1 && ground.forests[forest] === undefined,
    'forest',
    `There is no forest ${forest}.`,
  )
  for (const [index, path] of (paths ?? []).entries()) {
    const ends = ground.paths[path]
    problems.when(
      ends === undefined || paths?.indexOf(path) !== index,
      `paths[${index}]`,
      'No warrior can stand there.',
    )
    const isClosed = state.closed.some((each) => ground.closedPaths[each]?.join() === ends?.join())
    // ROOT-C.3.2a.
    problems.when(isClosed, `paths[${index}]`, 'Nothing stands on a closed path.')
  }
  if (!items) return
  itemCounts({ ready: items.ready, exhausted: items.exhausted, clubs: items.clubs }, problems.at('items', hireling))
  problems.when(sum(items.clubs) > (facts.clubs ?? 0), 'items', `There are only ${facts.clubs} clubs.`)
}

/** ROOT-INV-44: each hireling is controlled by one seat of the table or by nobody, and only one that somebody controls has control markers. */
function control({ state }: Play, problems: Problems): void {
  const { hirelings, seats, hiring } = state
  const cards = hirelings.map(({ hireling }) => hirelingFactsOf[hireling].card)
  problems.when(new Set(cards).size !== cards.length, 'hirelings', 'A card is there twice.')
  for (const { hireling, controller, markers, isNew } of hirelings) {
    const own = problems.at('hirelings', hireling)
    own.when(controller !== null && !seats.includes(controller), 'controller', `${controller} does not play.`)
    own.when(!isCount(markers), 'markers', `${markers} is not a number of markers.`)
    own.when(controller === null && (markers > 0 || isNew), 'markers', 'Nobody controls it, and it has markers.')
    const isLeaving = state.agenda.some(({ do: kind }) => kind === 'hireling-give')
    own.when(controller !== null && markers === 0 && !isLeaving, 'markers', 'It has no control marker.')
  }
  const laid = sum(hirelings.map(({ markers }) => markers))
  problems.when(laid > controlMarkers, 'hirelings', `There are ${laid} control markers, not ${controlMarkers} at most.`)
  if (!hiring) return
  const { track, due } = hiring
  problems.when(
    track.some((space, index) => !hiringSpaces.includes(space) || track.indexOf(space) !== index),
    'hiring.track',
    'No hireling marker can lie there.',
  )
  const taken = Object.values(due)
  problems.when(!taken.every(isCount), 'hiring.due', 'These are no numbers of hireling markers.')
  problems.when(track.length + sum(taken) > hirelingCount, 'hiring', 'There are too many hireling markers.')
  for (const space of track)
    problems.when(
      seats.some((seat) => hasMarker({ state }, seat) && (state.sides[seat]?.score ?? 0) >= space),
      'hiring.track',
      `Somebody has come to space ${space}, and its hireling marker still lies there.`,
    )
}

function pieces(play: Play, problems: Problems): void {
  for (const hired of play.state.hirelings) {
    const own = problems.at('hirelings', hired.hireling)
    box(play, hired, own)
    apart(play, hired, own)
  }
}

export const hirelingLaws: Laws<StateLaw> = { 'ROOT-E.3.10': pieces, 'ROOT-INV-44': control }
