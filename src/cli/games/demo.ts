/** Plays a game that tells itself. Returns a picture of the last position as SVG, or `null` where the story is all. */
export type Demo = (say: (text: string) => void) => string | null
