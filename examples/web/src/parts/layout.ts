import type { AnyKit, Part, Target } from '../kits/kit'
import { element } from './element'
import { createPicture, type Picture } from './picture'

const left: readonly Part[] = ['map', 'legend']
const middle: readonly Part[] = ['hand', 'boards']

/** The places of the parts of a game: three columns, or one below the other on a narrow screen. */
export interface Layout {
  readonly content: HTMLElement
  readonly pictures: readonly { readonly part: Part; readonly picture: Picture }[]
}

export function layOut(
  kit: AnyKit,
  label: string,
  sides: readonly HTMLElement[],
  clicked: (target: Target) => void,
): Layout {
  const make = (part: Part) => ({ part, picture: createPicture(kit, part, label, clicked) })
  const status = make('status')
  const columns = [left, middle].map((parts) => parts.map(make))
  const column = (name: string, inside: readonly HTMLElement[]): HTMLElement =>
    element('div', { class: `column ${name}` }, ...inside)
  return {
    pictures: [status, ...columns.flat()],
    content: element(
      'div',
      { class: 'playing' },
      status.picture.content,
      ...columns.map((parts, index) =>
        column(
          index === 0 ? 'left' : 'middle',
          parts.map(({ picture }) => picture.content),
        ),
      ),
      column('right', sides),
    ),
  }
}
