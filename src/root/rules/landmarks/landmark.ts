import type { PieceKind } from '../pieces'
import type { LandmarkName, Owner, Seat } from '../vocabulary'

/** A building by its owner and its kind; those of one kind in a clearing are alike. */
export interface Lodger {
  readonly owner: Owner
  readonly kind: PieceKind
}

/** The Elder Treetop, and the building in its slot (ROOT-LM-3d). */
export interface Treetop {
  readonly landmark: 'elder-treetop'
  readonly at: number
  readonly building: Lodger | null
}

/** The Black Market has so many cards (ROOT-LM-4a). */
export const stallCount = 3

/** A card of the Black Market, and the seats that know it (ROOT-INFO-11). */
export interface Stall<Card = string> {
  readonly card: Card
  readonly knownTo: readonly Seat[]
}

/** The Black Market with its three cards (ROOT-LM-4a); in a view `null` stands for those that the viewer does not know. */
export interface Market<Card = string> {
  readonly landmark: 'black-market'
  readonly at: number
  readonly stalls: readonly Stall<Card>[]
}

/** The Legendary Forge with the items on its card, by item (ROOT-LM-5a). */
export interface Forge {
  readonly landmark: 'legendary-forge'
  readonly at: number
  readonly items: readonly number[]
}

/** The Lost City (ROOT-LM-6b). */
export interface LostCity {
  readonly landmark: 'lost-city'
  readonly at: number
}

/**
 * A landmark that setup has placed, with what lies on its card. Where the Ferry and the Tower are the state says itself.
 *
 * @example
 * const places = state.landmarks.map(({ landmark, at }) => `${landmark} in ${at}`)
 */
export type Landmark = Treetop | Market | Forge | LostCity

/**
 * A landmark as a viewer sees it: cards of the Black Market that it does not know are `null`.
 *
 * @example
 * const market = view.landmarks.find(({ landmark }) => landmark === 'black-market')
 */
export type LandmarkView = Treetop | Market<string | null> | Forge | LostCity

type Named<Each, Name> = Extract<Each, { readonly landmark: Name }>

/** The landmark of a name, if it is in the game. */
export function landmarkOf<Each extends LandmarkView, Name extends Each['landmark']>(
  { landmarks }: { readonly landmarks: readonly Each[] },
  name: Name,
): Named<Each, Name> | undefined {
  const isIt = (each: Each): each is Named<Each, Name> => each.landmark === name
  return landmarks.find(isIt)
}

/** Where a landmark is, or 0. */
export const landmarkAt = (
  { landmarks }: { readonly landmarks: readonly LandmarkView[] },
  name: LandmarkName,
): number => (landmarks.length === 0 ? 0 : (landmarks.find(({ landmark }) => landmark === name)?.at ?? 0))

interface Placed {
  readonly landmarks: readonly LandmarkView[]
  readonly ferry: number
  readonly tower: number
}

/** Every landmark on the map with its clearing, the Ferry and the Tower of the map too (ROOT-F.1.5). */
export const placedLandmarks = ({
  landmarks,
  ferry,
  tower,
}: Placed): { readonly landmark: LandmarkName; readonly at: number }[] => [
  ...(tower > 0 ? [{ landmark: 'tower', at: tower } as const] : []),
  ...(ferry > 0 ? [{ landmark: 'ferry', at: ferry } as const] : []),
  ...landmarks,
]

/** A landmark in place of the one of its name. */
export function replaceLandmark(state: { landmarks: Landmark[] }, next: Landmark): void {
  state.landmarks = state.landmarks.map((each) => (each.landmark === next.landmark ? next : each))
}
