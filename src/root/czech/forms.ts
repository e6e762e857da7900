import { type Forms, pluralsOf } from '../../toolkit'
import type { PieceKind } from '../rules/pieces'
import type { Item, Suit } from '../rules/vocabulary'

type Counted = Forms<'one' | 'few' | 'other'>

export const form = /* @__PURE__ */ pluralsOf('cs', 'one', 'few', 'other')

const counter =
  (forms: Counted) =>
  (count: number): string =>
    `${count} ${form(count, forms)}`

/** Counts in the accusative, as objects of a sentence. */
export const points = /* @__PURE__ */ counter({ one: 'bod', few: 'body', other: 'bodů' })
export const cards = /* @__PURE__ */ counter({ one: 'kartu', few: 'karty', other: 'karet' })
/** In the nominative. */
export const cardsLying = /* @__PURE__ */ counter({ one: 'karta', few: 'karty', other: 'karet' })
export const warriors = /* @__PURE__ */ counter({ one: 'bojovníka', few: 'bojovníky', other: 'bojovníků' })
export const warriorsThere = /* @__PURE__ */ counter({ one: 'bojovník', few: 'bojovníci', other: 'bojovníků' })
export const officers = /* @__PURE__ */ counter({ one: 'důstojníka', few: 'důstojníky', other: 'důstojníků' })
export const acolytes = /* @__PURE__ */ counter({ one: 'akolytu', few: 'akolyty', other: 'akolytů' })
export const acolytesThere = /* @__PURE__ */ counter({ one: 'akolyta', few: 'akolyté', other: 'akolytů' })
export const supporters = /* @__PURE__ */ counter({ one: 'příznivce', few: 'příznivce', other: 'příznivců' })
export const components = /* @__PURE__ */ counter({ one: 'komponent', few: 'komponenty', other: 'komponentů' })
export const services = /* @__PURE__ */ counter({ one: 'službu', few: 'služby', other: 'služeb' })
export const itemsPaid = /* @__PURE__ */ counter({ one: 'předmět', few: 'předměty', other: 'předmětů' })
export const wood = /* @__PURE__ */ counter({ one: 'žeton dřeva', few: 'žetony dřeva', other: 'žetonů dřeva' })
const rolledHits = /* @__PURE__ */ counter({ one: 'zásah z hodu', few: 'zásahy z hodu', other: 'zásahů z hodu' })
const extraHits = /* @__PURE__ */ counter({ one: 'zásah navíc', few: 'zásahy navíc', other: 'zásahů navíc' })

/** The hits of a side: rolled, extra, or both. */
export const hitsDealt = (rolled: number, extra: number): string =>
  [...(rolled > 0 ? [rolledHits(rolled)] : []), ...(extra > 0 ? [extraHits(extra)] : [])].join(' a ')

/** How many are left, with the verb that agrees. */
export const left = (count: number): string =>
  count === 0 ? 'nic nezbývá' : `${form(count, { one: 'zbývá', few: 'zbývají', other: 'zbývá' })} ${count}`

interface Thing {
  readonly nominative: string
  readonly accusative: string
  readonly genitive: string
  readonly counted: Counted
}

const thing = (nominative: string, accusative: string, genitive: string, few: string, other: string): Thing => ({
  nominative,
  accusative,
  genitive,
  counted: { one: accusative, few, other },
})

