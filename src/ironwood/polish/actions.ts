import type { Tellings } from '../../toolkit'
import { cardName, valuesOf } from '../rules/names'
import { opponentOf } from '../rules/vocabulary'
import { askedIn, type Scene, type ToldAction } from '../words'
import {
  as,
  aUnit,
  cards,
  crystals,
  fighters,
  from,
  golems,
  many,
  object,
  of,
  ofPlace,
  on,
  onto,
  orNot,
  vision,
  visionCards,
  withTotem,
} from './nouns'

function pay(scene: Scene): string {
  const cost = askedIn(scene, 'pay')?.step.cost
  if (cost && 'spend' in cost) return `Wydaj ${many(cost.spend, crystals)}.`
  const more = askedIn(scene, 'one-more')?.step.spendForOneMore
  return more === undefined ? 'Zapłać koszt.' : `Wydaj ${many(more, crystals)} na jedną opcję więcej.`
}

function sacrificed(scene: Scene): number {
  const cost = askedIn(scene, 'pay')?.step.cost
  return cost && 'sacrifice' in cost ? cost.sacrifice : 1
}

function look(scene: Scene): string {
  const seen = askedIn(scene, 'look')
  if (seen)
    return seen.count === 1
      ? 'Spójrz na wierzchnią kartę talii Przepowiedni.'
      : `Spójrz na ${many(seen.count, cards)} z wierzchu talii Przepowiedni.`
  const inspector = askedIn(scene, 'inspect')?.seat
  return inspector ? `Spójrz na rękę ${of[opponentOf(inspector)]}.` : 'Spójrz na karty Przepowiedni Plemienia Puszczy.'
}

function option(scene: Scene, number: number): string {
  const question = askedIn(scene, 'options')
  const steps = question?.options[number - 1]
  return question && steps ? scene.tell(steps, question.seat) : `Rozpatrz opcję ${number}.`
}

