import { capital } from '../../toolkit/capital'
import { cardOf } from '../rules/cards'
import type { Mood } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import { left, objectEnding, points, suitAdjectives } from './forms'
import {
  anItem,
  byClearing,
  cardName,
  clearing,
  Does,
  fromClearing,
  itemName,
  moodNames,
  ofSuit,
  onClearing,
  suitNames,
  toClearing,
  who,
  whose,
} from './names'

/** What a command is. */
export const commandActs: Readonly<Record<string, string>> = {
  move: 'Přesun.',
  battle: 'Boj.',
  build: 'Stavba: utrať kartu za pevnost na mýtině jejího symbolu.',
}

export const advanceActs: Readonly<Record<string, string>> = {
  move: 'Přesun Vojevůdce a po něm, chceš-li, boj.',
  battle: 'Boj na mýtině s Vojevůdcem.',
}

export const relentlessActs: Readonly<Record<string, string>> = {
  move: 'Ještě jeden přesun Vojevůdce.',
  battle: 'Ještě jeden boj na mýtině s Vojevůdcem.',
}

/** What each mood does. */
const moods: Readonly<Record<Mood, string>> = {
  bitter: 'v boji na mýtině s Vojevůdcem se před hodem davy na ní a na sousedních mýtinách mění v bojovníky.',
  grandiose: 'Vojevůdce postupuje dřív, než rozkazuješ stovkám.',
  jubilant: 'podněcování na mýtině s Vojevůdcem dovolí hodit kostkou davu až čtyřikrát.',
  lavish: 'na konci Rozbřesku můžeš odstranit předměty z pokladu a za každý umístit dva bojovníky.',
  relentless: 'po postupu s přesunem i bojem ještě jeden přesun nebo boj s Vojevůdcem.',
  rowdy: 'Večer si dober o kartu víc, se třemi komponenty nepřátel u Vojevůdce o dvě.',
  stubborn: 'v boji na mýtině s Vojevůdcem se první obdržený zásah nepočítá.',
  wrathful: 'jako útočník na mýtině s Vojevůdcem způsobíš zásah navíc.',
}

