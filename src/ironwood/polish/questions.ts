import type { Tellings } from '../../toolkit'
import type { Cost, Step } from '../rules'
import { forestName, mountainName } from '../rules/names'
import { priceOf } from '../rules/phases/end'
import type { QuestionTask } from '../rules/task'
import type { Scene } from '../words'
import { iconName } from './icons'
import { aUnit, cards, crystals, fighters, many, unitsOf, visionCards } from './nouns'

/** As in `za 1 z 3 Kryształów`. */
const ofCrystals = (count: number): string => many(count, { one: 'Kryształu', few: 'Kryształów', many: 'Kryształów' })

function amount({ of, most }: Extract<QuestionTask, { do: 'amount' }>): string {
  switch (of) {
    case 'draw':
      return `ile kart dobrać, najwyżej ${most}`
    case 'draw-visions':
      return `ile kart Przepowiedni dobrać, najwyżej ${most}`
    case 'gain':
      return `ile Kryształów zyskać, najwyżej ${most}`
    case 'steal':
      return `ile Kryształów zabrać, najwyżej ${most}`
    case 'take-cargo':
      return `ile Kryształów wziąć z Ładunku, najwyżej ${most}`
  }
}

const burned = { special: 'kartę Specjalną', vision: 'kartę Przepowiedni', any: 'kartę' }

function price(cost: Cost): string {
  if ('spend' in cost) return `wydać ${many(cost.spend, crystals)}`
  return 'sacrifice' in cost ? `poświęcić ${many(cost.sacrifice, fighters)}` : `spalić ${burned[cost.burn]}`
}

/** What is bought, if it is of a kind that cards sell. */
function purpose([step]: readonly Step[]): string {
  switch (step?.do) {
    case 'recruit':
      return `aby zwerbować ${many(step.count, unitsOf[step.unit])}`
    case 'remove':
      return `aby usunąć ${many(step.count, fighters)}`
    case 'move-fighters':
      return step.count === 'hand' ? 'aby poruszyć Wojowników' : `aby poruszyć ${many(step.count, fighters)}`
    case 'draw-vision':
      return `aby dobrać ${many(step.count, visionCards)}`
    case 'gain':
      return `aby zyskać ${many(step.count, crystals)}`
    case 'build':
      return 'aby zbudować Kuźnię'
    case 'mark':
      return 'aby oznaczyć miejsce'
    case 'additional':
      return 'aby zagrać jeszcze kartę Podstawową'
    default:
      return 'aby skorzystać z tego, co następuje'
  }
}

export const questions: Tellings<QuestionTask, 'do', [scene: Scene]> = {
  opening: 'dobrać 2 karty czy 4 i 2 zwrócić',
  'give-back': 'którą dobraną kartę zwrócić',
  exhaust: 'z której karty Czasowej usunąć teraz znacznik',
  turn: 'zagrać kartę czy dobrać nową',
  'before-or-after': 'efekt przed kartą Podstawową czy po niej',
  effects: 'który efekt jako pierwszy',
  'hand-limit': 'którą kartę odrzucić do limitu ręki',
  'recruit-step'(task, scene) {
    const price = priceOf({ state: scene, cards: scene.cards }, task)
    return price === 0
      ? 'zwerbować Wojownika za darmo'
      : `zwerbować Wojownika za ${price} z ${ofCrystals(scene.sides[task.seat].crystals)}`
  },
  ambush: 'usunąć atakującego Wojownika',
  wager: 'jaką kartę umieścić w Walce',
  hits: 'której jednostce zadać Obrażenia',
  retreat: 'dokąd wycofa się pokonana Drużyna',
  wreck: 'wziąć Kryształ z Ładunku Wiertła',
  attack: 'kogo zaatakować',
  additional: 'zagrać dodatkową kartę Podstawową',
  amount,
  bait: 'dokąd zwabić Wojowników',
  'bait-count': ({ from, to }, scene) =>
    `ilu Wojowników przejdzie z Lasu ${forestName(scene, from)} do Lasu ${forestName(scene, to)}`,
  pay: ({ step: { cost, steps } }) => `${price(cost)}, ${purpose(steps)}`,
  discover: 'który Totem odkryć',
  drill: 'dokąd poruszyć Wiertło',
  'burn-count': `ile ${cards.many} spalić`,
  'burn-many': 'którą kartę spalić',
  guardian: 'którą jednostkę usunąć',
  march: 'którą Drużynę poruszyć',
  group: ({ from, to, fighters: going }, scene) =>
    `${going === null ? 'ilu Wojowników' : 'ile Golemów'} przejdzie z Góry ${mountainName(scene, from)} na Górę ${mountainName(scene, to)}`,
  move: 'którego Wojownika poruszyć',
  'take-markers': 'która karta traci znaczniki',
  'add-marker': 'która karta otrzyma znacznik',
  inspect: 'spojrzeć na rękę przeciwnika',
  strike: 'którą kartę przeciwnik odrzuci',
  demand: 'które żądanie spełnić',
  'give-up': 'którą kartę odrzucić',
  'opponent-burns': 'którą kartę spalić',
  mark: 'które miejsce oznaczyć',
  choose: 'który Las wybrać',
  recruit: ({ step }) => `gdzie zwerbować ${aUnit[step.unit]}`,
  remove: 'którą jednostkę usunąć',
  'one-more': ({ step: { spendForOneMore = 0 } }) => `wydać ${many(spendForOneMore, crystals)} na jedną opcję więcej`,
  options: 'którą opcję wybrać',
  build: 'gdzie zbudować Kuźnię',
  found: 'gdzie umieścić Fundament',
  look: 'spojrzeć na karty Przepowiedni',
  'draw-one': 'którą kartę Przepowiedni dobrać',
  'put-back': 'którą kartę Przepowiedni odłożyć na wierzch',
  'show-visions': 'spojrzeć na karty Przepowiedni przeciwnika',
  tribute: (_, { solo }) =>
    solo?.bot === 'woodwalkers'
      ? `${iconName('SHIELD')}: spalić kartę lub oddać botowi 1 Kryształ`
      : `${iconName('SHIELD')}: którą kartę spalić`,
  'bot-recruit': 'gdzie werbować',
  focus: 'na której Drużynie bot skupi uwagę',
  attacker: 'kto zaatakuje',
  advance: 'dokąd idą jednostki',
  source: 'skąd idą jednostki',
  'bot-drill': 'dokąd poruszyć Wiertło',
  'bot-build': 'który Fundament zamieni się w Kuźnię',
  'bot-found': 'gdzie umieścić Fundament',
  smite: 'która Drużyna traci Wojownika',
  replace: 'gdzie zamienić Wojownika na Golema',
  gather: 'dokąd idą Wojownicy',
  'gather-from': 'skąd idą Wojownicy',
  raid: 'co zaatakować',
  'raid-from': 'kto zaatakuje',
  dig: 'którą Górę przeszukać',
  unearth: 'gdzie pojawi się Totem',
}
