import type { Mark, Restriction, Slot } from '../ironwood/state'
import type { Task } from '../ironwood/task'
import { opponentOf, type Seat, slotsPerRound } from '../ironwood/vocabulary'
import { holding, type Sight } from './sight'

export const seatNames: Readonly<Record<Seat, string>> = { woodwalkers: 'Woodwalkers', ironclad: 'Ironclad' }

export const cardName = ({ cards }: Sight, id: string): string => `${id} ${cards[id]?.title ?? ''}`.trim()

/** Damage, defense and dominance of a card. */
export function valuesOf({ cards }: Sight, id: string): string {
  const { damage = 0, defense = 0, dominance = 0 } = cards[id]?.values ?? {}
  return `${damage}/${defense}/${dominance}`
}

export const mountainName = ({ board }: Sight, mountain: number): string => board.mountains[mountain]?.name ?? '?'

const forestName = ({ board }: Sight, forest: number): string => board.forests[forest]?.id ?? '?'

export const mountainNames = (sight: Sight, mountains: readonly number[]): string =>
  mountains.map((mountain) => mountainName(sight, mountain)).join(', ')

/** The vision cards in hand, as far as they are seen. */
export function visionHand(sight: Sight): string {
  const { hand, handSize } = sight.visions
  if (handSize === 0) return 'none'
  return hand ? mountainNames(sight, hand) : `${handSize} hidden`
}

export const slotWords = (sight: Sight, slot: Slot | undefined): string => {
  if (slot === undefined) return '-'
  if (slot === 'marker') return 'drew a card'
  return slot === 'used' ? 'used' : cardName(sight, slot.card)
}

export const markWords = (sight: Sight, mark: Mark): string => {
  const held = mark.stops === 'leaving' ? 'held by' : 'closed by'
  return `${holding(sight, mark) ? held : 'marker of'} ${mark.card}`
}

/** What the position says first: when it is, whose turn, and who decides what. */
export function headline(sight: Sight): { when: string; what: string; viewer: string } {
  const { round, phase, turns, active, result, viewer } = sight
  const turn = `action, turn ${turns} of ${2 * slotsPerRound}`
  const course = { preparation: 'preparation', action: turn, end: 'round end' }[phase]
  const reasons = { totems: 'third totem secured', forges: 'third forge built', surrender: 'surrender' }
  const decides = deciding(sight)
  const asked = decides ? `The ${seatNames[decides]} decide: ${question(sight)}.` : 'Nobody has to decide.'
  return {
    when: `Round ${round}, ${course}${active ? ` (${seatNames[active]})` : ''}`,
    what: result ? `The ${seatNames[result.winner]} have won: ${reasons[result.by]}.` : asked,
    viewer: viewerWords(viewer),
  }
}

function viewerWords(viewer: Sight['viewer']): string {
  if (viewer === null) return 'all cards open'
  return viewer === 'spectator' ? 'seen by a spectator' : `seen by the ${seatNames[viewer]}`
}

/** Tasks without a seat that ask the Ironclad; the others without one ask the Woodwalkers. */
const askIronclad: ReadonlySet<Task['do']> = new Set<Task['do']>([
  'march',
  'group',
  'bait',
  'bait-count',
  'drill',
  'build',
  'found',
  'show-visions',
  'ambush',
])

/** Who has to decide; a view holds enough to know. */
export function deciding({ agenda, battle, result, solo }: Sight): Seat | null {
  const task = agenda.at(-1)
  if (!task || result) return null
  if (task.do === 'demand') return opponentOf(task.seat)
  if (solo && task.do === 'tribute') return opponentOf(solo.bot)
  if (solo && botQuestions[task.do]) return solo.bot
  if ('seat' in task) return task.seat
  if (task.do === 'retreat') return battle?.winner === 'ironclad' ? 'ironclad' : 'woodwalkers'
  return askIronclad.has(task.do) ? 'ironclad' : 'woodwalkers'
}

