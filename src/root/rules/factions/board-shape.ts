import type { Form, Shape } from '../../../toolkit'
import { factions } from '../vocabulary'
import type { Board, BoardView } from './boards'
import { factionRules } from './rules'

const boardShape = (isShown: boolean): Form => ({
  form: 'tagged',
  tag: 'faction',
  kinds: Object.fromEntries(
    factions.map((faction) => {
      const { fields, shownFields = fields } = factionRules[faction]
      return [faction, isShown ? shownFields : fields]
    }),
  ),
})

/** What lies on the board of a faction; and what a viewer sees of it. */
export const board: Shape<Board> = boardShape(false)
export const boardView: Shape<BoardView> = boardShape(true)
