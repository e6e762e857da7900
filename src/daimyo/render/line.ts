/** A label and its text. */
export type Line = readonly [label: string, text: string]
