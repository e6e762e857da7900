import type * as z from 'zod'
import { kindsOf } from '../../schema/shape'
import type { Board, BoardView } from '../rules/factions/boards'
import { factionRules } from '../rules/factions/rules'
import { factions } from '../rules/vocabulary'

type Kinds = Parameters<typeof kindsOf>[1]

const fieldsOf = (isShown: boolean): Kinds =>
  Object.fromEntries(
    factions.map((faction) => {
      const { fields, shownFields = fields } = factionRules[faction]
      return [faction, { fields: isShown ? shownFields : fields }]
    }),
  )

/** What lies on the board of a faction; and what a viewer sees of it. */
export const board: z.ZodType<Board> = kindsOf<Board>('faction', fieldsOf(false), factions)
export const boardView: z.ZodType<BoardView> = kindsOf<BoardView>('faction', fieldsOf(true), factions)
