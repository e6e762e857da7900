/** The terminal's own words for Root. */
export interface TerminalWords {
  about(factions: string): string
  readonly legend: string
  readonly won: Readonly<Record<'points' | 'dominance', string>>
  /** The meaning of `--factions`, `--map` and `--deck`. */
  readonly factions: string
  map(names: string, usual: string): string
  deck(names: readonly string[], usual: string): string
  takes(option: string, names: string, given: string): string
  readonly card: string
  readonly rule: string
  readonly whichRule: string
  readonly emptyHand: string
  noCard(id: string): string
  noRule(id: string): string
}
