import type { RelicKind } from '../rules/factions/keepers/facts'
import type { RelicName } from '../rules/factions/keepers/relics'
import type { RelicType, RetinueColumn } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import { cardName, clearingName, Does, forestName, left, pieceNames, who } from './names'

export const relicTypeNames: Readonly<Record<RelicType, string>> = {
  figure: 'figure',
  tablet: 'tablet',
  jewelry: 'jewel',
}

export const retinueNames: Readonly<Record<RetinueColumn, string>> = {
  move: 'Move',
  delve: 'Battle, Delve',
  recover: 'Move, Recover',
}

/** What an act of the third column is. */
export const recoverActs: Readonly<Record<string, string>> = { move: 'Move.', recover: 'Recover a relic.' }

/** `the hidden tablet`, `the 2-point tablet`. */
const aRelic = (name: RelicName): string =>
  name === 'figure' || name === 'tablet' || name === 'jewelry'
    ? `the hidden ${relicTypeNames[name]}`
    : `the ${pieceNames[name]}`

const value = (relic: RelicKind): string => pieceNames[relic]

export const keepers = {
  actions: {
    encamp: ({ at }, task, scene) => {
      const board = task?.do === 'encamp' ? scene.sides[task.seat] : undefined
      const isGone = (board?.pieces.warrior ?? []).every((count) => count === 0)
      return `${isGone ? 'Return to' : 'Encamp in'} ${clearingName(scene, at)}.`
    },
    decamp: ({ at }, _task, scene) => `Decamp in ${clearingName(scene, at)}.`,
    waystation: ({ piece }, task) => `${task?.do === 'decamp-what' ? 'Replace' : 'Place'} the ${pieceNames[piece]}.`,
    retinue: ({ card }) => `Act with ${cardName(card)}.`,
    delve: ({ forest, relic }) => `Delve ${aRelic(relic)} of ${forestName(forest)}.`,
    recover: ({ relic }) => `Recover ${aRelic(relic)}.`,
    carry: ({ relic }) => `Take ${aRelic(relic)} along.`,
    gather: ({ card, column }) => `Add ${cardName(card)} to the column ${retinueNames[column]}.`,
    shift: ({ card, column }) => `Move ${cardName(card)} out of the column ${retinueNames[column]}.`,
    'shift-to': ({ column }) => `Into the column ${retinueNames[column]}.`,
    lay: ({ forest }) => `Into ${forestName(forest)}.`,
  },
  questions: {
    'keepers-recruit': 'Spend a card to recruit?',
    'move-or-recover': 'Move or recover?',
    'gather-retinue': 'Change the Retinue?',
    'shift-to': 'Which column to move the card to?',
  },
  details: {
    'encamp-what': ({ at }, scene) => `in ${clearingName(scene, at)}`,
    'decamp-what': ({ at }, scene) => `in ${clearingName(scene, at)}`,
    retinue: ({ column }) => `column ${retinueNames[column]}`,
    'delve-in': ({ card }) => `with ${cardName(card)}`,
    delve: ({ at }, scene) => `into ${clearingName(scene, at)}`,
    'move-or-recover': ({ card }) => `with ${cardName(card)}`,
    'recover-in': ({ card }) => `with ${cardName(card)}`,
    recover: ({ at }, scene) => `in ${clearingName(scene, at)}`,
    carry: ({ from, to, left: count }, scene) =>
      `from ${clearingName(scene, from)} to ${clearingName(scene, to)}, ${left(count)}`,
    trophy: ({ relic }) => value(relic),
    'shift-to': ({ card }) => cardName(card),
  },
  events: {
    delved: ({ seat, forest, at, relic }, names) =>
      `${Does(names, seat, 'delves', 'delve')} a ${value(relic)} out of ${forestName(forest)} into ${clearingName(names, at)}.`,
    carried: ({ seat, from, to, relic }, names) =>
      `${Does(names, seat, 'takes', 'take')} the ${value(relic)} along from ${clearingName(names, from)} to ${clearingName(names, to)}.`,
    recovered: ({ seat, at, relic }, names) =>
      `${Does(names, seat, 'recovers', 'recover')} the ${value(relic)} in ${clearingName(names, at)}.`,
    'relic-laid': ({ seat, of, relic, forest }, names) =>
      `${Does(names, seat, 'lays', 'lay')} the ${value(relic)} of ${who(names, of)} face up into ${forestName(forest)}.`,
    retinue: ({ seat, card, column, from }, names) =>
      from === null
        ? `${Does(names, seat, 'adds', 'add')} ${cardName(card)} to the column ${retinueNames[column]} of the Retinue.`
        : `${Does(names, seat, 'moves', 'move')} ${cardName(card)} from the column ${retinueNames[from]} to the column ${retinueNames[column]}.`,
  },
  reasons: {
    'ROOT-15.2.5a': 'for a Prized Trophy',
    'ROOT-15.5.2.3.2': 'for a recovered relic',
  },
} satisfies PartWords

/** A relic in a forest, as it lies. */
export const relicWords = (type: RelicType, face: number | null): string =>
  face === null ? `${relicTypeNames[type]} ?` : `${relicTypeNames[type]} ${face}`
