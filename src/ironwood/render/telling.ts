import type { Event } from '../rules'
import type { Names } from './names'

/** A method, so that it can be asked as if it told any event. */
export interface Teller<Kind> {
  tell(event: Kind, names: Names): string
}

/** How each kind of event is told. */
export type Tellings = { readonly [Type in Event['type']]: Teller<Extract<Event, { type: Type }>>['tell'] }
