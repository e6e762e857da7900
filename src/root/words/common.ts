import { ownersOf } from '../rules/owner'
import { isSeat, type Owner } from '../rules/vocabulary'
import type { Line } from './factions/faction'
import { hiredNotes, hiringNotes } from './hirelings'
import { hasAny, itemList } from './items'
import { cardNames } from './names'
import type { Scene } from './scene'
import { setupLines } from './setup'

/** The common supply, line by line. */
export function commonLines(scene: Scene): Line[] {
  const { deckSize, discard, available, supply, quests, questDeckSize, ruinItems, coffin, decks } = scene
  const { text, names } = scene.words
  const nameOf = (owner: Owner): string => (isSeat(owner) ? names.short(scene, owner) : names.hireling(owner))
  const dead = ownersOf({ state: scene }).flatMap((owner) =>
    coffin[owner] ? [`${nameOf(owner)} ${coffin[owner]}`] : [],
  )
  return [
    [
      text.deck,
      `${text.deckLine(deckSize, discard.length)}${discard.length > 0 ? `, ${text.lastOfPile(cardNames(scene, discard.slice(-1)))}` : ''}`,
    ],
    ...(decks && decks.cards.length > 0 ? [[text.fromTheTop, cardNames(scene, decks.cards)] satisfies Line] : []),
    ...(available.length > 0 ? [[text.besideMap, cardNames(scene, available)] satisfies Line] : []),
    [text.items, hasAny(supply) ? itemList(scene, supply) : text.noneLeft],
    ...(quests.length > 0
      ? [[text.quests, `${quests.map(names.quest).join(', ')}; ${text.inQuestDeck(questDeckSize)}`] satisfies Line]
      : []),
    ...(ruinItems.length > 0
      ? [[text.underRuins, ruinItems.map((item) => names.items[item]).join(', ')] satisfies Line]
      : []),
    ...setupLines(scene),
    ...(dead.length > 0 ? [[text.coffins, dead.join(', ')] satisfies Line] : []),
    ...hirelingLines(scene),
  ]
}

/** A line for each hireling, and one for their markers. */
function hirelingLines(scene: Scene): Line[] {
  const { names, hirelings: say } = scene.words
  const cards = scene.hirelings.map(
    (hired) => `${names.hireling(hired.hireling)}: ${hiredNotes(scene, hired).join('; ')}`,
  )
  const markers = hiringNotes(scene)
  const all = [...cards, ...(markers.length > 0 ? [markers.join('; ')] : [])]
  return all.map((text, index): Line => [index === 0 ? say.label : '', text])
}
