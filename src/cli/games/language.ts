import { languages as codes } from '../../doors'

/** The languages of the terminal, as tags of BCP 47. */
export const languages = Object.values(codes)

export type Language = (typeof languages)[number]
