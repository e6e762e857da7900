import { type LandmarkView, landmarkAt } from './landmark'

/** Whether a clearing counts as fox, rabbit and mouse at once (ROOT-LM-6b). */
export const isLostCity = (state: { readonly landmarks: readonly LandmarkView[] }, at: number): boolean =>
  state.landmarks.length > 0 && landmarkAt(state, 'lost-city') === at
