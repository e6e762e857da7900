import type { OfKind } from './kind'

/** An event that not everybody may see in full: `for` names the viewer who may. */
interface Addressed {
  readonly type: string
  readonly for: unknown
}

/** The fields that can be `null`, which is the value for viewers who may not see them. */
type Hideable<Event> = { [Field in keyof Event]-?: null extends Event[Field] ? Field : never }[keyof Event]

type Secret<Event> = [Hideable<Event>] extends [never]
  ? 'this event has `for`, but no field that can be null'
  : { readonly [Field in Hideable<Event>]: null }

/**
 * The fields to hide in each kind of event that has a field `for`. In such an event every field that can be `null` is a
 * secret: the compiler names missing kinds and fields, and those that do not exist. Events without `for` hold no
 * secrets.
 *
 * @example
 * type Event = { type: 'turn'; seat: Seat } | { type: 'drew'; seat: Seat; card: string | null; for: Seat }
 * const secrets: Secrets<Event> = { drew: { card: null } }
 */
export type Secrets<Event extends { readonly type: string }> = {
  readonly [Kind in Extract<Event, Addressed>['type']]: Secret<OfKind<Extract<Event, Addressed>, 'type', Kind>>
}

/**
 * An event as a viewer may see it: `sees` says whether it is for this viewer; otherwise `null` replaces its secrets. If
 * nothing is hidden, it is the same event. A game's `redact` calls this with its own list.
 *
 * @example
 * const redact = (event: Event, viewer: Viewer<Seat>): Event => redacted(event, secrets, (seat) => seat === viewer)
 */
export function redacted<Event extends { readonly type: string }>(
  event: Event,
  secrets: Secrets<Event>,
  sees: (whom: Extract<Event, Addressed>['for']) => boolean,
): Event
export function redacted(
  event: Addressed | { readonly type: string },
  secrets: Readonly<Record<string, object>>,
  sees: (whom: unknown) => boolean,
): object {
  if (!('for' in event) || sees(event.for)) return event
  if (!Object.hasOwn(secrets, event.type))
    throw new Error(`The list of secrets has no entry for the event "${event.type}".`)
  return { ...event, ...secrets[event.type] }
}
