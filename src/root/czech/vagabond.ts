import { capital } from '../../toolkit/capital'
import type { Event } from '../rules/event'
import type { Exhausting, InClearing } from '../rules/factions/vagabond/sentences'
import type { Character, Item, Seat } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import type { Names } from '../words/scene'
import { items, left, objectEnding, suitAdjectives, toSuit } from './forms'
import {
  anItem,
  aPiece,
  cardName,
  characterNames,
  clearing,
  Does,
  does,
  first,
  fromClearing,
  HasNo,
  itemName,
  ofClearing,
  ofSuit,
  onClearing,
  questName,
  relation,
  suitNames,
  toClearing,
  toWhom,
  who,
  whom,
  whose,
  withPlayer,
} from './names'

/** As in `meč (připravený)`, `brašnu (poškozenou, vyčerpanou)`. */
const lying = (item: Item, up: boolean, damaged: boolean): string =>
  `${anItem(item)} (${sides(objectEnding(item), up, damaged)})`

const sides = (ending: string, up: boolean, damaged: boolean): string =>
  `${damaged ? `poškozen${ending}, ` : ''}${up ? 'připraven' : 'vyčerpan'}${ending}`

/** What happens to an item. */
const happens: Readonly<Record<Extract<Event, { type: 'item' }>['how'], readonly [one: string, many: string]>> = {
  gained: ['získává', 'získávají'],
  exhausted: ['vyčerpává', 'vyčerpávají'],
  refreshed: ['osvěžuje', 'osvěžují'],
  damaged: ['poškozuje', 'poškozují'],
  repaired: ['opravuje', 'opravují'],
  removed: ['odstraňuje ze hry', 'odstraňují ze hry'],
  scorched: ['nechává na mýtině', 'nechávají na mýtině'],
}

/** Special actions in a list of choices; characters without one have no line. */
export const characterActions: Readonly<Partial<Record<Character, string>>> = {
  thief: 'Krádež: vezmi náhodnou kartu hráči na této mýtině (pochodeň).',
  tinker: 'Denní práce: vezmi z odhazovací hromádky kartu tohoto symbolu (pochodeň).',
  ranger: 'Úkryt: oprav tři předměty a ukonči Den (pochodeň).',
  vagrant: 'Poštvání: vyvolej boj dvou jiných hráčů na této mýtině (pochodeň).',
  scoundrel: 'Spálená země: nech tu pochodeň a odstraň všechny komponenty nepřátel (pochodeň).',
  harrier: 'Plachtění na libovolnou mýtinu (pochodeň).',
}

/** What an act of its turn is. */
export const vagabondActs: Readonly<Record<string, string>> = {
  move: 'Přesun (bota; o jednu víc na mýtinu s bojovníky Nepřítele).',
  battle: 'Boj (meč).',
  explore: 'Průzkum ruiny na této mýtině (pochodeň).',
  aid: 'Pomoc hráči na této mýtině (libovolný předmět a karta).',
  quest: 'Splň úkol.',
  strike: 'Úder na komponent na této mýtině (kuše).',
  repair: 'Oprav předmět (kladivo).',
}

/** Actions that exhaust an item. */
const exhausting: Readonly<Record<Exhausting, string>> = {
  move: 'přesun',
  battle: 'boj',
  explore: 'průzkum',
  strike: 'úder',
  repair: 'oprava',
  special: 'zvláštní akce',
}

/** What is missing in a forest. */
const inForest: Readonly<Record<InClearing, string>> = {
  battle: 'není tam s kým bojovat',
  explore: 'není tam ruina',
  aid: 'není tam komu pomoci',
  quest: 'žádný úkol se nehodí k lesu',
  strike: 'není tam komu zasadit úder',
  craft: 'kladiva tam nemají symbol',
}

/** What a faction has become to the Vagabond at the ends of the chart. */
const standing: Readonly<Record<number, string>> = { [-1]: 'Nepřítelem', 3: 'Spojencem' }

const pawnOf = (names: Names | null, seat: Seat): string => `Figurka ${whose(names, seat)}`

