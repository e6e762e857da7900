import { flag, listOf, named, objectOf, oneOf, optional, type Shape } from '../../../toolkit'
import { type Check, fits } from '../../../toolkit/read'
import { seed } from '../../../toolkit/seed'
import type { OwnBox } from '../box'
import { clan } from '../shapes'
import { boardSides, difficulties } from '../vocabulary'
import { isBox } from './check-box'
import type { Options } from './options'

/** The shape of options; it allows what `isOptions` looks at more closely. */
export const optionsShape: Shape<Options> = /* @__PURE__ */ objectOf<Options>({
  seed,
  clans: listOf(clan, 4, 1),
  boards: optional(oneOf(...boardSides)),
  aggressive: optional(flag),
  difficulty: optional(oneOf(...difficulties)),
  box: optional(named<OwnBox>('box')),
})

/** Whether a game can begin with these options, with every problem (DAI-OPT-04). */
export const isOptions: Check<Options> = (given, problems): given is Options => {
  const hasShape = fits(optionsShape, given, problems, (_name, value, path) => isBox(value, problems.below(path)))
  if (!hasShape) return false
  const { clans, difficulty, aggressive } = given
  const isSolo = clans.length === 1
  problems.when(
    !isSolo && difficulty !== undefined,
    'difficulty',
    'Only a game of one clan has a difficulty (DAI-OPT-04).',
  )
  problems.when(
    isSolo && aggressive === true,
    'aggressive',
    'A game of one clan has no aggressive heroes (DAI-OPT-04).',
  )
  for (const [index, each] of clans.entries())
    if (clans.indexOf(each) !== index) problems.add(`clans[${index}]`, `The clan ${each} is named twice (DAI-OPT-04).`)
  return problems.found.length === 0
}
