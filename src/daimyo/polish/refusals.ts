import { capital } from '../../toolkit/capital'
import { boardOf } from '../rules/box'
import type { RefusalWords } from '../words/catalogue'
import { heroTitle } from '../words/titles'
import { amount, atSpace, bareObject, dieGenitive, dieLabel, onIsland, pieces, resourceCount, tile } from './forms'
import { asks } from './questions'
import { titles } from './titles'

const own = { titles }

const decide = (task: keyof typeof asks): string => `zdecyduj, ${asks[task]}`

const none = {
  governor: 'żadnego Zarządcy',
  shadow: 'żadnego Cienia',
  farm: 'żadnej Techno-Farmy',
  tower: 'żadnej Wieży Radiowej',
} as const

/** Why something is refused, to the one who decides. */
export const refusals: RefusalWords = {
  'not-your-turn': 'To nie twoja tura.',
  'not-readable': 'Akcja musi się składać ze zwykłych danych.',
  'unknown-action': 'To nie jest akcja gry Daimyo.',
  'game-over': 'Gra jest skończona.',
  'wrong-moment': ({ task }) => `Teraz nie pora na to: ${decide(task)}.`,
  'not-possible': ({ task }) => `Tego nie można tu wybrać: ${decide(task)}.`,
  'not-optional': ({ task }) => `Tego nie można pominąć: ${decide(task)}.`,
  'not-in-hand': ({ hero }, at) => `Nie masz na ręce karty ${heroTitle(own, at, hero)}.`,
  'no-such-hero': 'Nie ma takiego Bohatera.',
  'cannot-pay': ({ count, resource }) => `To kosztuje ${amount(resource, count)}, a masz mniej.`,
  'too-dear': ({ piece, short }) =>
    `${pieces[piece].who} kosztuje o ${resourceCount(short)} więcej, niż możesz zapłacić.`,
  'none-left': ({ piece }) => `Nie masz już w puli ${none[piece]}.`,
  'not-free': ({ place }, at) => `${capital(bareObject(at, place))} jest zajęte albo nie bierze udziału w grze.`,
  'no-field': 'Żadne pole na budynek nie jest wolne.',
  'seeker-there': ({ island }) =>
    `${capital(onIsland(island))} stoi inny Poszukiwacz, więc twój pierwszy Zarządca nie może tam zacząć.`,
  'seeker-stays': ({ island }) => `Twój Poszukiwacz stoi ${onIsland(island)} i musi udać się na inną.`,
  'once-a-move.take': 'Masz już kafel z tej wyspy.',
  'once-a-move.search': 'Ta wyspa jest już przez ciebie przeszukana.',
  'once-a-move.buy': 'Podczas tego ruchu można kupić tylko jeden kafel.',
  'not-here': ({ tile: id }) => `Twój Poszukiwacz nie stoi tam, gdzie leży ${tile(id)}.`,
  'cannot-search': 'Do przeszukania potrzeba kafla na wyspie oraz 1 metalu lub 1 kamienia.',
  'tile-owned': ({ tile: id }) => `Masz już w Magazynie ${tile(id)}.`,
  'storage-full': 'Twój Magazyn jest pełen Przywróconych Reliktów.',
  'not-on-last': 'Twój znacznik nie stoi na ostatnim polu toru Rekrutacji.',
  'no-such-die': ({ colour, value }) => `Na centralnej wyspie nie ma takiej kości: ${dieLabel(colour, value)}.`,
  'no-space': ({ colour }) => `Żadne wolne pole twojej planszy nie przyjmuje ${dieGenitive[colour]} kości.`,
  'space-taken': ({ space }) => `${capital(atSpace(space))} leży już kość.`,
  'wrong-colour': ({ space, colour }) => `${capital(atSpace(space))} nie można położyć ${dieGenitive[colour]} kości.`,
  'main-done': 'Akcja Główna tej tury jest już wykonana.',
  'main-first': 'Nie możesz zakończyć tury przed wykonaniem Akcji Głównej.',
  'used.hero': 'W tej turze Bohater został już zagrany dzięki sile.',
  'used.ability': 'Zdolność Klanu została już w tej turze użyta.',
  'used.tile': 'Kafel z tego pola został już w tej turze użyty.',
  'strength-not-met': ({ hero, strength }, at) =>
    `Żadne kości na twojej planszy nie dają dokładnie ${strength}, czyli siły karty ${heroTitle(own, at, hero)}.`,
  'sum-too-low': ({ sum, needed }) =>
    `${sum > 0 ? `Suma kości na twojej planszy to ${sum}` : 'Na twojej planszy nie ma kości'}, a potrzeba ${needed}.`,
  'no-tile': 'Nie leży tam kafel Akcji Dodatkowej.',
  'not-opened': 'Kość tej tury tam nie leży.',
  'other-kind': ({ board }, at) =>
    `Masz już Planszetkę Budowy ${boardOf(at, board).kind === 'farm' ? 'Techno-Farm' : 'Wież Radiowych'}: druga musi być innego rodzaju.`,
  'not-in-row': ({ hero }, at) =>
    `${heroTitle(own, at, hero) || 'Ten Bohater'}: tej karty nie ma teraz na Rynku Bohaterów.`,
}
