/** A task with its name, and whatever else it says. */
interface Named {
  readonly do: string
}

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'do' in value && typeof value.do === 'string'

/** A table of Root ends with questions about a quest that wait; of a game, with an Evening and the end of the turn. */
function ofRoot(state: object, agenda: readonly Named[]): readonly object[] {
  const first = agenda.findIndex((task) => task.do !== 'reward')
  const wanted = first < 0 ? [] : agenda.slice(first)
  if (!('active' in state)) return agenda
  const { active: seat } = state
  return [{ do: 'turn-end', seat }, { do: 'phase', seat, phase: 'evening' }, ...wanted]
}

/** A table of Daimyo ends with nothing more to do; a game, with another round or the count of the points. */
function ofDaimyo(state: object, agenda: readonly Named[]): readonly object[] {
  const [first] = agenda
  if (first?.do === 'round' || first?.do === 'final' || !('round' in state)) return agenda
  const round = Number(state.round)
  return [round < 5 ? { do: 'round', number: round + 1 } : { do: 'final' }, ...agenda]
}

const follow: Readonly<Record<string, (state: object, agenda: readonly Named[]) => readonly object[]>> = {
  root: ofRoot,
  daimyo: ofDaimyo,
}

/** The position of a test as one of a whole game: when what the test wanted is done, the game goes on. */
export function continued(game: string, state: object): object {
  const agenda = 'agenda' in state && Array.isArray(state.agenda) ? state.agenda.filter(isNamed) : []
  const longer = follow[game]?.(state, agenda)
  return longer ? { ...state, agenda: longer } : state
}
