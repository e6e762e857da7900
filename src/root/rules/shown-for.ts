export const shownFor = ['codebreakers', 'outrage'] as const

/** Why a hand is shown: for Codebreakers, or for Outrage that it cannot pay. */
export type ShownFor = (typeof shownFor)[number]
