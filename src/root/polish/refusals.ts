import { capital } from '../../toolkit/capital'
import type { Combatant } from '../rules/battle/battle'
import type { Cost } from '../rules/card'
import type { Task } from '../rules/chapters'
import type { EffectName, Timed } from '../rules/refusals/effects'
import type { Seat } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import type { Names } from '../words/scene'
import { asks } from './asks'
import { items, pieces, points, suitAdjectives, warriors } from './forms'
import {
  between,
  byClearing,
  cardName,
  clearing,
  Does,
  does,
  effectName,
  first,
  fromClearing,
  itemName,
  ofClearing,
  ofEffect,
  ofSuit,
  onClearing,
  suitNames,
  toClearing,
  verb,
  who,
  whom,
  whose,
  withPlayer,
} from './names'

const wanted = (names: Names | null, seat: Seat, task: Task['do']): string =>
  `${does(names, seat, 'decyduje', 'decydują')}${asks[task]}`

/** When an effect is used, to end the sentence "… działa …". */
const times: Readonly<Record<Timed, string>> = {
  'birdsong.start': 'na początku Świtu',
  birdsong: 'o Świcie',
  'birdsong.end': 'na koniec Świtu',
  'daylight.start': 'na początku Dnia',
  daylight: 'za Dnia',
  'evening.start': 'na początku Wieczoru',
  evening: 'Wieczorem, przy dobieraniu kart',
  'battle.effects': 'w walce, po rzucie',
}

/** Why an effect would change nothing. */
const idle: Readonly<Record<EffectName, string>> = {
  'false-orders': 'żaden wojownik przeciwnika nie może się ruszyć',
  'propaganda-bureau': 'żadna karta z ręki nie pozwala wymienić wojownika',
  'coffin-makers': 'nie leży na niej żaden wojownik',
  'royal-claim': 'nie dałaby żadnego punktu',
  'eyrie-emigre': 'nie ma nic do zrobienia',
  'command-warren': 'nie ma z kim walczyć',
  'tax-collector': 'nie ma wojownika do zdjęcia z mapy albo karty do dobrania',
  'league-of-adventurous-mice': 'nie ma odkrytego przekutego przedmiotu albo możliwego ruchu czy walki',
  cobbler: 'żaden ruch nie jest możliwy',
  'better-burrow-bank': 'nie ma karty do dobrania',
  saboteurs: 'żaden przeciwnik nie ma przekutej karty',
  'stand-and-deliver': 'żaden przeciwnik nie ma karty na ręce',
  'swap-meet': 'żaden inny gracz nie ma karty na ręce',
  codebreakers: 'żaden inny gracz nie ma karty na ręce',
  'charm-offensive': 'nie ma karty do dobrania',
  refresh: 'żaden przedmiot nie jest wyczerpany',
  lavish: 'Nastrój jest inny albo Skarbiec jest pusty',
  'brigand-theft': 'nie ma odkrytego przekutego przedmiotu albo karty do kradzieży',
}

const suitList = (cost: readonly Cost[]): string =>
  cost.map((suit) => (suit === 'any' ? 'dowolny symbol' : suitNames[suit])).join(', ')

const sides: Readonly<Record<Combatant, string>> = { attacker: 'atakujący', defender: 'obrońca' }

const general = {
  'not-your-turn': 'To nie twoja tura.',
  'not-readable': 'To nie jest akcja: nie składa się z samych prostych danych.',
  'unknown-action': 'To nie jest akcja gry Root.',
  'game-over': 'Gra jest skończona.',
  'no-such-card': ({ card }) => `Nie ma karty ${card}.`,
  'not-optional.task': ({ seat, task }, names) => `Tego nie można pominąć: ${wanted(names, seat, task)}.`,
  'wrong-moment': ({ seat, task }, names) => `Na tę akcję nie pora: ${wanted(names, seat, task)}.`,
  'not-possible': ({ seat, task }, names) => `Tego nie można tu wybrać: ${wanted(names, seat, task)}.`,
  'not-in-hand': ({ card, seat }, names) => `Karty ${cardName(card)} nie ma na ręce ${whose(names, seat)}.`,
  'no-path': ({ from, to }) => `Na tej mapie nie ma zamkniętej ścieżki ${from} ${to}; niższy numer jest pierwszy.`,
  'open-already': ({ from, to }, names) => `Ścieżka ${between(names, from, to)} jest otwarta.`,
  'once-a-turn.path': ({ seat }, names) => `${Does(names, seat, 'może', 'mogą')} otworzyć tylko jedną ścieżkę na turę.`,
  'nobody-there.ends': ({ seat, from, to }, names) =>
    `${Does(names, seat, 'nie ma', 'nie mają')} komponentu ${onClearing(names, from)} ani ${to}.`,
  'no-card.path': ({ seat }, names) =>
    `${Does(names, seat, 'nie ma', 'nie mają')} karty, którą można wydać na ścieżkę.`,
  'no-ambush': ({ card }) => `Karta ${cardName(card)} to nie zasadzka.`,
  'not-in-pile': ({ card }) => `Karty ${cardName(card)} nie ma na stosie kart odrzuconych.`,
  'must-be-used': ({ seat, effect }, names) =>
    `${Does(names, seat, 'musi', 'muszą')} użyć ${ofEffect(effect)}, zanim ta chwila minie.`,
} satisfies PartWords['refusals']