/** Of the Lord of the Hundreds. */
export const hundreds = {
  actions: {
    raze: ({ at }, _task, scene) => `Pleň ${onClearing(scene, at)}.`,
    anoint: ({ at }, _task, scene) => `Jmenuj Vojevůdce ${onClearing(scene, at)}.`,
    mood: ({ mood }) => `${moodNames[mood]}: ${moods[mood]}`,
    'give-up': ({ item }) => `Odstraň ze hry ${anItem(item)}.`,
    keep: ({ what }, task) => {
      const card = task?.do === 'item-or-points' ? cardOf(task.card) : null
      if (what === 'item') return card?.item ? `Vezmi si ${anItem(card.item)} bez bodů.` : 'Vezmi si předmět bez bodů.'
      return card ? `Odstraň předmět ze hry: ${points(card.points)}.` : 'Odstraň předmět ze hry za jeho body.'
    },
    lead: ({ along }) => (along ? 'Vojevůdce jde s nimi.' : 'Vojevůdce zůstává.'),
    loot: ({ yes }) => (yes ? 'Rabuj: žádné zásahy z hodu, a ovládáš-li na konci mýtinu, bereš předmět.' : 'Nerabuj.'),
    'loot-item': ({ item, ready }) => `Vezmi ${anItem(item)}${ready ? '' : ` (vyčerpan${objectEnding(item)})`}.`,
    muster: ({ at }, _task, scene) => `Proměň v bojovníka dav ${fromClearing(scene, at)}.`,
    incite: ({ card }) => `Utrať kartu ${cardName(card)} za podnícení davu.`,
    roll: 'Hoď kostkou davu.',
  },
  details: {
    overflow: ({ item }) => `nový předmět: ${itemName(item)}`,
    'raze-item': ({ at }, scene) => onClearing(scene, at),
    'mob-at': ({ suit }) => `na kostce ${suitNames[suit]}`,
    'fortify-at': ({ suit }) => `kartou symbolu ${ofSuit[suit]}`,
    lead: ({ from, to }, scene) => `${fromClearing(scene, from)} ${toClearing(scene, to)}`,
    'lead-count': ({ to }, scene) => toClearing(scene, to),
    'loot-item': ({ of }, scene) => `z pole ${whose(scene, of)}`,
    bitter: ({ count }) => (count === 0 ? '' : `už odstraněno: ${count}`),
    'incite-at': ({ suit }) => `kartou symbolu ${ofSuit[suit]}`,
    jubilant: ({ left: count }) => left(count),
  },
  asks: {
    'hundreds-corner': ', kde začít',
    overflow: ', který předmět odstranit ze hry',
    'item-or-points': ' o předmětu nebo jeho bodech',
    raze: ' o svém tahu',
    'raze-next': ', kde plenit dál',
    'raze-ruin': ' o svém tahu',
    'raze-item': ', který předmět vzít zpod ruin',
    'mob-die': ' o svém tahu',
    'mob-at': ', kam se rozšíří dav',
    'hundreds-recruit': ' o svém tahu',
    rally: ', kde verbovat',
    anoint: ', kde jmenovat Vojevůdce',
    mood: ' o náladě',
    lavish: ', který předmět dát za bojovníky',
    campaigns: ' o svém tahu',
    campaign: ' o svém tahu',
    command: ' o rozkazu',
    fortify: ', kterou kartu utratit za pevnost',
    'fortify-at': ', kde postavit pevnost',
    lead: ', zda jde Vojevůdce s nimi',
    'lead-count': ', kolik bojovníků jde s Vojevůdcem',
    advance: ' o postupu Vojevůdce',
    'advance-to': ', kam jde Vojevůdce',
    'advance-battle': ', s kým bojuje Vojevůdce',
    charge: ', s kým bojuje Vojevůdce',
    relentless: ' o dalším přesunu nebo boji',
    loot: ' o rabování',
    'loot-item': ', který předmět vzít',
    bitter: ', které davy se změní v bojovníky',
    incite: ' o podněcování',
    'incite-at': ', kde podnítit dav',
    jubilant: ' o hodu kostkou davu',
    oppress: ' o svém tahu',
  },
  questions: {
    'item-or-points': 'Předmět, nebo jeho body?',
    mood: 'Vyber náladu.',
    command: 'Vyber rozkaz.',
    lead: 'Jde Vojevůdce s nimi?',
    advance: 'Postoupit s Vojevůdcem?',
    relentless: 'Ještě jeden přesun nebo boj?',
    loot: 'Rabovat?',
    incite: 'Utratit kartu za podnícení davu?',
    jubilant: 'Hodit kostkou davu?',
  },
  events: {
    mood: ({ mood }) => `Nová nálada Vojevůdce: ${moodNames[mood]}.`,
    'mob-die': ({ suit }) => `Kostka davu: ${suitNames[suit]}.`,
    looting: ({ seat }, names) => `${Does(names, seat, 'rabuje', 'rabují')}: v tomto boji žádné zásahy z hodu.`,
    looted: ({ seat, of, item }, names) =>
      `${Does(names, seat, 'bere', 'berou')} ${anItem(item)} ${whose(names, of)} do pokladu.`,
  },
  reasons: {
    'ROOT-14.2.4.1b': 'za přebytečný předmět',
    'ROOT-14.6.2a': 'za útlak',
  },
  refusals: {
    'not-on-track': ({ item }) => `Na této stupnici pokladu takový předmět není (${itemName(item)}).`,
    'not-in-hoard': ({ item }) => `V pokladu takový předmět není (${itemName(item)}).`,
    'not-looted': ({ seat, item }, names) =>
      `Mezi vyrobenými předměty ${whose(names, seat)} takový předmět není (${itemName(item)}).`,
    'no-mob': ({ at }, names) => `${capital(onClearing(names, at))} teď není dav.`,
    'no-mob-left': 'Všechny davy jsou na mapě.',
    'no-mob-near': ({ at }, names) => `S ${byClearing(names, at)} nesousedí žádný dav.`,
    'mob-there': ({ at }, names) => `${capital(onClearing(names, at))} už je dav.`,
    'mob-too-far': ({ at }, names) => `${capital(clearing(names, at))} není mýtina s Vojevůdcem ani vedlejší.`,
    'nothing-to-raze': ({ at }, names) => `${capital(onClearing(names, at))} není co plenit.`,
    'wrong-suit.mob': ({ suit, at }, names) =>
      `Na kostce davu padl symbol ${ofSuit[suit]} a ${clearing(names, at)} není ${suitAdjectives[suit]}.`,
    'wrong-suit.mob-card': ({ suit, at }, names) =>
      `Utracená karta má symbol ${ofSuit[suit]} a ${clearing(names, at)} není ${suitAdjectives[suit]}.`,
    'wrong-suit.stronghold': ({ suit, at }, names) =>
      `Karta za pevnost má symbol ${ofSuit[suit]} a ${clearing(names, at)} není ${suitAdjectives[suit]}.`,
    'not-rallied': ({ at }, names) => `${capital(onClearing(names, at))} žádný bojovník nepřibude.`,
    'item-hoarded': ({ mood, item }) => `Nálada „${moodNames[mood]}“ ukazuje předmět z pokladu (${itemName(item)}).`,
    'same-mood': ({ mood }) => `Současná nálada je „${moodNames[mood]}“.`,
    'nothing-can-move.hundreds': 'Žádný bojovník stovek se nemůže nikam přesunout.',
    'nobody-to-battle.hundreds': 'Na žádné mýtině nejsou bojovníci Pána stovek zároveň s nepřítelem.',
    'no-such-act.hundreds': ({ act }) => `Pán stovek teď nemá akci „${act}“.`,
    'craft-earlier.hundreds': 'Pán stovek vyrábí na začátku Dne.',
    'no-stronghold-left': 'Všechny pevnosti jsou na mapě.',
    'nowhere-to-build.stronghold': 'Není žádná mýtina s volným polem, kterou Pán stovek ovládá a na které může stavět.',
    'nowhere-to-build.stronghold-card': ({ card }) =>
      `Pán stovek nemůže stavět na žádné mýtině, ke které se hodí karta ${cardName(card)}.`,
    'no-card.stronghold': ({ seat }, names) =>
      `Žádná karta v ruce se nehodí k mýtině, na které může stavět ${who(names, seat)}.`,
    'warlord-stuck': ({ at }, names) => `Vojevůdce se nemůže přesunout ${fromClearing(names, at)}.`,
    'nowhere-to-incite': ({ card }) =>
      `Karta ${cardName(card)} se nehodí k žádné mýtině s bojovníkem stovek a bez davu, na kterou ho lze umístit.`,
  },
} as const satisfies PartWords
