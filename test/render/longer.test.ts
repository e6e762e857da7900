import { expect, test } from 'vitest'
import { root } from '../../src/root'
import { renderSvg } from '../../src/root/render'
import type { PictureWords } from '../../src/root/render/words/picture'
import { english } from '../../src/root/render/words/picture-english'
import { midgame } from '../root/render/pictured'
import { drawn, isInside } from './drawn'

/** A text that is a third longer. */
const longer = (text: string): string => `${text}${'e'.repeat(Math.ceil(text.length * 0.35))}`
const all = <Table extends Readonly<Record<string, string>>>(table: Table): { [Name in keyof Table]: string } => {
  const entries = Object.entries(table).map(([name, text]) => [name, longer(text)])
  return { ...table, ...Object.fromEntries(entries) }
}

const { picture } = english
const words: PictureWords = {
  ...picture,
  factions: all(picture.factions),
  pieces: all(picture.pieces),
  items: all(picture.items),
  suits: all(picture.suits),
  columns: all(picture.columns),
  legend: all(picture.legend),
}
const language = {
  ...english,
  picture: words,
  cardTitle: (id: string) => longer(english.cardTitle(id)),
  cardText: (id: string) => longer(english.cardText(id)),
}

test.each([375, 920])('words a third longer stay in the picture and on their cards, %d wide', (width) => {
  for (const viewer of ['p1', 'p4', 'spectator'] as const) {
    const { texts, width: wide, height } = drawn(renderSvg(root.view(midgame(), viewer), { width, language }))
    for (const { text, box, within } of texts) {
      expect(isInside(box, { left: 0, top: 0, right: wide, bottom: height }), text).toBe(true)
      if (within?.target.kind === 'card') expect(isInside(box, within.box, 2), text).toBe(true)
    }
  }
})