const placing = {
  'scorched.place': ({ at }, names) =>
    `${capital(onClearing(names, at))} nie można niczego rozmieścić: leży tam pochodnia.`,
  'keep.place': ({ at }, names) =>
    `${capital(onClearing(names, at))} tylko Markiza może rozmieszczać komponenty: stoi tam jej Twierdza.`,
  'protector.place': ({ at }, names) =>
    `${capital(onClearing(names, at))} nie można niczego rozmieścić: stoi tam Wściekły Opiekun.`,
  'not-ruled.clearing': ({ seat, at }, names) =>
    `${Does(names, seat, 'nie kontroluje', 'nie kontrolują')} ${ofClearing(names, at)}.`,
  'not-a-corner': ({ at }, names) => `${capital(clearing(names, at))} nie leży w narożniku mapy.`,
  'starting-clearing': ({ seat, at }, names) =>
    `${capital(clearing(names, at))} to polana startowa ${whose(names, seat)}.`,
  'no-slot.clearing': ({ at }, names) => `${capital(onClearing(names, at))} nie ma wolnego pola.`,
} satisfies PartWords['refusals']

const moving = {
  'scorched.way': ({ at }, names) =>
    `${capital(onClearing(names, at))} jest Spalona Ziemia: niczego nie można tam przemieścić.`,
  'no-ferry': 'Na tej mapie nie ma Promu.',
  'ferry-elsewhere.clearing': ({ at, from }, names) =>
    `Prom jest ${onClearing(names, at)}, a nie ${onClearing(names, from)}.`,
  'ferry-used': 'Prom już w tej turze pływał.',
  'not-coastal': ({ at }, names) => `${capital(clearing(names, at))} nie leży nad jeziorem, więc Prom tam nie pływa.`,
  'no-river': ({ from, to }, names) =>
    `Rzeka nie łączy ${ofClearing(names, from)} z ${byClearing(names, to)}, więc Prom tam nie popłynie.`,
  'closed-path': ({ from, to }, names) => `Ścieżka ${between(names, from, to)} jest zamknięta.`,
  river: ({ from, to }, names) => `${capital(between(names, from, to))} płynie rzeka, a ścieżki nie ma.`,
  'not-adjacent.clearing': ({ to, from }, names) =>
    `${capital(clearing(names, to))} nie sąsiaduje z ${byClearing(names, from)}.`,
  'same-clearing.warriors': ({ at }, names) => `Wojownicy już są ${onClearing(names, at)}.`,
  'too-many': ({ seat, count, at }, names) =>
    `${Does(names, seat, 'może', 'mogą')} przemieścić ${fromClearing(names, at)} najwyżej ${warriors(count)}.`,
  'not-ruled.either': ({ seat, from, to }, names) =>
    `${Does(names, seat, 'nie kontroluje', 'nie kontrolują')} ani ${ofClearing(names, from)}, ani ${ofClearing(names, to)}.`,
  'wrong-suit.move': ({ suit, at }, names) =>
    suit === 'bird'
      ? `Ten ruch nie zaczyna się ${onClearing(names, at)}.`
      : `Ten ruch zaczyna się na ${suitAdjectives[suit].genitive} polanie, a ${clearing(names, at)} taką nie jest.`,
  detained: ({ seat, at, other }, names) =>
    `Komponenty ${whose(names, seat)}, które w tej turze weszły ${toClearing(names, at)}, nie mogą jej opuścić: gra tam ${who(names, other)}.`,
  'no-way.warriors': ({ at }, names) => `Z ${byClearing(names, at)} nie sąsiaduje żadna polana, na którą można wejść.`,
  'not-ruled.around': ({ seat, at }, names) =>
    `${Does(names, seat, 'nie kontroluje', 'nie kontrolują')} ani ${ofClearing(names, at)}, ani żadnej sąsiedniej.`,
} satisfies PartWords['refusals']

