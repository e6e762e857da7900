import { capital } from '../../toolkit/capital'
import type { Combatant } from '../rules/battle/battle'
import type { Cost } from '../rules/card'
import type { Task } from '../rules/chapters'
import type { EffectName, Timed } from '../rules/refusals/effects'
import type { Seat } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import type { Names } from '../words/scene'
import { asks } from './asks'
import { points, suitAdjectives, warriors } from './forms'
import {
  anEffect,
  between,
  byClearing,
  cardName,
  clearing,
  clearingObject,
  Does,
  does,
  effectName,
  first,
  fitting,
  fromClearing,
  HasNo,
  itemName,
  ofSuit,
  onClearing,
  pieceName,
  suitNames,
  toClearing,
  verb,
  who,
  whom,
  whose,
  withPlayer,
} from './names'

const wanted = (names: Names | null, seat: Seat, task: Task['do']): string =>
  `${does(names, seat, 'rozhoduje', 'rozhodují')}${asks[task]}`

/** When an effect is used. */
const times: Readonly<Record<Timed, string>> = {
  'birdsong.start': 'na začátku Rozbřesku',
  birdsong: 'během Rozbřesku',
  'birdsong.end': 'na konci Rozbřesku',
  'daylight.start': 'na začátku Dne',
  daylight: 'během Dne',
  'evening.start': 'na začátku Večera',
  evening: 'při večerním dobírání',
  'battle.effects': 'v boji, po hodu',
}

/** Why an effect would change nothing. */
const idle: Readonly<Record<EffectName, string>> = {
  'false-orders': 'žádný nepřátelský bojovník se nemůže přesunout',
  'propaganda-bureau': 'žádná karta v ruce nedovolí nahradit bojovníka',
  'coffin-makers': 'neleží na ní žádný bojovník',
  'royal-claim': 'nepřinesla by žádný bod',
  'eyrie-emigre': 'není co dělat',
  'command-warren': 'není s kým bojovat',
  'tax-collector': 'není bojovník k odstranění z mapy, nebo karta k dobrání',
  'league-of-adventurous-mice': 'není připravený vyrobený předmět, nebo možný přesun či boj',
  cobbler: 'žádný přesun není možný',
  'better-burrow-bank': 'není karta k dobrání',
  saboteurs: 'žádný nepřítel nemá vyrobenou kartu',
  'stand-and-deliver': 'žádný nepřítel nemá v ruce kartu',
  'swap-meet': 'žádný jiný hráč nemá v ruce kartu',
  codebreakers: 'žádný jiný hráč nemá v ruce kartu',
  'charm-offensive': 'není karta k dobrání',
  refresh: 'žádný předmět není vyčerpaný',
  lavish: 'nálada je jiná, nebo je poklad prázdný',
  'brigand-theft': 'není připravený vyrobený předmět, nebo karta ke krádeži',
}

const suitList = (cost: readonly Cost[]): string =>
  cost.map((suit) => (suit === 'any' ? 'libovolný symbol' : suitNames[suit])).join(', ')

const sides: Readonly<Record<Combatant, string>> = { attacker: 'útočník', defender: 'obránce' }

const general = {
  'not-your-turn': 'Nejsi na tahu.',
  'not-readable': 'Tohle není akce: neskládá se jen z prostých dat.',
  'unknown-action': 'Tohle není akce hry Root.',
  'game-over': 'Hra skončila.',
  'no-such-card': ({ card }) => `Karta ${card} neexistuje.`,
  'not-optional.task': ({ seat, task }, names) => `Tohle nelze vynechat: ${wanted(names, seat, task)}.`,
  'wrong-moment': ({ seat, task }, names) => `Na tuto akci teď není chvíle: ${wanted(names, seat, task)}.`,
  'not-possible': ({ seat, task }, names) => `Tohle tu nelze vybrat: ${wanted(names, seat, task)}.`,
  'not-in-hand': ({ card, seat }, names) => `${HasNo(names, seat)} v ruce kartu ${cardName(card)}.`,
  'no-path': ({ from, to }) => `Na této mapě není uzavřená cesta ${from} ${to}; nižší číslo je první.`,
  'open-already': ({ from, to }, names) => `Cesta ${between(names, from, to)} je otevřená.`,
  'once-a-turn.path': ({ seat }, names) => `${Does(names, seat, 'smí', 'smějí')} otevřít jen jednu cestu za tah.`,
  'nobody-there.ends': ({ seat, from, to }, names) =>
    `${HasNo(names, seat)} komponent ${onClearing(names, from)} ani ${to}.`,
  'no-card.path': ({ seat }, names) => `${HasNo(names, seat)} kartu, kterou by šlo za cestu utratit.`,
  'no-ambush': ({ card }) => `Karta ${cardName(card)} není léčka.`,
  'not-in-pile': ({ card }) => `Karta ${cardName(card)} neleží na odhazovací hromádce.`,
  'must-be-used': ({ seat, effect }, names) =>
    `${Does(names, seat, 'musí', 'musejí')} použít ${anEffect(effect)}, než tato chvíle mine.`,
} satisfies PartWords['refusals']

