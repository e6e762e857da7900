import { expect, test } from 'vitest'
import { root } from '../../src/root'
import { czech } from '../../src/root/czech'
import { english, rootLanguage } from '../../src/root/english'
import { polish } from '../../src/root/polish'
import { renderSvg } from '../../src/root/render'
import { midgame } from '../root/render/pictured'
import { drawn, isInside } from './drawn'

/** A text that is a third longer. */
const longer = (text: string): string => `${text}${'e'.repeat(Math.ceil(text.length * 0.35))}`
const all = <Table extends Readonly<Record<string, string>>>(table: Table): { [Name in keyof Table]: string } => {
  const entries = Object.entries(table).map(([name, text]) => [name, longer(text)])
  return { ...table, ...Object.fromEntries(entries) }
}

const { names, board, picture } = english.words
const long = rootLanguage({
  ...english.words,
  names: {
    ...names,
    factions: all(names.factions),
    pieces: all(names.pieces),
    items: all(names.items),
    suits: all(names.suits),
    title: (id) => longer(names.title(id)),
  },
  board: { ...board, column: all(board.column) },
  picture: { ...picture, legend: all(picture.legend) },
})
const languages = { 'words a third longer': long, polish, czech }

const cases = Object.keys(languages).flatMap((name) => [375, 920].map((width) => [name, width] as const))

test.each(cases)('%s: texts stay in the picture and on their cards, %d wide', (name, width) => {
  const language = Object.entries(languages).find(([each]) => each === name)?.[1] ?? english
  for (const viewer of ['p1', 'p4', 'spectator'] as const) {
    const { texts, width: wide, height } = drawn(renderSvg(root.view(midgame(), viewer), { width, language }))
    for (const { text, box, within } of texts) {
      expect(isInside(box, { left: 0, top: 0, right: wide, bottom: height }), text).toBe(true)
      if (within?.target.kind === 'card') expect(isInside(box, within.box, 2), text).toBe(true)
    }
  }
})
