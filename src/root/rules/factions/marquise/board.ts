/** Everything of the Marquise stands on the map. */
export interface MarquiseBoard {
  readonly faction: 'marquise'
}
