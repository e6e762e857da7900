/** Plays a game with a commentary. Returns a picture of the last position as SVG, or `null` if there is only text. */
export type Demo = (say: (text: string) => void) => string | null
