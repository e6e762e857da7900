/** How an item lies on a Vagabond's board. */
export const itemStates = ['ready', 'exhausted', 'damaged', 'damaged-exhausted'] as const
export type ItemState = (typeof itemStates)[number]
