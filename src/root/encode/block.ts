import type { Block, ChannelRule } from '../../encode'
import { keysOf } from '../../toolkit'
import type { Action, Seat, View } from '../rules'
import { clearingCount } from '../rules/vocabulary'
import { aboutPart, askedField, askedIn, countsPart, flagsPart, kindPart, thingPart } from './asked'
import { ownBattleParts } from './battle'
import { usedPart } from './course'
import type { EncodedFaction } from './factions/faction'
import {
  battleSight,
  channelOf,
  ofEachSeat,
  type Part,
  putClearings,
  putName,
  type Seated,
  type Sight,
  seatedIn,
} from './sight'
import { clearings, seats } from './values'
import { questionsIn, waitingPart } from './waiting'

/** A part of each list that is not empty. */
const ifAny = <Name, Seen>(
  names: readonly Name[] | undefined,
  part: (names: readonly Name[]) => Part<Seen>,
): Part<Seen>[] => (names && names.length > 0 ? [part(names)] : [])

/** Effects of removal that wait, such as Outrage. */
export const duePart = (trigger: string): Part<Sight> => ({
  name: `due-${trigger}`,
  size: clearingCount,
  most: 3,
  meaning: `Effects "${trigger}" that wait for their order, by clearing.`,
  write(put, sight) {
    const task = askedIn(sight)
    const groups = task?.do === 'sides-first' ? task.groups : task?.do === 'triggers' ? [task] : []
    const due = groups.flatMap(({ effects }) => effects).flatMap((effect) => (effect.do === trigger ? [effect.at] : []))
    for (const at of due) put(at - 1, due.filter((each) => each === at).length)
  },
})

function seatParts({ factions, pieces, seat = [] }: EncodedFaction): readonly Part<Seated>[] {
  return [
    {
      name: 'plays',
      size: factions.length,
      most: 1,
      meaning: `1 for its faction: ${factions.join(', ')}.`,
      write: (put, { side }) => putName(put, factions, side.board.faction),
    },
    ...keysOf(pieces).map(
      (kind): Part<Seated> => ({
        name: kind,
        size: clearingCount,
        most: pieces[kind] ?? 0,
        meaning: `Its pieces of the kind ${kind}, by clearing.`,
        write: (put, { side }) => putClearings(put, side.pieces[kind] ?? []),
      }),
    ),
    ...seat,
  ]
}

function questionParts(faction: EncodedFaction): readonly Part<Sight>[] {
  const { factions, tasks, roles, flags, counts, things, triggers = [], question = [] } = faction
  return [
    ...ifAny(questionsIn(tasks), kindPart),
    askedField('chosen', factions.length, 1, `Factions that are taken: ${factions.join(', ')}.`, (put, value) => {
      if (Array.isArray(value)) for (const each of value) putName(put, factions, each)
    }),
    ...ifAny(roles, aboutPart),
    ...ifAny(flags, flagsPart),
    ...ifAny(counts, countsPart),
    ...ifAny(things, thingPart),
    ...question,
    ...triggers.map(duePart),
  ]
}

function channelsOf(faction: EncodedFaction): readonly ChannelRule<View, Seat>[] {
  const { block, factions, pieces, tasks, uses = [], once = [], battleEffects = [], agenda = [] } = faction
  const named = (part: string): string => `${block}.${part}`
  const plays = (seated: Seated | null): Seated | null =>
    seated && factions.includes(seated.side.board.faction) ? seated : null
  return [
    ...ofEachSeat((place) =>
      seatParts(faction).map((part) =>
        channelOf(named(`seat${place}.`), part, (sight) => plays(seatedIn(sight, place))),
      ),
    ),
    ...ifAny([...uses, ...once], usedPart).map((part) => channelOf(named(''), part, (sight: Sight) => sight)),
    ...ownBattleParts(battleEffects, keysOf(pieces)).map((part) => channelOf(named('battle.'), part, battleSight)),
    ...questionParts(faction).map((part) => channelOf(named('question.'), part, (sight) => sight)),
    ...[...agenda, ...ifAny(tasks, waitingPart)].map((part) => channelOf(named('agenda.'), part, (sight) => sight)),
  ]
}

function actionsOf(faction: EncodedFaction): readonly Action[] {
  const { factions, pieces, uses = [], battleEffects = [], acts = [], triggers = [], actions } = faction
  const kinds = keysOf(pieces)
  return [
    ...factions.map((name): Action => ({ type: 'draft', faction: name })),
    ...kinds.map((piece): Action => ({ type: 'lose', piece })),
    ...kinds.map((piece): Action => ({ type: 'strike-piece', piece })),
    ...uses.map((effect): Action => ({ type: 'use', effect })),
    ...battleEffects.map((effect): Action => ({ type: 'effect', effect })),
    ...acts.map((what): Action => ({ type: 'act', what })),
    ...triggers.flatMap((what) =>
      clearings.flatMap((at) => seats.map((whose): Action => ({ type: 'next', what, at, whose }))),
    ),
    ...Object.values(actions).flat(),
  ]
}

/** The block of a faction. */
export const blockOf = (faction: EncodedFaction): Block<Action, View, Seat> => ({
  name: faction.block,
  actions: actionsOf(faction),
  channels: channelsOf(faction),
})
