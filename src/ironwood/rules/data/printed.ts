import type { Card, SoloIcon } from '../card'
import type { Seat } from '../vocabulary'
import { ours, type Source } from './provenance'

/** The parts of a card after its first line; by default it is a special card of our own design. */
interface Rest
  extends Pick<Card, 'ongoing' | 'continuous' | 'steps' | 'whenExhausted' | 'whenBurned' | 'text' | 'burnedText'> {
  readonly kind?: Card['kind']
  readonly from?: Source
}

/** An icon that counts at higher difficulty only. */
export const red = (icon: string): SoloIcon => ({ icon, red: true })

/** A card in a few lines: its id and title; damage, defense and dominance; its icons; and its effect. */
export const printedBy =
  (faction: Seat) =>
  (
    id: string,
    title: string,
    [damage, defense, dominance]: readonly [number, number, number],
    icons: readonly (string | SoloIcon)[],
    { kind = 'special', from = ours(), text, burnedText, ...effect }: Rest,
  ): Card => ({
    id,
    faction,
    kind,
    title,
    values: { damage, defense, dominance },
    soloIcons: icons.map((icon) => (typeof icon === 'string' ? { icon, red: false } : icon)),
    ...effect,
    ...from,
    text,
    ...(burnedText ? { burnedText } : {}),
  })

/** A second printed copy of a card, with another id. */
export const secondCopy = (id: string, card: Card, { provenanceNote } = ours()): Card => ({
  ...card,
  id,
  provenanceNote: `Second copy of ${card.id} (identical values and icons; that they are the same card is an assumption). ${provenanceNote}`,
})
