import { cardName, forestName, mountainName, mountainNames, valuesOf } from '../rules/names'
import type { Mark, Slot } from '../rules/state'
import { opponentOf, type Seat, seats } from '../rules/vocabulary'
import type { WagerWords } from './picture'
import { question } from './question'
import type { Scene } from './scene'

/** Whether a mark still forbids something (CI-16). */
export const holding = ({ sides }: Scene, { until, over, seat, card }: Mark): boolean =>
  until === 'round' ? !over : sides[seat].ongoing.some((ongoing) => ongoing.card === card && ongoing.markers > 0)

/** The vision cards in hand, as the viewer sees them. */
export function visionHand(scene: Scene): string {
  const { hand, handSize } = scene.visions
  const { text } = scene.words
  if (handSize === 0) return text.noVisions
  return hand ? mountainNames(scene, hand) : text.hidden(handSize)
}

export function slotWords(scene: Scene, slot: Slot | undefined): string {
  const { text, picture } = scene.words
  if (typeof slot === 'object') return cardName(scene, slot.card)
  if (slot === undefined) return text.emptySlot
  return slot === 'marker' ? picture.board.drew : picture.board.used
}

export const markWords = (scene: Scene, mark: Mark): string =>
  scene.words.picture.place.mark(mark, holding(scene, mark))

/** The headline of a position, also for screen readers: the round, whose turn it is, and the question. */
export function headline(scene: Scene): { when: string; what: string; viewer: string } {
  const { result, viewer } = scene
  const { picture } = scene.words
  return {
    when: picture.when(scene),
    what: result ? picture.won(result.winner, result.by) : question(scene) || picture.nobodyDecides,
    viewer: picture.viewer(viewer),
  }
}

/** The open information on a bot's side of the table. */
export const botWords = ({ solo, words }: Scene, seat: Seat): string[] =>
  solo?.bot === seat ? words.text.bot(solo) : []

/** The meaning of a mark on a mountain to the bot (IB-02, WB-02). */
export const botMark = ({ solo, words }: Scene, mountain: number): string[] =>
  solo?.marked.includes(mountain) ? [words.text.botMark[solo.bot]] : []

/** A battle in lines: the two sides, the wagers, and the results. */
export function battleWords(scene: Scene): string[] {
  const { battle } = scene
  if (!battle) return []
  const { attacker, mountain, forest, bonus, botBonus, winner, damage } = battle
  const { text, picture } = scene.words
  const { battle: told } = picture
  const [wood, iron] = [forestName(scene, forest), mountainName(scene, mountain)]
  const [from, to] = attacker === 'woodwalkers' ? [wood, iron] : [iron, wood]
  const added = botBonus.damage || botBonus.defense || botBonus.dominance
  return [
    told.attack(attacker, from, to, told.bonuses(bonus)),
    ...(added ? [text.botAdds(botBonus)] : []),
    ...seats.map((seat) => told.wager(seat, wagerOf(scene, seat))),
    ...(damage > 0 && battle.revealed ? [told.damage(damage)] : []),
    ...(winner ? [told.won(winner)] : []),
  ]
}

/** The wager of a seat, as the viewer sees it. */
export function wagerOf(scene: Scene, seat: Seat): WagerWords {
  const { battle } = scene
  const wager = battle?.wagers[seat] ?? 'undecided'
  if (wager === 'undecided') return { is: 'open' }
  if (!wager.placed) return { is: 'nothing' }
  const faceDown = !battle?.revealed && battle?.open !== opponentOf(seat)
  return { is: 'placed', card: wager.card && `${cardName(scene, wager.card)} ${valuesOf(scene, wager.card)}`, faceDown }
}
