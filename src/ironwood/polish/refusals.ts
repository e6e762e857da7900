import type { Seat, Unit } from '../rules'
import { cardName, placeName } from '../rules/names'
import type { IronwoodReasons } from '../rules/refusals/reasons'
import type { IronwoodWords } from '../words'
import { aUnit, from, itself, object, of, ofPlace, ofTotem, on, onto, side } from './nouns'

/** What is to be decided, the question says: names of actions are for programs. */
const wanted = ({ seat }: { readonly seat: Seat }): string => `Decyduje teraz ${side[seat]}.`

const ofMany: Readonly<Record<Unit, string>> = { fighter: 'Wojowników', golem: 'Golemów' }

const notFounded: Readonly<Record<IronwoodReasons['foundation-not-allowed']['why'], string>> = {
  'not-outer': 'to nie jest Góra zewnętrzna',
  'not-controlled': 'nie kontrolujesz jej',
  forge: 'jest tam już Kuźnia',
  foundation: 'jest tam już Fundament',
}

export const refusals: IronwoodWords['refusals'] = {
  'game-over': 'Gra jest skończona.',
  'not-your-turn': 'To nie twoja kolej.',
  'not-readable': 'To nie jest akcja: nie składa się z samych zwykłych danych.',
  'unknown-action': 'To nie jest akcja gry Ironwood.',
  'bot-plays-on': 'Bot się nie poddaje.',
  'no-candidate': 'Bot nie może tego teraz wybrać.',
  'not-optional': (instead) => `Tego nie można pominąć. ${wanted(instead)}`,
  'wrong-phase': (instead) => `Na tę akcję nie pora. ${wanted(instead)}`,
  'not-so-many'(what) {
    if (what.why === 'choice') return `Nie ma takiego wyboru. ${wanted(what)}`
    return what.why === 'move'
      ? `Tylu ${ofMany[what.unit]} nie może się tu poruszyć.`
      : `Pozostałe Obrażenia nie wystarczą, aby usunąć tu ${aUnit[what.unit]}.`
  },
  'unknown-location': ({ at }) => `Na tej mapie nie ma miejsca o nazwie ${at}.`,
  'unknown-card': ({ card }) => `Nie ma karty ${card}.`,
  'wrong-side'(what, names) {
    if (what.why === 'border')
      return `Atakować można tylko przez granicę Lasu i Góry, a nie ${from(names, what.from)} ${onto(names, what.to)}.`
    return what.why === 'forest-wanted'
      ? `${placeName(names, what.at)} to Góra, a tu trzeba podać Las.`
      : `${placeName(names, what.at)} to Las, a tu trzeba podać Górę.`
  },
  'not-your-card'({ why, card }, names) {
    const name = cardName(names, card)
    if (why === 'drawn') return `Karta ${name} nie należy do właśnie dobranych.`
    return why === 'shown' ? `Karty ${name} nie ma na pokazanej ręce.` : `Karty ${name} nie masz na ręce.`
  },
  'not-a-base-card': ({ card }, names) => `${cardName(names, card)} to nie jest karta Podstawowa.`,
  'base-card': ({ why, card }, names) =>
    `${cardName(names, card)} to karta Podstawowa, nie można jej ${why === 'burn' ? 'spalić' : 'odrzucić'}.`,
  'wrong-kind': ({ why }) =>
    `Na ten efekt można spalić tylko kartę ${why === 'vision-wanted' ? 'Przepowiedni' : 'Specjalną'}.`,
  'not-in-play': ({ card }, names) =>
    `Karta ${cardName(names, card)} nie jest kartą Czasową, którą można teraz wybrać.`,
  'not-burned': ({ card }, names) => `Żaden efekt karty ${cardName(names, card)} nie czeka na rozpatrzenie.`,
  'not-enough-crystals': ({ why }) =>
    why === 'toll'
      ? 'W tej rundzie karta Specjalna kosztuje 1 Kryształ, a ty nie masz żadnego.'
      : 'Nie ma Kryształów, którymi można by zapłacić.',
  'no-special-wager': 'W tej Walce nie można umieścić karty Specjalnej.',
  'not-adjacent'(what, names) {
    if (what.why === 'retreat') return `Pokonana Drużyna nie może się wycofać ${onto(names, what.to)}.`
    if (what.why === 'ridge') return `Żaden grzbiet nie prowadzi ${from(names, what.from)} ${onto(names, what.to)}.`
    return `${itself(names, what.to)} nie sąsiaduje z miejscem ${placeName(names, what.from)}.`
  },
  'outer-forest': ({ why, at }, names) =>
    `${placeName(names, at)} to Las zewnętrzny: ${why === 'battle' ? 'nie toczy się tam Bitew' : 'nie odkrywa się tam Totemów'}.`,
  'no-warband': ({ at }, names) => `Nie masz Drużyny ${on(names, at)}.`,
  'not-ferrum': 'Ten atak może być skierowany tylko na Ferrum.',
  'wrong-place'(what, names) {
    if (!('at' in what))
      return what.why === 'march'
        ? 'Ta karta porusza Drużyny tylko na Górę, na której jest Wiertło.'
        : 'Totem musi trafić do wybranego Lasu.'
    if (what.why === 'recruit') return `Nie możesz teraz werbować ${on(names, what.at)}.`
    if (what.why === 'mark') return `Znacznik tej karty nie może leżeć ${on(names, what.at)}.`
    return what.why === 'attack-from'
      ? `Ta karta pozwala atakować tylko ${from(names, what.at)}.`
      : `Ta karta pozwala atakować tylko ${object(names, what.at)}.`
  },
  'no-target': ({ at }, names) => `Nie ma czego atakować ${on(names, at)}.`,
  'out-of-reach': ({ unit, at }, names) => `Nie ma ${aUnit[unit]} w zasięgu ${on(names, at)}.`,
  'nothing-to-move'({ why, at }, names) {
    const missing = { fighter: 'twojego Wojownika', warband: 'twojej Drużyny', bait: 'Wojownika Plemienia Puszczy' }
    return `Nie ma ${missing[why]} ${on(names, at)}.`
  },
  'nothing-to-remove': ({ at }, names) => `Nie masz dość Wojowników do poświęcenia ${on(names, at)}.`,
  'not-moved': ({ at }, names) =>
    `Ta karta nie poruszyła żadnego z Wojowników ${on(names, at)}, więc nie mogą iść drugi raz.`,
  'already-moved'({ why, at }, names) {
    if (why === 'group') return `Ten efekt poruszył już grupę ${from(names, at)}.`
    return why === 'units'
      ? `Wszystkie jednostki ${on(names, at)} poruszyły się już w tej turze.`
      : `Wszyscy Wojownicy ${on(names, at)} poruszyli się już w tej turze.`
  },
  held: ({ at }, names) => `Karta zabrania teraz poruszać cokolwiek ${from(names, at)}.`,
  closed: ({ at }, names) => `Karta zabrania teraz wchodzić ${onto(names, at)}.`,
  'totems-held': 'W tej turze nie można przenosić Totemów.',
  'no-totem': ({ totem, at }, names) => `Nie ma ${ofTotem[totem]} do zabrania ${from(names, at)}.`,
  'mountain-controlled': ({ at }, names) => `${itself(names, at)} jest pod kontrolą ${of.ironclad}.`,
  'not-controlled': ({ why, at }, names) =>
    why === 'forest'
      ? `${placeName(names, at)} to nie jest Las wewnętrzny, który kontrolujesz.`
      : `Nie kontrolujesz ${ofPlace(names, at)}.`,
  'foundation-not-allowed': ({ why, at }, names) =>
    `Nie można umieścić Fundamentu ${on(names, at)}: ${notFounded[why]}.`,
  'no-foundation': ({ at }, names) => `Nie ma Fundamentu ${on(names, at)}, na którym można by budować.`,
  'no-foundation-token': 'Nie ma już znaczników Fundamentu.',
  'supply-empty': ({ why }) =>
    why === 'totem' ? 'Nie ma już Totemu do umieszczenia.' : 'Nie ma już Wojowników w puli.',
  'no-vision-card': ({ at }, names) => `Nie masz na ręce karty Przepowiedni ${placeName(names, at)}.`,
}
