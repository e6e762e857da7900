import type { Tellings } from '../../toolkit'
import { many } from '../../toolkit/counts'
import type { Cost, Step } from '../rules'
import { forestName, mountainName } from '../rules/names'
import { priceOf } from '../rules/phases/end'
import type { QuestionTask } from '../rules/task'
import { unitNames } from '../rules/vocabulary'
import type { Scene } from '../words'

const gifts: Readonly<
  Record<Extract<QuestionTask, { do: 'amount' }>['of'], { readonly verb: string; readonly what: string }>
> = {
  draw: { verb: 'draw', what: 'card' },
  'draw-visions': { verb: 'draw', what: 'vision card' },
  gain: { verb: 'gain', what: 'crystal' },
  steal: { verb: 'steal', what: 'crystal' },
  'take-cargo': { verb: 'take from the cargo', what: 'crystal' },
}

function price(cost: Cost): string {
  if ('spend' in cost) return `spend ${many(cost.spend, 'crystal')}`
  if ('sacrifice' in cost) return `give up ${many(cost.sacrifice, 'Fighter')}`
  return `burn a ${cost.burn === 'any' ? '' : `${cost.burn} `}card`
}

/** The bought thing, if cards sell this kind. */
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

/** The present question, as it is asked, and as the end of a sentence: `where to recruit a Fighter`. */
export const questions: Tellings<QuestionTask, 'do', [scene: Scene]> = {
  opening: 'draw 2 cards, or 4 of which 2 go back',
  'give-back': 'which drawn card to put back',
  exhaust: 'which ongoing card loses a marker next',
  turn: 'play a card, or draw one',
  'before-or-after': 'an effect before or after the base card',
  effects: 'which effect comes first',
  'hand-limit': 'which card to discard down to the hand limit',
  'recruit-step': (task, scene) => {
    const price = priceOf({ state: scene, cards: scene.cards }, task)
    return price === 0
      ? 'recruit a Fighter for nothing'
      : `recruit a Fighter for ${price} of ${many(scene.sides[task.seat].crystals, 'crystal')}`
  },
  ambush: 'remove an attacker',
  wager: 'wager a card, or nothing',
  hits: 'which unit is hit',
  retreat: 'where to send the defeated Warband',
  wreck: "take a crystal of the Drill's cargo",
  attack: 'what to attack',
  additional: 'play an additional base card',
  amount: ({ of, most }) => `${gifts[of].verb} up to ${many(most, gifts[of].what)}`,
  bait: 'where to bait the Fighters',
  'bait-count': ({ from, to }, scene) =>
    `how many Fighters go from ${forestName(scene, from)} to ${forestName(scene, to)}`,
  pay: ({ step: { cost, steps } }) => `${price(cost)} ${purpose(steps)}`,
  discover: 'discover a Totem',
  drill: 'move the Drill',
  'burn-count': 'how many cards to burn',
  'burn-many': 'which card to burn',
  guardian: 'which unit to remove',
  march: 'move a Warband',
  group: ({ from, to, fighters }, scene) =>
    `how many ${fighters === null ? 'Fighters' : 'Golems'} go from ${mountainName(scene, from)} to ${mountainName(scene, to)}`,
  move: 'move a Fighter',
  'take-markers': 'which card loses markers',
  'add-marker': 'which card gets a marker',
  inspect: "look at the opponent's hand",
  strike: 'which card is discarded',
  demand: 'which demand to grant',
  'give-up': 'which card to discard',
  'opponent-burns': 'which card to burn',
  mark: 'which place to mark',
  choose: 'which forest to choose',
  recruit: ({ step }) => `where to recruit a ${unitNames[step.unit]}`,
  remove: 'which unit to remove',
  'one-more': ({ step: { spendForOneMore = 0 } }) => `spend ${many(spendForOneMore, 'crystal')} for one option more`,
  options: 'which option to choose',
  build: 'build a Forge',
  found: 'place a Foundation',
  look: 'look at vision cards',
  'draw-one': 'which vision card to draw',
  'put-back': 'which vision card goes back on top',
  'show-visions': "look at the opponent's vision cards",
  tribute: (_, { solo }) =>
    solo?.bot === 'woodwalkers' ? 'SHIELD: burn a card, or let the bot steal 1 crystal' : 'SHIELD: which card to burn',
  'bot-recruit': 'where to recruit',
  focus: 'which Warband to focus on',
  attacker: 'who attacks',
  advance: 'where to send units',
  source: 'where to take units from',
  'bot-drill': 'where to move the Drill',
  'bot-build': 'which Foundation becomes a Forge',
  'bot-found': 'where to place a Foundation',
  smite: 'which Warband loses a Fighter',
  replace: 'where to turn a Fighter into a Golem',
  gather: 'where to send Fighters',
  'gather-from': 'where to take Fighters from',
  raid: 'what to attack',
  'raid-from': 'who attacks',
  dig: 'which mountain to search',
  unearth: 'where to put the Totem',
}
