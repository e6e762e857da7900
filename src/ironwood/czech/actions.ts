import type { Tellings } from '../../toolkit'
import { cardName, placeName, valuesOf } from '../rules/names'
import { opponentOf } from '../rules/vocabulary'
import { askedIn, type Scene, type ToldAction } from '../words'
import {
  aUnit,
  cards,
  crystals,
  fighters,
  from,
  golems,
  into,
  many,
  object,
  of,
  at as on,
  orNot,
  visionCards,
  withTotem,
} from './nouns'

function pay(scene: Scene): string {
  const cost = askedIn(scene, 'pay')?.step.cost
  if (cost && 'spend' in cost) return `Utrať ${many(cost.spend, crystals)}.`
  const more = askedIn(scene, 'one-more')?.step.spendForOneMore
  return more === undefined ? 'Zaplať cenu.' : `Utrať ${many(more, crystals)} za jednu možnost navíc.`
}

function sacrificed(scene: Scene): number {
  const cost = askedIn(scene, 'pay')?.step.cost
  return cost && 'sacrifice' in cost ? cost.sacrifice : 1
}

function look(scene: Scene): string {
  const seen = askedIn(scene, 'look')
  if (seen)
    return seen.count === 1
      ? 'Podívej se na vrchní kartu balíčku vizí.'
      : `Podívej se na ${many(seen.count, cards)} z vrchu balíčku vizí.`
  const inspector = askedIn(scene, 'inspect')?.seat
  return inspector ? `Podívej se do ruky ${of[opponentOf(inspector)]}.` : 'Podívej se na karty vizí Strážců hvozdu.'
}

function option(scene: Scene, number: number): string {
  const question = askedIn(scene, 'options')
  const steps = question?.options[number - 1]
  return question && steps ? scene.tell(steps, question.seat) : `Vyhodnoť možnost ${number}.`
}

export const actions: Tellings<ToldAction, 'type', [scene: Scene]> = {
  resign: ({ seat }) => `Vzdej se za ${seat === 'woodwalkers' ? 'Strážce hvozdu' : 'Železné bratrstvo'}.`,
  opening: ({ cards: count }) => (count === 2 ? 'Dober si 2 karty.' : 'Dober si 4 karty a 2 z nich vrať.'),
  'give-back': ({ card }, scene) => `Vrať kartu ${cardName(scene, card)}.`,
  play: ({ card }, scene) => `Zahraj ${askedIn(scene, 'additional') ? 'navíc ' : ''}kartu ${cardName(scene, card)}.`,
  rest: 'Místo zahrání karty si jednu dober.',
  when: ({ when }) => `Vyhodnoť efekt ${when === 'before' ? 'před základní kartou' : 'po základní kartě'}.`,
  effect: ({ card }, scene) => `Vyhodnoť teď efekt karty ${cardName(scene, card)}.`,
  wager: ({ card }, scene) =>
    card === null ? 'Nenasazuj žádnou kartu.' : `Nasaď kartu ${cardName(scene, card)} (${valuesOf(scene, card)}).`,
  hit: ({ unit }) => `Zasáhni ${aUnit[unit]}.`,
  retreat: ({ to }, scene) => `Přinuť poražený oddíl ustoupit ${into(scene, to)}.`,
  salvage: 'Vezmi si 1 krystal z nákladu vrtáku.',
  attack: ({ from: start, to }, scene) => `Zaútoč na ${object(scene, to)} ${from(scene, start)}.`,
  draw: ({ count }) => `${orNot(count, 'Dober si', cards, 'Nedobírej si karty')}.`,
  'draw-visions': ({ count }) => `${orNot(count, 'Dober si', visionCards, 'Nedobírej si karty vizí')}.`,
  gain: ({ count }) => `${orNot(count, 'Získej', crystals, 'Neber si krystaly')}.`,
  steal: ({ count }) => `${orNot(count, 'Ukradni', crystals, 'Nekraď krystaly')}.`,
  'take-cargo': ({ count }) => `${orNot(count, 'Vezmi si z nákladu', crystals, 'Neber si krystaly z nákladu')}.`,
  bait: ({ from: start, to }, scene) => `Nalákej bojovníky ${from(scene, start)} ${into(scene, to)}.`,
  pay: (_, scene) => pay(scene),
  sacrifice: ({ at }, scene) => `Obětuj ${many(sacrificed(scene), fighters)} ${on(scene, at)}.`,
  burn: ({ card }, scene) => `Spal kartu ${cardName(scene, card)}.`,
  'burn-vision': ({ vision }, scene) => `Spal kartu vize ${placeName(scene, vision)}.`,
  discover: ({ vision, at }, scene) => `Objev totem ${from(scene, vision)} ${on(scene, at)}.`,
  drill: ({ to }, scene) => `Přesuň vrták ${into(scene, to)}.`,
  'burn-count': ({ count }) => `${orNot(count, 'Spal', cards, 'Nespaluj karty')}.`,
  march: ({ from: start, to }, scene) => `Přesuň oddíl ${from(scene, start)} ${into(scene, to)}.`,
  fighters: ({ count }) => `${orNot(count, 'Přesuň', fighters, 'Nepřesouvej bojovníky')}.`,
  golems: ({ count }) => `${orNot(count, 'Přesuň', golems, 'Nepřesouvej golemy')}.`,
  move: ({ from: start, to, totem }, scene) =>
    `Přesuň bojovníka ${from(scene, start)} ${into(scene, to)}${totem ? ` ${withTotem[totem]}` : ''}.`,
  unmark: ({ card }, scene) =>
    `Odeber ${askedIn(scene, 'take-markers')?.all ? 'všechny kostičky' : 'kostičku'} z karty ${cardName(scene, card)}.`,
  'add-marker': ({ card }, scene) => `Polož kostičku na kartu ${cardName(scene, card)}.`,
  discard: ({ card }, scene) => `Odhoď kartu ${cardName(scene, card)}.`,
  demand: ({ grant }, scene) =>
    grant === 'steal'
      ? `Nech protivníka ukrást ${askedIn(scene, 'demand') ? '2 krystaly' : '1 krystal'}.`
      : 'Odhoď kartu.',
  mark: ({ at }, scene) => `Označ ${object(scene, at)}.`,
  choose: ({ at }, scene) => `Vyber ${object(scene, at)}.`,
  recruit: ({ at }, scene) =>
    `Naverbuj ${aUnit[askedIn(scene, 'recruit')?.step.unit ?? 'fighter']} ${into(scene, at)}.`,
  remove: ({ at, unit }, scene) => `Odeber ${aUnit[unit]} ${from(scene, at)}.`,
  option: (action, scene) => option(scene, action.option),
  build: ({ at }, scene) => `Postav kovárnu ${on(scene, at)}.`,
  found: ({ at }, scene) => `Umísti základy ${into(scene, at)}.`,
  look: (_, scene) => look(scene),
  'draw-vision': ({ vision }, scene) => `Dober si kartu vize ${placeName(scene, vision)}.`,
  'put-back': ({ vision }, scene) => `Vrať kartu vize ${placeName(scene, vision)} na vrch balíčku.`,
  roll: 'Hoď kouzelnou kostkou.',
  focus: ({ at }, scene) => `Zaměř se na oddíl ${on(scene, at)}.`,
  attacker: ({ at }, scene) => `Zaútoč ${from(scene, at)}.`,
  target: ({ at }, scene) => `Vyber ${object(scene, at)} jako cíl.`,
  source: ({ at }, scene) => `Vyber ${object(scene, at)} jako zdroj.`,
  replace: ({ at }, scene) => `Nahraď bojovníka ${on(scene, at)} golemem.`,
}
