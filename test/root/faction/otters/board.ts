/** Clearings that the Otters have visited. */
export interface OttersBoard {
  readonly faction: 'otters'
  visited: number[]
}
