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
  'largest-warband': withUnits('největší oddíl'),
  'largest-warband-but-ferrum': withUnits('největší oddíl, ve městě Ferrum se počítá o 3 méně'),
  'largest-ironclad': withUnits('největší z nich'),
  'next-to-largest': withUnits('vedle největšího oddílu'),
  'smallest-warband': withUnits('nejmenší oddíl'),
  'most-golems': withNumber('nejvíc golemů'),
  'fewest-golems': withNumber('nejméně golemů'),
  'most-fighters': withFighters('největší oddíl'),
  'largest-fighters': withFighters('největší z nich'),
  'smallest-fighters': withFighters('nejmenší oddíl'),
  'fewest-fighters': withNumber('nejméně bojovníků'),
  'smaller-warband': withFighters('menší oddíl'),
  'smaller-warband-at-first': withFighters('menší oddíl, počítáno od začátku přesunu'),
  'larger-warband': withFighters('k většímu z nich'),
  'fewest-woodwalkers-beside': withNumber('nejméně bojovníků Strážců hvozdu vedle'),
  'largest-beside': withFighters('největší oddíl Strážců hvozdu vedle'),
  'smallest-beside': withFighters('nejmenší oddíl Strážců hvozdu vedle'),
  'fewest-ironclad-beside': withNumber('nejméně bojovníků Železného bratrstva vedle'),
  'most-around': withNumber('nejvíc bojovníků v sousedních oblastech lesa'),
  'most-around-outer': withNumber('nejvíc bojovníků v sousedních okrajových oblastech lesa'),
  gathering: withUnits('kde může vzniknout největší oddíl'),
  'fewest-units': withNumber('nejméně jednotek'),
  'greatest-superiority': withNumber('největší rozdíl ve prospěch Železného bratrstva vedle'),
  'greatest-difference': withNumber('největší rozdíl'),
  'closest-to-outer-forest': withSteps('nejblíže okrajové oblasti lesa'),
  'closest-to-totem': withSteps('nejblíže totemu'),
  'closest-to-full-totem': withSteps('nejblíže nabitému totemu'),
  'closest-to-totem-by-ridges': ({ count }) => `nejblíže totemu (${many(count, ridges)})`,
  'closest-to-warband': withSteps('nejblíže oddílu'),
  'closest-to-drill': withSteps('nejblíže vrtáku'),
  marked: 'označená',
  unmarked: 'neoznačená',
  'ferrum-below-3-units': 'kde jsou méně než 3 jednotky',
  'ferrum-below-3-fighters': 'kde jsou méně než 3 bojovníci',
  'threatened-unmarked-foundation': 'neoznačená oblast hor se základy, vedle které je větší oddíl Strážců hvozdu',
  'threatened-foundation': 'oblast hor se základy, vedle které je větší oddíl Strážců hvozdu',
  'threatened-inner-mountain': 'neoznačená vnitřní oblast hor, vedle které je větší oddíl Strážců hvozdu',
  'free-unmarked-foundation': 'neovládaná a neoznačená okrajová oblast hor se základy',
  'free-unmarked-outer': 'neovládaná a neoznačená okrajová oblast hor',
  'free-foundation': 'neovládaná okrajová oblast hor se základy',
  'free-unmarked-inner': 'neovládaná a neoznačená vnitřní oblast hor',
  'with-ironclad-warband': 's oddílem Železného bratrstva',
  'away-from-battle': 'pryč od bitvy a od totemů',
  'with-full-totem': 's nabitým totemem',
  'with-fading-totem': 'se slábnoucím totemem',
  'with-totem': 's totemem',
  'with-warband': 's oddílem',
  'warband-with-totem': 'oddíl s totemem',
  'no-warband-anywhere': 'nikde není žádný oddíl',
  'beside-ferrum': 'vedle města Ferrum',
  'beside-drill': 'vedle vrtáku',
  'beside-foundation': 'vedle ovládaných základů',
  'beside-outer-mountain': 'vedle okrajové oblasti hor',
  'beside-possible': 'vedle potenciální oblasti hor',
  'beside-free-possible': 'vedle neovládané potenciální oblasti hor',
  'beside-possible-outer': 'vedle potenciální okrajové oblasti hor',
  'where-totem': 'kde je totem',
  'next-to-totem': 'vedle lesa s totemem',
  'outer-with-totem': 'okrajová oblast lesa, i s totemem',
  'inner-with-totem': 'vnitřní oblast lesa vedle okrajové, i s totemem',
  'outer-forest': 'okrajová oblast lesa',
  'has-begun': 'odtud už někdo vyšel',
  'possible-and-free': 'potenciální a neovládaná',
  'not-possible': 'není to potenciální oblast hor',
  'best-controlled': 'ovládaná',
  'best-controlled-without-forge': 'ovládaná, bez kovárny',
  'best-free': 'neovládaná',
  'best-free-without-forge': 'neovládaná, bez kovárny',
  'target-foundation': 'ovládané základy',
  'target-possible': 'ovládaná potenciální oblast hor',
  'target-drill': 'vrták',
  'target-ferrum': 'před každým jiným cílem',
  'target-warband': 'oddíl',
  'target-near-totem': 'oddíl vedle lesa s totemem',
}

const lists: Readonly<Record<BotList, string>> = {
  focus: 'Zaměřený oddíl',
  attacker: 'Útočník',
  chase: 'Pronásledování',
  protect: 'Ochrana',
  expand: 'Rozpínání',
  escort: 'Za vrtákem',
  'chase-source': 'Pronásledování, zdroj',
  'protect-source': 'Ochrana, zdroj',
  'expand-source': 'Rozpínání, zdroj',
  'escort-source': 'Za vrtákem, zdroj',
  drill: 'Vrták',
  retreat: 'Ústup',
  foundation: 'Základy',
  forge: 'Kovárna',
  recruit: 'Verbování',
  shield: 'SHIELD',
  compass: 'COMPASS',
  golem: 'GOLEM',
  plunder: 'Drancování',
  secure: 'Ukořisťování',
  interfere: 'Obtěžování',
  source: 'Zdroj',
  attack: 'Útok',
  totem: 'Objevený totem',
  search: 'SEARCH',
}

const conditions: Readonly<Record<BotCondition, string>> = {
  'no-warband-there': 'v žádné není oddíl',
  'none-with-totem': 'žádný nemá totem',
  'none-with-full-totem': 'žádný nemá nabitý totem',
  'no-totem': 'není tu totem',
  'no-full-totem': 'není tu nabitý totem',
}

const listed = (names: readonly string[]): string =>
  names.length === 1 ? names.join() : `${names.slice(0, -1).join(', ')} a ${names.at(-1)}`

export const verdict: IronwoodWords['verdict'] = ({ rule, list, when, places, die, tied }, told, names) => {
  const head = `${rule} ${lists[list]}`
  const [first] = places
  if (first === undefined) return `${head}: žádný les nevede pryč, takže oddíl zůstává`
  if (die) {
    const [end, parity] = die.face.split(' ')
    const other = `${end === 'lowest' ? 'nejnižší' : 'nejvyšší'} ${parity === 'even' ? 'liché' : 'sudé'}`
    return `${head}: ${placeName(names, first)}, kostka: ${faces[die.face]}${die.instead ? `, takové není, proto ${other}` : ''}`
  }
  const where = listed(places.map((id) => placeName(names, id)))
  const line = `${when ? `${head}, ${conditions[when]}` : head}: ${[where, ...told].join(', ')}`
  return tied ? `${line}: nerozhodně, proto hod kouzelnou kostkou (BOT-13)` : line
}
