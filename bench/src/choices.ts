/** Chooses among legal moves: the same seed makes the same choices (xorshift, 32 bits), and counts them. */
export class Choices {
  made = 0
  #word: number

  constructor(seed: number) {
    this.#word = seed
  }

  pick<Item>(items: readonly Item[]): Item {
    this.made++
    this.#word ^= this.#word << 13
    this.#word ^= this.#word >>> 17
    this.#word ^= this.#word << 5
    const item = items[(this.#word >>> 0) % items.length]
    if (item === undefined) throw new Error('There is no legal move to choose from.')
    return item
  }
}
