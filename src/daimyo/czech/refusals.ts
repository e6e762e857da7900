import { capital } from '../../toolkit/capital'
import { boardOf } from '../rules/box'
import type { RefusalWords } from '../words/catalogue'
import { heroTitle } from '../words/titles'
import {
  amount,
  atSpace,
  bareObject,
  boardKinds,
  dieColour,
  dieLabel,
  onIsland,
  pieces,
  resourceCount,
  tile,
  tileObject,
  toSpace,
} from './forms'
import { asks } from './questions'
import { titles } from './titles'

const own = { titles }

const decide = (task: keyof typeof asks): string => `rozhodni, ${asks[task]}`

/** Why something is refused, to the one who decides. */
export const refusals: RefusalWords = {
  'not-your-turn': 'Nejsi na tahu.',
  'not-readable': 'Akce se musí skládat z prostých dat.',
  'unknown-action': 'Tohle není akce hry Daimyo.',
  'game-over': 'Hra skončila.',
  'wrong-moment': ({ task }) => `Na to teď není čas: ${decide(task)}.`,
  'not-possible': ({ task }) => `To se tu nedá vybrat: ${decide(task)}.`,
  'not-optional': ({ task }) => `To se nedá vynechat: ${decide(task)}.`,
  'not-in-hand': ({ hero }, at) => `V ruce nemáš kartu ${heroTitle(own, at, hero)}.`,
  'no-such-hero': 'Takový hrdina neexistuje.',
  'cannot-pay': ({ count, resource }) => `Stojí to ${amount(resource, count)} a ty máš méně.`,
  'too-dear': ({ piece, short }) =>
    `${capital(pieces[piece].who)} stojí o ${resourceCount(short)} víc, než můžeš zaplatit.`,
  'none-left': ({ piece }) => `V zásobě už nemáš ${pieces[piece].none}.`,
  'not-free': ({ place }, at) => `${capital(bareObject(at, place))} je obsazené, nebo není ve hře.`,
  'no-field': 'Žádné pole pro budovu není volné.',
  'seeker-there': ({ island }) =>
    `${capital(onIsland(island))} stojí jiný hledač, takže tam tvůj první správce nemůže začít.`,
  'seeker-stays': ({ island }) => `Tvůj hledač stojí ${onIsland(island)} a musí na jiný.`,
  'once-a-move.take': 'Z tohoto ostrova už destičku máš.',
  'once-a-move.search': 'Tento ostrov už máš prohledaný.',
  'once-a-move.buy': 'Během tohoto přesunu se dá koupit jen jedna destička.',
  'not-here': ({ tile: id }) => `Tvůj hledač nestojí tam, kde leží ${tile(id)}.`,
  'cannot-search': 'K prohledání je třeba destička na ostrově a 1 kov nebo 1 kámen.',
  'tile-owned': ({ tile: id }) => `Ve skladu už máš ${tileObject(id)}.`,
  'storage-full': 'Tvůj sklad je plný obnovených relikvií.',
  'not-on-last': 'Tvůj ukazatel není na posledním poli stupnice náboru.',
  'no-such-die': ({ colour, value }) => `Na ústředním ostrově taková kostka není: ${dieLabel(colour, value)}.`,
  'no-space': ({ colour }) => `Na žádné volné pole tvé desky nelze položit ${dieColour(colour)}.`,
  'space-taken': ({ space }) => `${capital(atSpace(space))} už leží kostka.`,
  'wrong-colour': ({ space, colour }) => `${capital(toSpace(space))} nelze položit ${dieColour(colour)}.`,
  'main-done': 'Hlavní akce tohoto tahu je už provedená.',
  'main-first': 'Tah nemůžeš ukončit před hlavní akcí.',
  'used.hero': 'V tomto tahu už byl hrdina zahrán díky síle.',
  'used.ability': 'Schopnost klanu už byla v tomto tahu použita.',
  'used.tile': 'Destička na tomto poli už byla v tomto tahu použita.',
  'strength-not-met': ({ hero, strength }, at) =>
    `Žádné kostky na tvé desce nedají přesně ${strength}, sílu karty ${heroTitle(own, at, hero)}.`,
  'sum-too-low': ({ sum, needed }) =>
    `${sum > 0 ? `Součet kostek na tvé desce je ${sum}` : 'Na tvé desce není žádná kostka'}, potřebuješ ${needed}.`,
  'no-tile': 'Neleží tam žádná bonusová destička.',
  'not-opened': 'Kostka tohoto tahu tam neleží.',
  'other-kind': ({ board }, at) =>
    `Stavební desku ${boardKinds[boardOf(at, board).kind]} už máš: druhá musí být jiného druhu.`,
  'not-in-row': ({ hero }, at) => `${heroTitle(own, at, hero) || 'Ten hrdina'}: ta karta teď na trhu hrdinů není.`,
}
