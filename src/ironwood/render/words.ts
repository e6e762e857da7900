import type { CombatBonus } from '../rules/card'
import { cardName, forestName, mountainName, mountainNames, valuesOf } from '../rules/names'
import type { Mark, Restriction, Slot } from '../rules/state'
import { opponentOf, type Seat, seatNames, slotsPerRound } from '../rules/vocabulary'
import { question } from './question'
import { holding, type Scene } from './scene'

/** The vision cards in hand, as far as they are seen. */
export function visionHand(scene: Scene): string {
  const { hand, handSize } = scene.visions
  if (handSize === 0) return 'none'
  return hand ? mountainNames(scene, hand) : `${handSize} hidden`
}

export const slotWords = (scene: Scene, slot: Slot | undefined): string => {
  if (slot === undefined) return '-'
  if (slot === 'marker') return 'drew a card'
  return slot === 'used' ? 'used' : cardName(scene, slot.card)
}

export const markWords = (scene: Scene, mark: Mark): string => {
  const held = mark.stops === 'leaving' ? 'held by' : 'closed by'
  return `${holding(scene, mark) ? held : 'marker of'} ${mark.card}`
}

/** What the position says first: when it is, whose turn, and who decides what. */
export function headline(scene: Scene): { when: string; what: string; viewer: string } {
  const { round, phase, turns, active, result, viewer, toAct } = scene
  const turn = `action, turn ${turns} of ${2 * slotsPerRound}`
  const course = { preparation: 'preparation', action: turn, end: 'round end' }[phase]
  const reasons = { totems: 'third totem secured', forges: 'third forge built', surrender: 'surrender' }
  const asked = toAct ? `The ${seatNames[toAct]} decide: ${question(scene)}.` : 'Nobody has to decide.'
  return {
    when: `Round ${round}, ${course}${active ? ` (${seatNames[active]})` : ''}`,
    what: result ? `The ${seatNames[result.winner]} have won: ${reasons[result.by]}.` : asked,
    viewer: viewerWords(viewer),
  }
}

function viewerWords(viewer: Scene['viewer']): string {
  if (viewer === null) return 'all cards open'
  return viewer === 'spectator' ? 'seen by a spectator' : `seen by the ${seatNames[viewer]}`
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** What a bot shows on its side of the table. */
export function botWords({ solo }: Scene, seat: Seat): string[] {
  if (solo?.bot !== seat) return []
  const { stance, side, spirits, die } = solo
  return [
    stance ? `${capital(stance)}, ${capital(side)} side` : `${capital(side)} side, Spirits ${spirits}`,
    ...(die ? [`Magic die: ${die}`] : []),
  ]
}

/** What a mark on a mountain means to the bot (IB-02, WB-02). */
export function botMark({ solo }: Scene, mountain: number): string[] {
  if (!solo?.marked.includes(mountain)) return []
  return [solo.bot === 'ironclad' ? 'marked' : 'possible']
}

/** A rule that a card lays on a seat for a while. */
export function restrictionWords({ kind, seat, until }: Restriction): string {
  const time = `This ${until}`
  if (kind === 'toll') return `${time} the ${seatNames[seat]} pay 1 crystal to play a special card.`
  if (kind === 'no-additional') return `${time} the ${seatNames[seat]} play no additional cards.`
  return `${time} Totems cannot be moved.`
}

/** What is added to one side of a battle. */
export const bonusWords = (bonus: CombatBonus): string =>
  (['damage', 'defense', 'dominance'] as const)
    .flatMap((value) => (bonus[value] ? [`${bonus[value]} ${value}`] : []))
    .join(' and ')

/** A battle in lines: who against whom, the wagers, and what has come of it. */
export function battleWords(scene: Scene): string[] {
  const { battle } = scene
  if (!battle) return []
  const { attacker, mountain, forest, bonus, botBonus, winner, damage } = battle
  const [wood, iron] = [forestName(scene, forest), mountainName(scene, mountain)]
  const [from, to] = attacker === 'woodwalkers' ? [wood, iron] : [iron, wood]
  const bonuses = (['damage', 'defense', 'dominance'] as const).flatMap((value) =>
    bonus[value] ? [`+${bonus[value]} ${value}${bonus.withGolem && value !== 'defense' ? ' with a Golem' : ''}`] : [],
  )
  const added = bonusWords(botBonus)
  const won = winner === 'nobody' ? 'Nobody has won it.' : winner && `The ${seatNames[winner]} have won it.`
  return [
    `The ${seatNames[attacker]} attack ${to} from ${from}${bonuses.length > 0 ? ` with ${bonuses.join(', ')}` : ''}.`,
    ...(added ? [`The bot adds ${added}.`] : []),
    ...(['woodwalkers', 'ironclad'] as const).map((seat) => `${seatNames[seat]} wager: ${wagerWords(scene, seat)}`),
    ...(damage > 0 && battle.revealed ? [`The Woodwalkers have ${damage} damage to deal.`] : []),
    ...(won ? [won] : []),
  ]
}

function wagerWords(scene: Scene, seat: Seat): string {
  const wager = scene.battle?.wagers[seat]
  if (!wager || wager === 'undecided') return 'not yet'
  if (!wager.placed) return 'nothing'
  const down = scene.battle?.revealed || scene.battle?.open === opponentOf(seat) ? '' : ', face down'
  if (wager.card === null) return `a card${down}`
  return `${cardName(scene, wager.card)} ${valuesOf(scene, wager.card)}${down}`
}
