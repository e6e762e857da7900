import { type Check, fits, flag, named, nullable, objectOf, oneOf, optional, type Shape, whole, word } from '../toolkit'
import { isPlain } from '../toolkit/plain'
import { everyProposed, type Proposed } from './entry'
import { nameForm, saidForm } from './given'
import { tokenForm } from './token'

/** Chosen by the client, and repeated in the answer; the table carries out the same request only once. */
interface WithId {
  readonly id?: string
}

/**
 * A request of a client, as one JSON text.
 *
 * @example
 * const request: Request = { do: 'act', id: 'a1', action: { type: 'drop', column: 4 }, version: 7 }
 */
export type Request =
  | (WithId & {
      readonly do: 'take'
      readonly seat: string
      readonly name?: string
      readonly language?: string
      /** Chosen by the client; by default the table chooses it. */
      readonly token?: string
      /** Opens a seat that is kept for somebody. */
      readonly invitation?: string
    })
  | (WithId & {
      readonly do: 'join'
      readonly token: string | null
      readonly since?: number
      readonly language?: string
    })
  | (WithId & { readonly do: 'act'; readonly action: unknown; readonly version: number })
  | (WithId & { readonly do: 'since'; readonly version: number })
  | (WithId & { readonly do: 'propose'; readonly what: Proposed; readonly seat?: string })
  | (WithId & { readonly do: 'answer'; readonly agrees: boolean; readonly version: number })
  | (WithId & { readonly do: 'leave' })
  | (WithId & { readonly do: 'invite'; readonly seat: string; readonly invitation: string })
  | (WithId & { readonly do: 'say'; readonly text: string })

type RequestTo<Do extends Request['do']> = Extract<Request, { readonly do: Do }>

const id = optional(word('id', /^[\w.:-]{1,100}$/))
const language = optional(word('language', /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$/))
const version = whole()
const seat = word('seat', /^.{1,100}$/)
const token = word('token', tokenForm)
const name = optional(word('name', nameForm))

/** The shape of each request. */
export const requestShapes: { readonly [Do in Request['do']]: Shape<RequestTo<Do>> } = {
  take: objectOf<RequestTo<'take'>>({
    do: oneOf('take'),
    id,
    seat,
    name,
    language,
    token: optional(token),
    invitation: optional(token),
  }),
  join: objectOf<RequestTo<'join'>>({
    do: oneOf('join'),
    id,
    token: nullable(word('token', /^\w{1,100}$/)),
    since: optional(version),
    language,
  }),
  act: objectOf<RequestTo<'act'>>({ do: oneOf('act'), id, action: named('action'), version }),
  since: objectOf<RequestTo<'since'>>({ do: oneOf('since'), id, version }),
  propose: objectOf<RequestTo<'propose'>>({
    do: oneOf('propose'),
    id,
    what: oneOf(...everyProposed),
    seat: optional(seat),
  }),
  answer: objectOf<RequestTo<'answer'>>({ do: oneOf('answer'), id, agrees: flag, version }),
  leave: objectOf<RequestTo<'leave'>>({ do: oneOf('leave'), id }),
  invite: objectOf<RequestTo<'invite'>>({ do: oneOf('invite'), id, seat, invitation: token }),
  say: objectOf<RequestTo<'say'>>({ do: oneOf('say'), id, text: word('text', saidForm) }),
}

const names: readonly string[] = Object.keys(requestShapes)

const isName = (value: unknown): value is Request['do'] => typeof value === 'string' && names.includes(value)

/** Whether plain data is a request. The game checks the action. */
export const isRequest: Check<Request> = (value, problems): value is Request => {
  const does = isPlain(value) && Object.hasOwn(value, 'do') ? value['do'] : undefined
  if (isName(does)) return fits<Request>(requestShapes[does], value, problems, () => undefined)
  problems.add('do', `A request does one of these: ${names.join(', ')}.`)
  return false
}
