import type { Tellings } from '../../toolkit'
import { placeName } from '../rules/names'
import type { BotCondition, BotList, BotReason, IronwoodWords } from '../words'
import { withCount } from '../words/declined'
import { faces } from './bot-events'
import { fightersThemselves, many, ridges, steps, units } from './nouns'

const withUnits = /* @__PURE__ */ withCount((count) => many(count, units))
const withFighters = /* @__PURE__ */ withCount((count) => many(count, fightersThemselves))
const withSteps = /* @__PURE__ */ withCount((count) => many(count, steps))
const withNumber = /* @__PURE__ */ withCount(String)

export const reasons: Tellings<BotReason, 'says'> = {
  'largest-warband': withUnits('największa Drużyna'),
  'largest-warband-but-ferrum': withUnits('największa Drużyna, Ferrum liczone o 3 mniej'),
  'largest-ironclad': withUnits('największa z nich'),
  'next-to-largest': withUnits('obok największej Drużyny'),
  'smallest-warband': withUnits('najmniejsza Drużyna'),
  'most-golems': withNumber('najwięcej Golemów'),
  'fewest-golems': withNumber('najmniej Golemów'),
  'most-fighters': withFighters('największa Drużyna'),
  'largest-fighters': withFighters('największa z nich'),
  'smallest-fighters': withFighters('najmniejsza Drużyna'),
  'fewest-fighters': withNumber('najmniej Wojowników'),
  'smaller-warband': withFighters('mniejsza Drużyna'),
  'smaller-warband-at-first': withFighters('mniejsza Drużyna, licząc od początku ruchu'),
  'larger-warband': withFighters('do większej z nich'),
  'fewest-woodwalkers-beside': withNumber('najmniej Wojowników Plemienia Puszczy obok'),
  'largest-beside': withFighters('największa Drużyna Plemienia Puszczy obok'),
  'smallest-beside': withFighters('najmniejsza Drużyna Plemienia Puszczy obok'),
  'fewest-ironclad-beside': withNumber('najmniej Wojowników Pancernego Klanu obok'),
  'most-around': withNumber('najwięcej Wojowników w sąsiednich Lasach'),
  'most-around-outer': withNumber('najwięcej Wojowników w sąsiednich Lasach zewnętrznych'),
  gathering: withUnits('gdzie może powstać największa Drużyna'),
  'fewest-units': withNumber('najmniej jednostek'),
  'greatest-superiority': withNumber('największa różnica na korzyść Pancernego Klanu obok'),
  'greatest-difference': withNumber('największa różnica'),
  'closest-to-outer-forest': withSteps('najbliżej Lasu zewnętrznego'),
  'closest-to-totem': withSteps('najbliżej Totemu'),
  'closest-to-full-totem': withSteps('najbliżej pełnego Totemu'),
  'closest-to-totem-by-ridges': ({ count }) => `najbliżej Totemu (${many(count, ridges)})`,
  'closest-to-warband': withSteps('najbliżej Drużyny'),
  'closest-to-drill': withSteps('najbliżej Wiertła'),
  marked: 'oznaczona',
  unmarked: 'nieoznaczona',
  'ferrum-below-3-units': 'gdzie jest mniej niż 3 jednostki',
  'ferrum-below-3-fighters': 'gdzie jest mniej niż 3 Wojowników',
  'threatened-unmarked-foundation':
    'nieoznaczona Góra z Fundamentem, obok której jest większa Drużyna Plemienia Puszczy',
  'threatened-foundation': 'Góra z Fundamentem, obok której jest większa Drużyna Plemienia Puszczy',
  'threatened-inner-mountain': 'nieoznaczona Góra wewnętrzna, obok której jest większa Drużyna Plemienia Puszczy',
  'free-unmarked-foundation': 'niekontrolowana i nieoznaczona Góra zewnętrzna z Fundamentem',
  'free-unmarked-outer': 'niekontrolowana i nieoznaczona Góra zewnętrzna',
  'free-foundation': 'niekontrolowana Góra zewnętrzna z Fundamentem',
  'free-unmarked-inner': 'niekontrolowana i nieoznaczona Góra wewnętrzna',
  'with-ironclad-warband': 'z Drużyną Pancernego Klanu',
  'away-from-battle': 'z dala od Bitwy i od Totemów',
  'with-full-totem': 'z pełnym Totemem',
  'with-fading-totem': 'z zanikającym Totemem',
  'with-totem': 'z Totemem',
  'with-warband': 'z Drużyną',
  'warband-with-totem': 'Drużyna z Totemem',
  'no-warband-anywhere': 'nigdzie nie ma Drużyny',
  'beside-ferrum': 'obok Ferrum',
  'beside-drill': 'obok Wiertła',
  'beside-foundation': 'obok kontrolowanego Fundamentu',
  'beside-outer-mountain': 'obok Góry zewnętrznej',
  'beside-possible': 'obok możliwej Góry',
  'beside-free-possible': 'obok niekontrolowanej możliwej Góry',
  'beside-possible-outer': 'obok możliwej Góry zewnętrznej',
  'where-totem': 'gdzie jest Totem',
  'next-to-totem': 'obok Lasu z Totemem',
  'outer-with-totem': 'Las zewnętrzny, razem z Totemem',
  'inner-with-totem': 'Las wewnętrzny obok zewnętrznego, razem z Totemem',
  'outer-forest': 'Las zewnętrzny',
  'has-begun': 'stąd już ktoś wyruszył',
  'possible-and-free': 'możliwa i niekontrolowana',
  'not-possible': 'nie jest możliwą Górą',
  'best-controlled': 'kontrolowana',
  'best-controlled-without-forge': 'kontrolowana, bez Kuźni',
  'best-free': 'niekontrolowana',
  'best-free-without-forge': 'niekontrolowana, bez Kuźni',
  'target-foundation': 'kontrolowany Fundament',
  'target-possible': 'kontrolowana możliwa Góra',
  'target-drill': 'Wiertło',
  'target-ferrum': 'przed każdym innym celem',
  'target-warband': 'Drużyna',
  'target-near-totem': 'Drużyna obok Lasu z Totemem',
}

