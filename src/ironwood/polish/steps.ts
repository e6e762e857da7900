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
  `${bonusWords(bonus)}${bonus.withGolem ? `, jeśli ${inWarband} jest co najmniej 1 Golem` : ''}.`

const attacks = { ferrum: 'Zaatakuj Ferrum.', marked: 'Zaatakuj Drużynę w oznaczonym Lesie.' }

const attack = ({ target, from, bonus, wagerReturns, noSpecialWager }: StepOf<'attack'>): string =>
  [
    target ? attacks[target] : from ? 'Zaatakuj Drużyną z wybranego Lasu.' : 'Zaatakuj.',
    ...(bonus ? [`W tej Walce: ${bonusText(bonus, 'w twojej atakującej Drużynie')}`] : []),
    ...(wagerReturns
      ? ['W tej Walce: umieszczona przez ciebie karta Specjalna po Bitwie wraca na rękę zamiast na stos odrzuconych.']
      : []),
    ...(noSpecialWager ? ['W tej Walce: przeciwnik nie może umieścić karty Specjalnej.'] : []),
  ].join(' ')

function moveFighters({ count }: StepOf<'move-fighters'>, reading: Reading): string {
  if (count === 'hand')
    return 'Porusz X Wojowników, gdzie X to liczba kart Akcji (Podstawowych i Specjalnych), które masz w tej chwili na ręce.'
  const recruited = last(reading, 'recruit')?.step.count
  const more = recruited === 1 ? ` Może być wśród nich Wojownik zwerbowany ${since(reading, 'recruit')}.` : ''
  return `Porusz ${many(count, fighters)}.${more}`
}

function mark({ at, stops, until }: StepOf<'mark'>): string {
  const { where, units, held, closed } = marked[at]
  return `Oznacz ${where}. ${until === 'round' ? 'W tej Rundzie' : 'Dopóki karta jest w grze'}: ${units} ${stops === 'leaving' ? held : closed}.`
}

function recruit({ count, at, apart, countIfShown, otherwise, unit }: StepOf<'recruit'>, reading: Reading): string {
  const some = (number: number): string => `Zwerbuj ${many(number, unitsOf[unit])}`
  const here =
    at === 'chosen' && last(reading, 'choose-forest')?.line === reading.line ? 'w tym Lesie' : placeWords[at].one
  if (apart) return `${some(1)} ${placeWords[at].each} z co najwyżej ${count} różnych ${placeWords[at].several}.`
  if (countIfShown)
    return `${some(count)} ${here}; jeśli ta Góra jest na jednej z pokazanych kart, zamiast tego zwerbuj na niej ${many(countIfShown, unitsOf[unit])}.`
  if (!otherwise) return `${some(count)} ${here}.`
  const instead = `${some(otherwise.count)} ${placeWords[otherwise.at].one}.`
  return at === 'totem'
    ? `Jeśli w kontrolowanym przez ciebie Lesie jest Totem: ${some(count)} w jednym takim Lesie. W przeciwnym razie: ${instead}`
    : `${some(count)} ${here}. Jeśli nie ma takiego miejsca: ${instead}`
}

function remove({ reach, count, together }: StepOf<'remove'>, reading: Reading): string {
  const { enemy, same, baited } = across[reading.seat]
  if (reach === 'baited')
    return `Jeśli Wojownicy poruszeni ${since(reading, 'bait')} są teraz ${baited}: Usuń ${count} z nich.`
  const again = reach === 'border' && last(reading, 'remove')?.step.reach === 'border'
  const units = `${together ? 'co najwyżej ' : ''}${many(count, fighters)} ${enemy}`
  const each = count > 1 && !together ? ', każdego' : ''
  const place = reachWords[reach](reading)
  return `Usuń ${units}${each} ${together ? place.oneOf : place.from}${again ? ` (${same})` : ''}.`
}

const burnable = { special: 'kartę Specjalną', vision: 'kartę Przepowiedni', any: 'kartę (Specjalną lub Przepowiedni)' }

function costText(cost: Cost, { seat }: Reading): string {
  if ('spend' in cost) return `Wydaj ${many(cost.spend, crystals)}`
  if ('burn' in cost) return `Spal 1 ${burnable[cost.burn]}`
  const own = cost.sacrifice === 1 ? 'swojego Wojownika' : 'swoich Wojowników'
  return `Usuń ${cost.sacrifice} ${own} ${cost.sacrifice === 1 ? across[seat].home : across[seat].oneHome}`
}

function pay({ cost, steps, holdTotems }: StepOf<'pay'>, reading: Reading): string {
  const paid = `${costText(cost, reading)}: ${reading.tell(steps, reading)}`
  return holdTotems ? `${reading.inline(paid)} W tej turze nie można przenosić Totemów.` : paid
}

const resolve = ({ count, options, spendForOneMore }: StepOf<'resolve'>, reading: Reading): string =>
  [
    `Rozpatrz ${count}${spendForOneMore ? ` albo Wydaj ${many(spendForOneMore, crystals)} i Rozpatrz ${count + 1}` : ''}:`,
    ...options.map((steps) => reading.inline(reading.tell(steps, reading))),
  ].join('\n')

