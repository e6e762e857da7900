import { english as rootEnglish } from 'totemforge/root/english'

/** The languages that the server speaks, by game; the first one unless a client asks for another. */
export const languages = {
  root: [rootEnglish],
}