const lists: Readonly<Record<BotList, string>> = {
  focus: 'Centrum uwagi',
  attacker: 'Atakujący',
  chase: 'Pościg',
  protect: 'Ochrona',
  expand: 'Rozwój',
  escort: 'Za Wiertłem',
  'chase-source': 'Pościg, źródło',
  'protect-source': 'Ochrona, źródło',
  'expand-source': 'Rozwój, źródło',
  'escort-source': 'Za Wiertłem, źródło',
  drill: 'Wiertło',
  retreat: 'Odwrót',
  foundation: 'Fundament',
  forge: 'Kuźnia',
  recruit: 'Werbunek',
  shield: 'SHIELD',
  compass: 'COMPASS',
  golem: 'GOLEM',
  plunder: 'Plądrowanie',
  secure: 'Zabezpieczanie',
  interfere: 'Ingerencja',
  source: 'Źródło',
  attack: 'Atak',
  totem: 'Totem',
  search: 'SEARCH',
}

const conditions: Readonly<Record<BotCondition, string>> = {
  'no-warband-there': 'na żadnej nie ma Drużyny',
  'none-with-totem': 'żadna nie ma Totemu',
  'none-with-full-totem': 'żadna nie ma pełnego Totemu',
  'no-totem': 'nie ma Totemu',
  'no-full-totem': 'nie ma pełnego Totemu',
}

const listed = (names: readonly string[]): string =>
  names.length === 1 ? names.join() : `${names.slice(0, -1).join(', ')} i ${names.at(-1)}`

export const verdict: IronwoodWords['verdict'] = ({ rule, list, when, places, die, tied }, told, names) => {
  const head = `${rule} ${lists[list]}`
  const [first] = places
  if (first === undefined) return `${head}: żaden Las nie prowadzi dość daleko, więc Drużyna zostaje`
  if (die) {
    const [end, parity] = die.face.split(' ')
    const other = `${end === 'lowest' ? 'najniższy' : 'najwyższy'} ${parity === 'even' ? 'nieparzysty' : 'parzysty'}`
    return `${head}: ${placeName(names, first)}, kość: ${faces[die.face]}${die.instead ? `, takiego nie ma, więc ${other}` : ''}`
  }
  const where = listed(places.map((id) => placeName(names, id)))
  const line = `${when ? `${head}, ${conditions[when]}` : head}: ${[where, ...told].join(', ')}`
  return tied ? `${line}: remis, więc rzut Magiczną kością (BOT-13)` : line
}