/** Of the Vagabond. */
export const vagabond = {
  actions: {
    character: ({ character }) => `Tvou postavou je ${characterNames[character]}.`,
    'start-in': ({ forest }) => `Začni v lese ${forest}.`,
    refresh: ({ item, damaged }) => `Osvěž ${anItem(item)}${damaged ? ` (poškozen${objectEnding(item)})` : ''}.`,
    slip: ({ forest }) => `Proklouzni do lesa ${forest}.`,
    along: ({ ally }, _task, scene) =>
      ally === null ? 'Přesuň se bez Spojence.' : `Vezmi s sebou bojovníky ${whose(scene, ally)}.`,
    repair: ({ item, up }) => `Oprav ${lying(item, up, true)}.`,
    aid: ({ seat }, _task, scene) => `Pomoz ${toWhom(scene, seat)}.`,
    exhaust: ({ item }) => `Vyčerpej ${anItem(item)}.`,
    take: ({ item }) => `Vezmi ${anItem(item)}.`,
    explore: ({ item }) => (item === null ? 'Neber nic: takové předměty z ruin už máš.' : `Vezmi ${anItem(item)}.`),
    quest: ({ quest }) => `Splň úkol ${questName(quest)}.`,
    improvise: ({ item, for: missing }) => `Místo ${items[missing].genitive} použij ${anItem(item)}; tím se poškodí.`,
    'as-listed': 'Použij předměty, které úkol žádá.',
    reward: ({ take }) =>
      take === 'cards' ? 'Dober si dvě karty.' : 'Získej bod za každý splněný úkol tohoto symbolu.',
    strike: ({ seat }, _task, scene) => `Zasaď úder ${toWhom(scene, seat)}.`,
    'strike-piece': ({ piece, treetop }) => `Odstraň ${aPiece(piece)}${treetop ? ' z Prastaré koruny' : ''}.`,
    labor: ({ card }) => `Vezmi kartu ${cardName(card)} z odhazovací hromádky.`,
    glide: ({ at }, _task, scene) => `Plachti ${toClearing(scene, at)}.`,
    damage: ({ item, up }) => `Poškoď ${lying(item, up, false)}.`,
    'lose-ally': 'Ať zásah utrpí bojovník Spojence.',
    drop: ({ item, up, damaged }) => `Odstraň ze hry ${lying(item, up, damaged)}.`,
    enlist({ yes }, task, scene) {
      const arbiter = task?.do === 'enlist' ? whom(scene, task.arbiter) : 'Smírce'
      return yes ? `Najmi za bod ${arbiter}.` : `Nenajímej ${arbiter}.`
    },
  },
  details: {
    refresh: ({ left: count }) => left(count),
    along: ({ from, to }, scene) => `${fromClearing(scene, from)} ${toClearing(scene, to)}`,
    'along-count': ({ ally }, scene) => `bojovníci ${whose(scene, ally)}`,
    repair: ({ left: count }) => left(count),
    'aid-item': ({ to }, scene) => `na pomoc ${toWhom(scene, to)}`,
    'aid-card': ({ to }, scene) => `na pomoc ${toWhom(scene, to)}`,
    'aid-take': ({ to }, scene) => `od ${whose(scene, to)}`,
    improvise: ({ quest }) => questName(quest),
    reward: ({ quest }) => questName(quest),
    'strike-piece': ({ whom: other }, scene) => `komponenty ${whose(scene, other)}`,
    'instigate-against': ({ attacker }, scene) => `proti ${toWhom(scene, attacker)}`,
    damage: ({ left: count }) => left(count),
    'take-items': ({ left: count }) => left(count),
  },
  asks: {
    'vagabond-daylight': ' o akci',
    repair: ', který předmět opravit',
    character: ' o postavě',
    forest: ', ve kterém lese začít',
    strike: ', komu zasadit úder',
    'strike-piece': ', který komponent úder zasáhne',
    roam: ', kam přesunout figurku',
    along: ', který Spojenec půjde s figurkou',
    'along-count': ', kolik bojovníků půjde s figurkou',
    refresh: ', který předmět osvěžit',
    quest: ' o úkolu',
    improvise: ', který předmět nahradí jiný',
    reward: ' o odměně',
    damage: ', který předmět poškodit',
    'take-items': ', který předmět poškodit',
    explore: ', který předmět vzít',
    slip: ' o proklouznutí',
    rest: ' o odpočinku',
    'item-limit': ', který předmět odstranit',
    steal: ', komu ukrást kartu',
    'day-labor': ', kterou kartu vzít',
    instigate: ', kdo útočí',
    'instigate-against': ', kdo se brání',
    glide: ', kam plachtit',
    aid: ', komu pomoci',
    'aid-item': ', který předmět vyčerpat',
    'aid-card': ', kterou kartu dát',
    'aid-take': ', který předmět vzít',
    aided: ' o vztahu',
  },
  questions: {
    character: 'Vyber postavu.',
    'vagabond-daylight': 'Vyber akci.',
    quest: 'Vyber úkol.',
    reward: 'Vyber odměnu.',
    enlist: 'Najmout Smírce?',
  },
  events: {
    character: ({ seat, character }, names) =>
      `${first(names, seat, who(names, seat))} je ${characterNames[character]}.`,
    item: ({ seat, item, how }, names) =>
      `${Does(names, seat, ...happens[how])} ${anItem(item)}${how === 'scorched' ? ': nic se tam už neumisťuje ani nepřesouvá' : ''}.`,
    relation({ seat, with: other, space }, names) {
      const is = Object.hasOwn(standing, space) && standing[space]
      return is
        ? `${Does(names, other, 'je', 'jsou')} teď ${is} ${whose(names, seat)}.`
        : `Vztah ${whose(names, seat)} ${withPlayer(names, other)} je teď „${relation(space)}“.`
    },
    quest: ({ seat, quest }, names) => `${Does(names, seat, 'plní', 'plní')} úkol ${questName(quest)}.`,
    'ruin-removed': ({ at }, names) => `Ruina mizí ${fromClearing(names, at)}.`,
    pawn: ({ seat, clearing: at, forest, ferry }, names) =>
      `${Does(names, seat, 'přechází', 'přecházejí')} ${forest === null ? toClearing(names, at) : `do lesa ${forest}`}${ferry ? ' Přívozem' : ''}.`,
  },
  reasons: {
    'ROOT-9.2.9.1.2': 'za lepší vztah',
    'ROOT-9.2.9.2.1': 'za pomoc Spojenci',
    'ROOT-9.2.9.3.1a': 'za zlou pověst',
    'ROOT-9.5.3a': 'za prozkoumanou ruinu',
    'ROOT-9.5.5c': 'za úkoly tohoto symbolu',
    'ROOT-D.5.2b': 'za najmutí',
  },
  refusals: {
    'no-way.pawn': ({ seat }, names) =>
      `S figurkou ${whose(names, seat)} nesousedí žádná mýtina, na kterou lze vstoupit.`,
    'no-second-boot.around': ({ seat }, names) =>
      `Na všech sousedních mýtinách jsou bojovníci Nepřátel a ${does(names, seat, 'na ně nemá', 'na ně nemají')} druhou botu.`,
    'no-ruin': ({ at }, names) => `${capital(onClearing(names, at))} není ruina.`,
    'no-item-ready.aid': ({ seat }, names) =>
      `${HasNo(names, seat)} k vyčerpání žádný připravený a nepoškozený předmět.`,
    'no-card.aid': ({ seat, suit, at }, names) =>
      `${HasNo(names, seat)} kartu, která se hodí ${toSuit(suit)} mýtině ${at}.`,
    'no-item-ready.quests': ({ seat, suit }, names) =>
      `${HasNo(names, seat)} připravené a nepoškozené oba předměty pro ${suitAdjectives[suit]} úkol.`,
    'no-quest': ({ at, suit }) => `Žádný odkrytý úkol nemá symbol mýtiny ${at}: ${suitNames[suit]}.`,
    pawn: 'Figurce nelze zasadit úder.',
    'nothing-damaged': ({ seat }, names) => `${HasNo(names, seat)} žádný poškozený předmět.`,
    'wrong-suit.hammers': ({ card, own, suit }) =>
      `Karta ${cardName(card)} vyžaduje symbol ${ofSuit[own]} a na této mýtině má každé kladivo symbol ${ofSuit[suit]}.`,
    'no-item-ready.hammers': ({ card, cost, ready }) =>
      `Cena karty ${cardName(card)} je ${cost}; připravená kladiva: ${ready || 'žádná'}.`,
    taken: ({ character }) => `Postavu ${characterNames[character]} už hraje druhý Tulák.`,
    'no-such-forest': ({ forest }) => `Na této mapě není les ${forest}.`,
    'own-seat.strike': ({ seat }, names) => `${Does(names, seat, 'nemůže', 'nemohou')} zasadit úder sobě.`,
    'partner.strike': ({ seat, other }, names) =>
      `${first(names, seat, who(names, seat))} a ${who(names, other)} jsou v koalici.`,
    'nobody-there.piece': ({ seat, at }, names) => `${HasNo(names, seat)} žádný komponent ${onClearing(names, at)}.`,
    'warriors-first': ({ seat, at }, names) =>
      `${capital(onClearing(names, at))} je bojovník ${whose(names, seat)}, který úder utrpí první.`,
    'no-such-piece.strike': ({ seat, piece, at }, names) =>
      `${HasNo(names, seat)} ${onClearing(names, at)} ${aPiece(piece)}.`,
    'no-such-quest': ({ quest }) => `Úkol ${quest} neexistuje.`,
    'not-open': ({ quest }) => `Úkol ${questName(quest)} neleží odkrytý vedle mapy.`,
    'wrong-suit.quest': ({ quest, suit, at }, names) =>
      `Úkol ${questName(quest)} má symbol ${ofSuit[suit]}, ${clearing(names, at)} má jiný.`,
    'no-item-ready.quest': ({ quest, first: one, second: other, seat }, names) =>
      `Úkol ${questName(quest)} žádá ${anItem(one)} a ${anItem(other)} a ${does(names, seat, 'nemá', 'nemají')} obojí připravené.`,
    'not-listed': ({ quest, item }) => `Úkol ${questName(quest)} nežádá ${anItem(item)}.`,
    'no-item-ready.improvise': ({ item, missing }) =>
      `Když ${anItem(missing)} nahradí ${itemName(item)}, chybí druhý předmět.`,
    'no-ally': 'Nezbývá bojovník Spojence, který bojuje po boku a mohl by zásah utrpět.',
    'must-take': 'Jeden z předmětů je nutné vzít, když to lze.',
    'has-one': ({ seat, item }, names) => `${Does(names, seat, 'už má', 'už mají')} ${anItem(item)} s písmenem „R“.`,
    'no-such-item.ruin': ({ item }) => `Pod touto ruinou není ${itemName(item)}.`,
    'on-track': ({ item }) => `${capital(itemName(item))} leží na své stupnici a do limitu se nepočítá.`,
    'ferry-elsewhere.forest': 'Přívoz z lesa nikoho nepřeváží.',
    'not-adjacent.forest': ({ forest, at }, names) => `Les ${forest} se nedotýká ${ofClearing(names, at)}.`,
    'no-second-boot.clearing': ({ at, seat }, names) =>
      `${capital(onClearing(names, at))} jsou bojovníci Nepřítele: přesun tam stojí o botu víc, než kolik ${does(names, seat, 'má', 'mají')}.`,
    'no-forest': 'Přesun nevede do lesa; k tomu slouží proklouznutí při Rozbřesku.',
    'same-forest': ({ seat, forest }, names) => `${pawnOf(names, seat)} už je v lese ${forest}.`,
    'not-allied': ({ other, seat }, names) =>
      `${Does(names, other, 'není', 'nejsou')} Spojencem ${whose(names, seat)}.`,
    'own-hand': ({ seat }, names) => `${Does(names, seat, 'nemůže', 'nemohou')} okrást sebe.`,
    'empty-hand.player': ({ seat }, names) => `${HasNo(names, seat)} v ruce žádné karty.`,
    'nobody-there.others': ({ at }, names) => `Žádný jiný hráč nemá komponent ${onClearing(names, at)}.`,
    'empty-hand.clearing': ({ at }, names) => `Nikdo ${onClearing(names, at)} nemá v ruce karty.`,
    'no-card.pile': ({ suit, at }) => `Žádná karta z odhazovací hromádky se nehodí ${toSuit(suit)} mýtině ${at}.`,
    'not-discarded.beside': ({ card }) => `Karta ${cardName(card)} leží vedle mapy, ne na odhazovací hromádce.`,
    'not-discarded.pile': ({ card }) => `Karta ${cardName(card)} není na odhazovací hromádce.`,
    'wrong-suit.match': ({ card, suit, at }) => `Karta ${cardName(card)} se nehodí ${toSuit(suit)} mýtině ${at}.`,
    'same-clearing.pawn': ({ seat, at }, names) => `${pawnOf(names, seat)} už je ${onClearing(names, at)}.`,
    'no-fighter': ({ seat, at }, names) => `${HasNo(names, seat)} ${onClearing(names, at)} ani bojovníka, ani figurku.`,
    'nobody-there.enemy-of': ({ seat, at }, names) =>
      `Žádný nepřítel ${whose(names, seat)} nemá komponent ${onClearing(names, at)}.`,
    'own-piece': ({ seat }, names) => `${Does(names, seat, 'nemůže', 'nemohou')} bojovat se sebou.`,
    'partner.battle': ({ seat, other }, names) =>
      `${first(names, seat, who(names, seat))} a ${who(names, other)} jsou v koalici a nemohou spolu bojovat.`,
    'nobody-there.two': 'Na této mýtině nejsou dva nepřátelé, z nichž jeden má bojovníka nebo figurku.',
    'scorched.again': ({ at }, names) => `${capital(onClearing(names, at))} už je spálená země: nic tam nelze umístit.`,
    'keep.torch': ({ at }, names) => `${capital(onClearing(names, at))} stojí tvrz: pochodeň tam nelze nechat.`,
    'no-special': ({ character }) => `${characterNames[character]} nemá zvláštní akci za pochodeň.`,
    'in-forest.special': ({ seat }, names) => `${pawnOf(names, seat)} je v lese a zvláštní akce potřebuje mýtinu.`,
    exhausted: ({ item, seat }, names) =>
      `${capital(itemName(item))} ${whose(names, seat)} už je vyčerpan${items[item].ending}.`,
    damaged: ({ item, seat }, names) =>
      `${capital(itemName(item))} ${whose(names, seat)} je poškozen${items[item].ending} a poškozený předmět nelze vyčerpat.`,
    'no-such-item.any': ({ seat, item }, names) => `${HasNo(names, seat)} ${anItem(item)}.`,
    'own-seat.aid': ({ seat }, names) => `${Does(names, seat, 'nemůže', 'nemohou')} pomoci sobě.`,
    'no-such-item.box': ({ seat, item }, names) => `${HasNo(names, seat)} na poli vyrobených předmětů ${anItem(item)}.`,
    'no-item-ready.act': ({ seat, item, act }, names) =>
      `${capital(exhausting[act])} vyžaduje připravený předmět (${itemName(item)}), a ${does(names, seat, 'takový nemá', 'takový nemají')}.`,
    'in-forest.act': ({ seat, act }, names) => `${pawnOf(names, seat)} je v lese: ${inForest[act]}.`,
    'nobody-there.no-enemy': ({ at }, names) => `${capital(onClearing(names, at))} není komponent nepřítele.`,
    'nobody-there.no-player': ({ at }, names) => `${capital(onClearing(names, at))} není komponent jiného hráče.`,
    'no-such-act.vagabond': ({ act }) => `Tulák nezná akci „${act}“.`,
    'not-adjacent.forests': ({ forest, from }) => `Les ${forest} nesousedí s lesem ${from}.`,
    'no-such-item.lying': ({ seat, item, state, face }, names) =>
      `${HasNo(names, seat)} takový předmět: ${itemName(item)} (${state === 'damaged' ? '' : 'bez poškození, '}${sides(items[item].ending, face === 'up', state === 'damaged')}).`,
  },
} as const satisfies PartWords
