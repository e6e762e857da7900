import type { BotSide, Seat, Stance } from '../../../../ironwood/rules'

/** The names of the rulebook's bots. */
export type BotName = 'ironbot' | 'woodenbot'

/** The advantages of a bot, each as a part of one sentence. */
export interface DifficultyWords {
  readonly redIcons: string
  readonly moreCards: string
  readonly golem: string
  readonly foundations: string
  readonly spirits: string
  readonly fewerFoundations: string
  /** One more on this many places; 5 means all of them. */
  extraFighters(bot: Seat, count: number): string
  readonly nothing: string
}

/** The terminal's own words for Ironwood. */
export interface TerminalWords {
  readonly about: string
  readonly legend: string
  readonly bots: Readonly<Record<BotName, string>>
  /** A seat in a sentence. */
  seat(seat: Seat): string
  readonly won: Readonly<Record<'totems' | 'forges' | 'surrender', string>>
  /**
   * The end of a refusal that lists types of actions. People do not know these types, so the terminal shows examples
   * instead.
   */
  readonly typesAsked: RegExp
  readonly level: { readonly values: string; readonly meaning: string; readonly ask: string }
  readonly forTwo: string
  playsAlone(bot: string): string
  readonly levelForBots: string
  levelTakes(highest: number, given: string): string
  /** The meaning of a level; `null` is a difficulty of one's own. */
  difficultyOf(level: number | null, bot: string, difficulty: string): string
  readonly difficulty: DifficultyWords
  units(fighters: number, golems: number): string
  against(one: string, other: string): string
  strengths(woodwalkers: string, ironclad: string): string
  readonly doesNothing: string
  readonly meaning: Readonly<Record<'map' | 'card' | 'bot' | 'icon' | 'rule', string>>
  readonly which: Readonly<Record<'icon' | 'rule', string>>
  noRule(id: string): string
  noCard(id: string): string
  noIcon(icon: string): string
  card(name: string, damage: number, defense: number, dominance: number): string
  icons(icons: readonly string[]): string
  redIcon(icon: string): string
  readonly redIconsOff: string
  burned(line: string): string
  shown(by: Stance | BotSide): string
  readonly noIcons: string
  readonly noBot: string
  bot(seat: Seat, shows: readonly string[]): string
  botHas(crystals: number, hand: number, deck: number, discarded: number): string
  botMarks(bot: Seat, mountains: readonly string[]): string
  readonly map: Readonly<
    Record<'mountain' | 'forest' | 'besideForests' | 'ridges' | 'paths' | 'besideMountains', string>
  >
  /** At most 6 letters. */
  kind(kind: 'inner' | 'outer'): string
}
