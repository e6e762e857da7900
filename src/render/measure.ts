/** Parts of the size that letters of DejaVu Sans take, rather too much than too little. */
const widths: readonly (readonly [letters: string, part: number])[] = [
  ["ijlI'!.,:;| ", 0.36],
  ['ft()[]r-"/', 0.45],
  ['mW@', 1],
  ['wMOQ%', 0.87],
  ['ABCDGHKNPRSUVXYZ&~', 0.76],
]

const known: ReadonlyMap<string, number> = new Map(
  widths.flatMap(([letters, part]) => [...letters].map((letter): [string, number] => [letter, part])),
)

/** How wide a text is drawn, letter by letter. */
export function measured(text: string, size: number): number {
  let parts = 0
  for (const letter of text) parts += known.get(letter) ?? 0.65
  return Math.round(parts * size)
}
