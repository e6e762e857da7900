import type { Tellings } from '../../toolkit'
import type { Continuous, Step } from '../rules'
import type { CardWords, Reading } from '../words'
import { crystals, many } from './nouns'
import { bonusText } from './steps'

/** What is done each time something happens, as the end of a sentence. */
function then(steps: readonly Step[], reading: Reading): string {
  const [first] = steps
  const parts = steps.map((step) => reading.inline(reading.tell([step], reading)).replace(/\.$/, ''))
  return `${first?.do === 'pay' ? ', jeśli chcesz' : ''}: ${parts.join(' i ')}`
}

/** What an ongoing card does while it is in play. */
export const continuous: Tellings<Continuous, 'kind', [reading: Reading]> = {
  combat: ({ bonus }) => `W każdej Walce: ${bonusText(bonus, 'w twojej Drużynie')}`,
  'open-wager':
    'W każdej Walce: niezależnie od tego, kto atakuje, najpierw przeciwnik umieszcza odkrytą kartę, a potem ty swoją.',
  'on-base-card': ({ steps, beforeOrAfter }, reading) =>
    `Dopóki karta jest w grze: za każdym razem, gdy zagrywasz kartę Podstawową${beforeOrAfter ? ', przed jej rozpatrzeniem lub po nim' : ''}${then(steps, reading)}.`,
  'on-unloading': ({ steps }, reading) =>
    `Dopóki karta jest w grze: za każdym razem, gdy rozładujesz z Wiertła co najmniej 1 Kryształ${then(steps, reading)}.`,
  'on-attacked':
    'Dopóki karta jest w grze: gdy Drużyna Plemienia Puszczy atakuje twoją Drużynę, przed umieszczeniem kart Usuń 1 Wojownika Plemienia Puszczy z atakującej Drużyny.',
  'on-opponents-special': ({ steps }, reading) =>
    `Dopóki karta jest w grze: na koniec każdej tury, w której przeciwnik zagrał kartę Specjalną jako Akcję${then(steps, reading)}.`,
  'cheap-recruits': ({ count, price }) =>
    `Dopóki karta jest w grze: w każdym kroku Werbunku za ${count === 1 ? 'pierwszego werbowanego Wojownika' : `każdego z pierwszych ${count} werbowanych Wojowników`} płacisz ${many(price, crystals)} zamiast 2.`,
}

function included(lines: number): string {
  if (lines === 1) return 'wraz z krokiem 1'
  return lines === 2 ? 'wraz z krokami 1 i 2' : `wraz z krokami od 1 do ${lines}`
}

export const card: CardWords = {
  ongoing: (markers) => `Czasowa ${markers}.`,
  heldThroughout: (lines) => `Przez całą tę turę (${included(lines)}) nie można przenosić Totemów.`,
  whenExhausted: (told) => `Po wyczerpaniu: ${told}`,
  whenBurned: (told) => `Po spaleniu: ${told}`,
  afterPayment: (_step, told) => `Następnie: ${told}`,
  or: 'Albo:',
  nothing: 'Nic się nie dzieje.',
}
