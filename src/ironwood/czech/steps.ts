import type { Tellings } from '../../toolkit'
import type { CombatBonus, Cost, Step } from '../rules'
import { last, type Reading } from '../words'
import {
  bonus as bonusWords,
  cards,
  crystals,
  fighters,
  many,
  markers,
  since,
  specials,
  unitsOf,
  visionCards,
  warbands,
} from './nouns'
import { across, marked, placeWords, reachWords } from './places'

type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>

/** What is added to a side of a combat; a Golem is asked for in the Warband that is named. */
export const bonusText = (bonus: CombatBonus, inWarband: string): string =>
  `${bonusWords(bonus)}${bonus.withGolem ? `, pokud je ${inWarband} alespoň 1 golem` : ''}.`

const attacks = { ferrum: 'Zaútoč na Ferrum.', marked: 'Zaútoč na oddíl v označeném lese.' }

const attack = ({ target, from, bonus, wagerReturns, noSpecialWager }: StepOf<'attack'>): string =>
  [
    target ? attacks[target] : from ? 'Zaútoč oddílem z vybraného lesa.' : 'Zaútoč.',
    ...(bonus ? [`Tento boj: ${bonusText(bonus, 've tvém útočícím oddílu')}`] : []),
    ...(wagerReturns
      ? ['Tento boj: tvá nasazená speciální karta se po bitvě vrátí do ruky, místo aby se odhodila.']
      : []),
    ...(noSpecialWager ? ['Tento boj: protivník nemůže nasadit speciální kartu.'] : []),
  ].join(' ')

function moveFighters({ count }: StepOf<'move-fighters'>, reading: Reading): string {
  if (count === 'hand')
    return 'Přesuň X bojovníků, kde X je počet akčních karet (základních i speciálních), které máš v tu chvíli v ruce.'
  const recruited = last(reading, 'recruit')?.step.count
  const more = recruited === 1 ? ` Může mezi nimi být i bojovník naverbovaný ${since(reading, 'recruit')}.` : ''
  return `Přesuň ${many(count, fighters)}.${more}`
}

function mark({ at, stops, until }: StepOf<'mark'>): string {
  const { where, units, held, closed } = marked[at]
  return `Označ ${where}. ${until === 'round' ? 'Toto kolo' : 'Dokud je karta ve hře'}: ${units} ${stops === 'leaving' ? held : closed}.`
}

function recruit({ count, at, apart, countIfShown, otherwise, unit }: StepOf<'recruit'>, reading: Reading): string {
  const some = (number: number): string => `Naverbuj ${many(number, unitsOf[unit])}`
  const here =
    at === 'chosen' && last(reading, 'choose-forest')?.line === reading.line ? 'do tohoto lesa' : placeWords[at].one
  if (apart) return `${some(1)} do každé z nejvýše ${count} různých ${placeWords[at].several}.`
  if (countIfShown)
    return `${some(count)} ${here}; pokud je tato oblast hor na některé z ukázaných karet, naverbuj tam místo toho ${many(countIfShown, unitsOf[unit])}.`
  if (!otherwise) return `${some(count)} ${here}.`
  const instead = `${some(otherwise.count)} ${placeWords[otherwise.at].one}.`
  return at === 'totem'
    ? `Pokud je v oblasti lesa, kterou ovládáš, totem: ${some(count)} do jedné takové oblasti. Jinak: ${instead}`
    : `${some(count)} ${here}. Pokud takové místo není: ${instead}`
}

function remove({ reach, count, together }: StepOf<'remove'>, reading: Reading): string {
  const { enemy, baited } = across[reading.seat]
  if (reach === 'baited')
    return `Pokud jsou bojovníci přesunutí ${since(reading, 'bait')} teď ${baited}: Odeber ${count} z nich.`
  const again = reach === 'border' && last(reading, 'remove')?.step.reach === 'border'
  const units = `${together ? 'nejvýše ' : ''}${many(count, fighters)} ${enemy}`
  const each = count > 1 && !together ? ', každého' : ''
  const place = reachWords[reach](reading)
  return `Odeber ${units}${each} ${together ? place.oneOf : place.from}${again ? ' (stejné nebo jiné)' : ''}.`
}

const burnable = { special: 'speciální kartu', vision: 'kartu vize', any: 'kartu (speciální nebo vize)' }

function costText(cost: Cost, { seat }: Reading): string {
  if ('spend' in cost) return `Utrať ${many(cost.spend, crystals)}`
  if ('burn' in cost) return `Spal 1 ${burnable[cost.burn]}`
  const own = cost.sacrifice === 1 ? 'vlastního' : cost.sacrifice < 5 ? 'vlastní' : 'vlastních'
  const [count, what] = many(cost.sacrifice, fighters).split(' ')
  return `Odeber ${count} ${own} ${what} ${cost.sacrifice === 1 ? across[seat].home : across[seat].oneHome}`
}

function pay({ cost, steps, holdTotems }: StepOf<'pay'>, reading: Reading): string {
  const paid = `${costText(cost, reading)}: ${reading.tell(steps, reading)}`
  return holdTotems ? `${reading.inline(paid)} V tomto tahu nelze přesouvat totemy.` : paid
}

