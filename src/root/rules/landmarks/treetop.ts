import { type PieceKind, pieceClass } from '../pieces'
import type { Owner } from '../vocabulary'
import { type Landmark, type LandmarkView, landmarkOf, replaceLandmark, type Treetop } from './landmark'

interface Lofty<Each extends LandmarkView = LandmarkView> {
  readonly landmarks: readonly Each[]
}

/** The Treetop, if it stands in a clearing. */
export function treetopAt(state: Lofty, at: number): Treetop | undefined {
  const treetop = state.landmarks.length > 0 ? landmarkOf(state, 'elder-treetop') : undefined
  return treetop?.at === at ? treetop : undefined
}

/** Building slots of a clearing besides those that the map prints (ROOT-LM-3b). */
export const extraSlots = (state: Lofty, at: number): number => (treetopAt(state, at) ? 1 : 0)

/** Whether a building of an owner stands in the slot of the Treetop; if so it is the only one of its kind that is told apart. */
export const isLodged = (state: Lofty, owner: Owner, kind: PieceKind, at: number): boolean => {
  const lodger = treetopAt(state, at)?.building
  return lodger?.owner === owner && lodger.kind === kind
}

/** A building moves into the slot of the Treetop, or the slot is empty. */
export function lodge(state: { landmarks: Landmark[] }, building: Treetop['building']): void {
  const treetop = landmarkOf(state, 'elder-treetop')
  if (treetop) replaceLandmark(state, { ...treetop, building })
}

/** Pieces of one kind among which one can be chosen: the building in the slot of the Treetop is one of its own (ROOT-LM-3d). */
export function alike(
  state: Lofty,
  owner: Owner,
  kind: PieceKind,
  at: number,
  count: number,
  isGone = false,
): { readonly piece: PieceKind; readonly treetop?: true }[] {
  if (count <= 0) return []
  if (isGone || pieceClass[kind] !== 'building' || !isLodged(state, owner, kind, at)) return [{ piece: kind }]
  return count > 1 ? [{ piece: kind }, { piece: kind, treetop: true }] : [{ piece: kind, treetop: true }]
}

/** Says of a loss that the building in the slot of the Treetop is meant. */
export const inTreetop = (treetop = false): { readonly treetop?: boolean } => (treetop ? { treetop } : {})
