import { expect, test } from 'vitest'
import type * as z from 'zod'
import type { GameRecord, Viewer } from '../../../src/core'
import type { Action } from '../../../src/ironwood/rules/action'
import type { Board } from '../../../src/ironwood/rules/board'
import type { Card, Continuous, Step } from '../../../src/ironwood/rules/card'
import type { Event } from '../../../src/ironwood/rules/event'
import type { MapData } from '../../../src/ironwood/rules/mapdata'
import type { Options } from '../../../src/ironwood/rules/setup'
import type { CardSet, State } from '../../../src/ironwood/rules/state'
import type { Task } from '../../../src/ironwood/rules/task'
import type { View } from '../../../src/ironwood/rules/view'
import type { Seat } from '../../../src/ironwood/rules/vocabulary'
import type { action } from '../../../src/ironwood/schema/action'
import type { card, cardSet, cards, continuous } from '../../../src/ironwood/schema/card'
import type { event } from '../../../src/ironwood/schema/event'
import type { board, map } from '../../../src/ironwood/schema/map'
import type { options } from '../../../src/ironwood/schema/options'
import type { seat, viewer } from '../../../src/ironwood/schema/parts'
import type { record } from '../../../src/ironwood/schema/record'
import type { state } from '../../../src/ironwood/schema/state'
import type { step } from '../../../src/ironwood/schema/step'
import type { task } from '../../../src/ironwood/schema/task'
import type { view } from '../../../src/ironwood/schema/view'

/** Nothing left out: with optional parts required a part that only one of the two knows is seen. */
type Whole<Type> = Type extends object ? { [Key in keyof Type]-?: Whole<Type[Key]> } : Type
type Fits<One, Other> = [One, Whole<One>] extends [Other, Whole<Other>] ? true : false

/** `true` only if what the schema gives and the type can each stand for the other. */
type Agree<Schema extends z.ZodType, Type> =
  Fits<z.infer<Schema>, Type> extends true
    ? Fits<Type, z.infer<Schema>> extends true
      ? true
      : 'the type allows more'
    : 'the schema allows more'

const agree: {
  action: Agree<typeof action, Action>
  event: Agree<typeof event, Event>
  seat: Agree<typeof seat, Seat>
  viewer: Agree<typeof viewer, Viewer<Seat>>
  step: Agree<typeof step, Step>
  continuous: Agree<typeof continuous, Continuous>
  card: Agree<typeof card, Card>
  cards: Agree<typeof cards, readonly Card[]>
  cardSet: Agree<typeof cardSet, CardSet>
  map: Agree<typeof map, MapData>
  board: Agree<typeof board, Board>
  task: Agree<typeof task, Task>
  state: Agree<typeof state, State>
  view: Agree<typeof view, View>
  options: Agree<typeof options, Options>
  record: Agree<typeof record.whole, GameRecord<Options, Action>>
} = {
  action: true,
  event: true,
  seat: true,
  viewer: true,
  step: true,
  continuous: true,
  card: true,
  cards: true,
  cardSet: true,
  map: true,
  board: true,
  task: true,
  state: true,
  view: true,
  options: true,
  record: true,
}

test('every schema and its type agree, as the compiler has shown', () => {
  expect(Object.values(agree)).not.toContain(false)
})
