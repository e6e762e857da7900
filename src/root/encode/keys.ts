import type { Hired, Side, SideView, State, View } from '../rules'
import type { LandmarkView } from '../rules/landmarks/landmark'
import { groundOf } from '../rules/woodlands'
import { encodedFactions } from './factions'
import { listed, sorted } from './orderly'

const counted = (table: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(table).filter(([, count]) => count > 0))

const sideOf = ({ lacks, ...side }: Side | SideView) => ({
  ...side,
  // Keys where nothing is lacking are as they were before lacks were known.
  ...(lacks.length > 0 ? { lacks } : {}),
  board: encodedFactions[side.board.faction].orderly(side.board),
  hand: sorted(side.hand),
  crafted: sorted(side.crafted),
  seen: listed(side.seen),
  open: sorted(side.open),
})

function battleOf(battle: State['battle']) {
  if (!battle) return null
  const told = (losses: typeof battle.losses.attacker) =>
    sorted(losses.map(({ owner, kind, at, count }) => `${owner} ${kind} ${at} ${count}`))
  const { attacker, defender } = battle.losses
  return { ...battle, used: sorted(battle.used), losses: [told(attacker), told(defender)] }
}

const hiredOf = ({ paths, ...hired }: Hired) => ({ ...hired, ...(paths ? { paths: sorted(paths) } : {}) })

/** Who knows a card has no order. */
const landmarkIn = (landmark: LandmarkView) =>
  landmark.landmark === 'black-market'
    ? { ...landmark, stalls: landmark.stalls.map(({ card, knownTo }) => ({ card, knownTo: sorted(knownTo) })) }
    : landmark

/** What a view, or a state, tells, with all in order that has none by itself: a hand is the same however it is held. */
const orderly = <Table extends State | View>({
  hirelings,
  hiring,
  landmarks,
  tower,
  declined,
  everyQuestion,
  ...table
}: Table) => ({
  ...table,
  // Keys of positions without these are as they were before there were any.
  ...(everyQuestion ? { everyQuestion } : {}),
  ...(hirelings.length > 0 ? { hirelings: hirelings.map(hiredOf) } : {}),
  ...(hiring ? { hiring: { track: sorted(hiring.track), due: counted(hiring.due) } } : {}),
  ...(landmarks.length > 0 ? { landmarks: landmarks.map(landmarkIn) } : {}),
  ...(tower !== (groundOf(table).tower ?? 0) ? { tower } : {}),
  ...(declined.length > 0 ? { declined: sorted(declined.map(({ at, kinds }) => `${at} ${kinds.join(' ')}`)) } : {}),
  sides: Object.fromEntries(Object.entries(table.sides).map(([seat, side]) => [seat, sideOf(side)])),
  scorched: sorted(table.scorched),
  closed: sorted(table.closed),
  // Only the Envoys look at the order of the pile (ROOT-HIR-9Db).
  discard: hirelings.some(({ hireling }) => hireling === 'lizard-envoys') ? table.discard : sorted(table.discard),
  available: sorted(table.available),
  quests: sorted(table.quests),
  coffin: counted(table.coffin),
  turn: { ...table.turn, used: sorted(table.turn.used), aids: counted(table.turn.aids) },
  battle: battleOf(table.battle),
})

export const knowledge = (view: View): unknown => orderly(view)

/** The order of the decks is chance. */
export const position = (state: State): unknown => ({
  ...orderly(state),
  random: null,
  ruins: state.ruins.map(sorted),
  deck: sorted(state.deck),
  questDeck: sorted(state.questDeck),
})