const crafting = {
  'cannot-be-crafted': ({ card }) => `Kart zasadzek i dominacji, takich jak ${cardName(card)}, nie można przekuć.`,
  'crafted-already': ({ card, seat }, names) =>
    `Karta ${cardName(card)} leży już w obszarze rozgrywki ${whose(names, seat)}.`,
  'no-item': ({ item, card }) => `W puli nie ma już ${items[item].genitive} dla karty ${cardName(card)}.`,
  'activated-already': ({ card, cost, seat }, names) =>
    `Koszt karty ${cardName(card)}: ${suitList(cost)}; komponenty ${whose(names, seat)} na ten koszt są już aktywowane.`,
  'cannot-pay': ({ card, cost, seat }, names) =>
    `Koszt karty ${cardName(card)}: ${suitList(cost)}; ${does(names, seat, 'nie ma', 'nie mają')} dość komponentów do przekuwania.`,
  'no-such-piece.crafting': ({ seat, suit }, names) =>
    `${Does(names, seat, 'nie ma', 'nie mają')} już komponentu do przekuwania o symbolu ${ofSuit[suit]}.`,
  'too-few-players': 'Włóczęga tworzy koalicję tylko przy czterech graczach lub więcej.',
  'in-coalition': ({ seat }, names) => `${Does(names, seat, 'jest', 'są')} już w koalicji.`,
  'no-partner': 'Każdy inny gracz jest w koalicji albo aktywował dominację.',
  'no-dominance': ({ card }) => `Karta ${cardName(card)} to nie karta dominacji.`,
  'active-already': ({ seat, dominance }, names) =>
    `${Does(names, seat, 'ma', 'mają')} aktywną kartę ${cardName(dominance)}, której nie można zastąpić.`,
  'too-few-points': ({ seat, score, needed }, names) =>
    `${score === 0 ? `${Does(names, seat, 'nie ma', 'nie mają')} punktów` : `${Does(names, seat, 'ma', 'mają')} ${points(score)}`}; dominacja wymaga ${needed}.`,
  'not-available': ({ card }) => `Karta ${cardName(card)} nie leży obok mapy.`,
  'no-card.suit': ({ seat, suit, card }, names) =>
    `${Does(names, seat, 'nie ma', 'nie mają')} karty o symbolu ${ofSuit[suit]}, którą można wydać za kartę ${cardName(card)}.`,
  'wrong-suit.payment': ({ card, suit, paid }) =>
    `Karta ${cardName(card)} kosztuje kartę o symbolu ${ofSuit[suit]}, a nie kartę ${cardName(paid)}.`,
  'own-seat.coalition': ({ seat }, names) => `${Does(names, seat, 'nie może', 'nie mogą')} utworzyć koalicji ze sobą.`,
  'no-marker': ({ seat }, names) =>
    `${Does(names, seat, 'ma', 'mają')} aktywną dominację i nie ${verb(names, seat, 'ma', 'mają')} znacznika Punktacji.`,
  'too-many-points': ({ seat, score }, names) =>
    `${Does(names, seat, 'ma', 'mają')} ${points(score)}, a ktoś inny ma mniej.`,
} satisfies PartWords['refusals']

const effects = {
  'own-seat.effect': ({ seat }, names) => `${Does(names, seat, 'nie może', 'nie mogą')} wybrać tu siebie.`,
  'no-such-player': ({ seat }) => `Na miejscu ${seat} nikt nie siedzi.`,
  'partner.enemies': ({ other, seat }, names) =>
    `${Does(names, other, 'jest', 'są')} w koalicji ${withPlayer(names, seat)}, a to dotyczy przeciwników.`,
  'no-card.hand': ({ seat }, names) => `${Does(names, seat, 'nie ma', 'nie mają')} karty na ręce.`,
  'hand-open': ({ seat }, names) => `Ręka ${whose(names, seat)} leży odkryta.`,
  'nothing-crafted': ({ seat }, names) => `W obszarze rozgrywki ${whose(names, seat)} nie ma przekutej karty.`,
  'nothing-can-move.forced': ({ seat }, names) =>
    `${Does(names, seat, 'nie ma', 'nie mają')} wojowników, którzy mogliby się ruszyć.`,
  'wrong-suit.card': ({ at, card }, names) => `Karta ${cardName(card)} nie pasuje do ${ofClearing(names, at)}.`,
  'nobody-there.enemy-warrior': ({ seat, at }, names) =>
    `${capital(onClearing(names, at))} nie ma wojownika przeciwnika ${whose(names, seat)}.`,
  'nobody-there.warrior': ({ seat, at }, names) =>
    `${Does(names, seat, 'nie ma', 'nie mają')} wojownika ${onClearing(names, at)}.`,
  'no-warriors.tax': ({ seat, at }, names) =>
    `${Does(names, seat, 'nie ma', 'nie mają')} ${onClearing(names, at)} wojownika dla Poborcy Podatkowego.`,
  'no-item-ready.crafted': ({ seat, item }, names) =>
    `Na polu Przekutych Przedmiotów ${whose(names, seat)} nie ma niewyczerpanego przedmiotu: ${itemName(item)}.`,
  'not-crafted.card': ({ card, seat }, names) =>
    `Karta ${cardName(card)} nie leży w obszarze rozgrywki ${whose(names, seat)}.`,
  'no-such-effect': ({ effect }) => `Nie ma trwałego efektu ${effect}.`,
  'works-by-itself': ({ effect }) => `${effectName(effect)}: tego się nie używa, działa samo.`,
  'wrong-phase.effect': ({ effect, moment }) => `${effectName(effect)}: można tego użyć ${times[moment]}, a nie teraz.`,
  'not-crafted.effect': ({ effect, seat }, names) =>
    `W obszarze rozgrywki ${whose(names, seat)} nie ma ${ofEffect(effect)}.`,
  'once-a-turn.effect': ({ effect }) => `${effectName(effect)}: w tej turze już użyte.`,
  'no-change': ({ effect }) => `${effectName(effect)}: nic by to nie zmieniło, bo ${idle[effect]}.`,
  'idle-hireling': ({ seat }, names) => `Komponenty ${whose(names, seat)} nie mają nic do zrobienia.`,
  'not-on-top': ({ card }) =>
    `Jaszczurzy Posłańcy nie mogą wziąć karty ${cardName(card)}: to zasadzka albo karta o innym symbolu niż najczęstszy wśród pięciu wierzchnich.`,
  'not-in-box': ({ seat }, names) => `Na polu Przekutych Przedmiotów ${whose(names, seat)} nie ma takiego przedmiotu.`,
  'not-beside-forest': ({ seat }, names) => `Obok lasu Wygnańca nie ma komponentu frakcji ${whose(names, seat)}.`,
  'no-target': ({ card }) =>
    `Na żadnej polanie, do której pasuje karta ${cardName(card)}, nie można wymienić wojownika przeciwnika.`,
} satisfies PartWords['refusals']

