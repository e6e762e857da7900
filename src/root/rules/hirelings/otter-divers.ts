import { item } from '../../../toolkit'
import type { Play } from '../play'
import type { HirelingRules } from './hireling'

const onRiver = ({ ground }: Play, at: number): boolean => item(ground.byRiver, at).length > 0

/** ROOT-HIR-8D: who controls them needs no rule for moves that start or end on the river. */
export const otterDivers: HirelingRules = {
  waivesRule: (play, from, to) => onRiver(play, from) || onRiver(play, to),
}
