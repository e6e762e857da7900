import { capital } from '../../toolkit/capital'
import type { Event } from '../rules/event'
import type { Exhausting, InClearing } from '../rules/factions/vagabond/sentences'
import type { Character, Item, Seat } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import type { Names } from '../words/scene'
import { ending, items, left, objectEnding, pieces, suitAdjectives } from './forms'
import {
  anItem,
  aPiece,
  byClearing,
  cardName,
  characterNames,
  clearing,
  Does,
  does,
  first,
  fromClearing,
  itemName,
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

/** As in `miecz (odkryty)`, `kuszę (uszkodzoną, wyczerpaną)`. */
const lying = (item: Item, up: boolean, damaged: boolean): string =>
  `${anItem(item)} (${sides(objectEnding(item), up, damaged)})`

const sides = (ends: string, up: boolean, damaged: boolean): string =>
  `${damaged ? `uszkodzon${ends}, ` : ''}${up ? 'odkryt' : 'wyczerpan'}${ends}`

/** What happens to an item. */
const happens: Readonly<Record<Extract<Event, { type: 'item' }>['how'], readonly [one: string, many: string]>> = {
  gained: ['zyskuje', 'zyskują'],
  exhausted: ['wyczerpuje', 'wyczerpują'],
  refreshed: ['odkrywa', 'odkrywają'],
  damaged: ['uszkadza', 'uszkadzają'],
  repaired: ['naprawia', 'naprawiają'],
  removed: ['usuwa z gry', 'usuwają z gry'],
  scorched: ['zostawia na polanie', 'zostawiają na polanie'],
}

/** Special actions in a list of choices; characters without one have no line. */
export const characterActions: Readonly<Partial<Record<Character, string>>> = {
  thief: 'Kradzież: weź losową kartę gracza z tej polany (pochodnia).',
  tinker: 'Dniówka: weź kartę o tym symbolu ze stosu kart odrzuconych (pochodnia).',
  ranger: 'Kryjówka: napraw trzy przedmioty i zakończ Dzień (pochodnia).',
  vagrant: 'Namowa: zainicjuj walkę dwóch innych graczy na tej polanie (pochodnia).',
  scoundrel: 'Spalona Ziemia: zostaw tu pochodnię i usuń wszystkie komponenty przeciwników (pochodnia).',
  harrier: 'Szybowanie na dowolną polanę (pochodnia).',
}

/** What an act of its turn is. */
export const vagabondActs: Readonly<Record<string, string>> = {
  move: 'Ruch (but; jeszcze jeden na polanę z wojownikami Wroga).',
  battle: 'Walka (miecz).',
  explore: 'Eksploracja Ruin na tej polanie (pochodnia).',
  aid: 'Pomoc graczowi na tej polanie (dowolny przedmiot i karta).',
  quest: 'Ukończ Misję.',
  strike: 'Cios w komponent na tej polanie (kusza).',
  repair: 'Napraw przedmiot (młotek).',
}

/** Actions that exhaust an item. */
const exhausting: Readonly<Record<Exhausting, string>> = {
  move: 'ruch',
  battle: 'walka',
  explore: 'Eksploracja',
  strike: 'Cios',
  repair: 'Naprawa',
  special: 'akcja specjalna',
}

/** What is missing in a forest. */
const inForest: Readonly<Record<InClearing, string>> = {
  battle: 'nie ma tam z kim walczyć',
  explore: 'nie ma tam Ruin',
  aid: 'nie ma tam komu pomóc',
  quest: 'żadna Misja nie pasuje do lasu',
  strike: 'nie ma tam komu zadać Ciosu',
  craft: 'młotki nie mają tam symbolu',
}

/** What a faction has become to the Vagabond at the ends of the chart. */
const standing: Readonly<Record<number, string>> = { [-1]: 'Wrogiem', 3: 'Sojusznikiem' }

const pawnOf = (names: Names | null, seat: Seat): string => `Pionek ${whose(names, seat)}`

/** Of the Vagabond. */
export const vagabond = {
  actions: {
    character: ({ character }) => `Twoja postać to ${characterNames[character]}.`,
    'start-in': ({ forest }) => `Zacznij w lesie ${forest}.`,
    refresh: ({ item, damaged }) => `Odkryj ${anItem(item)}${damaged ? ` (uszkodzon${objectEnding(item)})` : ''}.`,
    slip: ({ forest }) => `Zakradnij się do lasu ${forest}.`,
    along: ({ ally }, _task, scene) =>
      ally === null ? 'Rusz bez Sojusznika.' : `Weź ze sobą wojowników ${whose(scene, ally)}.`,
    repair: ({ item, up }) => `Napraw ${lying(item, up, true)}.`,
    aid: ({ seat }, _task, scene) => `Pomóż ${toWhom(scene, seat)}.`,
    exhaust: ({ item }) => `Wyczerp ${anItem(item)}.`,
    take: ({ item }) => `Weź ${anItem(item)}.`,
    explore: ({ item }) =>
      item === null ? 'Nie bierz nic: masz już takie przedmioty z Ruin.' : `Weź ${anItem(item)}.`,
    quest: ({ quest }) => `Ukończ Misję ${questName(quest)}.`,
    improvise: ({ item, for: missing }) =>
      `Użyj ${items[item].genitive} zamiast ${items[missing].genitive} i uszkodź ${items[item].feminine ? 'ją' : 'go'}.`,
    'as-listed': 'Użyj przedmiotów, których wymaga Misja.',
    reward: ({ take }) =>
      take === 'cards' ? 'Dobierz dwie karty.' : 'Otrzymaj punkt za każdą ukończoną Misję o tym symbolu.',
    strike: ({ seat }, _task, scene) => `Zadaj Cios ${toWhom(scene, seat)}.`,
    'strike-piece': ({ piece, treetop }) => `Usuń ${aPiece(piece)}${treetop ? ' z Prastarego Wierzchołka' : ''}.`,
    labor: ({ card }) => `Weź kartę ${cardName(card)} ze stosu kart odrzuconych.`,
    glide: ({ at }, _task, scene) => `Szybuj ${toClearing(scene, at)}.`,
    damage: ({ item, up }) => `Uszkodź ${lying(item, up, false)}.`,
    'lose-ally': 'Niech obrażenie przyjmie wojownik Sojusznika.',
    drop: ({ item, up, damaged }) => `Usuń z gry ${lying(item, up, damaged)}.`,
    enlist({ yes }, task, scene) {
      const arbiter = task?.do === 'enlist' ? task.arbiter : null
      return yes
        ? `Zwerbuj ${arbiter ? whom(scene, arbiter) : 'Rozjemcę'} w zamian za punkt.`
        : `Nie werbuj ${arbiter ? whose(scene, arbiter) : 'Rozjemcy'}.`
    },
  },
  details: {
    refresh: ({ left: count }) => left(count),
    along: ({ from, to }, scene) => `${fromClearing(scene, from)} ${toClearing(scene, to)}`,
    'along-count': ({ ally }, scene) => `wojownicy ${whose(scene, ally)}`,
    repair: ({ left: count }) => left(count),
    'aid-item': ({ to }, scene) => `na Pomoc ${toWhom(scene, to)}`,
    'aid-card': ({ to }, scene) => `na Pomoc ${toWhom(scene, to)}`,
    'aid-take': ({ to }, scene) => `od ${whose(scene, to)}`,
    improvise: ({ quest }) => questName(quest),
    reward: ({ quest }) => questName(quest),
    'strike-piece': ({ whom: other }, scene) => `komponenty ${whose(scene, other)}`,
    'instigate-against': ({ attacker }, scene) => `przeciw ${toWhom(scene, attacker)}`,
    damage: ({ left: count }) => left(count),
    'take-items': ({ left: count }) => left(count),
  },
  asks: {
    'vagabond-daylight': ' o akcji',
    repair: ', który przedmiot naprawić',
    character: ' o postaci',
    forest: ', w którym lesie zaczyna pionek',
    strike: ', komu zadać Cios',
    'strike-piece': ', w który komponent trafia Cios',
    roam: ', dokąd rusza pionek',
    along: ', który Sojusznik rusza z pionkiem',
    'along-count': ', ilu wojowników rusza z pionkiem',
    refresh: ', który przedmiot odkryć',
    quest: ' o Misji',
    improvise: ', który przedmiot zastępuje inny',
    reward: ' o nagrodzie',
    damage: ', który przedmiot uszkodzić',
    'take-items': ', który przedmiot uszkodzić',
    explore: ', który przedmiot wziąć',
    slip: ' o Zakradaniu się',
    rest: ' o odpoczynku',
    'item-limit': ', który przedmiot usunąć',
    steal: ', komu ukraść kartę',
    'day-labor': ', którą kartę wziąć',
    instigate: ', kto atakuje',
    'instigate-against': ', kto się broni',
    glide: ', dokąd szybować',
    aid: ', komu pomóc',
    'aid-item': ', który przedmiot wyczerpać',
    'aid-card': ', którą kartę oddać',
    'aid-take': ', który przedmiot wziąć',
    aided: ' o Relacji',
  },
  questions: {
    character: 'Wybierz postać.',
    'vagabond-daylight': 'Wybierz akcję.',
    quest: 'Wybierz Misję.',
    reward: 'Wybierz nagrodę.',
  },
  events: {
    character: ({ seat, character }, names) =>
      `${first(names, seat, who(names, seat))} to ${characterNames[character]}.`,
    item: ({ seat, item, how }, names) =>
      `${Does(names, seat, ...happens[how])} ${anItem(item)}${how === 'scorched' ? ': niczego już się tam nie rozmieszcza ani nie przemieszcza' : ''}.`,
    relation({ seat, with: other, space }, names) {
      const is = Object.hasOwn(standing, space) && standing[space]
      return is
        ? `${Does(names, other, 'jest', 'są')} teraz ${is} ${whose(names, seat)}.`
        : `Relacja ${whose(names, seat)} ${withPlayer(names, other)} to teraz „${relation(space)}”.`
    },
    quest: ({ seat, quest }, names) => `${Does(names, seat, 'kończy', 'kończą')} Misję ${questName(quest)}.`,
    'ruin-removed': ({ at }, names) => `Ruiny znikają ${fromClearing(names, at)}.`,
    pawn: ({ seat, clearing: at, forest, ferry }, names) =>
      `${Does(names, seat, 'przechodzi', 'przechodzą')} ${forest === null ? toClearing(names, at) : `do lasu ${forest}`}${ferry ? ' Promem' : ''}.`,
  },
  reasons: {
    'ROOT-9.2.9.1.2': 'za lepszą Relację',
    'ROOT-9.2.9.2.1': 'za Pomoc Sojusznikowi',
    'ROOT-9.2.9.3.1a': 'za Niesławę',
    'ROOT-9.5.3a': 'za zbadane Ruiny',
    'ROOT-9.5.5c': 'za Misje o tym symbolu',
    'ROOT-D.5.2b': 'za zwerbowanie',
  },
  refusals: {
    'no-way.pawn': ({ seat }, names) =>
      `Z pionkiem ${whose(names, seat)} nie sąsiaduje żadna polana, na którą można wejść.`,
    'no-second-boot.around': ({ seat }, names) =>
      `Na wszystkich sąsiednich polanach są wojownicy Wrogów, a ${does(names, seat, 'nie ma', 'nie mają')} na nie drugiego buta.`,
    'no-ruin': ({ at }, names) => `${capital(onClearing(names, at))} nie ma Ruin.`,
    'no-item-ready.aid': ({ seat }, names) =>
      `${Does(names, seat, 'nie ma', 'nie mają')} odkrytego i nieuszkodzonego przedmiotu do wyczerpania.`,
    'no-card.aid': ({ seat, suit, at }, names) =>
      `${Does(names, seat, 'nie ma', 'nie mają')} karty, która pasuje do ${suitAdjectives[suit].genitive} polany ${at}.`,
    'no-item-ready.quests': ({ seat, suit }, names) =>
      `${Does(names, seat, 'nie ma', 'nie mają')} obu przedmiotów na ${suitAdjectives[suit].accusative} Misję, odkrytych i nieuszkodzonych.`,
    'no-quest': ({ at, suit }) => `Żadna odkryta Misja nie ma symbolu polany ${at}: ${suitNames[suit]}.`,
    pawn: 'Pionkowi nie można zadać Ciosu.',
    'nothing-damaged': ({ seat }, names) => `${Does(names, seat, 'nie ma', 'nie mają')} uszkodzonego przedmiotu.`,
    'wrong-suit.hammers': ({ card, own, suit }) =>
      `Karta ${cardName(card)} wymaga symbolu ${ofSuit[own]}, a na tej polanie każdy młotek ma symbol ${ofSuit[suit]}.`,
    'no-item-ready.hammers': ({ card, cost, ready }) =>
      `Koszt karty ${cardName(card)} to ${cost}; odkryte młotki: ${ready || 'brak'}.`,
    taken: ({ character }) => `Postacią drugiego Włóczęgi jest już ${characterNames[character]}.`,
    'no-such-forest': ({ forest }) => `Na tej mapie nie ma lasu ${forest}.`,
    'own-seat.strike': ({ seat }, names) => `${Does(names, seat, 'nie może', 'nie mogą')} zadać Ciosu sobie.`,
    'partner.strike': ({ seat, other }, names) =>
      `${first(names, seat, who(names, seat))} i ${who(names, other)} są w koalicji.`,
    'nobody-there.piece': ({ seat, at }, names) =>
      `${Does(names, seat, 'nie ma', 'nie mają')} komponentu ${onClearing(names, at)}.`,
    'warriors-first': ({ seat, at }, names) =>
      `${capital(onClearing(names, at))} jest wojownik ${whose(names, seat)}, który pierwszy przyjmuje Cios.`,
    'no-such-piece.strike': ({ seat, piece, at }, names) =>
      `${capital(onClearing(names, at))} nie ma ${pieces[piece].genitive} ${whose(names, seat)}.`,
    'no-such-quest': ({ quest }) => `Nie ma Misji ${quest}.`,
    'not-open': ({ quest }) => `Misja ${questName(quest)} nie leży odkryta obok mapy.`,
    'wrong-suit.quest': ({ quest, suit, at }, names) =>
      `Misja ${questName(quest)} ma symbol ${ofSuit[suit]}, a ${clearing(names, at)} ma inny.`,
    'no-item-ready.quest': ({ quest, first: one, second: other, seat }, names) =>
      `Misja ${questName(quest)} wymaga dwóch przedmiotów: ${itemName(one)} i ${itemName(other)}; ${does(names, seat, 'nie ma', 'nie mają')} obu odkrytych.`,
    'not-listed': ({ quest, item }) => `Misja ${questName(quest)} nie wymaga ${items[item].genitive}.`,
    'no-item-ready.improvise': ({ item, missing }) =>
      `Jeśli ${itemName(item)} zastąpi ${anItem(missing)}, brakuje drugiego przedmiotu.`,
    'no-ally': 'Nie ma już wojownika Sojusznika, który walczy razem i mógłby przyjąć obrażenie.',
    'must-take': 'Trzeba wziąć jeden z przedmiotów, skoro można.',
    'has-one': ({ seat, item }, names) => `U ${whose(names, seat)} jest już ${itemName(item)} z literą „R”.`,
    'no-such-item.ruin': ({ item }) => `Pod tymi Ruinami nie ma ${items[item].genitive}.`,
    'on-track': ({ item }) => `${capital(itemName(item))} leży na swoim torze i nie wlicza się do limitu.`,
    'ferry-elsewhere.forest': 'Prom nikogo nie zabiera z lasu.',
    'not-adjacent.forest': ({ forest, at }, names) => `Las ${forest} nie styka się z ${byClearing(names, at)}.`,
    'no-second-boot.clearing': ({ at, seat }, names) =>
      `${capital(onClearing(names, at))} są wojownicy Wroga: wejście tam wymaga o jeden but więcej, niż ${does(names, seat, 'ma', 'mają')}.`,
    'no-forest': 'Ruch nie prowadzi do lasu; do tego służy Zakradanie się o Świcie.',
    'same-forest': ({ seat, forest }, names) => `${pawnOf(names, seat)} jest już w lesie ${forest}.`,
    'not-allied': ({ other, seat }, names) =>
      `${first(names, other, who(names, other))} to nie Sojusznik ${whose(names, seat)}.`,
    'own-hand': ({ seat }, names) => `${Does(names, seat, 'nie może', 'nie mogą')} okraść siebie.`,
    'empty-hand.player': ({ seat }, names) => `${Does(names, seat, 'nie ma', 'nie mają')} kart na ręce.`,
    'nobody-there.others': ({ at }, names) => `${capital(onClearing(names, at))} nie ma komponentów innych graczy.`,
    'empty-hand.clearing': ({ at }, names) => `Nikt ${onClearing(names, at)} nie ma kart na ręce.`,
    'no-card.pile': ({ suit, at }) =>
      `Żadna karta ze stosu kart odrzuconych nie pasuje do ${suitAdjectives[suit].genitive} polany ${at}.`,
    'not-discarded.beside': ({ card }) => `Karta ${cardName(card)} leży obok mapy, a nie na stosie kart odrzuconych.`,
    'not-discarded.pile': ({ card }) => `Karty ${cardName(card)} nie ma na stosie kart odrzuconych.`,
    'wrong-suit.match': ({ card, suit, at }) =>
      `Karta ${cardName(card)} nie pasuje do ${suitAdjectives[suit].genitive} polany ${at}.`,
    'same-clearing.pawn': ({ seat, at }, names) => `${pawnOf(names, seat)} jest już ${onClearing(names, at)}.`,
    'no-fighter': ({ seat, at }, names) =>
      `${Does(names, seat, 'nie ma', 'nie mają')} ani wojownika, ani pionka ${onClearing(names, at)}.`,
    'nobody-there.enemy-of': ({ seat, at }, names) =>
      `Żaden przeciwnik ${whose(names, seat)} nie ma komponentu ${onClearing(names, at)}.`,
    'own-piece': ({ seat }, names) => `${Does(names, seat, 'nie może', 'nie mogą')} walczyć ze sobą.`,
    'partner.battle': ({ seat, other }, names) =>
      `${first(names, seat, who(names, seat))} i ${who(names, other)} są w koalicji i nie mogą ze sobą walczyć.`,
    'nobody-there.two': 'Na tej polanie nie ma dwóch przeciwników, z których jeden miałby wojownika albo pionek.',
    'scorched.again': ({ at }, names) =>
      `${capital(onClearing(names, at))} jest już Spalona Ziemia: niczego tam nie można rozmieścić.`,
    'keep.torch': ({ at }, names) =>
      `${capital(onClearing(names, at))} stoi Twierdza: nie można tam zostawić pochodni.`,
    'no-special': ({ character }) => `${characterNames[character]} nie ma akcji specjalnej za pochodnię.`,
    'in-forest.special': ({ seat }, names) => `${pawnOf(names, seat)} jest w lesie, a akcja specjalna wymaga polany.`,
    exhausted: ({ item, seat }, names) =>
      `${capital(itemName(item))} ${whose(names, seat)} jest już wyczerpan${ending(item)}.`,
    damaged: ({ item, seat }, names) =>
      `${capital(itemName(item))} ${whose(names, seat)} jest uszkodzon${ending(item)}, a uszkodzonego przedmiotu nie można wyczerpać.`,
    'no-such-item.any': ({ seat, item }, names) =>
      `${Does(names, seat, 'nie ma', 'nie mają')} ${items[item].genitive}.`,
    'own-seat.aid': ({ seat }, names) => `${Does(names, seat, 'nie może', 'nie mogą')} pomóc sobie.`,
    'no-such-item.box': ({ seat, item }, names) =>
      `Na polu Przekutych Przedmiotów ${whose(names, seat)} nie ma ${items[item].genitive}.`,
    'no-item-ready.act': ({ seat, item, act }, names) =>
      `${Does(names, seat, 'nie ma', 'nie mają')} ${items[item].genitive} do wyczerpania, a wymaga tego ${exhausting[act]}.`,
    'in-forest.act': ({ seat, act }, names) => `${pawnOf(names, seat)} jest w lesie: ${inForest[act]}.`,
    'nobody-there.no-enemy': ({ at }, names) => `${capital(onClearing(names, at))} nie ma komponentów przeciwnika.`,
    'nobody-there.no-player': ({ at }, names) =>
      `${capital(onClearing(names, at))} nie ma komponentów żadnego innego gracza.`,
    'no-such-act.vagabond': ({ act }) => `Włóczęga nie zna akcji „${act}”.`,
    'not-adjacent.forests': ({ forest, from }) => `Las ${forest} nie sąsiaduje z lasem ${from}.`,
    'no-such-item.lying': ({ seat, item, state, face }, names) =>
      `${Does(names, seat, 'nie ma', 'nie mają')} takiego przedmiotu: ${itemName(item)} (${state === 'damaged' ? '' : 'bez uszkodzeń, '}${sides(ending(item), face === 'up', state === 'damaged')}).`,
  },
} as const satisfies PartWords
