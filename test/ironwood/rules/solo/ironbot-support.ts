import { ironwoodBoard as board } from '../../../../src/ironwood/rules/board'
import { type Face, faces } from '../../../../src/ironwood/rules/solo/solo'
import type { Mark, State } from '../../../../src/ironwood/rules/state'
import { legal, type Table } from '../support'
import { botDoesOn, type Course, eventsOf, official } from './support'

type Stance = NonNullable<NonNullable<Table['solo']>['stance']>

/** One icon of Ironbot in this stance, which has cards to wager unless the table says otherwise. */
export function ironbotIcon(
  icon: string,
  stance: Stance,
  wanted: Table,
  tweak: (state: State) => void = () => undefined,
): Course {
  const hands = { ironclad: ['IC02', 'IC03'], ...wanted.hands }
  const table: Table = { ...wanted, mode: 'ironbot', solo: { stance, ...wanted.solo }, hands }
  return botDoesOn(table, tweak, { do: 'icon', card: 'IC01', icon, red: false })
}

/** The keywords by an icon that has nothing else before them. */
export const chase = (wanted: Table, tweak?: (state: State) => void): Course =>
  ironbotIcon('HIT', 'aggressive', wanted, tweak)
export const attack = (wanted: Table, tweak?: (state: State) => void): Course =>
  ironbotIcon('HIT', 'expansive', wanted, tweak)
export const protect = (wanted: Table, tweak?: (state: State) => void): Course =>
  ironbotIcon('COMPASS', 'defensive', wanted, tweak)
export const expand = (wanted: Table, tweak?: (state: State) => void): Course =>
  ironbotIcon('COMPASS', 'expansive', wanted, tweak)
export const drill = (wanted: Table, tweak?: (state: State) => void): Course =>
  ironbotIcon('CRYSTALS', 'expansive', wanted, tweak)

/** Fighters that have moved this turn. */
export const moved =
  (counts: Record<string, number>) =>
  ({ mountains }: State): void => {
    for (const [id, count] of Object.entries(counts)) mountains.movedFighters[board.mountainAt[id] ?? -1] = count
  }

/** A marker of a card on a mountain: units may not leave it, or not enter it. */
export const barred =
  (stops: Mark['stops'], at: string) =>
  ({ marks }: State): void => {
    const card = stops === 'leaving' ? 'WW23' : 'WW34'
    const mountain = board.mountainAt[at] ?? -1
    marks.push({ card, seat: 'woodwalkers', kind: 'mountain', at: mountain, stops, until: 'round', over: false })
  }

/** What the bot may choose, without the die. */
export const candidates = ({ state }: Course): string[] => legal(state).filter((text) => text !== 'roll')

const shown = <Part extends string>(parts: readonly Part[]): string => parts.join(' ')

/** What the official bot settled on, in order: "focus F12", "chase zincur". */
export const picks = (course: Course, face?: Face): string[] =>
  eventsOf(official(course, face), 'picked').map(({ choice, at }) => shown([choice, at]))

/** How its units went: "auria zincur 3+1" are 3 fighters and 1 golem. */
export const marches = (course: Course, face?: Face): string[] =>
  eventsOf(official(course, face), 'marched').map(({ from, to, fighters, golems }) =>
    shown([from, to, `${fighters}+${golems}`]),
  )

/** Who attacked whom. */
export const attacks = (course: Course, face?: Face): string[] =>
  eventsOf(official(course, face), 'attacked').map(({ from, to }) => shown([from, to]))

export const rolls = (course: Course): number => eventsOf(official(course), 'rolled').length

/** The result of each face of the die: lowest even, lowest odd, highest even, highest odd. */
export const byFace = (outcome: (face: Face) => string[]): string[] =>
  faces.map((face) => outcome(face)[0] ?? 'nothing')
