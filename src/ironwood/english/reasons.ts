import type { Tellings } from '../../toolkit'
import { many } from '../../toolkit/counts'
import { placeName } from '../rules/names'
import type { BotCondition, BotList, BotReason, IronwoodWords } from '../words'

/** What makes a place the best. */
export const reasons: Tellings<BotReason, 'says'> = {
  'largest-warband': ({ count }) => `the largest Warband (${many(count, 'unit')})`,
  'largest-warband-but-ferrum': ({ count }) => `the largest Warband, Ferrum counting 3 less (${many(count, 'unit')})`,
  'largest-ironclad': ({ count }) => `the largest (${many(count, 'unit')})`,
  'next-to-largest': ({ count }) => `next to the largest (${many(count, 'unit')})`,
  'smallest-warband': ({ count }) => `the smallest Warband (${many(count, 'unit')})`,
  'most-golems': ({ count }) => `most Golems (${count})`,
  'fewest-golems': ({ count }) => `fewest Golems (${count})`,
  'most-fighters': ({ count }) => `the largest Warband (${many(count, 'Fighter')})`,
  'largest-fighters': ({ count }) => `the largest (${many(count, 'Fighter')})`,
  'smallest-fighters': ({ count }) => `the smallest Warband (${many(count, 'Fighter')})`,
  'fewest-fighters': ({ count }) => `fewest Fighters (${count})`,
  'smaller-warband': ({ count }) => `the smaller Warband (${many(count, 'Fighter')})`,
  'smaller-warband-at-first': ({ count }) => `the smaller Warband (${many(count, 'Fighter')} at first)`,
  'larger-warband': ({ count }) => `to the larger one (${many(count, 'Fighter')})`,
  'fewest-woodwalkers-beside': ({ count }) => `fewest Woodwalkers beside it (${count})`,
  'largest-beside': ({ count }) => `the largest Woodwalker Warband beside it (${many(count, 'Fighter')})`,
  'smallest-beside': ({ count }) => `the smallest Woodwalker Warband beside it (${many(count, 'Fighter')})`,
  'fewest-ironclad-beside': ({ count }) => `fewest Ironclad Fighters beside it (${count})`,
  'most-around': ({ count }) => `most Fighters in adjacent forests (${count})`,
  'most-around-outer': ({ count }) => `most Fighters in adjacent outer forests (${count})`,
  gathering: ({ count }) => `where the largest Warband can gather (${many(count, 'unit')})`,
  'fewest-units': ({ count }) => `fewest units (${count})`,
  'greatest-superiority': ({ count }) => `the greatest difference to the Ironclad beside it (${count})`,
  'greatest-difference': ({ count }) => `the largest difference (${count})`,
  'closest-to-outer-forest': ({ count }) => `closest to an outer forest (${many(count, 'step')})`,
  'closest-to-totem': ({ count }) => `closest to a Totem (${many(count, 'step')})`,
  'closest-to-full-totem': ({ count }) => `closest to a full Totem (${many(count, 'step')})`,
  'closest-to-totem-by-ridges': ({ count }) => `closest to a Totem (${many(count, 'ridge')})`,
  'closest-to-warband': ({ count }) => `closest to a Warband (${many(count, 'step')})`,
  'closest-to-drill': ({ count }) => `closest to the Drill (${many(count, 'step')})`,
  marked: 'marked',
  unmarked: 'unmarked',
  'ferrum-below-3-units': 'which has fewer than 3 units',
  'ferrum-below-3-fighters': 'which has fewer than 3 Fighters',
  'threatened-unmarked-foundation': 'an unmarked Foundation with a larger Woodwalker Warband beside it',
  'threatened-foundation': 'a Foundation with a larger Woodwalker Warband beside it',
  'threatened-inner-mountain': 'an unmarked inner mountain with a larger Woodwalker Warband beside it',
  'free-unmarked-foundation': 'an uncontrolled unmarked outer mountain with a Foundation',
  'free-unmarked-outer': 'an uncontrolled unmarked outer mountain',
  'free-foundation': 'an uncontrolled outer mountain with a Foundation',
  'free-unmarked-inner': 'an uncontrolled unmarked inner mountain',
  'with-ironclad-warband': 'with an Ironclad Warband',
  'away-from-battle': 'away from the battle and from Totems',
  'with-full-totem': 'with a full Totem',
  'with-fading-totem': 'with a fading Totem',
  'with-totem': 'with a Totem',
  'with-warband': 'with a Warband',
  'warband-with-totem': 'a Warband with a Totem',
  'no-warband-anywhere': 'without a Warband anywhere',
  'beside-ferrum': 'beside Ferrum',
  'beside-drill': 'beside the Drill',
  'beside-foundation': 'beside a controlled Foundation',
  'beside-outer-mountain': 'beside an outer mountain',
  'beside-possible': 'beside a possible mountain',
  'beside-free-possible': 'beside an uncontrolled possible mountain',
  'beside-possible-outer': 'beside a possible outer mountain',
  'where-totem': 'where a Totem is',
  'next-to-totem': "next to a Totem's forest",
  'outer-with-totem': 'an outer forest, with the Totem',
  'inner-with-totem': 'an inner forest next to an outer one, with the Totem',
  'outer-forest': 'an outer forest',
  'has-begun': 'which has begun to give',
  'possible-and-free': 'possible and uncontrolled',
  'not-possible': 'not a possible mountain',
  'best-controlled': 'controlled',
  'best-controlled-without-forge': 'controlled, without a Forge',
  'best-free': 'uncontrolled',
  'best-free-without-forge': 'uncontrolled, without a Forge',
  'target-foundation': 'a controlled Foundation',
  'target-possible': 'a controlled possible mountain',
  'target-drill': 'the Drill',
  'target-ferrum': 'before any other',
  'target-warband': 'a Warband',
  'target-near-totem': "a Warband beside a Totem's forest",
}