export const actions: Tellings<ToldAction, 'type', [scene: Scene]> = {
  resign: ({ seat }) => `Poddaj się, grając ${as[seat]}.`,
  opening: ({ cards: count }) => (count === 2 ? 'Dobierz 2 karty.' : 'Dobierz 4 karty i zwróć 2 z nich.'),
  'give-back': ({ card }, scene) => `Zwróć kartę ${cardName(scene, card)}.`,
  play: ({ card }, scene) =>
    `Zagraj ${askedIn(scene, 'additional') ? 'dodatkowo ' : ''}kartę ${cardName(scene, card)}.`,
  rest: 'Dobierz kartę, zamiast zagrywać.',
  when: ({ when }) => `Rozpatrz efekt ${when === 'before' ? 'przed kartą Podstawową' : 'po karcie Podstawowej'}.`,
  effect: ({ card }, scene) => `Rozpatrz teraz efekt karty ${cardName(scene, card)}.`,
  wager: ({ card }, scene) =>
    card === null
      ? 'Nie umieszczaj żadnej karty.'
      : `Umieść w Walce kartę ${cardName(scene, card)} (${valuesOf(scene, card)}).`,
  hit: ({ unit }) => `Usuń ${aUnit[unit]} za Obrażenia.`,
  retreat: ({ to }, scene) => `Zmuś pokonaną Drużynę do Odwrotu ${onto(scene, to)}.`,
  salvage: 'Weź 1 Kryształ z Ładunku Wiertła.',
  attack: ({ from: start, to }, scene) => `Zaatakuj ${object(scene, to)} ${from(scene, start)}.`,
  draw: ({ count }) => `${orNot(count, 'Dobierz', cards, 'Nie dobieraj kart')}.`,
  'draw-visions': ({ count }) => `${orNot(count, 'Dobierz', visionCards, 'Nie dobieraj kart Przepowiedni')}.`,
  gain: ({ count }) => `${orNot(count, 'Zyskaj', crystals, 'Nie bierz Kryształów')}.`,
  steal: ({ count }) => `${orNot(count, 'Zabierz', crystals, 'Nie zabieraj Kryształów')}.`,
  'take-cargo': ({ count }) => `${orNot(count, 'Weź', crystals, 'Nie bierz Kryształów')} z Ładunku.`,
  bait: ({ from: start, to }, scene) => `Zwab Wojowników ${from(scene, start)} ${onto(scene, to)}.`,
  pay: (_, scene) => pay(scene),
  sacrifice: ({ at }, scene) => `Poświęć ${many(sacrificed(scene), fighters)} ${on(scene, at)}.`,
  burn: ({ card }, scene) => `Spal kartę ${cardName(scene, card)}.`,
  'burn-vision': ({ vision: id }, scene) => `Spal kartę ${vision(scene, id)}.`,
  discover: ({ vision: id, at }, scene) => `Odkryj Totem ${ofPlace(scene, id)} ${on(scene, at)}.`,
  drill: ({ to }, scene) => `Porusz Wiertło ${onto(scene, to)}.`,
  'burn-count': ({ count }) => `${orNot(count, 'Spal', cards, 'Nie spalaj kart')}.`,
  march: ({ from: start, to }, scene) => `Porusz Drużynę ${from(scene, start)} ${onto(scene, to)}.`,
  fighters: ({ count }) => `${orNot(count, 'Porusz', fighters, 'Nie poruszaj Wojowników')}.`,
  golems: ({ count }) => `${orNot(count, 'Porusz', golems, 'Nie poruszaj Golemów')}.`,
  move: ({ from: start, to, totem }, scene) =>
    `Porusz Wojownika ${from(scene, start)} ${onto(scene, to)}${totem ? ` ${withTotem[totem]}` : ''}.`,
  unmark: ({ card }, scene) =>
    `Usuń ${askedIn(scene, 'take-markers')?.all ? 'wszystkie znaczniki' : 'znacznik'} z karty ${cardName(scene, card)}.`,
  'add-marker': ({ card }, scene) => `Połóż znacznik na karcie ${cardName(scene, card)}.`,
  discard: ({ card }, scene) => `Odrzuć kartę ${cardName(scene, card)}.`,
  demand: ({ grant }, scene) =>
    grant === 'steal'
      ? `Pozwól przeciwnikowi zabrać ${askedIn(scene, 'demand') ? '2 Kryształy' : '1 Kryształ'}.`
      : 'Odrzuć kartę.',
  mark: ({ at }, scene) => `Oznacz ${object(scene, at)}.`,
  choose: ({ at }, scene) => `Wybierz ${object(scene, at)}.`,
  recruit: ({ at }, scene) => `Zwerbuj ${aUnit[askedIn(scene, 'recruit')?.step.unit ?? 'fighter']} ${on(scene, at)}.`,
  remove: ({ at, unit }, scene) => `Usuń ${aUnit[unit]} ${on(scene, at)}.`,
  option: (action, scene) => option(scene, action.option),
  build: ({ at }, scene) => `Zbuduj Kuźnię ${on(scene, at)}.`,
  found: ({ at }, scene) => `Umieść Fundament ${on(scene, at)}.`,
  look: (_, scene) => look(scene),
  'draw-vision': ({ vision: id }, scene) => `Dobierz kartę ${vision(scene, id)}.`,
  'put-back': ({ vision: id }, scene) => `Odłóż kartę ${vision(scene, id)} na wierzch talii.`,
  roll: 'Rzuć Magiczną kością.',
  focus: ({ at }, scene) => `Skup uwagę na Drużynie ${on(scene, at)}.`,
  attacker: ({ at }, scene) => `Zaatakuj ${from(scene, at)}.`,
  target: ({ at }, scene) => `Wybierz ${object(scene, at)} jako cel.`,
  source: ({ at }, scene) => `Wybierz ${object(scene, at)} jako źródło.`,
  replace: ({ at }, scene) => `Zamień Wojownika ${on(scene, at)} na Golema.`,
}
