import type { Card } from '../card'

/** How much of a card is known, and the source. */
export type Source = Pick<Card, 'provenance' | 'provenanceNote'>

const design = 'Title and effect are an original design. Values and icons: public solo-companion tables.'

/** Of most cards only the values and icons are known; the rest is ours. */
export const ours = (note?: string): Source => ({
  provenance: 'reconstructed',
  provenanceNote: note ? `${design} ${note}` : design,
})

export const partial = (provenanceNote: string): Source => ({ provenance: 'partial', provenanceNote })

export const seed = (provenanceNote: string): Source => ({ provenance: 'seed', provenanceNote })

export const twice = (first: string, second: string): Source =>
  ours(`Treated as one card in two copies (${first} and ${second}: identical values and icons).`)

export const notAgainst = (bot: 'Ironbot' | 'Woodenbot'): Source =>
  ours(
    `Left out of the human deck against the ${bot}, so this is one of the cards that touch the opponent's hand, plays, ongoing cards or wagers.`,
  )
