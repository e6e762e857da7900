/** The languages that a person can play in, as in BCP 47. */
export const languages = ['en', 'pl', 'cs'] as const

export type Language = (typeof languages)[number]
