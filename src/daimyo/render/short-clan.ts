import { clickablePart } from '../../render/clickable-part'
import { inRow } from '../../render/icons'
import { cut, measured } from '../../render/measure'
import { type Piece, stack } from '../../render/piece'
import { at, bold, centred, shape, write } from '../../render/svg'
import { sum } from '../../toolkit'
import { boardOf, clanOf, numbersOf } from '../rules/box'
import type { ClanView } from '../rules/view'
import { type ActionSpace, actionSpaces, buildingKinds, type Clan, resources, spaceColours } from '../rules/vocabulary'
import { stepsText } from '../words/card-text'
import { drawSlot } from './construction'
import { effectIcons } from './effects'
import { heading, inset, within } from './heading'
import { colours } from './palette'
import { drawIncome } from './piles'
import * as draw from './shapes'
import type { Sketch } from './sketch'
import { drawBeside, drawBonus } from './spaces'
import { drawStorage } from './storage'
import { kindTarget, resourceTarget, spaceTarget, trackTarget } from './zones'

/** The short form of a clan board: everything that can be clicked, with fewer words. */
export function drawOwn(sketch: Sketch, seat: Clan, inside: number): Piece {
  const side = sketch.scene.sides[seat]
  if (!side) return { height: 0, parts: [] }
  return stack([
    heading(sketch, seat, side.points, inside + 2 * inset),
    ...[
      drawResources(sketch, seat, side, inside, 32),
      drawSpaces(sketch, seat, side, inside),
      drawAbility(sketch, seat, side, inside),
      drawStorage(sketch, { side: seat, ...side, places: side.capacity }, inside),
      drawConstruction(sketch, seat, side, inside),
      drawIncome(sketch, seat, side, inside),
    ].map(within),
  ])
}

/** The resources of a clan in a row. */
export function drawResources(sketch: Sketch, seat: Clan, side: ClanView, inside: number, high: number): Piece {
  const { picture: words } = sketch.scene.words
  const wide = Math.floor((inside - 3 * 3) / 4)
  const isTight = wide < 60
  return {
    height: high + 4,
    parts: resources.map((kind, index) => {
      const count = side.resources[kind]
      const box = { x: 0, y: 0, width: wide, height: high, rx: 6 }
      const title = `${words.resources[kind]}: ${count}`
      const place = [index * (wide + 3), 0] as const
      return clickablePart(sketch, resourceTarget(seat, kind), { title, box, name: `slot ${kind}`, place }, [
        shape('rect', { ...box, fill: colours.face, stroke: colours.line }),
        at(wide / 2 - (isTight ? 8 : 14), high / 2, [draw.scaled(isTight ? 0.7 : 1, draw.resource(kind))]),
        write(wide / 2 + (isTight ? 0 : 4), high / 2 + 5, count, { ...bold, 'font-size': isTight ? 13 : 16 }),
      ])
    }),
  }
}

const cell = 54

function drawSpaces(sketch: Sketch, seat: Clan, side: ClanView, inside: number): Piece {
  const wide = Math.floor((inside - 8) / 3)
  return {
    height: 2 * cell,
    parts: actionSpaces.map((space, index) =>
      at((index % 3) * (wide + 4), Math.floor(index / 3) * cell, drawSpace(sketch, seat, side, space, wide)),
    ),
  }
}

function drawSpace(sketch: Sketch, seat: Clan, { dice, bonus }: ClanView, space: ActionSpace, wide: number): string[] {
  const { picture: words } = sketch.scene.words
  const colour = spaceColours[space]
  const die = dice.find(({ at: place }) => place === space)
  const box = { x: 0, y: 0, width: wide, height: cell - 4, rx: 6 }
  const title = [words.spaces[space], die ? `${words.dice[die.colour]} ${die.value}` : words.dice[colour]].join('; ')
  return [
    clickablePart(sketch, spaceTarget(seat, space), { title, box, name: `slot space ${space}` }, [
      shape('rect', { ...box, fill: colours.face, stroke: colours.line }),
      write(5, 14, cut(words.spaces[space], 12, wide - 8), { 'font-size': 12 }),
      at(22, 33, [draw.scaled(0.95, die ? draw.die(die.colour, die.value) : draw.dieSpace(colour))]),
    ]),
    ...(space === 'tax'
      ? []
      : [drawBonus(sketch, seat, space, bonus[space], [42, 18], { width: wide - 46, height: 29 })]),
  ]
}

