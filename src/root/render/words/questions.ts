import { type Tellings, worded } from '../../../toolkit'
import { many } from '../../../toolkit/counts'
import type { Moment } from '../../rules/card'
import type { Task } from '../../rules/chapters'
import { asks } from '../../rules/refusals/asks'
import { columns, handLimit } from '../../rules/vocabulary'
import type { Scene } from '../scene'
import { effectName } from './events'
import * as name from './names'

const { Who, who, clearingName, cardName } = name

const moments: Readonly<Partial<Record<Moment, string>>> = {
  'birdsong.start': 'at the start of Birdsong',
  birdsong: 'in Birdsong',
  'birdsong.end': 'at the end of Birdsong',
  'daylight.start': 'at the start of Daylight',
  'evening.start': 'at the start of Evening',
}

const left = (count: number): string => `${count} left`

/** What the question is about, beyond what is always asked; where there is nothing to add a task has no line. */
const details: Partial<Tellings<Task, 'do', [scene: Scene]>> = {
  draft: ({ chosen }) =>
    chosen.length === 0 ? '' : `chosen are ${chosen.map((each) => name.factionNames[each]).join(', ')}`,
  window: ({ moment }) => moments[moment] ?? '',
  'discard-step': ({ seat }, { sides }) => left((sides[seat]?.handSize ?? 0) - handLimit),
  toll: ({ path }, { ground }) =>
    `to open the path between clearings ${(ground.closedPaths[path] ?? []).join(' and ')}`,
  'move-to': ({ from }, scene) => `from ${clearingName(scene, from)}`,
  'move-count': ({ from, to }, scene) => `from ${clearingName(scene, from)} to ${clearingName(scene, to)}`,
  'battle-whom': ({ at }, scene) => `in ${clearingName(scene, at)}`,
  'battle-with': ({ at, defender }, scene) => `against ${who(scene, defender)} in ${clearingName(scene, at)}`,
  lose: ({ left: count }) => left(count),
  save: ({ count, at }, scene) => `${many(count, 'warrior')} from ${clearingName(scene, at)}`,
  pay: ({ card, left: count }) => `${cardName(card)}, ${left(count)}`,
  'pay-dominance': ({ card }) => `for ${cardName(card)}`,
  'choose-player': ({ effect }) => effectName(effect),
  give: ({ to }, scene) => `to ${who(scene, to)}`,
  sabotage: ({ of }, scene) => `of ${who(scene, of)}`,
  'false-orders-from': ({ of }, scene) => `warriors of ${who(scene, of)}`,
  'false-orders-to': ({ of, from }, scene) => `warriors of ${who(scene, of)} from ${clearingName(scene, from)}`,
  bureau: 'for Propaganda Bureau',
  'bureau-in': ({ card }) => `with ${cardName(card)}`,
  'bureau-whose': ({ at }, scene) => `in ${clearingName(scene, at)}`,
  'league-act': 'for the League of Adventurous Mice',
  league: 'for the League of Adventurous Mice',
  'first-building': ({ built }) => ['the sawmill', 'the workshop', 'the recruiter'][built] ?? '',
  'cat-actions': ({ left: count }) => left(count),
  'overwork-card': ({ at }, scene) => `for wood in ${clearingName(scene, at)}`,
  'build-what': ({ at }, scene) => `in ${clearingName(scene, at)}`,
  'wood-from': ({ building, at, left: count }, scene) =>
    `for the ${building} in ${clearingName(scene, at)}, ${left(count)}`,
  decree: ({ added, bird }) => (added === 0 ? '' : `a second card${bird ? ', no bird' : ''}`),
  'decree-column': ({ card }) => (card === '' ? '' : cardName(card)),
  order: ({ column, left: orders }) => {
    const at = columns[column]
    return `${at ? name.columnNames[at] : ''}: ${orders.join(', ')}`
  },
  'order-place': ({ piece, suit }) => `a ${name.pieceNames[piece]}, by an order of ${suit}`,
  support: ({ at, left: count }, scene) => `for ${clearingName(scene, at)}, ${left(count)}`,
  'operate-at': ({ what }) => (what === 'recruit' ? 'to recruit' : 'to organize'),
  operations: ({ seat, taken }, { sides }) => {
    const board = sides[seat]?.board
    return board && 'officers' in board ? left(board.officers - taken) : ''
  },
  'outrage-card': ({ at }, scene) => `in ${clearingName(scene, at)}`,
  'lose-supporter': 'no base is left',
  refresh: ({ left: count }) => left(count),
  along: ({ from, to }, scene) => `from ${clearingName(scene, from)} to ${clearingName(scene, to)}`,
  'along-count': ({ ally }, scene) => `of ${who(scene, ally)}`,
  repair: ({ left: count }) => left(count),
  'aid-item': ({ to }, scene) => `to aid ${who(scene, to)}`,
  'aid-card': ({ to }, scene) => `to aid ${who(scene, to)}`,
  'aid-take': ({ to }, scene) => `from ${who(scene, to)}`,
  improvise: ({ quest }) => name.questName(quest),
  reward: ({ quest }) => name.questName(quest),
  'strike-piece': ({ whom }, scene) => `of ${who(scene, whom)}`,
  'instigate-against': ({ attacker }, scene) => `against ${who(scene, attacker)}`,
  damage: ({ left: count }) => left(count),
  'take-items': ({ left: count }) => left(count),
}

/** What is being decided, and by whom; a seat that the question is about knows more of it. */
export function question(scene: Scene): string {
  const task = scene.agenda.at(-1)
  if (!task || scene.toAct === null) return 'Nobody has to decide.'
  const telling = details[task.do]
  const more = telling === undefined ? '' : worded<Task, [Scene]>(telling, task, scene)
  return `${Who(scene, scene.toAct)} decides ${asks[task.do]}${more === '' ? '' : `: ${more}`}.`
}
