import type { Icon } from '../../render/icons'
import { measured } from '../../render/measure'
import { bold, centred, write } from '../../render/svg'
import type { BonusFace, Reward } from '../rules/card'
import type { Step } from '../rules/keywords'
import type { Price } from '../rules/keywords/pay'
import { type Amounts, type Resource, resources } from '../rules/vocabulary'
import { colours } from './palette'
import * as draw from './shapes'

/** A text among icons. */
const text = (words: string | number): Icon => [
  measured(String(words), 13, 'bold') + 4,
  [write(0, 4.5, words, { ...bold, ...centred, 'font-size': 13, fill: colours.ink })],
]

const small = (sign: string, width = 19, scale = 0.72): Icon => [width, [draw.scaled(scale, sign)]]

const resourceIcon = (kind: Resource): Icon => small(draw.resource(kind), 18, 0.78)
const governor = (): Icon => small(draw.plainPiece('governor'))
const shadow = (): Icon => small(draw.plainPiece('shadow'))
const farm = (): Icon => small(draw.plainPiece('farm'))
const tower = (): Icon => small(draw.plainPiece('tower'), 16)
const seeker = (): Icon => small(draw.plainSeeker(), 18, 0.66)
const tile = (): Icon => small(draw.plainTile(), 16, 0.85)
const card = (): Icon => small(draw.card(), 15, 0.8)
const arrow = (): Icon => small(draw.arrow(), 16, 0.9)

/** An icon, with a number if there are several. */
const times = (count: number, icon: Icon): Icon[] => (count === 1 ? [icon] : [text(count), icon])
const plus = (count: number, icon: Icon): Icon[] => [text(`+${count}`), icon]

export const amountIcons = (amounts: Amounts): Icon[] =>
  resources.flatMap((kind) => ((amounts[kind] ?? 0) > 0 ? times(amounts[kind] ?? 0, resourceIcon(kind)) : []))

const priceIcons = ({ hero = 0, relic = 0, ...amounts }: Price): Icon[] => [
  ...amountIcons(amounts),
  ...(hero > 0 ? times(hero, card()) : []),
  ...(relic > 0 ? times(relic, tile()) : []),
]

/** Icons with a stroke between them: one of these. */
const either = (icons: readonly Icon[]): Icon[] =>
  icons.flatMap((icon, index) => (index > 0 ? [text('/'), icon] : [icon]))

const sources = {
  seeker,
  board: () => text('×'),
  blackMarket: () => small(draw.stall(), 18, 0.8),
  bag: () => small(draw.bag(), 17, 0.8),
} as const

/** A method, so that the table can be asked for a step of any kind. */
interface Drawing<Kind> {
  icons(step: Kind): Icon[]
}

/** The icons of each kind of step; the compiler asks for a new one. */
type StepIcons = { readonly [Kind in Step['do']]: Drawing<Extract<Step, { readonly do: Kind }>>['icons'] }

const table: StepIcons = {
  gain: ({ resources: gained }) => amountIcons(gained),
  gainAny: ({ count, of }) => [...(count > 1 ? [text(`${count}×`)] : []), ...either(of.map(resourceIcon))],
  gainPer: ({ resource }) => [resourceIcon(resource), text('/'), shadow()],
  draw: ({ count }) => plus(count, card()),
  storage: ({ count }) => plus(count, small(draw.chest(), 20, 0.85)),
  points: ({ count }) => [small(draw.star(count), 24, 0.9)],
  recruit: ({ discount = 0, exact }) => [
    governor(),
    ...(exact === undefined ? [] : [text(`=${exact}`), resourceIcon('rice')]),
    ...(discount > 0 ? [text(`−${discount}`), resourceIcon('rice')] : []),
  ],
  build: ({ discount = 0, only }) => [
    farm(),
    ...(discount > 0 ? [text(`−${discount}`)] : []),
    ...(only ? [text('='), resourceIcon(only)] : []),
  ],
  seek: ({ take }) => [seeker(), arrow(), ...times(take, tile())],
  takeRelic: ({ from, count }) => [...(from === 'board' ? [] : [sources[from](), arrow()]), ...times(count, tile())],
  discardRelic: ({ to, count }) => [...times(count, tile()), arrow(), sources[to]()],
  moveGovernor: ({ collect, another }) => [
    governor(),
    ...(another ? [text('2')] : []),
    arrow(),
    ...(collect > 0 ? [text(`+${collect}`), small(draw.collects(), 18, 0.9)] : []),
  ],
  collect: ({ at, times: count }) => [
    ...(at === 'governor' ? [governor()] : [tower()]),
    text(`+${count}`),
    small(draw.collects(), 18, 0.9),
  ],
  produce: ({ what }) => [...(what === 'all' ? [governor()] : []), farm(), small(draw.collects(), 18, 0.9)],
  adjustDie: ({ delta, times: count }) => [
    ...(count > 1 ? [text(`${count}×`)] : []),
    small(draw.anyDie(), 20),
    text(delta.length > 1 ? '±1' : (delta[0] ?? 1) > 0 ? '+1' : '−1'),
  ],
  villager: ({ count }) => times(count, small(draw.villagers(), 20, 0.9)),
  villagersHelp: ({ steps }) => [text(steps), small(draw.dieSpace('blue'), 22)],
  relicAction: () => [small(draw.dieSpace('green'), 20), seeker()],
  resetTrack: () => [small(draw.again(), 20, 0.9), resourceIcon('rice')],
  helmet: () => [small(draw.helmet(), 22, 0.85)],
  hire: ({ discount }) => [card(), text(`−${discount}`), resourceIcon('gold')],
  clanAbility: () => [small(draw.anyDie('13'), 21, 0.84), text('?')],
  playHero: () => [card(), text('!')],
  pay: ({ cost, steps }) => [...priceIcons(cost), arrow(), ...effectIcons(steps)],
  stealGold: () => [small(draw.cross(), 14, 0.8), resourceIcon('gold')],
  opponentsDiscard: ({ count }) => [small(draw.cross(), 14, 0.8), ...times(count, card())],
  moveRival: () => [small(draw.cross(), 14, 0.8), governor(), arrow()],
  eliminate: () => [small(draw.cross(), 14, 0.8), governor()],
  stealRelic: () => [small(draw.cross(), 14, 0.8), tile()],
}

function iconsOf(icons: StepIcons, step: Step): Icon[]
function iconsOf(icons: Readonly<Record<string, Drawing<Step>['icons']>>, step: Step): Icon[] {
  return icons[step.do]?.(step) ?? []
}

/** What a card or a tile does, as icons. */
export const effectIcons = (steps: readonly Step[]): Icon[] =>
  steps.flatMap((step, index) => [...(index > 0 ? [text('·')] : []), ...iconsOf(table, step)])

export const faceIcons = (face: BonusFace): Icon[] =>
  'steps' in face
    ? effectIcons(face.steps)
    : [...amountIcons(face.income), ...(face.draw > 0 ? plus(face.draw, card()) : [])]

export const rewardIcons = ({ points, gain = {}, draw: cards = 0, storage = 0 }: Reward): Icon[] => [
  small(draw.star(points), 24, 0.85),
  ...amountIcons(gain),
  ...(cards > 0 ? plus(cards, card()) : []),
  ...(storage > 0 ? plus(storage, small(draw.chest(), 20, 0.85)) : []),
]