/** How a card says each of its steps. Lines after the first are what is chosen from. */
export const steps: Tellings<Step, 'do', [reading: Reading]> = {
  attack,
  additional: ({ again }, reading) =>
    `Zagraj w tej turze 1 dodatkową kartę Podstawową.${again ? ` Wojownicy poruszeni ${since(reading, 'move-fighters')} mogą zostać nią poruszeni ponownie.` : ''}`,
  draw: ({ count }) =>
    count === 'forges'
      ? 'Dobierz 1 kartę Specjalną za każdą Górę z Kuźnią, wliczając Ferrum.'
      : `Dobierz ${many(count, specials)}.`,
  'draw-vision': ({ count }) => `Dobierz ${many(count, visionCards)}.`,
  gain: ({ count }) => `Zyskaj ${many(count, crystals)}.`,
  steal: ({ count }) =>
    count === 'half'
      ? 'Zabierz połowę dostępnych Kryształów przeciwnika, zaokrąglając w górę.'
      : `Zabierz ${many(count, crystals)}.`,
  'take-cargo': ({ count }) =>
    `Weź co najwyżej ${many(count, crystals)} z obszaru Ładunku i dodaj do swoich dostępnych Kryształów.`,
  bait: 'Porusz razem całą 1 Drużynę Plemienia Puszczy lub jej część do 1 sąsiedniego Lasu. Totemy zostają na miejscu.',
  pay,
  discover: ({ at }) => (at ? 'Odkryj. Totem musi trafić do Drużyny w wybranym Lesie.' : 'Odkryj.'),
  'move-drill': (_, reading) => (last(reading, 'move-drill') ? 'Porusz Wiertło po raz drugi.' : 'Porusz Wiertło.'),
  'burn-to-remove': ({ count }) =>
    `Spal co najwyżej ${many(count, cards)} (Specjalne lub Przepowiedni): za każdą spaloną kartę Usuń 1 Wojownika Pancernego Klanu z Góry sąsiadującej z wybranym Lasem. Zamiast tego za 2 spalone karty razem możesz Usunąć 1 Golema z takiej Góry.`,
  'move-warbands': ({ count, onto }) =>
    `Porusz ${many(count, warbands)}${onto ? `${count === 1 ? '' : ', każdą'} na Górę, na której jest Wiertło` : ''}.`,
  'move-fighters': moveFighters,
  'move-again': (_, reading) => `Porusz po raz drugi Wojowników poruszonych ${since(reading, 'move-fighters')}.`,
  'take-markers': ({ count }) =>
    `Wybierz 1 kartę Czasową, którą przeciwnik ma w grze: usuń z niej ${count === 'all' ? 'wszystkie znaczniki' : `co najwyżej ${many(count, markers)}`}. ${count === 'all' ? 'Karta' : 'Jeśli był to ostatni znacznik, karta'} zostaje odrzucona, a jej efekt „Po wyczerpaniu” nie jest rozpatrywany.`,
  'add-marker': 'Połóż 1 znacznik na 1 swojej karcie Czasowej w grze.',
  'inspect-hand':
    'Przeciwnik pokazuje ci karty Akcji ze swojej ręki. Możesz wybrać wśród nich 1 kartę Specjalną: przeciwnik ją odrzuca, a potem dobiera 1 kartę Specjalną.',
  demand: [
    'Przeciwnik wybiera jedną z tych możliwości, którą da się rozpatrzyć w całości:',
    'Przeciwnik odrzuca z ręki 1 wybraną przez siebie kartę Specjalną, a ty Dobierasz 1 kartę Specjalną.',
    'Zabierasz 2 Kryształy.',
  ].join('\n'),
  'opponent-burns':
    'Przeciwnik musi Spalić 1 wybraną przez siebie kartę (Specjalną lub Przepowiedni), jeśli ją ma. Jeśli to karta Przepowiedni, możesz na nią spojrzeć.',
  mark,
  'choose-forest': 'Wybierz 1 Las wewnętrzny, który kontrolujesz.',
  recruit,
  remove,
  resolve,
  'hold-totems': 'Do końca tej tury nie można przenosić Totemów.',
  toll: 'W tej Rundzie: aby zagrać kartę Specjalną jako Akcję, przeciwnik musi najpierw Wydać 1 Kryształ.',
  'no-additional': 'W tej Rundzie: przeciwnik nie może zagrywać dodatkowych kart.',
  build: 'Zbuduj.',
  found: ({ reach }) =>
    reach
      ? 'Umieść Fundament na Górze zewnętrznej bez Fundamentu i Kuźni, którą kontrolujesz lub która sąsiaduje z kontrolowaną przez ciebie Górą.'
      : 'Umieść Fundament na kontrolowanej przez ciebie Górze zewnętrznej bez Fundamentu i Kuźni.',
  victory: ({ steps }, reading) => `Wygrana: ${reading.tell(steps, reading)}`,
  look: 'Spójrz na wierzchnią kartę talii Przepowiedni i odłóż ją na wierzch.',
  'look-and-draw': ({ count }) =>
    `Spójrz na ${many(count, cards)} z wierzchu talii Przepowiedni. Dobierz 1 wybraną z nich, a pozostałe odłóż na wierzch w dowolnej kolejności.`,
  'show-visions': 'Przeciwnik pokazuje ci wszystkie karty Przepowiedni ze swojej ręki.',
}
