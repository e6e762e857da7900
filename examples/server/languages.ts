import { czech as daimyoCzech } from 'totemforge/daimyo/czech'
import { english as daimyoEnglish } from 'totemforge/daimyo/english'
import { polish as daimyoPolish } from 'totemforge/daimyo/polish'
import { czech as ironwoodCzech } from 'totemforge/ironwood/czech'
import { english as ironwoodEnglish } from 'totemforge/ironwood/english'
import { polish as ironwoodPolish } from 'totemforge/ironwood/polish'
import { czech as rootCzech } from 'totemforge/root/czech'
import { english as rootEnglish } from 'totemforge/root/english'
import { polish as rootPolish } from 'totemforge/root/polish'

/** The languages of the server, by game; the first one is the default. */
export const languages = {
  ironwood: [ironwoodEnglish, ironwoodPolish, ironwoodCzech],
  root: [rootEnglish, rootPolish, rootCzech],
  daimyo: [daimyoEnglish, daimyoPolish, daimyoCzech],
}