/** The clan ability with its bonus tile, the recruitment track, and the place for a die beside the board. */
function drawAbility(sketch: Sketch, seat: Clan, side: ClanView, inside: number): Piece {
  const { scene } = sketch
  const { picture: words } = scene.words
  const { abilitySum, recruitCosts } = numbersOf(scene)
  const total = sum(side.dice.map(({ value }) => value))
  const steps = clanOf(scene, seat).ability
  const beside = side.dice.find((die) => die.at === 'beside')
  const hasBeside = scene.clans.length === 4
  const part = Math.floor((inside - 8 - (hasBeside ? 48 : 0)) / 10)
  const [abilityWide, bonusWide, trackWide] = [part * 4, part * 3, part * 3]
  const box = { x: 0, y: 0, width: abilityWide, height: 44, rx: 6 }
  const isOpen = total >= abilitySum
  const title = [words.spaces.ability, ...stepsText(scene.words, steps), words.abilityNeeds(total, abilitySum)].join(
    '; ',
  )
  const marked = `${total}/${abilitySum}`
  const markedWide = measured(marked, 12, 'bold')
  const track = { x: 0, y: 0, width: trackWide, height: 44, rx: 6 }
  const step = trackWide / recruitCosts.length
  const trackTitle = `${words.track}: ${words.trackSpace(recruitCosts[side.marker] ?? 0)}`
  return {
    height: 48,
    parts: [
      clickablePart(sketch, spaceTarget(seat, 'ability'), { title, box, name: 'slot ability' }, [
        shape('rect', {
          ...box,
          fill: isOpen ? colours.badge : colours.face,
          stroke: isOpen ? colours.ink : colours.line,
        }),
        write(abilityWide / 2, 15, marked, {
          ...bold,
          ...centred,
          'font-size': 12,
          fill: isOpen ? colours.dark : colours.faint,
        }),
        at(abilityWide / 2, 0, inRow(31, Math.max(markedWide, abilityWide - 8), effectIcons(steps))),
      ]),
      drawBonus(sketch, seat, 'ability', side.bonus.ability, [abilityWide + 4, 0], { width: bonusWide, height: 44 }),
      clickablePart(
        sketch,
        trackTarget(seat),
        { title: trackTitle, box: track, name: 'slot track', place: [abilityWide + bonusWide + 8, 0] },
        [
          shape('rect', { ...track, fill: 'none', stroke: colours.line }),
          at(trackWide / 2, 11, [draw.scaled(0.7, draw.resource('rice'))]),
          ...recruitCosts.flatMap((rice, index) => {
            const isHere = side.marker === index
            return [
              shape('rect', {
                x: Math.round(index * step) + 2,
                y: 21,
                width: Math.floor(step) - 4,
                height: 20,
                rx: 4,
                fill: isHere ? colours.badge : colours.face,
                stroke: isHere ? colours.ink : colours.line,
              }),
              write((index + 0.5) * step, 36, rice, {
                ...bold,
                ...centred,
                'font-size': 12,
                fill: isHere ? colours.dark : colours.ink,
              }),
            ]
          }),
        ],
      ),
      ...(hasBeside ? [drawBeside(sketch, seat, beside, inside - 44)] : []),
    ],
  }
}

/** Both construction boards in one row: the building, then what its slots still cover. */
function drawConstruction(sketch: Sketch, seat: Clan, side: ClanView, inside: number): Piece {
  const { scene } = sketch
  const { picture: words } = scene.words
  const half = Math.floor((inside - 4) / 2)
  const head = 26
  const part = Math.floor((half - head - 2) / 4)
  return {
    height: 56,
    parts: buildingKinds.map((kind, index) => {
      const id = side.boards[kind]
      const slots = id === null ? [] : boardOf(scene, id).slots
      const box = { x: 0, y: 0, width: half, height: 52, rx: 6 }
      return at(index * (half + 4), 0, [
        clickablePart(sketch, kindTarget(seat, kind), { title: words.pieces[kind], box, name: 'slot construction' }, [
          shape('rect', { ...box, fill: colours.face, stroke: colours.line }),
          at(14, 26, [draw.scaled(0.75, draw.piece(kind, seat))]),
        ]),
        ...slots.map((slot, place) => drawSlot(sketch, seat, side, slot, kind, [head + place * part, 2], part, 48)),
      ])
    }),
  }
}
