/** The id of a rule of docs/rules/daimyo. */
export type RuleId = `DAI-${string}-${string}`
