import { tellAction } from '../ironwood/render'
import { type Column, row, textWidth, wrap } from '../ironwood/render/columns'
import { type Action, type Board, boardOf, type Card, ironwood, ironwoodCards, type View } from '../ironwood/rules'
import { many } from '../ironwood/rules/count'

/**
 * The choices with their numbers and what there is to say of them in a line; many short ones in columns. What nobody would
 * choose has no number, and can be typed.
 */
export function choices(legal: readonly Action[], view: View): string {
  const listed = ironwood.sensible(legal)
  const others = legal.filter((action) => !listed.includes(action)).map(ironwood.format)
  return [numbered(listed, view), ...(others.length > 0 ? [`      or type: ${others.join(', ')}`] : [])].join('\n')
}

function numbered(legal: readonly Action[], view: View): string {
  const texts = legal.map((action, index) => `${String(index + 1).padStart(4)}  ${tellAction(action, view)}`)
  const wide = widest(texts)
  const lines = texts.map((text, index) => {
    const action = legal[index]
    const remarked = action ? remark(action, view) : ''
    return remarked === '' ? text : cut(`${text.padEnd(wide)}  ${remarked}`)
  })
  if (texts.every((text, index) => text === lines[index])) return inColumns(texts)
  const cards = legal.some(({ type }) => withEffect.includes(type)) ? ['      card tells all that these cards do'] : []
  return [...lines, ...cards].join('\n')
}

const widest = (texts: readonly string[]): number => Math.max(...texts.map((text) => text.length))

const cut = (line: string): string => (line.length > textWidth ? `${line.slice(0, textWidth - 3).trimEnd()}...` : line)

const withEffect: readonly Action['type'][] = ['play', 'give-back', 'discard']

/** The effect of a card, or who would fight whom. */
function remark(action: Action, view: View): string {
  if (action.type === 'attack') return `${strength(action.from, view)} against ${strength(action.to, view)}`
  if (!('card' in action) || !withEffect.includes(action.type)) return ''
  return (view.cards ?? ironwoodCards)[action.card ?? '']?.text.join(' ') ?? ''
}

function strength(id: string, { board, forests, mountains }: View): string {
  const { forestAt, mountainAt } = boardOf({ board })
  const fighters = forests.fighters[forestAt[id] ?? -1] ?? mountains.fighters[mountainAt[id] ?? -1] ?? 0
  const golems = mountains.golems[mountainAt[id] ?? -1] ?? 0
  return [many(fighters, 'fighter'), ...(golems > 0 ? [many(golems, 'golem')] : [])].join(' and ')
}

/** A choice that is too long goes on under its first word. */
const wrapped = (text: string): string[] =>
  wrap(text.slice(6), textWidth - 6).map((line, index) => `${index === 0 ? text.slice(0, 6) : ' '.repeat(6)}${line}`)

function inColumns(texts: readonly string[]): string {
  const wide = widest(texts)
  if (wide > textWidth) return texts.flatMap(wrapped).join('\n')
  const wanted = texts.length > 8 ? Math.max(1, Math.floor(textWidth / wide)) : 1
  const height = Math.ceil(texts.length / wanted)
  const rows = texts.slice(0, height).map((_, row) => texts.filter((_, index) => index % height === row))
  return rows
    .map((row) =>
      row
        .map((text) => text.padEnd(wide))
        .join('')
        .trimEnd(),
    )
    .join('\n')
}

const placeColumns: Column[] = [{ width: 2, right: true }, { width: 11 }, { width: 6 }, { width: 20 }, { width: 57 }]

/** What lies beside what. */
export function neighbours({ mountains, forests, ...board }: Board): string {
  const names = (places: readonly number[] = []): string => places.map((each) => mountains[each]?.name).join(', ')
  const ids = (places: readonly number[] = []): string => places.map((each) => forests[each]?.id).join(' ')
  const rows = [
    ['', 'MOUNTAIN', '', 'beside the forests', 'ridges to'],
    ...mountains.map(({ number, name, kind }, at) => [
      String(number),
      name,
      kind === 'ferrum' ? '' : kind,
      ids(board.forestsBeside[at]),
      names(board.ridges[at]),
    ]),
    [],
    ['', 'FOREST', '', 'paths to', 'beside the mountains'],
    ...forests.map(({ number, id, kind }, at) => [
      String(number),
      id,
      kind,
      ids(board.paths[at]),
      names(board.mountainsBeside[at]),
    ]),
  ]
  return rows.flatMap((cells) => row(placeColumns, cells)).join('\n')
}

/** A card with its values and its text; of a bot's card the icons, which are all that a bot uses. */
export function cardText({ id, title, values, soloIcons, text, burnedText = [] }: Card, ofBot: boolean): string {
  const { damage, defense, dominance } = values
  const icons = soloIcons.map(({ icon, red }) => (red ? `${icon} (red)` : icon)).join(', ')
  const lines = ofBot ? [`Icons: ${icons || 'none'}`] : [...text, ...burnedText.map((line) => `When burned: ${line}`)]
  return [
    `${id} ${title}: damage ${damage}, defense ${defense}, dominance ${dominance}`,
    ...lines.flatMap((line) => wrap(line, textWidth - 2)).map((line) => `  ${line}`),
  ].join('\n')
}