const placing = {
  'scorched.place': ({ at }, names) => `${capital(toClearing(names, at))} nelze nic umístit: leží tam pochodeň.`,
  'keep.place': ({ at }, names) =>
    `${capital(toClearing(names, at))} může umisťovat komponenty jen Markýza: stojí tam její tvrz.`,
  'protector.place': ({ at }, names) =>
    `${capital(toClearing(names, at))} nelze nic umístit: stojí tam Zuřivý ochránce.`,
  'not-ruled.clearing': ({ seat, at }, names) =>
    `${Does(names, seat, 'neovládá', 'neovládají')} ${clearingObject(names, at)}.`,
  'not-a-corner': ({ at }, names) => `${capital(clearing(names, at))} není v rohu mapy.`,
  'starting-clearing': ({ seat, at }, names) =>
    `${capital(clearing(names, at))} je startovní mýtina ${whose(names, seat)}.`,
  'no-slot.clearing': ({ at }, names) => `${capital(onClearing(names, at))} není volné pole.`,
} satisfies PartWords['refusals']

const moving = {
  'scorched.way': ({ at }, names) => `${capital(onClearing(names, at))} je spálená země: nic tam nelze přesunout.`,
  'no-ferry': 'Na této mapě není Přívoz.',
  'ferry-elsewhere.clearing': ({ at, from }, names) =>
    `Přívoz je ${onClearing(names, at)}, ne ${onClearing(names, from)}.`,
  'ferry-used': 'Přívoz už v tomto tahu plul.',
  'not-coastal': ({ at }, names) => `${capital(clearing(names, at))} neleží u jezera, takže tam Přívoz nepluje.`,
  'no-river': ({ from, to }, names) =>
    `${capital(fromClearing(names, from))} nevede ${toClearing(names, to)} řeka, takže tam Přívoz nepluje.`,
  'closed-path': ({ from, to }, names) => `Cesta ${between(names, from, to)} je uzavřená.`,
  river: ({ from, to }, names) => `${capital(between(names, from, to))} teče řeka a cesta tu není.`,
  'not-adjacent.clearing': ({ to, from }, names) =>
    `${capital(clearing(names, to))} nesousedí s ${byClearing(names, from)}.`,
  'same-clearing.warriors': ({ at }, names) => `Bojovníci už jsou ${onClearing(names, at)}.`,
  'too-many': ({ seat, count, at }, names) =>
    `${Does(names, seat, 'může', 'mohou')} přesunout ${fromClearing(names, at)} nejvýš ${warriors(count)}.`,
  'not-ruled.either': ({ seat, from, to }, names) =>
    `${Does(names, seat, 'neovládá', 'neovládají')} ani ${clearingObject(names, from)}, ani ${clearingObject(names, to)}.`,
  'wrong-suit.move': ({ suit, at }, names) =>
    suit === 'bird'
      ? `Tento přesun nezačíná ${onClearing(names, at)}.`
      : `Tento přesun začíná na ${suitAdjectives[suit]} mýtině, a to ${clearing(names, at)} není.`,
  detained: ({ seat, at, other }, names) =>
    `Komponenty ${whose(names, seat)}, které v tomto tahu přišly ${toClearing(names, at)}, ji nemohou opustit: hraje tam ${who(names, other)}.`,
  'no-way.warriors': ({ at }, names) => `S ${byClearing(names, at)} nesousedí žádná mýtina, na kterou lze vstoupit.`,
  'not-ruled.around': ({ seat, at }, names) =>
    `${Does(names, seat, 'neovládá', 'neovládají')} ani ${clearingObject(names, at)}, ani žádnou sousední.`,
} satisfies PartWords['refusals']

