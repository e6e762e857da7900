import { english as ironwoodEnglish } from 'totemforge/ironwood/english'
import { english as rootEnglish } from 'totemforge/root/english'

/** The languages that the server speaks, by game; the first one unless a client asks for another. */
export const languages = {
  ironwood: [ironwoodEnglish],
  root: [rootEnglish],
}
