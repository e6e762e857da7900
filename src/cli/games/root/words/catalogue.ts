/** The terminal's own words for Root. */
export interface TerminalWords {
  about(factions: string): string
  readonly legend: string
  readonly won: Readonly<Record<'points' | 'dominance', string>>
  /** The meanings of `--factions`, `--map`, `--deck`, `--advanced` and `--landmarks`. */
  readonly factions: string
  map(names: string, usual: string): string
  deck(names: readonly string[], usual: string): string
  advanced(names: string): string
  readonly landmarks: string
  takes(option: string, names: string, given: string): string
  readonly card: string
  readonly rule: string
  readonly whichRule: string
  readonly emptyHand: string
  noCard(id: string): string
  noRule(id: string): string
}
