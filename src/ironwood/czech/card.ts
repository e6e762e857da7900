import type { Tellings } from '../../toolkit'
import type { Continuous, Step } from '../rules'
import type { CardWords, Reading } from '../words'
import { crystals, many } from './nouns'
import { bonusText } from './steps'

/** What is done each time something happens, as the end of a sentence. */
function then(steps: readonly Step[], reading: Reading): string {
  const [first] = steps
  const parts = steps.map((step) => reading.inline(reading.tell([step], reading)).replace(/\.$/, ''))
  return `${first?.do === 'pay' ? ', chceš-li' : ''}: ${parts.join(' a ')}`
}

/** What an ongoing card does while it is in play. */
export const continuous: Tellings<Continuous, 'kind', [reading: Reading]> = {
  combat: ({ bonus }) => `Každý boj: ${bonusText(bonus, 've tvém oddílu')}`,
  'open-wager': 'Každý boj: ať útočí kdokoli, nejdřív nasadí protivník kartu lícem nahoru, potom ty svou.',
  'on-base-card': ({ steps, beforeOrAfter }, reading) =>
    `Dokud je karta ve hře: pokaždé, když zahraješ základní kartu${beforeOrAfter ? ', před jejím vyhodnocením nebo po něm' : ''}${then(steps, reading)}.`,
  'on-unloading': ({ steps }, reading) =>
    `Dokud je karta ve hře: pokaždé, když vyložíš z vrtáku alespoň 1 krystal${then(steps, reading)}.`,
  'on-attacked':
    'Dokud je karta ve hře: když oddíl Strážců hvozdu zaútočí na tvůj oddíl, před nasazením karet Odeber z útočícího oddílu 1 bojovníka Strážců hvozdu.',
  'on-opponents-special': ({ steps }, reading) =>
    `Dokud je karta ve hře: na konci každého tahu, ve kterém protivník zahrál speciální kartu jako akci${then(steps, reading)}.`,
  'cheap-recruits': ({ count, price }) =>
    `Dokud je karta ve hře: v každém kroku Verbování bojovníků ${count === 1 ? 'první naverbovaný bojovník stojí' : `každý z prvních ${count} naverbovaných bojovníků stojí`} ${many(price, crystals)} místo 2.`,
}

function included(lines: number): string {
  if (lines === 1) return 'včetně kroku 1'
  return lines === 2 ? 'včetně kroků 1 a 2' : `včetně kroků 1 až ${lines}`
}

export const card: CardWords = {
  ongoing: (markers) => `Přetrvávající ${markers}.`,
  heldThroughout: (lines) => `Během celého tohoto tahu (${included(lines)}) nelze přesouvat totemy.`,
  whenExhausted: (told) => `Po vyčerpání: ${told}`,
  whenBurned: (told) => `Po spálení: ${told}`,
  afterPayment: (_step, told) => `Potom: ${told}`,
  or: 'Nebo:',
  nothing: 'Nic se nestane.',
}