const lists: Readonly<Record<BotList, string>> = {
  focus: 'Focus',
  attacker: 'Attacker',
  chase: 'Chase',
  protect: 'Protect',
  expand: 'Expand',
  escort: 'Follow the Drill',
  'chase-source': 'Chase, source',
  'protect-source': 'Protect, source',
  'expand-source': 'Expand, source',
  'escort-source': 'Follow the Drill, source',
  drill: 'Drill',
  retreat: 'Retreat',
  foundation: 'Foundation',
  forge: 'Forge',
  recruit: 'Recruit',
  shield: 'SHIELD',
  compass: 'COMPASS',
  golem: 'GOLEM',
  plunder: 'Plunder',
  secure: 'Secure',
  interfere: 'Interfere',
  source: 'Source',
  attack: 'Attack',
  totem: 'Totem',
  search: 'SEARCH',
}

const conditions: Readonly<Record<BotCondition, string>> = {
  'no-warband-there': 'no Warband on any',
  'none-with-totem': 'none with a Totem',
  'none-with-full-totem': 'none with a full Totem',
  'no-totem': 'no Totem',
  'no-full-totem': 'no full Totem',
}

const listed = (names: readonly string[]): string =>
  names.length === 1 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** What a bot does and why, in a line: "IB-12 Protect: Ferrum, which has fewer than 3 units". */
export const verdict: IronwoodWords['verdict'] = ({ rule, list, when, places, die, tied }, told, names) => {
  const head = `${rule} ${lists[list]}`
  const [first] = places
  if (first === undefined) return `${head}: no forest leads away, so the Warband stays`
  if (die) {
    const [end, parity] = die.face.split(' ')
    const other = die.instead ? `, none, so ${end} ${parity === 'even' ? 'odd' : 'even'}` : ''
    return `${head}: ${placeName(names, first)}, die: ${die.face}${other}`
  }
  const where = listed(places.map((id) => placeName(names, id)))
  const line = `${when ? `${head}, ${conditions[when]}` : head}: ${[where, ...told].join(', ')}`
  return tied ? `${line}: a tie, so the Magic die is rolled (BOT-13)` : line
}
