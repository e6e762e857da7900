import { languages as codes } from '../../doors'

/** The languages that a person can play in, as in BCP 47. */
export const languages = Object.values(codes)

export type Language = (typeof languages)[number]
