/** The terminal's own words for Daimyo. */
export interface TerminalWords {
  about(clans: string): string
  readonly legend: string
  readonly won: Readonly<Record<'points' | 'resources' | 'shared', string>>
  /** The meanings of `--clans`, `--boards`, `--aggressive` and `--difficulty`. */
  clans(names: string): string
  boards(names: readonly string[], usual: string): string
  readonly aggressive: string
  difficulty(names: string): string
  takes(option: string, names: string, given: string): string
  readonly card: string
  readonly rule: string
  readonly whichRule: string
  readonly emptyHand: string
  noCard(id: string): string
  noRule(id: string): string
}
