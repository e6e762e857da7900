import type { Seat, Unit } from '../rules'
import { cardName, placeName } from '../rules/names'
import type { IronwoodReasons } from '../rules/refusals/reasons'
import type { IronwoodWords } from '../words'
import { aTotem, aUnit, by, does, from, into, itself, object, at as on } from './nouns'

/** What is to be decided, the question says: names of actions are for programs. */
const wanted = ({ seat }: { readonly seat: Seat }): string => `${does(seat, 'teď rozhodují', 'teď rozhoduje')}.`

const ofMany: Readonly<Record<Unit, string>> = { fighter: 'bojovníků', golem: 'golemů' }

const notFounded: Readonly<Record<IronwoodReasons['foundation-not-allowed']['why'], string>> = {
  'not-outer': 'není to okrajová oblast hor',
  'not-controlled': 'tuto oblast hor neovládáš',
  forge: 'už je tam kovárna',
  foundation: 'už jsou tam základy',
}

export const refusals: IronwoodWords['refusals'] = {
  'game-over': 'Hra skončila.',
  'not-your-turn': 'Nejsi na tahu.',
  'not-readable': 'Toto není akce: neskládá se jen z obyčejných dat.',
  'unknown-action': 'Toto není akce hry Železný hvozd.',
  'bot-plays-on': 'Bot se nevzdává.',
  'no-candidate': 'Bot si to teď nemůže vybrat.',
  'not-optional': (instead) => `Toto nelze vynechat. ${wanted(instead)}`,
  'wrong-phase': (instead) => `Na tuto akci teď není vhodná chvíle. ${wanted(instead)}`,
  'not-so-many'(what) {
    if (what.why === 'choice') return `Taková možnost není. ${wanted(what)}`
    return what.why === 'move'
      ? `Tolik ${ofMany[what.unit]} se tu nemůže přesunout.`
      : `Zbývající poškození nestačí na ${aUnit[what.unit]}.`
  },
  'unknown-location': ({ at }) => `Na této mapě není místo jménem ${at}.`,
  'unknown-card': ({ card }) => `Karta ${card} neexistuje.`,
  'wrong-side'(what, names) {
    if (what.why === 'border')
      return `Útočí se jen přes hranici lesa a hor, ne ${from(names, what.from)} ${into(names, what.to)}.`
    return what.why === 'forest-wanted'
      ? `${placeName(names, what.at)} je oblast hor, ale tady je třeba oblast lesa.`
      : `${placeName(names, what.at)} je oblast lesa, ale tady je třeba oblast hor.`
  },
  'not-your-card'({ why, card }, names) {
    const name = cardName(names, card)
    if (why === 'drawn') return `Karta ${name} nepatří k právě dobraným.`
    return why === 'shown' ? `Karta ${name} není v ukázané ruce.` : `Kartu ${name} nemáš v ruce.`
  },
  'not-a-base-card': ({ card }, names) => `${cardName(names, card)} není základní karta.`,
  'base-card': ({ why, card }, names) =>
    `${cardName(names, card)} je základní karta a nelze ji ${why === 'burn' ? 'spálit' : 'odhodit'}.`,
  'wrong-kind': ({ why }) =>
    `Za tento efekt lze spálit jen ${why === 'vision-wanted' ? 'kartu vize' : 'speciální kartu'}.`,
  'not-in-play': ({ card }, names) => `${cardName(names, card)} není přetrvávající karta, kterou by šlo teď vybrat.`,
  'not-burned': ({ card }, names) => `Žádný efekt karty ${cardName(names, card)} nečeká na vyhodnocení.`,
  'not-enough-crystals': ({ why }) =>
    why === 'toll'
      ? 'V tomto kole stojí speciální karta 1 krystal a ty žádný nemáš.'
      : 'Nejsou žádné krystaly, kterými by šlo zaplatit.',
  'no-special-wager': 'V tomto boji nelze nasadit speciální kartu.',
  'not-adjacent'(what, names) {
    if (what.why === 'retreat') return `Poražený oddíl nemůže ustoupit ${into(names, what.to)}.`
    if (what.why === 'ridge') return `Žádný hřeben nevede ${from(names, what.from)} ${into(names, what.to)}.`
    return `${itself(names, what.to)} nesousedí ${by(names, what.from)}.`
  },
  'outer-forest': ({ why, at }, names) =>
    `${placeName(names, at)} je okrajová oblast lesa: ${why === 'battle' ? 'nebojuje se tam' : 'totemy se tam neobjevují'}.`,
  'no-warband': ({ at }, names) => `${itself(names, at)}: nemáš tam žádný oddíl.`,
  'not-ferrum': 'Tento útok smí mířit jen na Ferrum.',
  'wrong-place'(what, names) {
    if (!('at' in what))
      return what.why === 'march'
        ? 'Tato karta přesouvá oddíly jen do oblasti hor, kde je vrták.'
        : 'Totem se musí umístit do vybraného lesa.'
    if (what.why === 'recruit') return `Teď nelze verbovat ${into(names, what.at)}.`
    if (what.why === 'mark') return `Kostička této karty nemůže ležet ${on(names, what.at)}.`
    return what.why === 'attack-from'
      ? `Tato karta dovoluje útočit jen ${from(names, what.at)}.`
      : `Tato karta dovoluje útočit jen na ${object(names, what.at)}.`
  },
  'no-target': ({ at }, names) => `Není na co útočit ${on(names, at)}.`,
  'out-of-reach': ({ unit, at }, names) =>
    `${itself(names, at)}: v dosahu tam není ${unit === 'fighter' ? 'bojovník' : 'golem'}.`,
  'nothing-to-move'({ why, at }, names) {
    const missing = { fighter: 'tvůj bojovník', warband: 'tvůj oddíl', bait: 'bojovník Strážců hvozdu' }
    return `Není tu žádný ${missing[why]}: ${placeName(names, at)}.`
  },
  'nothing-to-remove': ({ at }, names) => `Nemáš dost bojovníků k obětování ${on(names, at)}.`,
  'not-moved': ({ at }, names) =>
    `Tato karta nepřesunula žádného z bojovníků ${on(names, at)}, takže nemohou jít znovu.`,
  'already-moved'({ why, at }, names) {
    if (why === 'group') return `Tento efekt už přesunul skupinu ${from(names, at)}.`
    return why === 'units'
      ? `Všechny jednotky ${on(names, at)} se už v tomto tahu přesunuly.`
      : `Všichni bojovníci ${on(names, at)} se už v tomto tahu přesunuli.`
  },
  held: ({ at }, names) => `Karta teď zakazuje cokoli přesouvat ${from(names, at)}.`,
  closed: ({ at }, names) => `Karta teď zakazuje vstup ${into(names, at)}.`,
  'totems-held': 'V tomto tahu nelze přesouvat totemy.',
  'no-totem': ({ totem, at }, names) => `Není tu žádný ${aTotem[totem]}, který by šlo vzít ${from(names, at)}.`,
  'mountain-controlled': ({ at }, names) => `${itself(names, at)} ovládá Železné bratrstvo.`,
  'not-controlled': ({ why, at }, names) =>
    why === 'forest'
      ? `${placeName(names, at)} není vnitřní oblast lesa, kterou ovládáš.`
      : `${itself(names, at)}: tuto lokalitu neovládáš.`,
  'foundation-not-allowed': ({ why, at }, names) => `Základy nelze umístit ${into(names, at)}: ${notFounded[why]}.`,
  'no-foundation': ({ at }, names) => `Nejsou tu žádné základy ke stavbě: ${placeName(names, at)}.`,
  'no-foundation-token': 'Nezbývají žádné žetony základů.',
  'supply-empty': ({ why }) =>
    why === 'totem' ? 'Nezbývá žádný totem k umístění.' : 'V zásobě nezbývá žádný bojovník.',
  'no-vision-card': ({ at }, names) => `Nemáš v ruce kartu vize ${placeName(names, at)}.`,
}