export const pieces: Readonly<Record<PieceKind, Thing>> = {
  warrior: /* @__PURE__ */ thing('bojovník', 'bojovníka', 'bojovníka', 'bojovníky', 'bojovníků'),
  sawmill: /* @__PURE__ */ thing('pila', 'pilu', 'pily', 'pily', 'pil'),
  workshop: /* @__PURE__ */ thing('dílna', 'dílnu', 'dílny', 'dílny', 'dílen'),
  recruiter: /* @__PURE__ */ thing('verbovna', 'verbovnu', 'verbovny', 'verbovny', 'verboven'),
  wood: /* @__PURE__ */ thing('žeton dřeva', 'žeton dřeva', 'žetonu dřeva', 'žetony dřeva', 'žetonů dřeva'),
  keep: /* @__PURE__ */ thing('tvrz', 'tvrz', 'tvrze', 'tvrze', 'tvrzí'),
  roost: /* @__PURE__ */ thing('hnízdo', 'hnízdo', 'hnízda', 'hnízda', 'hnízd'),
  'base-fox': /* @__PURE__ */ thing(
    'liščí základna',
    'liščí základnu',
    'liščí základny',
    'liščí základny',
    'liščích základen',
  ),
  'base-rabbit': /* @__PURE__ */ thing(
    'králičí základna',
    'králičí základnu',
    'králičí základny',
    'králičí základny',
    'králičích základen',
  ),
  'base-mouse': /* @__PURE__ */ thing(
    'myší základna',
    'myší základnu',
    'myší základny',
    'myší základny',
    'myších základen',
  ),
  sympathy: /* @__PURE__ */ thing(
    'žeton sympatie',
    'žeton sympatie',
    'žetonu sympatie',
    'žetony sympatie',
    'žetonů sympatie',
  ),
  'post-fox': /* @__PURE__ */ thing(
    'liščí stanice',
    'liščí stanici',
    'liščí stanice',
    'liščí stanice',
    'liščích stanic',
  ),
  'post-rabbit': /* @__PURE__ */ thing(
    'králičí stanice',
    'králičí stanici',
    'králičí stanice',
    'králičí stanice',
    'králičích stanic',
  ),
  'post-mouse': /* @__PURE__ */ thing('myší stanice', 'myší stanici', 'myší stanice', 'myší stanice', 'myších stanic'),
  citadel: /* @__PURE__ */ thing('citadela', 'citadelu', 'citadely', 'citadely', 'citadel'),
  market: /* @__PURE__ */ thing('trh', 'trh', 'trhu', 'trhy', 'trhů'),
  tunnel: /* @__PURE__ */ thing('tunel', 'tunel', 'tunelu', 'tunely', 'tunelů'),
  plot: /* @__PURE__ */ thing('pleticha', 'pletichu', 'pletichy', 'pletichy', 'pletich'),
  'garden-fox': /* @__PURE__ */ thing(
    'liščí zahrada',
    'liščí zahradu',
    'liščí zahrady',
    'liščí zahrady',
    'liščích zahrad',
  ),
  'garden-rabbit': /* @__PURE__ */ thing(
    'králičí zahrada',
    'králičí zahradu',
    'králičí zahrady',
    'králičí zahrady',
    'králičích zahrad',
  ),
  'garden-mouse': /* @__PURE__ */ thing(
    'myší zahrada',
    'myší zahradu',
    'myší zahrady',
    'myší zahrady',
    'myších zahrad',
  ),
  warlord: /* @__PURE__ */ thing('Vojevůdce', 'Vojevůdce', 'Vojevůdce', 'Vojevůdce', 'Vojevůdců'),
  stronghold: /* @__PURE__ */ thing('pevnost', 'pevnost', 'pevnosti', 'pevnosti', 'pevností'),
  mob: /* @__PURE__ */ thing('dav', 'dav', 'davu', 'davy', 'davů'),
  vault: /* @__PURE__ */ thing('krypta', 'kryptu', 'krypty', 'krypty', 'krypt'),
  foothold: /* @__PURE__ */ thing('předmostí', 'předmostí', 'předmostí', 'předmostí', 'předmostí'),
  'waystation-figure-tablet': /* @__PURE__ */ thing(
    'stanoviště soška/tabulka',
    'stanoviště soška/tabulka',
    'stanoviště soška/tabulka',
    'stanoviště soška/tabulka',
    'stanovišť soška/tabulka',
  ),
  'waystation-tablet-figure': /* @__PURE__ */ thing(
    'stanoviště tabulka/soška',
    'stanoviště tabulka/soška',
    'stanoviště tabulka/soška',
    'stanoviště tabulka/soška',
    'stanovišť tabulka/soška',
  ),
  'waystation-tablet-jewelry': /* @__PURE__ */ thing(
    'stanoviště tabulka/šperk',
    'stanoviště tabulka/šperk',
    'stanoviště tabulka/šperk',
    'stanoviště tabulka/šperk',
    'stanovišť tabulka/šperk',
  ),
  'waystation-jewelry-tablet': /* @__PURE__ */ thing(
    'stanoviště šperk/tabulka',
    'stanoviště šperk/tabulka',
    'stanoviště šperk/tabulka',
    'stanoviště šperk/tabulka',
    'stanovišť šperk/tabulka',
  ),
  'waystation-jewelry-figure': /* @__PURE__ */ thing(
    'stanoviště šperk/soška',
    'stanoviště šperk/soška',
    'stanoviště šperk/soška',
    'stanoviště šperk/soška',
    'stanovišť šperk/soška',
  ),
  'waystation-figure-jewelry': /* @__PURE__ */ thing(
    'stanoviště soška/šperk',
    'stanoviště soška/šperk',
    'stanoviště soška/šperk',
    'stanoviště soška/šperk',
    'stanovišť soška/šperk',
  ),
  'figure-1': /* @__PURE__ */ thing('soška (1)', 'sošku (1)', 'sošky (1)', 'sošky (1)', 'sošek (1)'),
  'figure-2': /* @__PURE__ */ thing('soška (2)', 'sošku (2)', 'sošky (2)', 'sošky (2)', 'sošek (2)'),
  'figure-3': /* @__PURE__ */ thing('soška (3)', 'sošku (3)', 'sošky (3)', 'sošky (3)', 'sošek (3)'),
  'tablet-1': /* @__PURE__ */ thing('tabulka (1)', 'tabulku (1)', 'tabulky (1)', 'tabulky (1)', 'tabulek (1)'),
  'tablet-2': /* @__PURE__ */ thing('tabulka (2)', 'tabulku (2)', 'tabulky (2)', 'tabulky (2)', 'tabulek (2)'),
  'tablet-3': /* @__PURE__ */ thing('tabulka (3)', 'tabulku (3)', 'tabulky (3)', 'tabulky (3)', 'tabulek (3)'),
  'jewelry-1': /* @__PURE__ */ thing('šperk (1)', 'šperk (1)', 'šperku (1)', 'šperky (1)', 'šperků (1)'),
  'jewelry-2': /* @__PURE__ */ thing('šperk (2)', 'šperk (2)', 'šperku (2)', 'šperky (2)', 'šperků (2)'),
  'jewelry-3': /* @__PURE__ */ thing('šperk (3)', 'šperk (3)', 'šperku (3)', 'šperky (3)', 'šperků (3)'),
}

