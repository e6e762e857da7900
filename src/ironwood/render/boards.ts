import { wrap } from '../../render/columns'
import { at, bold, centred, shape, write } from '../../render/svg'
import { many } from '../../toolkit/counts'
import { forgesBuilt, foundationsLeft, unitsLeft } from '../rules/components'
import { cardName, mountainName, mountainNames } from '../rules/names'
import { forgesToWin, type Seat, seatNames, securedToWin } from '../rules/vocabulary'
import { hand, ongoing, slots } from './hands'
import { inside, label, labelled, margin, type Piece, panelWidth } from './piece'
import { looked, type Scene, shown } from './scene'
import * as draw from './shapes'
import { botWords, visionHand } from './words'

const { colours } = draw

/** What lies on the board of a seat, one piece under the other. */
export function drawBoard(scene: Scene, seat: Seat): Piece {
  const side = scene.sides[seat]
  const inPlay = (cards: readonly string[]): string[] => cards.map((card) => cardName(scene, card))
  const pieces = [
    heading(scene, seat),
    ...(seat === 'woodwalkers' ? woodwalkerPieces(scene) : ironcladPieces(scene)),
    ...listed('bot', botWords(scene, seat)),
    slots(scene, seat),
    ...listed('added', inPlay(side.extra)),
    ...listed('wagered', inPlay(side.wagered)),
    ...ongoing(scene, seat),
    ...hand(scene, seat),
  ]
  let y = 0
  const parts = pieces.map((piece) => {
    y += piece.height
    return at(0, y - piece.height, piece.parts)
  })
  return { height: y + 6, parts }
}

/** Lines of text beside a label. */
function listed(name: string, lines: readonly string[]): Piece[] {
  if (lines.length === 0) return []
  const most = Math.floor((inside - labelled) / 6.9)
  const wrapped = lines.flatMap((line) => wrap(line, most))
  return [
    {
      height: wrapped.length * 16 + 6,
      parts: [label(name), ...wrapped.map((line, index) => write(margin + labelled, 15 + 16 * index, line))],
    },
  ]
}

function heading(scene: Scene, seat: Seat): Piece {
  const { crystals, handSize, deckSize, discard } = scene.sides[seat]
  const fill = seat === 'woodwalkers' ? colours.wood : colours.iron
  const numbers: [string, number][] = [
    ['hand', handSize],
    ['deck', deckSize],
    ['discard', discard.length],
    ...unitsInSupply(scene, seat),
  ]
  const left = (index: number): number => margin + (index < 3 ? index * 62 : 186 + (index - 3) * 94)
  return {
    height: 76,
    parts: [
      shape('path', { d: `M0,30 V8 Q0,0 8,0 H${panelWidth - 8} Q${panelWidth},0 ${panelWidth},8 V30 Z`, fill }),
      write(margin, 21, seatNames[seat], { ...bold, 'font-size': 16, fill: colours.white }),
      ...(scene.toAct === seat
        ? [
            shape('rect', { x: 138, y: 6, width: 68, height: 18, rx: 9, fill: colours.glow }),
            write(172, 19, 'decides', { ...bold, ...centred, 'font-size': 12 }),
          ]
        : []),
      at(panelWidth - 92, 15, [draw.crystal()]),
      write(panelWidth - 81, 20, many(crystals, 'crystal'), {
        ...bold,
        'font-size': 13,
        fill: colours.white,
      }),
      ...numbers.flatMap(([name, number], index) => [
        write(left(index), 50, number, { ...bold, 'font-size': 15 }),
        write(left(index), 65, name, { 'font-size': 11, fill: colours.faint }),
      ]),
    ],
  }
}

const unitsInSupply = (scene: Scene, seat: Seat): [string, number][] => [
  ['fighters left', unitsLeft({ state: scene }, seat, 'fighter')],
  ...(seat === 'ironclad'
    ? [['golems left', unitsLeft({ state: scene }, seat, 'golem')] satisfies [string, number]]
    : []),
]

/** So many of the things that a seat needs to win. */
function goal(name: string, done: number, needed: number, icon: string, empty: string): Piece {
  const icons = Array.from({ length: Math.max(done, needed) }, (_, index) =>
    at(margin + labelled + 10 + index * 28, 14, [index < done ? icon : empty]),
  )
  const words = write(margin + labelled + 4 + Math.max(done, needed) * 28, 18, `${done} of ${needed}`)
  return { height: 32, parts: [label(name, 18), ...icons, words] }
}

function woodwalkerPieces(scene: Scene): Piece[] {
  const { visions, secured } = scene
  const burned = visions.burned.map(({ mountain }) => (mountain === null ? 'hidden' : mountainName(scene, mountain)))
  const names = (name: string, mountains: readonly number[]): string[] =>
    mountains.length > 0 ? [`${name}: ${mountainNames(scene, mountains)}`] : []
  return [
    goal('secured', secured, securedToWin, draw.totem('full'), draw.emptyTotem()),
    ...listed('visions', [
      `in hand: ${visionHand(scene)}`,
      `in the deck: ${visions.deckSize}`,
      ...names('from the top', visions.top),
      ...names('looked at', looked(scene)),
      ...names('shown', shown(scene)),
      ...names('revealed', visions.revealed),
      ...names('discard', visions.discard),
      ...(burned.length > 0 ? [`burned: ${burned.join(', ')}`] : []),
    ]),
  ]
}

function ironcladPieces(scene: Scene): Piece[] {
  const { drill } = scene
  const steps = ['start', '1', '2', '3'].flatMap((name, step) => {
    const here = drill.step === step
    const x = margin + labelled + 20 + step * 44
    return [
      ...(step > 0 ? [shape('line', { x1: x - 28, y1: 14, x2: x - 16, y2: 14, stroke: colours.faint })] : []),
      shape('rect', {
        x: x - 18,
        y: 3,
        width: 36,
        height: 22,
        rx: 4,
        fill: here ? colours.drill : colours.white,
        stroke: here ? colours.ink : colours.line,
        'stroke-width': here ? 2 : 1,
      }),
      write(x, 18, name, { ...centred, ...(here ? bold : {}) }),
    ]
  })
  const x = margin + labelled + 186
  const cargo = [at(x, 14, [draw.crystal()]), write(x + 11, 18, `cargo ${drill.cargo}`)]
  return [
    goal('built', forgesBuilt({ state: scene }), forgesToWin, draw.forge(), draw.emptyForge()),
    ...listed('left', [`foundations: ${foundationsLeft({ state: scene })}`]),
    { height: 32, parts: [label('drill track', 18), ...steps, ...cargo] },
    ...listed('drill on', [mountainName(scene, drill.at)]),
  ]
}