const crafting = {
  'cannot-be-crafted': ({ card }) => `Karty léčky a nadvlády, jako ${cardName(card)}, nelze vyrobit.`,
  'crafted-already': ({ card, seat }, names) =>
    `Karta ${cardName(card)} už leží v herní oblasti ${whose(names, seat)}.`,
  'no-item': ({ item, card }) => `V zásobě už není ${itemName(item)} pro kartu ${cardName(card)}.`,
  'activated-already': ({ card, cost, seat }, names) =>
    `Cena karty ${cardName(card)}: ${suitList(cost)}; komponenty ${whose(names, seat)} na ni jsou už použité.`,
  'cannot-pay': ({ card, cost, seat }, names) =>
    `Cena karty ${cardName(card)}: ${suitList(cost)}; ${does(names, seat, 'na ni nemá', 'na ni nemají')} dost výrobních komponentů.`,
  'no-such-piece.crafting': ({ seat, suit }, names) =>
    `${Does(names, seat, 'už nemá', 'už nemají')} výrobní komponent symbolu ${ofSuit[suit]}.`,
  'too-few-players': 'Tulák vstupuje do koalice jen při čtyřech a více hráčích.',
  'in-coalition': ({ seat }, names) => `${Does(names, seat, 'už je', 'už jsou')} v koalici.`,
  'no-partner': 'Každý jiný hráč je v koalici, nebo má aktivní nadvládu.',
  'no-dominance': ({ card }) => `Karta ${cardName(card)} není karta nadvlády.`,
  'active-already': ({ seat, dominance }, names) =>
    `${Does(names, seat, 'má', 'mají')} aktivní kartu ${cardName(dominance)} a nic ji nenahradí.`,
  'too-few-points': ({ seat, score, needed }, names) =>
    `${score === 0 ? `${HasNo(names, seat)} žádné body` : `${Does(names, seat, 'má', 'mají')} ${points(score)}`}; nadvláda žádá ${needed}.`,
  'not-available': ({ card }) => `Karta ${cardName(card)} neleží vedle mapy.`,
  'no-card.suit': ({ seat, suit, card }, names) =>
    `${HasNo(names, seat)} kartu symbolu ${ofSuit[suit]}, kterou by šlo utratit za kartu ${cardName(card)}.`,
  'wrong-suit.payment': ({ card, suit, paid }) =>
    `Karta ${cardName(card)} stojí kartu symbolu ${ofSuit[suit]}, ne kartu ${cardName(paid)}.`,
  'own-seat.coalition': ({ seat }, names) => `${Does(names, seat, 'nemůže', 'nemohou')} vstoupit do koalice se sebou.`,
  'no-marker': ({ seat }, names) =>
    `${Does(names, seat, 'má', 'mají')} aktivní nadvládu a ${verb(names, seat, 'nemá', 'nemají')} ukazatel bodů.`,
  'too-many-points': ({ seat, score }, names) =>
    `${Does(names, seat, 'má', 'mají')} ${points(score)} a někdo jiný jich má méně.`,
} satisfies PartWords['refusals']

const effects = {
  'own-seat.effect': ({ seat }, names) => `${Does(names, seat, 'tu nemůže', 'tu nemohou')} vybrat sebe.`,
  'no-such-player': ({ seat }) => `Na místě ${seat} nikdo nesedí.`,
  'partner.enemies': ({ other, seat }, names) =>
    `${Does(names, other, 'je', 'jsou')} v koalici ${withPlayer(names, seat)}, a tohle se týká nepřátel.`,
  'no-card.hand': ({ seat }, names) => `${HasNo(names, seat)} v ruce žádnou kartu.`,
  'hand-open': ({ seat }, names) => `Ruka ${whose(names, seat)} leží odkrytá.`,
  'nothing-crafted': ({ seat }, names) => `V herní oblasti ${whose(names, seat)} není vyrobená karta.`,
  'nothing-can-move.forced': ({ seat }, names) => `${HasNo(names, seat)} bojovníky, kteří by se mohli přesunout.`,
  'wrong-suit.card': ({ at, card }, names) => `Karta ${cardName(card)} se nehodí ${fitting(names, at)}.`,
  'nobody-there.enemy-warrior': ({ seat, at }, names) =>
    `${capital(onClearing(names, at))} není bojovník nepřítele ${whose(names, seat)}.`,
  'nobody-there.warrior': ({ seat, at }, names) => `${HasNo(names, seat)} bojovníka ${onClearing(names, at)}.`,
  'no-warriors.tax': ({ seat, at }, names) =>
    `${HasNo(names, seat)} ${onClearing(names, at)} bojovníka pro Výběrčího daní.`,
  'no-item-ready.crafted': ({ seat, item }, names) =>
    `${HasNo(names, seat)} na poli vyrobených předmětů připravený předmět: ${itemName(item)}.`,
  'not-crafted.card': ({ card, seat }, names) =>
    `Karta ${cardName(card)} neleží v herní oblasti ${whose(names, seat)}.`,
  'no-such-effect': ({ effect }) => `Trvalý efekt ${effect} neexistuje.`,
  'works-by-itself': ({ effect }) => `${effectName(effect)}: to se nepoužívá, působí to samo.`,
  'wrong-phase.effect': ({ effect, moment }) => `${effectName(effect)}: to lze použít ${times[moment]}, ne teď.`,
  'not-crafted.effect': ({ effect, seat }, names) =>
    `V herní oblasti ${whose(names, seat)} neleží: ${effectName(effect)}.`,
  'once-a-turn.effect': ({ effect }) => `${effectName(effect)}: v tomto tahu už použito.`,
  'no-change': ({ effect }) => `${effectName(effect)}: nic by se nezměnilo, protože ${idle[effect]}.`,
  'idle-hireling': ({ seat }, names) => `Komponenty ${whose(names, seat)} nemají co dělat.`,
  'not-on-top': ({ card }) =>
    `Ještěří vyslanci nemohou vzít kartu ${cardName(card)}: je to léčka, nebo nemá nejčastější symbol mezi pěti vrchními.`,
  'not-in-box': ({ seat }, names) => `Mezi vyrobenými předměty ${whose(names, seat)} takový předmět není.`,
  'not-beside-forest': ({ seat }, names) => `Vedle lesa Vyhnance není komponent frakce ${whose(names, seat)}.`,
  'no-target': ({ card }) =>
    `Na žádné mýtině, ke které se hodí karta ${cardName(card)}, nelze nahradit nepřátelského bojovníka.`,
} satisfies PartWords['refusals']