/** The ending of an adjective in the nominative. */
type Ending = 'ý' | 'á' | 'é'

export const items: Readonly<Record<Item, Thing & { readonly ending: Ending }>> = {
  boot: { .../* @__PURE__ */ thing('bota', 'botu', 'boty', 'boty', 'bot'), ending: 'á' },
  bag: { .../* @__PURE__ */ thing('brašna', 'brašnu', 'brašny', 'brašny', 'brašen'), ending: 'á' },
  crossbow: { .../* @__PURE__ */ thing('kuše', 'kuši', 'kuše', 'kuše', 'kuší'), ending: 'á' },
  hammer: { .../* @__PURE__ */ thing('kladivo', 'kladivo', 'kladiva', 'kladiva', 'kladiv'), ending: 'é' },
  sword: { .../* @__PURE__ */ thing('meč', 'meč', 'meče', 'meče', 'mečů'), ending: 'ý' },
  tea: { .../* @__PURE__ */ thing('čaj', 'čaj', 'čaje', 'čaje', 'čajů'), ending: 'ý' },
  coins: { .../* @__PURE__ */ thing('mince', 'minci', 'mince', 'mince', 'mincí'), ending: 'á' },
  torch: { .../* @__PURE__ */ thing('pochodeň', 'pochodeň', 'pochodně', 'pochodně', 'pochodní'), ending: 'á' },
}

/** The ending of an adjective of an item that is an object. */
export const objectEnding = (item: Item): string => (items[item].ending === 'á' ? 'ou' : items[item].ending)

/** Adjectives of suits, the same in every case of the singular that is needed. */
export const suitAdjectives: Readonly<Record<Suit, string>> = {
  fox: 'liščí',
  rabbit: 'králičí',
  mouse: 'myší',
  bird: 'ptačí',
}

/** As in `ke králičí mýtině`. */
export const toSuit = (suit: Suit): string => `${suit === 'rabbit' ? 'ke' : 'k'} ${suitAdjectives[suit]}`
