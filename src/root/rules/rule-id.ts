/** The id of a rule in `docs/rules/root`. */
export type RuleId = `ROOT-${string}`
