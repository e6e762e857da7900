import { boardOf, bonusTileOf, clanOf, goalOf, heroOf, isHero, numbersOf, soloCardOf } from '../rules/box'
import { boardTable } from '../rules/data/boards'
import { bonusTiles } from '../rules/data/bonus-tiles'
import { goalTable } from '../rules/data/goals'
import { soloCards } from '../rules/data/solo-cards'
import { villagersTiles } from '../rules/data/villagers'
import { clans } from '../rules/vocabulary'
import { type At, standard } from './at'
import { actsText, conditionText, faceText, stepsTold, villagersText } from './card-text'
import type { DaimyoWords } from './catalogue'
import { goalTitle, heroTitle } from './titles'

const has = (list: readonly { readonly id: string }[], id: string): boolean => list.some((each) => each.id === id)

/** Explains a hero, a goal, a tile, a board, a card of the Empire or the ability of a clan; `null` for an unknown id. */
export function explained(words: DaimyoWords, id: string, known?: At): string | null {
  const at = known ?? standard
  const { explain: say } = words
  if (isHero(id)) {
    const { strength, cost, aggressive = false, steps } = heroOf(at, id)
    return say.hero(heroTitle(words, at, id), strength, cost, aggressive, stepsTold(words, steps))
  }
  if (has(goalTable, id)) {
    const { kind, condition, gold, silver } = goalOf(at, id)
    const second = silver ? words.reward(silver) : null
    return say.goal(goalTitle(words, at, id), kind, conditionText(words, condition), words.reward(gold), second)
  }
  if (has(bonusTiles, id)) {
    const { basic, advanced } = bonusTileOf(at, id)
    return at
      ? faceText(words, bonusTileOf(at, id)[at.boards])
      : say.bonusTile(faceText(words, basic), faceText(words, advanced))
  }
  if (has(villagersTiles, id))
    return say.villagers(villagersText(words, at, id, 'a'), villagersText(words, at, id, 'b'))
  if (has(boardTable, id)) {
    const { kind, start } = boardOf(at, id)
    return say.board(kind, words.names.amounts(start[at.boards]))
  }
  if (has(soloCards, id)) {
    const { rounds, blue, green, red } = soloCardOf(at, id)
    return say.soloCard(rounds, {
      blue: actsText(words, blue),
      green: actsText(words, green),
      red: actsText(words, red),
    })
  }
  const clan = clans.find((each) => each === id)
  return clan ? say.ability(clan, numbersOf(at).abilitySum, stepsTold(words, clanOf(at, clan).ability)) : null
}
