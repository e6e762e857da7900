/** The widths of letters in DejaVu Sans as parts of the font size, rounded up. */
const widths: readonly (readonly [letters: string, part: number])[] = [
  ["ijlI'!.,:;| íłľ", 0.36],
  ['ft()[]r-"/ťř', 0.45],
  ['mW@—', 1],
  ['wMOQ%Ó…', 0.87],
  ['ABCDGHKNPRSUVXYZ&~ĄĆČĎĘĚÉŁŃŇŘŚŠŤÚŮÝŹŻŽ', 0.76],
]

const known: ReadonlyMap<string, number> = new Map(
  widths.flatMap(([letters, part]) => [...letters].map((letter): [string, number] => [letter, part])),
)

/** The most by which bold letters are wider. */
const boldPart = 1.1

type Weight = 'normal' | 'bold'

function widthOf(text: string, size: number, weight: Weight): number {
  let parts = 0
  for (const letter of text) parts += known.get(letter) ?? 0.65
  return parts * size * (weight === 'bold' ? boldPart : 1)
}

/** The width of a text, letter by letter. */
export const measured = (text: string, size: number, weight: Weight = 'normal'): number =>
  Math.round(widthOf(text, size, weight))

/** The part of a text that fits in the room. */
export function cut(text: string, size: number, room: number, weight: Weight = 'normal'): string {
  if (measured(text, size, weight) <= room) return text
  let shown = text
  while (shown.length > 1 && measured(`${shown}…`, size, weight) > room) shown = shown.slice(0, -1)
  return `${shown.trimEnd()}…`
}

/** A text in lines that fit the room; it breaks a word that is wider than a line. */
export function linesOf(text: string, size: number, room: number, weight: Weight = 'normal'): string[] {
  const space = widthOf(' ', size, weight)
  const lines: string[] = []
  let [line, used] = ['', 0]
  for (const word of text.split(' ')) {
    const wide = widthOf(word, size, weight)
    if (line !== '' && used + space + wide <= room) {
      line = `${line} ${word}`
      used += space + wide
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = wide <= room ? [word] : broken(word, size, room, weight)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
    used = widthOf(line, size, weight)
  }
  return [...lines, line]
}

/** A word in pieces that fit the room, of at least one letter each. */
function broken(word: string, size: number, room: number, weight: Weight): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && widthOf(piece + letter, size, weight) > room) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

/** Lines of a text, and their font size. */
export interface Block {
  readonly size: number
  readonly lines: readonly string[]
}

export const leading = (size: number): number => Math.round(size * 1.3)

/** Paragraphs in a box, in the first size that fits; otherwise in the last size, cut at the end of the box. */
export function textIn(
  paragraphs: readonly string[],
  room: { readonly width: number; readonly height: number },
  sizes: readonly number[],
  weight: Weight = 'normal',
): Block {
  let block: Block = { size: 12, lines: [] }
  for (const size of sizes) {
    block = { size, lines: paragraphs.flatMap((text) => linesOf(text, size, room.width, weight)) }
    if (block.lines.length * leading(size) <= room.height) return block
  }
  const most = Math.max(1, Math.floor(room.height / leading(block.size)))
  const kept = block.lines.slice(0, most)
  const last = kept.at(-1) ?? ''
  return { ...block, lines: [...kept.slice(0, -1), cut(`${last} …`, block.size, room.width, weight)] }
}
