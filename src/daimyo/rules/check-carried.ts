import type { Problems } from '../../toolkit'
import type { Boxed } from './box'
import { isBox } from './setup/check-box'

/** What the rules say to the box that a state, or a view of it, carries. */
export function checkCarried({ box }: Boxed, problems: Problems): void {
  if (box) isBox(box, problems.at('box'))
}