const battle = {
  'wrong-suit.battle': ({ suit, at }, names) =>
    `Ta walka toczy się na ${suitAdjectives[suit].genitive} polanie, a ${clearing(names, at)} taką nie jest.`,
  'nobody-there.battle': ({ seat, at }, names) =>
    `${capital(onClearing(names, at))} nie ma komponentu przeciwnika ${whose(names, seat)}.`,
  'no-warriors.battle': ({ seat, at }, names) =>
    `${Does(names, seat, 'nie ma', 'nie mają')} ${onClearing(names, at)} wojownika, który mógłby walczyć.`,
  'wrong-suit.ambush': ({ at, card }, names) => `Karta ${cardName(card)} nie pasuje do ${ofClearing(names, at)}.`,
  'no-such-piece.hit': ({ seat, piece, at }, names) =>
    `${Does(names, seat, 'nie ma', 'nie mają')} już ${pieces[piece].genitive} do stracenia ${onClearing(names, at)}.`,
  'no-item-ready.ronin': ({ seat }, names) =>
    `${first(names, seat, who(names, seat))} to nie Ronin z odkrytym mieczem na Szybki Atak.`,
  'used-already': ({ seat, card }, names) =>
    `${first(names, seat, who(names, seat))}: ${effectName(card)} w tej walce już użyte.`,
  'wrong-side': ({ only, card, seat, side }, names) =>
    `${effectName(card)}: może tego użyć tylko ${sides[only]}, a ${who(names, seat)} to ${sides[side]}.`,
  'wrong-suit.partisans': ({ at, card }, names) =>
    `${effectName(card)}: nie na tej polanie, ${clearing(names, at)} ma inny symbol.`,
  'battle-only': ({ seat, at }, names) =>
    `${Does(names, seat, 'ma', 'mają')} ${onClearing(names, at)} tylko wojownika, którego usuwa jedynie walka i którego nie przemieszczają inni gracze.`,
  shielded: ({ seat, at }, names) =>
    `${capital(onClearing(names, at))} Stoicki Opiekun chroni komponenty ${whose(names, seat)}.`,
  evades: ({ seat, at }, names) => `${capital(onClearing(names, at))} nie można zaatakować ${whose(names, seat)}.`,
  'not-enemies': ({ seat, other }, names) =>
    `${first(names, seat, who(names, seat))} i ${who(names, other)} nie są wrogami.`,
  'no-card.attack': ({ seat, other, at }, names) =>
    `${Does(names, seat, 'nie ma', 'nie mają')} karty o symbolu ${ofClearing(names, at)}, którą można odrzucić za atak na ${whom(names, other)}.`,
  'own-seat.battle': ({ seat }, names) => `${Does(names, seat, 'nie może', 'nie mogą')} walczyć ze sobą.`,
  'is-defender': ({ seat }, names) => `${Does(names, seat, 'nie walczy', 'nie walczą')} przeciw sobie.`,
} satisfies PartWords['refusals']

/** What refuses any faction. */
export const refusals = { ...general, ...placing, ...moving, ...crafting, ...effects, ...battle }
