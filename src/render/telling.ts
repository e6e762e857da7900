import { type Event, ironwoodCards, ironwoodMap } from '../ironwood'

/** A method, so that it can be asked as if it told any event. */
export interface Teller<Kind> {
  tell(event: Kind): string
}

/** How each kind of event is told. */
export type Tellings = { readonly [Type in Event['type']]: Teller<Extract<Event, { type: Type }>>['tell'] }

export const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

export const title = (card: string): string => `${card} ${ironwoodCards[card]?.title ?? ''}`.trim()

const mountains = new Map(ironwoodMap.mountains.map(({ id, name }) => [id, name]))

export const place = (id: string): string => mountains.get(id) ?? id
