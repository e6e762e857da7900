import { leading, linesOf } from './measure'
import { allParts, leastWidth, marginOf, type Part, type PictureOptions, type Room, roomOf } from './options'
import type { Piece } from './piece'
import { at, group, picture, shape, write } from './svg'
import { coloured, type Palette } from './theme'

type Drawing = (room: Room) => Piece

/** How a game draws each part; not every game has a market. */
type Drawings = Readonly<Record<Exclude<Part, 'log' | 'market'>, Drawing>> & { readonly market?: Drawing }

/** A picture of the requested parts, one below the other. */
export function pictureOf(
  { parts, width = 800, height, density = 'full', log, theme = 'light' }: PictureOptions<unknown>,
  palette: Palette<string>,
  label: string,
  drawn: Drawings,
): string {
  const wide = Math.max(leastWidth, Math.round(width))
  const room = roomOf(wide, { density, ...(height === undefined ? {} : { height }) })
  const margin = marginOf(density)
  const wanted = parts ?? allParts.filter((part) => isUsual(part, log !== undefined))
  let y = margin
  const pieces = allParts.flatMap((part) => {
    if (!wanted.includes(part)) return []
    const piece = part === 'log' ? drawLog(log ?? [], room) : drawn[part]?.(room)
    if (piece === undefined || piece.parts.length === 0) return []
    const top = y
    y += piece.height + margin
    return [group({ class: `part ${part}`, transform: `translate(${margin} ${top})` }, piece.parts)]
  })
  const paper = shape('rect', { class: 'paper', width: wide, height: y, fill: '@paper' })
  // A page can override this in its own styles.
  const scheme = theme === 'auto' ? ['<style>:where(.totemforge){color-scheme:light dark}</style>'] : []
  const more = { class: 'totemforge', role: 'group', 'aria-label': label }
  return coloured(picture(wide, y, '@ink', [...scheme, paper, ...pieces], more), palette, theme)
}

/** The full status contains the notices. */
const isUsual = (part: Part, isLogged: boolean): boolean => (part === 'log' ? isLogged : part !== 'notices')

const logHeight = 180
const logSize = 12

/** The log, as much as fits, the newest line at the bottom. */
function drawLog(log: readonly string[], { width }: Room): Piece {
  const lead = leading(logSize) + 2
  const most = Math.floor((logHeight - 16) / lead)
  const lines = log.flatMap((told, index) =>
    linesOf(told, logSize, width - 24).map((line) => ({ line, isNewest: index === log.length - 1 })),
  )
  return {
    height: logHeight,
    parts: [
      shape('rect', { width, height: logHeight, rx: 8, fill: '@face', stroke: '@line' }),
      at(
        12,
        8,
        lines
          .slice(-most)
          .map(({ line, isNewest }, row) =>
            write(0, 13 + row * lead, line, { 'font-size': logSize, fill: isNewest ? '@ink' : '@faint' }),
          ),
      ),
    ],
  }
}