const battle = {
  'wrong-suit.battle': ({ suit, at }, names) =>
    `Tento boj se odehrává na ${suitAdjectives[suit]} mýtině, a to ${clearing(names, at)} není.`,
  'nobody-there.battle': ({ seat, at }, names) =>
    `${capital(onClearing(names, at))} není komponent nepřítele ${whose(names, seat)}.`,
  'no-warriors.battle': ({ seat, at }, names) =>
    `${HasNo(names, seat)} ${onClearing(names, at)} bojovníka, který by mohl bojovat.`,
  'wrong-suit.ambush': ({ at, card }, names) => `Karta ${cardName(card)} se nehodí ${fitting(names, at)}.`,
  'no-such-piece.hit': ({ seat, piece, at }, names) =>
    `${capital(onClearing(names, at))} už není ${pieceName(piece)} ${whose(names, seat)}.`,
  'no-item-ready.ronin': ({ seat }, names) =>
    `${Does(names, seat, 'není', 'nejsou')} Rónin s připraveným mečem pro Rychlý útok.`,
  'used-already': ({ seat, card }, names) =>
    `${first(names, seat, who(names, seat))}: ${effectName(card)} v tomto boji už použito.`,
  'wrong-side': ({ only, card, seat, side }, names) =>
    `${effectName(card)}: to může použít jen ${sides[only]}, a ${does(names, seat, 'je', 'jsou')} ${sides[side]}.`,
  'wrong-suit.partisans': ({ at, card }, names) =>
    `${effectName(card)}: ne na této mýtině, ${clearing(names, at)} má jiný symbol.`,
  'battle-only': ({ seat, at }, names) =>
    `${Does(names, seat, 'má', 'mají')} ${onClearing(names, at)} jen bojovníka, kterého odstraní pouze boj a kterým jiní hráči nehýbou.`,
  shielded: ({ seat, at }, names) =>
    `${capital(onClearing(names, at))} chrání komponenty ${whose(names, seat)} Stoický ochránce.`,
  evades: ({ seat, at }, names) =>
    `${capital(onClearing(names, at))} nelze bojovat: ${does(names, seat, 'se nedá', 'se nedají')} napadnout.`,
  'not-enemies': ({ seat, other }, names) =>
    `${first(names, seat, who(names, seat))} a ${who(names, other)} nejsou nepřátelé.`,
  'no-card.attack': ({ seat, other, at }, names) =>
    `${Does(names, seat, 'nemá', 'nemají')} kartu ${fitting(names, at)} na zaplacení útoku: ${whom(names, other)} jinak napadnout nelze.`,
  'own-seat.battle': ({ seat }, names) => `${Does(names, seat, 'nemůže', 'nemohou')} bojovat se sebou.`,
  'is-defender': ({ seat }, names) => `${Does(names, seat, 'nebojuje', 'nebojují')} proti sobě.`,
} satisfies PartWords['refusals']

/** What refuses any faction. */
export const refusals = { ...general, ...placing, ...moving, ...crafting, ...effects, ...battle }