const resolve = ({ count, options, spendForOneMore }: StepOf<'resolve'>, reading: Reading): string =>
  [
    `Vyhodnoť ${count}${spendForOneMore ? `, nebo Utrať ${many(spendForOneMore, crystals)} a Vyhodnoť ${count + 1}` : ''}:`,
    ...options.map((steps) => reading.inline(reading.tell(steps, reading))),
  ].join('\n')

/** How a card says each of its steps. Lines after the first are what is chosen from. */
export const steps: Tellings<Step, 'do', [reading: Reading]> = {
  attack,
  additional: ({ again }, reading) =>
    `Zahraj v tomto tahu 1 další základní kartu.${again ? ` Bojovníky přesunuté ${since(reading, 'move-fighters')} jí můžeš přesunout znovu.` : ''}`,
  draw: ({ count }) =>
    count === 'forges'
      ? 'Dober si 1 speciální kartu za každou oblast hor s kovárnou včetně města Ferrum.'
      : `Dober si ${many(count, specials)}.`,
  'draw-vision': ({ count }) => `Dober si ${many(count, visionCards)}.`,
  gain: ({ count }) => `Získej ${many(count, crystals)}.`,
  steal: ({ count }) =>
    count === 'half'
      ? 'Ukradni polovinu protivníkových dostupných krystalů, zaokrouhleno nahoru.'
      : `Ukradni ${many(count, crystals)}.`,
  'take-cargo': ({ count }) =>
    `Vezmi si nejvýše ${many(count, crystals)} z oblasti Náklad a přidej je ke svým dostupným krystalům.`,
  bait: 'Přesuň společně celý 1 oddíl Strážců hvozdu nebo jeho část do 1 sousední oblasti lesa. Totemy zůstávají na místě.',
  pay,
  discover: ({ at }) => (at ? 'Objevuj. Totem se musí přidat k oddílu ve vybraném lese.' : 'Objevuj.'),
  'move-drill': (_, reading) => (last(reading, 'move-drill') ? 'Přesuň vrták podruhé.' : 'Přesuň vrták.'),
  'burn-to-remove': ({ count }) =>
    `Spal nejvýše ${many(count, cards)} (speciální nebo vizí): za každou spálenou kartu Odeber 1 bojovníka Železného bratrstva z oblasti hor sousedící s vybraným lesem. Místo toho můžeš za 2 spálené karty dohromady Odebrat 1 golema z takové oblasti hor.`,
  'move-warbands': ({ count, onto }) =>
    `Přesuň ${many(count, warbands)}${onto ? `${count === 1 ? '' : ', každý'} do oblasti hor, kde je vrták` : ''}.`,
  'move-fighters': moveFighters,
  'move-again': (_, reading) => `Přesuň podruhé bojovníky přesunuté ${since(reading, 'move-fighters')}.`,
  'take-markers': ({ count }) =>
    `Vyber 1 přetrvávající kartu, kterou má protivník ve hře: odeber z ní ${count === 'all' ? 'všechny označovací kostičky' : `nejvýše ${many(count, markers)}`}. ${count === 'all' ? 'Karta' : 'Pokud to byla poslední kostička, karta'} se odhodí a její efekt „Po vyčerpání“ se nevyhodnotí.`,
  'add-marker': 'Polož 1 označovací kostičku na 1 svou přetrvávající kartu ve hře.',
  'inspect-hand':
    'Protivník ti ukáže akční karty ve své ruce. Můžeš mezi nimi vybrat 1 speciální kartu: protivník ji odhodí a potom si dobere 1 speciální kartu.',
  demand: [
    'Protivník vybere jednu z těchto možností, kterou lze vyhodnotit beze zbytku:',
    'Protivník odhodí z ruky 1 speciální kartu podle svého výběru a ty si Dobereš 1 speciální kartu.',
    'Ukradneš 2 krystaly.',
  ].join('\n'),
  'opponent-burns':
    'Protivník musí Spálit 1 kartu podle svého výběru (speciální nebo vize), pokud nějakou má. Je-li to karta vize, smíš se na ni podívat.',
  mark,
  'choose-forest': 'Vyber 1 vnitřní oblast lesa, kterou ovládáš.',
  recruit,
  remove,
  resolve,
  'hold-totems': 'Do konce tohoto tahu nelze přesouvat totemy.',
  toll: 'Toto kolo: aby protivník zahrál speciální kartu jako akci, musí nejdřív Utratit 1 krystal.',
  'no-additional': 'Toto kolo: protivník nemůže hrát karty navíc.',
  build: 'Postav.',
  found: ({ reach }) =>
    reach
      ? 'Umísti základy do okrajové oblasti hor bez základů a kovárny, kterou ovládáš nebo která sousedí s oblastí hor, kterou ovládáš.'
      : 'Umísti základy do okrajové oblasti hor bez základů a kovárny, kterou ovládáš.',
  victory: ({ steps }, reading) => `Vítězství: ${reading.tell(steps, reading)}`,
  look: 'Podívej se na vrchní kartu balíčku vizí a vrať ji na vrch.',
  'look-and-draw': ({ count }) =>
    `Podívej se na ${many(count, cards)} z vrchu balíčku vizí. Vyber si z nich 1, kterou si dobereš, a ostatní vrať na vrch v libovolném pořadí.`,
  'show-visions': 'Protivník ti ukáže všechny karty vizí ve své ruce.',
}
