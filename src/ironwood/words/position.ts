import { cardName, mountainNames, valuesOf } from '../rules/names'
import type { Mark, Restriction, Slot } from '../rules/state'
import { opponentOf, type Seat } from '../rules/vocabulary'
import { question } from './question'
import type { Scene } from './scene'

/** Whether a mark still forbids something (CI-16). */
export const holding = ({ sides }: Scene, { until, over, seat, card }: Mark): boolean =>
  until === 'round' ? !over : sides[seat].ongoing.some((ongoing) => ongoing.card === card && ongoing.markers > 0)

/** The vision cards in hand, as far as they are seen. */
export function visionHand(scene: Scene): string {
  const { hand, handSize } = scene.visions
  const { text } = scene.words
  if (handSize === 0) return text.noVisions
  return hand ? mountainNames(scene, hand) : text.hidden(handSize)
}

export const slotWords = (scene: Scene, slot: Slot | undefined): string =>
  typeof slot === 'object' ? cardName(scene, slot.card) : scene.words.position.slot(slot)

export const markWords = (scene: Scene, mark: Mark): string =>
  scene.words.position.mark(mark.card, holding(scene, mark) ? mark.stops : 'nothing')

/** What the position says first: when it is, whose turn, and who decides what. */
export function headline(scene: Scene): { when: string; what: string; viewer: string } {
  const { result, viewer, toAct } = scene
  const { position } = scene.words
  const asked = toAct ? position.decides(toAct, question(scene)) : position.nobodyDecides
  return {
    when: position.when(scene),
    what: result ? position.won(result) : asked,
    viewer: position.viewer(viewer),
  }
}

/** What a bot shows on its side of the table. */
export const botWords = ({ solo, words }: Scene, seat: Seat): string[] =>
  solo?.bot === seat ? words.position.bot(solo) : []

/** What a mark on a mountain means to the bot (IB-02, WB-02). */
export const botMark = ({ solo, words }: Scene, mountain: number): string[] =>
  solo?.marked.includes(mountain) ? [words.position.botMark(solo.bot)] : []

/** A rule that a card lays on a seat for a while. */
export const restrictionWords = (restriction: Restriction, { words }: Scene): string =>
  words.position.restriction(restriction)

/** A battle in lines: who against whom, the wagers, and what has come of it. */
export function battleWords(scene: Scene): string[] {
  const { battle } = scene
  if (!battle) return []
  const { botBonus, winner, damage } = battle
  const { battle: words } = scene.words.position
  const added = botBonus.damage || botBonus.defense || botBonus.dominance
  return [
    words.attack(battle, scene),
    ...(added ? [words.botAdds(botBonus)] : []),
    ...(['woodwalkers', 'ironclad'] as const).map((seat) => words.wager(seat, wagerWords(scene, seat))),
    ...(damage > 0 && battle.revealed ? [words.damage(damage)] : []),
    ...(winner ? [words.won(winner)] : []),
  ]
}

function wagerWords(scene: Scene, seat: Seat): string {
  const { battle: words } = scene.words.position
  const wager = scene.battle?.wagers[seat]
  if (!wager || wager === 'undecided') return words.notYet
  if (!wager.placed) return words.nothing
  const faceDown = !(scene.battle?.revealed || scene.battle?.open === opponentOf(seat))
  return words.card(wager.card && `${cardName(scene, wager.card)} ${valuesOf(scene, wager.card)}`, faceDown)
}
