import { at, bold, centred, fitted, picture, shape, titled, write } from '../render/svg'
import type { Tourney } from './play-tournament'
import type { Meeting, PolicySummary, WinShare } from './summary'

const ink = '#222222'
const faint = '#666666'
const line = '#d8d8d8'
const ground = '#ffffff'
const bar = '#7fa8cf'
const edge = '#1f4e79'

const width = 900
const margin = 24
const names = 190
const scale = width - 2 * margin - names - 150
const lane = 26

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

interface Block {
  readonly height: number
  readonly parts: readonly string[]
}

/**
 * The summary of a tournament as a picture: the shares of victory with their intervals, and how often each policy came before
 * each other.
 *
 * @example
 * writeFileSync('duels.svg', tournamentPicture(await playTournament(plan)))
 */
export function tournamentPicture({ tournament, summary }: Tourney): string {
  const { policies, seats, factions, meetings, games, drawn } = summary
  const blocks = [
    heading(`${tournament.game}: ${games.toLocaleString('en-US')} games`, `seed ${tournament.seed}, ${drawn} drawn`),
    bars('Games won, by policy', policies),
    bars('By seat', seats),
    ...(factions.length > 0 ? [bars('By faction', factions)] : []),
    ...(policies.length > 1 ? [cross(policies, meetings)] : []),
  ]
  let y = margin
  const parts = blocks.map((block) => {
    const placed = at(margin, y, block.parts)
    y += block.height + 22
    return placed
  })
  const all = shape('rect', { width, height: y, fill: ground })
  return picture(width, y, ink, [titled(`A tournament of ${tournament.game}`), all, ...parts])
}

const heading = (title: string, about: string): Block => ({
  height: 40,
  parts: [
    write(0, 18, fitted(title, 20, width - 2 * margin), { ...bold, 'font-size': 20 }),
    write(0, 38, `${about}; the thin lines are intervals of 95 %`, { fill: faint }),
  ],
})

/** A bar for each share, with its interval above it. */
function bars(title: string, shares: readonly WinShare[]): Block {
  const top = 26
  const bottom = top + lane * shares.length
  const axis = [0, 0.25, 0.5, 0.75, 1].flatMap((part) => {
    const x = names + part * scale
    return [
      shape('line', { x1: x, y1: top, x2: x, y2: bottom, stroke: line }),
      write(x, bottom + 14, `${100 * part} %`, { ...centred, fill: faint, 'font-size': 10 }),
    ]
  })
  const rows = shares.flatMap(({ name, share, low, high, games }, index) => {
    const y = top + lane * index
    const middle = y + lane / 2
    const [from, to] = [names + low * scale, names + high * scale]
    const tick = (x: number): string =>
      shape('line', { x1: x, y1: middle - 4, x2: x, y2: middle + 4, stroke: edge, 'stroke-width': 1.5 })
    return [
      write(names - 8, middle + 4, fitted(name, 12, names - 8), { 'text-anchor': 'end' }),
      shape('rect', { x: names, y: y + 5, width: round(share * scale), height: lane - 10, fill: bar }),
      shape('line', { x1: round(from), y1: middle, x2: round(to), y2: middle, stroke: edge, 'stroke-width': 1.5 }),
      tick(round(from)),
      tick(round(to)),
      write(names + scale + 10, middle + 4, `${percent(share)} of ${games.toLocaleString('en-US')}`),
    ]
  })
  return { height: bottom + 16, parts: [write(0, 12, title, { ...bold, 'font-size': 14 }), ...axis, ...rows] }
}

const round = (number: number): number => Math.round(10 * number) / 10

/** A colour from red over white to blue for a share from 0 to 1. */
function shade(share: number): string {
  const [away, full] = share < 0.5 ? [0.5 - share, [214, 120, 100]] : [share - 0.5, [95, 145, 200]]
  return `#${full
    .map((part) =>
      Math.round(255 + (part - 255) * 2 * away)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function cross(policies: readonly PolicySummary[], meetings: readonly Meeting[]): Block {
  const size = Math.min(76, (width - 2 * margin - names) / policies.length)
  const tall = 30
  const top = 48
  const cells = policies.flatMap(({ name }, row) =>
    policies.flatMap((other, column) => {
      const met = meetings.find((meeting) => meeting.name === name && meeting.other === other.name)
      const [x, y] = [round(names + column * size), top + row * tall]
      const box = { x, y, width: round(size - 2), height: tall - 2, fill: met ? shade(met.share) : '#f0f0f0' }
      if (!met) return [shape('rect', box)]
      return [
        shape('rect', box),
        write(round(x + size / 2 - 1), y + 18, (100 * met.share).toFixed(size < 40 ? 0 : 1), centred),
      ]
    }),
  )
  const heads = policies.flatMap(({ name }, index) => [
    write(round(names + (index + 0.5) * size - 1), top - 6, index + 1, { ...centred, fill: faint }),
    write(names - 8, top + tall * index + 18, fitted(`${index + 1}  ${name}`, 12, names - 8), { 'text-anchor': 'end' }),
  ])
  const title = write(0, 12, 'How often the policy of the row came before the policy of the column, in %', {
    ...bold,
    'font-size': 14,
  })
  return { height: top + tall * policies.length, parts: [title, ...heads, ...cells] }
}
