import { type Forms, pluralsOf } from '../../toolkit'
import type { PieceKind } from '../rules/pieces'
import type { ClearingSuit, Item } from '../rules/vocabulary'

type Counted = Forms<'one' | 'few' | 'many'>

export const form = /* @__PURE__ */ pluralsOf('pl', 'one', 'few', 'many')

const counter =
  (forms: Counted) =>
  (count: number): string =>
    `${count} ${form(count, forms)}`

/** Counts in the accusative, as objects of a sentence. */
export const points = /* @__PURE__ */ counter({ one: 'punkt', few: 'punkty', many: 'punktów' })
export const cards = /* @__PURE__ */ counter({ one: 'kartę', few: 'karty', many: 'kart' })
/** In the nominative. */
export const cardsLying = /* @__PURE__ */ counter({ one: 'karta', few: 'karty', many: 'kart' })
export const warriors = /* @__PURE__ */ counter({ one: 'wojownika', few: 'wojowników', many: 'wojowników' })
export const warriorsThere = /* @__PURE__ */ counter({ one: 'wojownik', few: 'wojowników', many: 'wojowników' })
export const officers = /* @__PURE__ */ counter({ one: 'Oficera', few: 'Oficerów', many: 'Oficerów' })
export const acolytes = /* @__PURE__ */ counter({ one: 'Akolitę', few: 'Akolitów', many: 'Akolitów' })
export const acolytesThere = /* @__PURE__ */ counter({ one: 'Akolita', few: 'Akolitów', many: 'Akolitów' })
export const supporters = /* @__PURE__ */ counter({ one: 'Stronnika', few: 'Stronników', many: 'Stronników' })
export const components = /* @__PURE__ */ counter({ one: 'komponent', few: 'komponenty', many: 'komponentów' })
export const services = /* @__PURE__ */ counter({ one: 'Usługę', few: 'Usługi', many: 'Usług' })
export const itemsPaid = /* @__PURE__ */ counter({ one: 'przedmiot', few: 'przedmioty', many: 'przedmiotów' })
export const wood = /* @__PURE__ */ counter({ one: 'żeton drewna', few: 'żetony drewna', many: 'żetonów drewna' })
const rolledHits = /* @__PURE__ */ counter({
  one: 'obrażenie z rzutu',
  few: 'obrażenia z rzutu',
  many: 'obrażeń z rzutu',
})
const extraHits = /* @__PURE__ */ counter({
  one: 'dodatkowe obrażenie',
  few: 'dodatkowe obrażenia',
  many: 'dodatkowych obrażeń',
})

/** The hits of a side: rolled, extra, or both. */
export const hitsDealt = (rolled: number, extra: number): string =>
  [...(rolled > 0 ? [rolledHits(rolled)] : []), ...(extra > 0 ? [extraHits(extra)] : [])].join(' i ')

/** How many are left; a card or an action is feminine, and of persons few are told as many are. */
export const left = (
  count: number,
  one: 'został' | 'została' = 'został',
  few: 'zostały' | 'zostało' = 'zostały',
): string => (count === 0 ? 'nic nie zostało' : `${form(count, { one, few, many: 'zostało' })} ${count}`)

/** How many persons are left: warriors, or supporters. */
export const personsLeft = (count: number): string => left(count, 'został', 'zostało')

interface Thing {
  readonly nominative: string
  readonly accusative: string
  readonly genitive: string
  readonly counted: Counted
}

const thing = (nominative: string, accusative: string, genitive: string, few: string, many: string): Thing => ({
  nominative,
  accusative,
  genitive,
  counted: { one: accusative, few, many },
})

