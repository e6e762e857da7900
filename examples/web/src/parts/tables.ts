import { isRecord, type KeptTable } from '../keep/store'
import { labelOf, type PageWords } from '../words'
import { button, element } from './element'

/** What a server says of a table in a list. */
interface TableLine {
  readonly id: string
  readonly open: boolean
  readonly changed: string
  readonly turn: string | null
  readonly seats: readonly {
    readonly seat: string
    readonly title: string
    readonly by: string
    readonly name: string | null
  }[]
}

/** What a server says of the tables of this browser, by id. */
export type TableNews = ReadonlyMap<string, TableLine>

const isText = (value: unknown): value is string => typeof value === 'string'

const seatsIn = (value: unknown): TableLine['seats'] =>
  (Array.isArray(value) ? value : []).filter(isRecord).map(({ seat, title, by, name }) => ({
    seat: String(seat),
    title: isText(title) ? title : String(seat),
    by: String(by),
    name: isText(name) ? name : null,
  }))

/** So many tables fit into one question: a server answers no more, and an address must not be too long. */
const most = 50

/** The person of a seat, or the seat. The seats of Root are numbers: only the server knows the factions. */
export function nameAt(line: Pick<TableLine, 'seats'> | undefined, seat: string, words: PageWords): string {
  const { name = null, title = seat } = line?.seats.find((each) => each.seat === seat) ?? {}
  return name ?? (Object.hasOwn(words.values, seat) ? labelOf(words.values, seat) : title)
}

/** Asks the server for these tables; `null` if this page does not come from a server with tables. */
export async function askTables(address: URL, ids: readonly string[]): Promise<TableNews | null> {
  const found: (readonly [string, TableLine])[] = []
  for (let from = 0; from === 0 || from < ids.length; from += most) {
    const some = await askSome(address, ids.slice(from, from + most))
    if (!some) return null
    found.push(...some)
  }
  return new Map(found)
}

async function askSome(address: URL, ids: readonly string[]): Promise<TableNews | null> {
  const asked = new URL(address)
  asked.searchParams.set('ids', ids.join(','))
  try {
    const answer = await fetch(asked)
    const lines: unknown = answer.ok ? await answer.json() : null
    if (!Array.isArray(lines)) return null
    const found = lines.filter(isRecord).map(
      ({ id, open, changed, turn, seats }): TableLine => ({
        id: String(id),
        open: open === true,
        changed: String(changed),
        turn: isText(turn) ? turn : null,
        seats: seatsIn(seats),
      }),
    )
    return new Map(found.map((line) => [line.id, line]))
  } catch {
    return null
  }
}

/** The tables of this browser, those where one is to decide first, then the last to change: with whom, whose turn, and since when. */
export function tableItems(
  kept: readonly KeptTable[],
  news: TableNews,
  words: PageWords,
  forget: (id: string) => void,
): HTMLElement[] {
  const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' })
  const isMine = ({ id, seat }: KeptTable): boolean => news.get(id)?.turn === seat
  const changed = ({ id }: KeptTable): string => news.get(id)?.changed ?? ''
  const sorted = [...kept].sort(
    (one, other) => Number(isMine(other)) - Number(isMine(one)) || changed(other).localeCompare(changed(one)),
  )
  return sorted.map((table) => {
    const { id, game, seat } = table
    const line = news.get(id)
    const nameOf = (wanted: string): string => nameAt(line, wanted, words)
    const others = (line?.seats ?? []).flatMap((each) =>
      each.seat === seat || each.by === 'nobody' ? [] : [nameOf(each.seat)],
    )
    const turn = !line
      ? words.tableGone
      : !line.open
        ? words.over
        : isMine(table)
          ? words.yours
          : line.turn === null
            ? ''
            : words.waiting(nameOf(line.turn))
    const about = [labelOf(words.games, game), ...(others.length > 0 ? [words.withOthers(others)] : [])].join(' ')
    return element(
      'li',
      isMine(table) ? { class: 'mine' } : {},
      element('a', { href: `#/network/${game}/${id}` }, about),
      element(
        'span',
        {},
        [turn, line ? when.format(new Date(line.changed)) : ''].filter((text) => text !== '').join(' · '),
      ),
      button(words.forget, () => forget(id)),
    )
  })
}
