import type { Card } from '../card'

/** What is known of most cards. */
export const ours = 'Title and effect are an original design. Values and icons: public solo-companion tables.'

/** A card that is printed twice, under another id. */
export const secondCopy = (id: string, card: Card, note: string): Card => ({
  ...card,
  id,
  provenanceNote: `Second copy of ${card.id} (identical values and icons; that they are the same card is an assumption). ${note}`,
})