export const pieces: Readonly<Record<PieceKind, Thing>> = {
  warrior: /* @__PURE__ */ thing('wojownik', 'wojownika', 'wojownika', 'wojowników', 'wojowników'),
  sawmill: /* @__PURE__ */ thing('Tartak', 'Tartak', 'Tartaku', 'Tartaki', 'Tartaków'),
  workshop: /* @__PURE__ */ thing('Warsztat', 'Warsztat', 'Warsztatu', 'Warsztaty', 'Warsztatów'),
  recruiter: /* @__PURE__ */ thing('Koszary', 'Koszary', 'Koszar', 'Koszary', 'Koszar'),
  wood: /* @__PURE__ */ thing('żeton drewna', 'żeton drewna', 'żetonu drewna', 'żetony drewna', 'żetonów drewna'),
  keep: /* @__PURE__ */ thing('Twierdza', 'Twierdzę', 'Twierdzy', 'Twierdze', 'Twierdz'),
  roost: /* @__PURE__ */ thing('Gniazdo', 'Gniazdo', 'Gniazda', 'Gniazda', 'Gniazd'),
  'base-fox': /* @__PURE__ */ thing('lisia Baza', 'lisią Bazę', 'lisiej Bazy', 'lisie Bazy', 'lisich Baz'),
  'base-rabbit': /* @__PURE__ */ thing(
    'królicza Baza',
    'króliczą Bazę',
    'króliczej Bazy',
    'królicze Bazy',
    'króliczych Baz',
  ),
  'base-mouse': /* @__PURE__ */ thing('mysia Baza', 'mysią Bazę', 'mysiej Bazy', 'mysie Bazy', 'mysich Baz'),
  sympathy: /* @__PURE__ */ thing(
    'żeton Sympatyków',
    'żeton Sympatyków',
    'żetonu Sympatyków',
    'żetony Sympatyków',
    'żetonów Sympatyków',
  ),
  'post-fox': /* @__PURE__ */ thing(
    'lisia Faktoria',
    'lisią Faktorię',
    'lisiej Faktorii',
    'lisie Faktorie',
    'lisich Faktorii',
  ),
  'post-rabbit': /* @__PURE__ */ thing(
    'królicza Faktoria',
    'króliczą Faktorię',
    'króliczej Faktorii',
    'królicze Faktorie',
    'króliczych Faktorii',
  ),
  'post-mouse': /* @__PURE__ */ thing(
    'mysia Faktoria',
    'mysią Faktorię',
    'mysiej Faktorii',
    'mysie Faktorie',
    'mysich Faktorii',
  ),
  citadel: /* @__PURE__ */ thing('Cytadela', 'Cytadelę', 'Cytadeli', 'Cytadele', 'Cytadel'),
  market: /* @__PURE__ */ thing('Targ', 'Targ', 'Targu', 'Targi', 'Targów'),
  tunnel: /* @__PURE__ */ thing('Tunel', 'Tunel', 'Tunelu', 'Tunele', 'Tuneli'),
  plot: /* @__PURE__ */ thing('Intryga', 'Intrygę', 'Intrygi', 'Intrygi', 'Intryg'),
  'garden-fox': /* @__PURE__ */ thing('lisi Ogród', 'lisi Ogród', 'lisiego Ogrodu', 'lisie Ogrody', 'lisich Ogrodów'),
  'garden-rabbit': /* @__PURE__ */ thing(
    'króliczy Ogród',
    'króliczy Ogród',
    'króliczego Ogrodu',
    'królicze Ogrody',
    'króliczych Ogrodów',
  ),
  'garden-mouse': /* @__PURE__ */ thing('mysi Ogród', 'mysi Ogród', 'mysiego Ogrodu', 'mysie Ogrody', 'mysich Ogrodów'),
  warlord: /* @__PURE__ */ thing('Lord', 'Lorda', 'Lorda', 'Lordów', 'Lordów'),
  stronghold: /* @__PURE__ */ thing('Warownia', 'Warownię', 'Warowni', 'Warownie', 'Warowni'),
  mob: /* @__PURE__ */ thing('żeton Szturmu', 'żeton Szturmu', 'żetonu Szturmu', 'żetony Szturmu', 'żetonów Szturmu'),
  vault: /* @__PURE__ */ thing('Krypta', 'Kryptę', 'Krypty', 'Krypty', 'Krypt'),
  foothold: /* @__PURE__ */ thing(
    'znacznik Wpływów',
    'znacznik Wpływów',
    'znacznika Wpływów',
    'znaczniki Wpływów',
    'znaczników Wpływów',
  ),
  'waystation-figure-tablet': /* @__PURE__ */ thing(
    'Posterunek figura/tablica',
    'Posterunek figura/tablica',
    'Posterunku figura/tablica',
    'Posterunki figura/tablica',
    'Posterunków figura/tablica',
  ),
  'waystation-tablet-figure': /* @__PURE__ */ thing(
    'Posterunek tablica/figura',
    'Posterunek tablica/figura',
    'Posterunku tablica/figura',
    'Posterunki tablica/figura',
    'Posterunków tablica/figura',
  ),
  'waystation-tablet-jewelry': /* @__PURE__ */ thing(
    'Posterunek tablica/biżuteria',
    'Posterunek tablica/biżuteria',
    'Posterunku tablica/biżuteria',
    'Posterunki tablica/biżuteria',
    'Posterunków tablica/biżuteria',
  ),
  'waystation-jewelry-tablet': /* @__PURE__ */ thing(
    'Posterunek biżuteria/tablica',
    'Posterunek biżuteria/tablica',
    'Posterunku biżuteria/tablica',
    'Posterunki biżuteria/tablica',
    'Posterunków biżuteria/tablica',
  ),
  'waystation-jewelry-figure': /* @__PURE__ */ thing(
    'Posterunek biżuteria/figura',
    'Posterunek biżuteria/figura',
    'Posterunku biżuteria/figura',
    'Posterunki biżuteria/figura',
    'Posterunków biżuteria/figura',
  ),
  'waystation-figure-jewelry': /* @__PURE__ */ thing(
    'Posterunek figura/biżuteria',
    'Posterunek figura/biżuteria',
    'Posterunku figura/biżuteria',
    'Posterunki figura/biżuteria',
    'Posterunków figura/biżuteria',
  ),
  'figure-1': /* @__PURE__ */ thing('figura (1)', 'figurę (1)', 'figury (1)', 'figury (1)', 'figur (1)'),
  'figure-2': /* @__PURE__ */ thing('figura (2)', 'figurę (2)', 'figury (2)', 'figury (2)', 'figur (2)'),
  'figure-3': /* @__PURE__ */ thing('figura (3)', 'figurę (3)', 'figury (3)', 'figury (3)', 'figur (3)'),
  'tablet-1': /* @__PURE__ */ thing('tablica (1)', 'tablicę (1)', 'tablicy (1)', 'tablice (1)', 'tablic (1)'),
  'tablet-2': /* @__PURE__ */ thing('tablica (2)', 'tablicę (2)', 'tablicy (2)', 'tablice (2)', 'tablic (2)'),
  'tablet-3': /* @__PURE__ */ thing('tablica (3)', 'tablicę (3)', 'tablicy (3)', 'tablice (3)', 'tablic (3)'),
  'jewelry-1': /* @__PURE__ */ thing(
    'biżuteria (1)',
    'biżuterię (1)',
    'biżuterii (1)',
    'biżuterie (1)',
    'biżuterii (1)',
  ),
  'jewelry-2': /* @__PURE__ */ thing(
    'biżuteria (2)',
    'biżuterię (2)',
    'biżuterii (2)',
    'biżuterie (2)',
    'biżuterii (2)',
  ),
  'jewelry-3': /* @__PURE__ */ thing(
    'biżuteria (3)',
    'biżuterię (3)',
    'biżuterii (3)',
    'biżuterie (3)',
    'biżuterii (3)',
  ),
}

