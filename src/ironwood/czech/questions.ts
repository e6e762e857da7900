import type { Tellings } from '../../toolkit'
import { outOf } from '../../toolkit/czech'
import type { Cost, Step } from '../rules'
import { forestName, mountainName } from '../rules/names'
import { priceOf } from '../rules/phases/end'
import type { QuestionTask } from '../rules/task'
import type { Scene } from '../words'
import { iconName } from './icons'
import { aUnit, crystals, fighters, many, unitsOf, visionCards } from './nouns'

function amount({ of, most }: Extract<QuestionTask, { do: 'amount' }>): string {
  switch (of) {
    case 'draw':
      return `kolik karet si dobrat, nejvýše ${most}`
    case 'draw-visions':
      return `kolik karet vizí si dobrat, nejvýše ${most}`
    case 'gain':
      return `kolik krystalů získat, nejvýše ${most}`
    case 'steal':
      return `kolik krystalů ukrást, nejvýše ${most}`
    case 'take-cargo':
      return `kolik krystalů vzít z nákladu, nejvýše ${most}`
  }
}

const burned = { special: 'speciální kartu', vision: 'kartu vize', any: 'kartu' }

function price(cost: Cost): string {
  if ('spend' in cost) return `utratit ${many(cost.spend, crystals)}`
  return 'sacrifice' in cost ? `obětovat ${many(cost.sacrifice, fighters)}` : `spálit ${burned[cost.burn]}`
}

/** What is bought, if it is of a kind that cards sell. */
function purpose([step]: readonly Step[]): string {
  switch (step?.do) {
    case 'recruit':
      return `naverbovat ${many(step.count, unitsOf[step.unit])}`
    case 'remove':
      return `odebrat ${many(step.count, fighters)}`
    case 'move-fighters':
      return step.count === 'hand' ? 'přesunout bojovníky' : `přesunout ${many(step.count, fighters)}`
    case 'draw-vision':
      return `dobrat si ${many(step.count, visionCards)}`
    case 'gain':
      return `získat ${many(step.count, crystals)}`
    case 'build':
      return 'postavit kovárnu'
    case 'mark':
      return 'označit místo'
    case 'additional':
      return 'zahrát ještě základní kartu'
    default:
      return 'získat to, co následuje'
  }
}

export const questions: Tellings<QuestionTask, 'do', [scene: Scene]> = {
  opening: 'dobrat si 2 karty, nebo 4 a 2 vrátit',
  'give-back': 'kterou dobranou kartu vrátit',
  exhaust: 'ze které přetrvávající karty teď odebrat kostičku',
  turn: 'zahrát kartu, nebo si jednu dobrat',
  'before-or-after': 'efekt před základní kartou, nebo po ní',
  effects: 'který efekt jako první',
  'hand-limit': 'kterou kartu odhodit do limitu ruky',
  'recruit-step'(task, scene) {
    const cost = priceOf({ state: scene, cards: scene.cards }, task)
    const { crystals: owned } = scene.sides[task.seat]
    return cost === 0
      ? 'naverbovat bojovníka zdarma'
      : `naverbovat bojovníka za ${cost} ${outOf(owned)} ${owned === 1 ? 'krystalu' : 'krystalů'}`
  },
  ambush: 'odebrat útočícího bojovníka',
  wager: 'kterou kartu nasadit',
  hits: 'kterou jednotku zasáhnout',
  retreat: 'kam ustoupí poražený oddíl',
  wreck: 'vzít si krystal z nákladu vrtáku',
  attack: 'na koho zaútočit',
  additional: 'zahrát další základní kartu',
  amount,
  bait: 'kam nalákat bojovníky',
  'bait-count': ({ from, to }, scene) =>
    `kolik bojovníků půjde z lesa ${forestName(scene, from)} do lesa ${forestName(scene, to)}`,
  pay: ({ step: { cost, steps } }) => `${price(cost)} a ${purpose(steps)}`,
  discover: 'který totem objevit',
  drill: 'kam přesunout vrták',
  'burn-count': 'kolik karet spálit',
  'burn-many': 'kterou kartu spálit',
  guardian: 'kterou jednotku odebrat',
  march: 'který oddíl přesunout',
  group: ({ from, to, fighters: going }, scene) =>
    `kolik ${going === null ? 'bojovníků' : 'golemů'} půjde z města ${mountainName(scene, from)} do města ${mountainName(scene, to)}`,
  move: 'kterého bojovníka přesunout',
  'take-markers': 'která karta ztratí kostičky',
  'add-marker': 'která karta dostane kostičku',
  inspect: 'podívat se protivníkovi do ruky',
  strike: 'kterou kartu protivník odhodí',
  demand: 'kterému požadavku vyhovět',
  'give-up': 'kterou kartu odhodit',
  'opponent-burns': 'kterou kartu spálit',
  mark: 'které místo označit',
  choose: 'který les vybrat',
  recruit: ({ step }) => `kam naverbovat ${aUnit[step.unit]}`,
  remove: 'kterou jednotku odebrat',
  'one-more': ({ step: { spendForOneMore = 0 } }) =>
    `utratit ${many(spendForOneMore, crystals)} za jednu možnost navíc`,
  options: 'kterou možnost vybrat',
  build: 'kde postavit kovárnu',
  found: 'kam umístit základy',
  look: 'podívat se na karty vizí',
  'draw-one': 'kterou kartu vize si dobrat',
  'put-back': 'kterou kartu vize vrátit na vrch',
  'show-visions': 'podívat se na protivníkovy karty vizí',
  tribute: (_, { solo }) =>
    solo?.bot === 'woodwalkers'
      ? `${iconName('SHIELD')}: spálit kartu, nebo dát botovi 1 krystal`
      : `${iconName('SHIELD')}: kterou kartu spálit`,
  'bot-recruit': 'kam verbovat',
  focus: 'na který oddíl se bot zaměří',
  attacker: 'kdo zaútočí',
  advance: 'kam jdou jednotky',
  source: 'odkud jdou jednotky',
  'bot-drill': 'kam přesunout vrták',
  'bot-build': 'které základy se změní v kovárnu',
  'bot-found': 'kam umístit základy',
  smite: 'který oddíl ztratí bojovníka',
  replace: 'kde nahradit bojovníka golemem',
  gather: 'kam jdou bojovníci',
  'gather-from': 'odkud jdou bojovníci',
  raid: 'na co zaútočit',
  'raid-from': 'kdo zaútočí',
  dig: 'kterou oblast hor prohledat',
  unearth: 'kde se objeví totem',
}