const questions: Partial<Record<Task['do'], string>> = {
  opening: 'draw 2 cards, or 4 of which 2 go back',
  'give-back': 'put a drawn card back',
  exhaust: 'which ongoing card loses a marker next',
  turn: 'play a card, or draw one',
  'before-or-after': 'an effect before or after the base card',
  additional: 'play an additional base card',
  'hand-limit': 'discard down to the hand limit',
  'recruit-step': 'recruit Fighters for crystals',
  move: 'move a Fighter',
  march: 'move a Warband',
  group: 'how many units march',
  bait: 'where the baited Fighters go',
  'bait-count': 'how many Fighters are baited',
  drill: 'move the Drill',
  recruit: 'where to recruit',
  remove: 'which unit to remove',
  discover: 'discover a Totem',
  build: 'build a Forge',
  found: 'place a Foundation',
  mark: 'which place to mark',
  choose: 'choose a forest',
  pay: 'pay the cost',
  'burn-count': 'how many cards to burn',
  'burn-many': 'which card to burn',
  effects: 'which effect comes first',
  guardian: 'which unit to remove',
  'one-more': 'spend crystals for one option more',
  options: 'choose an option',
  look: 'look at vision cards',
  'draw-one': 'which vision card to draw',
  'put-back': 'which vision card goes back on top',
  'show-visions': "look at the opponent's vision cards",
  inspect: "look at the opponent's hand",
  strike: 'which card is discarded',
  demand: 'which demand to grant',
  'give-up': 'discard a card',
  'opponent-burns': 'which card to burn',
  'take-markers': 'which card loses markers',
  'add-marker': 'which card gets a marker',
  attack: 'attack',
  ambush: 'remove an attacker',
  wager: 'wager a card, or nothing',
  hits: 'which unit is hit',
  retreat: 'where the defeated Warband retreats',
  wreck: "take a crystal of the Drill's cargo",
  tribute: 'what the bot gets',
}

/** What a bot chooses. */
const botQuestions: Partial<Record<Task['do'], string>> = {
  focus: 'the Warband in focus',
  attacker: 'who attacks',
  advance: 'where units go',
  source: 'where units come from',
  'bot-drill': 'move the Drill',
  'bot-build': 'which Foundation becomes a Forge',
  'bot-found': 'place a Foundation',
  smite: 'which Warband loses a Fighter',
  replace: 'where a Fighter becomes a Golem',
  'bot-recruit': 'where to recruit',
  gather: 'where Fighters go',
  'gather-from': 'where Fighters come from',
  raid: 'what to attack',
  'raid-from': 'who attacks',
  dig: 'which mountain to search',
  unearth: 'where the Totem comes',
}

/** What is being decided, and for which card. */
function question(sight: Sight): string {
  const task = sight.agenda.at(-1)
  if (!task) return ''
  const frames = sight.agenda.flatMap((each) => (each.do === 'frame' && each.card !== '' ? [each.card] : []))
  const card = frames.at(-1)
  const asked =
    task.do === 'amount'
      ? `${task.of.replace('-', ' ')}, up to ${task.most}`
      : (questions[task.do] ?? botQuestions[task.do] ?? task.do)
  // A card that moves its Fighters a second time sets no limit.
  const more = 'left' in task && typeof task.left === 'number' && task.left < 100 ? `, ${task.left} left` : ''
  return card === undefined ? `${asked}${more}` : `${asked}${more} (${cardName(sight, card)})`
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** What a bot shows on its side of the table. */
export function botWords({ solo }: Sight, seat: Seat): string[] {
  if (solo?.bot !== seat) return []
  const { stance, side, spirits, die } = solo
  return [
    stance ? `${capital(stance)}, ${capital(side)} side` : `${capital(side)} side, Spirits ${spirits}`,
    ...(die ? [`Magic die: ${die}`] : []),
  ]
}

/** What a mark on a mountain means to the bot (IB-02, WB-02). */
export function botMark({ solo }: Sight, mountain: number): string[] {
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

/** A battle in lines: who against whom, the wagers, and what has come of it. */
export function battleWords(sight: Sight): string[] {
  const { battle } = sight
  if (!battle) return []
  const { attacker, mountain, forest, bonus, winner, damage } = battle
  const [wood, iron] = [forestName(sight, forest), mountainName(sight, mountain)]
  const [from, to] = attacker === 'woodwalkers' ? [wood, iron] : [iron, wood]
  const bonuses = (['damage', 'defense', 'dominance'] as const).flatMap((value) =>
    bonus[value] ? [`+${bonus[value]} ${value}${bonus.withGolem && value !== 'defense' ? ' with a Golem' : ''}`] : [],
  )
  const won = winner === 'nobody' ? 'Nobody has won it.' : winner && `The ${seatNames[winner]} have won it.`
  return [
    `The ${seatNames[attacker]} attack ${to} from ${from}${bonuses.length > 0 ? ` with ${bonuses.join(', ')}` : ''}.`,
    ...(['woodwalkers', 'ironclad'] as const).map((seat) => `${seatNames[seat]} wager: ${wagerWords(sight, seat)}`),
    ...(damage > 0 && battle.revealed ? [`The Woodwalkers have ${damage} damage to deal.`] : []),
    ...(won ? [won] : []),
  ]
}

function wagerWords(sight: Sight, seat: Seat): string {
  const wager = sight.battle?.wagers[seat]
  if (!wager || wager === 'undecided') return 'not yet'
  if (!wager.placed) return 'nothing'
  const down = sight.battle?.revealed || sight.battle?.open === opponentOf(seat) ? '' : ', face down'
  if (wager.card === null) return `a card${down}`
  return `${cardName(sight, wager.card)} ${valuesOf(sight, wager.card)}${down}`
}
