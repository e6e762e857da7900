/**
 * One preference of a list: the candidates with the highest score win, and `says` gives the reason.
 *
 * @example
 * const strongest: Criterion<Warband> = { score: ({ units }) => units, says: ({ units }) => `${units} units` }
 */
export interface Criterion<Candidate, Says = string> {
  /** Higher is better. */
  readonly score: (candidate: Candidate) => number
  /** The reason why a candidate is the best by it. */
  readonly says: (candidate: Candidate) => Says
  /** Gives the reason only if this preference rules out a candidate. */
  readonly quiet?: boolean
}

/**
 * The candidates that are left as equals, in their first order, and the reasons.
 *
 * @example
 * const { best, reasons }: Ranking<Warband> = rank(warbands, [strongest])
 */
export interface Ranking<Candidate, Says = string> {
  readonly best: readonly Candidate[]
  readonly reasons: readonly Says[]
}

/**
 * Ranks candidates by a list of criteria: the first one decides, the second one decides among equals, and so on until
 * one candidate is left.
 *
 * @example
 * const { best: [first], reasons } = rank(warbands, [strongest, nearest])
 */
export function rank<Candidate, Says = string>(
  candidates: readonly Candidate[],
  criteria: readonly Criterion<Candidate, Says>[],
): Ranking<Candidate, Says> {
  let best = candidates
  const asked: Criterion<Candidate, Says>[] = []
  for (const criterion of criteria) {
    if (best.length <= 1) break
    const scores = best.map(criterion.score)
    const highest = Math.max(...scores)
    const kept = best.filter((_, index) => scores[index] === highest)
    if (!criterion.quiet || kept.length < best.length) asked.push(criterion)
    best = kept
  }
  const [first] = best
  return { best, reasons: first === undefined ? [] : asked.map(({ says }) => says(first)) }
}

/**
 * One line of a priority list: the candidates that it covers, and the preferences among them.
 *
 * @example
 * const line: Line<Warband> = { says: 'beside a Totem', fits: ({ besideTotem }) => besideTotem, prefers: [strongest] }
 */
export interface Line<Candidate, Says = string> {
  /** A reason as well; an empty text gives no reason. */
  readonly says: Says | ''
  /** Whether the line covers a candidate. */
  readonly fits: (candidate: Candidate) => boolean
  readonly prefers?: readonly Criterion<Candidate, Says>[]
}

/**
 * Ranks candidates by a priority list: the first line that covers a candidate decides. If no line does, there is no
 * `line` and no best candidate.
 *
 * @example
 * const { line, best, reasons } = rankByLines(warbands, [besideTotem, anywhere])
 */
export function rankByLines<Candidate, Of extends Line<Candidate, Says>, Says = string>(
  candidates: readonly Candidate[],
  lines: readonly (Of & Line<Candidate, Says>)[],
): Ranking<Candidate, Says> & { readonly line: Of | undefined } {
  const line = lines.find(({ fits }) => candidates.some(fits))
  if (!line) return { line, best: [], reasons: [] }
  const { best, reasons } = rank(candidates.filter(line.fits), line.prefers ?? [])
  return { line, best, reasons: line.says === '' ? reasons : [line.says, ...reasons] }
}
