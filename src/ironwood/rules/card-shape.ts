import {
  type Form,
  flag,
  listOf,
  named,
  objectOf,
  oneOf,
  optional,
  type Shape,
  taggedBy,
  text,
  whole,
} from '../../toolkit'
import type { Card, Continuous, SoloIcon, Values } from './card'
import * as shape from './shapes'
import { highestCount } from './vocabulary'

/** A card; its effect in play has only a name here. */
export const cardShape = (lines = listOf(text)): Shape<Card> =>
  objectOf<Card>({
    id: shape.card,
    faction: shape.seat,
    kind: oneOf('base', 'special'),
    title: text,
    values: objectOf<Values>({ damage: shape.points, defense: shape.points, dominance: shape.points }),
    soloIcons: listOf(objectOf<SoloIcon>({ icon: text, red: flag })),
    ongoing: optional(shape.some),
    continuous: optional(listOf(named<Continuous>('continuous'))),
    steps: shape.steps,
    whenExhausted: optional(shape.steps),
    whenBurned: optional(shape.steps),
    provenance: oneOf('seed', 'partial', 'reconstructed'),
    provenanceNote: text,
    text: lines,
    burnedText: optional(lines),
  })

/** The effect of a card in play. */
export const effectShape = (): Shape<Continuous> & Form & { readonly form: 'tagged' } =>
  taggedBy<Continuous, 'kind'>('kind', {
    combat: { bonus: shape.combatBonus },
    'open-wager': {},
    'on-base-card': { steps: shape.steps, beforeOrAfter: optional(flag) },
    'on-unloading': { steps: shape.steps },
    'on-attacked': {},
    'on-opponents-special': { steps: shape.steps },
    'cheap-recruits': { count: shape.some, price: whole(0, highestCount) },
  })
