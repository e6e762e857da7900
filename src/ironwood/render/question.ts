import { type Tellings, tell } from '../../toolkit'
import type { Cost, Step } from '../rules/card'
import { many } from '../rules/count'
import { priceOf } from '../rules/phases/end'
import type { Task } from '../rules/task'
import { unitNames } from '../rules/vocabulary'
import { cardName, forestName, mountainName, titleOf } from './names'
import type { Scene } from './scene'

/** How each question is asked. */
type Askings = Partial<Tellings<Task, 'do', [scene: Scene]>>

const questions = {
  opening: 'draw 2 cards, or 4 of which 2 go back',
  'give-back': 'put a drawn card back',
  exhaust: 'which ongoing card loses a marker next',
  turn: 'play a card, or draw one',
  'before-or-after': 'an effect before or after the base card',
  additional: 'play an additional base card',
  'hand-limit': 'discard down to the hand limit',
  'recruit-step': (task, scene) =>
    `recruit a Fighter for ${priceOf({ state: scene, cards: scene.cards }, task)} of ${many(scene.sides[task.seat].crystals, 'crystal')}`,
  amount: ({ of, most }) => `${gifts[of].verb} up to ${many(most, gifts[of].what)}`,
  move: 'move a Fighter',
  march: 'move a Warband',
  group: ({ from, to, fighters }, scene) =>
    `how many ${fighters === null ? 'Fighters' : 'Golems'} go from ${mountainName(scene, from)} to ${mountainName(scene, to)}`,
  bait: 'where the baited Fighters go',
  'bait-count': ({ from, to }, scene) =>
    `how many Fighters go from ${forestName(scene, from)} to ${forestName(scene, to)}`,
  drill: 'move the Drill',
  recruit: ({ step }) => `where to recruit a ${unitNames[step.unit]}`,
  remove: 'which unit to remove',
  discover: 'discover a Totem',
  build: 'build a Forge',
  found: 'place a Foundation',
  mark: 'which place to mark',
  choose: 'choose a forest',
  pay: ({ step: { cost, steps } }) => `${priceWords(cost)} ${purpose(steps)}`,
  'burn-count': 'how many cards to burn',
  'burn-many': 'which card to burn',
  effects: 'which effect comes first',
  guardian: 'which unit to remove',
  'one-more': ({ step: { spendForOneMore = 0 } }) => `spend ${many(spendForOneMore, 'crystal')} for one option more`,
  options: 'choose an option',
  look: 'look at vision cards',
  'draw-one': 'which vision card to draw',
  'put-back': 'which vision card goes back on top',
  'show-visions': "look at the opponent's vision cards",
  inspect: "look at the opponent's hand",
  strike: 'which card is discarded',
  demand: 'which demand to grant',
  'give-up': 'discard a card',
  'opponent-burns': 'which card to burn',
  'take-markers': 'which card loses markers',
  'add-marker': 'which card gets a marker',
  attack: 'attack',
  ambush: 'remove an attacker',
  wager: 'wager a card, or nothing',
  hits: 'which unit is hit',
  retreat: 'where the defeated Warband retreats',
  wreck: "take a crystal of the Drill's cargo",
  tribute: (_, { solo }) =>
    solo?.bot === 'woodwalkers' ? 'SHIELD: burn a card, or let the bot steal 1 crystal' : 'SHIELD: burn a card',
} satisfies Askings

/** What a bot chooses. */
const botQuestions = {
  focus: 'the Warband in focus',
  attacker: 'who attacks',
  advance: 'where units go',
  source: 'where units come from',
  'bot-drill': 'move the Drill',
  'bot-build': 'which Foundation becomes a Forge',
  'bot-found': 'place a Foundation',
  smite: 'which Warband loses a Fighter',
  replace: 'where a Fighter becomes a Golem',
  'bot-recruit': 'where to recruit',
  gather: 'where Fighters go',
  'gather-from': 'where Fighters come from',
  raid: 'what to attack',
  'raid-from': 'who attacks',
  dig: 'which mountain to search',
  unearth: 'where the Totem comes',
} satisfies Askings

const gifts: Readonly<Record<Extract<Task, { do: 'amount' }>['of'], { readonly verb: string; readonly what: string }>> =
  {
    draw: { verb: 'draw', what: 'card' },
    'draw-visions': { verb: 'draw', what: 'vision card' },
    gain: { verb: 'gain', what: 'crystal' },
    steal: { verb: 'steal', what: 'crystal' },
    'take-cargo': { verb: 'take from the cargo', what: 'crystal' },
  }

function priceWords(cost: Cost): string {
  if ('spend' in cost) return `spend ${many(cost.spend, 'crystal')}`
  if ('sacrifice' in cost) return `give up ${many(cost.sacrifice, 'Fighter')}`
  return `burn a ${cost.burn === 'any' ? '' : `${cost.burn} `}card`
}

/** What is bought, if it is of a kind that cards sell. */
function purpose([step]: readonly Step[]): string {
  switch (step?.do) {
    case 'recruit':
      return `to recruit ${many(step.count, unitNames[step.unit])}`
    case 'remove':
      return `to remove ${many(step.count, 'Fighter')}`
    case 'move-fighters':
      return step.count === 'hand' ? 'to move Fighters' : `to move ${many(step.count, 'Fighter')}`
    case 'draw-vision':
      return `to draw ${many(step.count, 'vision card')}`
    case 'gain':
      return `to gain ${many(step.count, 'crystal')}`
    case 'build':
      return 'to build a Forge'
    case 'mark':
      return 'to mark a place'
    case 'additional':
      return 'to play a base card more'
    default:
      return 'for what follows'
  }
}

const askings = { ...questions, ...botQuestions }

type Asked = Extract<Task, { do: keyof typeof askings }>

/** The other tasks run by themselves. */
const isAsked = (task: Task): task is Asked => Object.hasOwn(askings, task.do)

/** A longer line would not fit above the map of an SVG. */
const room = 62

/** What is being decided, and for which card, with as much of its name as there is room for. */
export function question(scene: Scene): string {
  const task = scene.agenda.at(-1)
  if (!task || !isAsked(task)) return ''
  const frames = scene.agenda.flatMap((each) => (each.do === 'frame' && each.card !== '' ? [each.card] : []))
  const card = frames.at(-1)
  const asked = tell(askings, 'do', task, scene)
  // A card that moves its Fighters a second time sets no limit.
  const more = 'left' in task && typeof task.left === 'number' && task.left < 100 ? `, ${task.left} left` : ''
  if (card === undefined) return `${asked}${more}`
  const named = [cardName(scene, card), titleOf(scene, card)].map((name) => `${asked}${more} (${name})`)
  return named.find((each) => each.length <= room) ?? `${asked}${more} (${card})`
}
