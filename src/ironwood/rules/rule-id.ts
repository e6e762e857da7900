/** The id of a rule in `docs/rules`: of the game, of a card, or of a bot. */
export type RuleId = `${'IW' | 'CI' | 'BOT' | 'IB' | 'WB'}-${string}`