export const items: Readonly<Record<Item, Thing & { readonly feminine: boolean }>> = {
  boot: { .../* @__PURE__ */ thing('but', 'but', 'buta', 'buty', 'butów'), feminine: false },
  bag: { .../* @__PURE__ */ thing('worek', 'worek', 'worka', 'worki', 'worków'), feminine: false },
  crossbow: { .../* @__PURE__ */ thing('kusza', 'kuszę', 'kuszy', 'kusze', 'kusz'), feminine: true },
  hammer: { .../* @__PURE__ */ thing('młotek', 'młotek', 'młotka', 'młotki', 'młotków'), feminine: false },
  sword: { .../* @__PURE__ */ thing('miecz', 'miecz', 'miecza', 'miecze', 'mieczy'), feminine: false },
  tea: { .../* @__PURE__ */ thing('herbata', 'herbatę', 'herbaty', 'herbaty', 'herbat'), feminine: true },
  coins: {
    .../* @__PURE__ */ thing('stos monet', 'stos monet', 'stosu monet', 'stosy monet', 'stosów monet'),
    feminine: false,
  },
  torch: { .../* @__PURE__ */ thing('pochodnia', 'pochodnię', 'pochodni', 'pochodnie', 'pochodni'), feminine: true },
}

/** The ending of an adjective of an item. */
export const ending = (item: Item): string => (items[item].feminine ? 'a' : 'y')
/** The same of an object. */
export const objectEnding = (item: Item): string => (items[item].feminine ? 'ą' : 'y')

/** Adjectives of suits with a feminine noun: a clearing, a card, a base. */
interface Adjective {
  readonly nominative: string
  readonly genitive: string
  readonly accusative: string
  /** The genitive of the plural. */
  readonly many: string
}

export const suitAdjectives: Readonly<Record<ClearingSuit | 'bird', Adjective>> = {
  fox: { nominative: 'lisia', genitive: 'lisiej', accusative: 'lisią', many: 'lisich' },
  rabbit: { nominative: 'królicza', genitive: 'króliczej', accusative: 'króliczą', many: 'króliczych' },
  mouse: { nominative: 'mysia', genitive: 'mysiej', accusative: 'mysią', many: 'mysich' },
  bird: { nominative: 'ptasia', genitive: 'ptasiej', accusative: 'ptasią', many: 'ptasich' },
}
