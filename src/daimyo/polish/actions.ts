import { capital } from '../../toolkit/capital'
import { boardOf, clanOf, heroOf, numbersOf } from '../rules/box'
import { isClan } from '../rules/resources'
import type { Resource } from '../rules/vocabulary'
import * as act from '../words/act'
import { bonusInline, inlineText, villagersText } from '../words/card-text'
import type { ActionWords } from '../words/catalogue'
import { boardNumber } from '../words/parts'
import { heroTitle } from '../words/titles'
import * as forms from './forms'
import { price } from './steps'

const { amount, amounts, atSpace, source, spaces, tile, toWhom, whose } = forms

const declines: act.DeclineWords = {
  dice: 'Nie zmieniaj kości.',
  secondTile: 'Poprzestań na jednym kaflu.',
  seeker: 'Zostaw Poszukiwacza na miejscu.',
  tile: 'Nie bierz kafla.',
  move: 'Nie przenoś Zarządcy.',
  hero: 'Nie zagrywaj Bohatera.',
  payment: 'Nie płać.',
  hunt: 'Nie eliminuj nikogo.',
  recruitOne: 'Nie rekrutuj.',
  recruitMore: 'Zakończ rekrutację.',
  buildOne: 'Nie buduj.',
  buildMore: 'Zakończ budowę.',
  hireOne: 'Nie zatrudniaj.',
  hireMore: 'Zakończ zatrudnianie.',
  anything: 'Pomiń to.',
}

const spots: Readonly<Record<act.SpotUse, (at: string, to: string, from: string, owner: string) => string>> = {
  eliminate: (at, _to, _from, owner) => `Wyeliminuj Zarządcę${owner} na ${at}.`,
  moveGovernor: (_at, _to, from, owner) => `Przenieś Zarządcę${owner} z ${from}.`,
  moveTower: (_at, _to, from) => `Przenieś Wieżę Radiową z ${from}.`,
  moveTo: (_at, to) => `Przenieś na ${to}.`,
  collect: (_at, _to, from) => `Zbierz zasoby z ${from}.`,
  build: (at) => `Zbuduj na ${at}.`,
}

const resourceVerbs: Readonly<Record<act.ResourceUse, (resource: Resource) => string>> = {
  pay: (resource) => `Zapłać ${amount(resource, 1)}.`,
  leaveOut: (resource) => `Pomiń ${amount(resource, 1)}.`,
  lose: (resource) => `Odrzuć ${amount(resource, 1)}.`,
  gain: (resource) => `Otrzymaj ${amount(resource, 1)}.`,
}

/** Each choice. */
export const actions: ActionWords = {
  done: (_action, task) => declines[act.declined(task)],
  board: ({ board }, _task, scene) => {
    const { kind, start } = boardOf(scene, board)
    return `Weź ${forms.board(kind, boardNumber(board))} (${amounts(start[scene.boards])}).`
  },
  governor: ({ spot }, task, scene) =>
    `${task?.do === 'recruit' ? 'Zrekrutuj' : 'Umieść'} Zarządcę na ${forms.placeLocative(scene, spot)}.`,
  shadow: ({ space }, task, scene) =>
    ({
      recruit: `Zrekrutuj Cień na ${forms.placeLocative(scene, space)}.`,
      place: `Umieść Cień na ${forms.bareLocative(scene, space)}.`,
      move: `Przenieś Cień z ${forms.bareGenitive(scene, space)}.`,
      moveTo: `Przenieś go na ${forms.bareObject(scene, space)}.`,
    })[act.shadowUse(task)],
  die: ({ colour, value }, task) =>
    `${{ take: 'Weź', give: 'Przekaż', lay: 'Połóż' }[act.dieUse(task)]} ${forms.dieObject(colour, value)}.`,
  space: ({ space }) => `Połóż ją ${atSpace(space)}.`,
  main: (_action, _task, { turn }) =>
    turn?.at && turn.at !== 'beside' ? `Wykonaj akcję ${spaces[turn.at]}.` : 'Nie wykonuj Akcji Głównej.',
  hero: ({ hero }, task, scene) => {
    const strength = task?.do === 'between' ? ` (siła ${heroOf(scene, hero).strength})` : ''
    return `Zagraj kartę ${heroTitle(scene.words, scene, hero)}${strength}.`
  },
  ability: 'Użyj zdolności swojego Klanu.',
  bonus: ({ place }, task, scene) => {
    const found = act.tileAsked(scene, task, place)
    const told = found === undefined ? '.' : `: ${bonusInline(scene.words, scene, scene.boards, found)}`
    return `Użyj kafla ${atSpace(place)}${told}`
  },
  discard: ({ hero }, task, scene) =>
    `Odrzuć kartę ${heroTitle(scene.words, scene, hero)}${task?.do === 'between' ? ', aby zmienić kość' : ''}.`,
  end: 'Zakończ turę.',
  'own-die': ({ at }, task, scene) => {
    const die = act.dieAsked(scene, task, at)
    return `Zmień ${die ? forms.dieObject(die.colour, die.value) : 'kość'} (${spaces[at]}).`
  },
  change: ({ by }, task, scene) => {
    const value = act.turnedTo(scene, task, by)
    return `${by === 'up' ? 'Zwiększ' : 'Zmniejsz'} jej wartość${value === null ? '' : ` do ${value}`}.`
  },
  put: ({ tile: id }, task) =>
    `Odłóż ${tile(id)} ${task?.do === 'discard-relic' && task.to === 'bag' ? 'do worka' : 'na Czarny Rynek'}.`,
  island: ({ island }, task) =>
    task?.do === 'ruins-island'
      ? `Wybierz ${forms.islandObject(island)}.`
      : `Przenieś go na ${forms.islandObject(island)}.`,
  take: ({ tile: id, from }, task, scene) =>
    ({
      choose: `Wybierz ${tile(id)}.`,
      buy: `Kup ${tile(id)} ${source(from)} za ${amount('gold', act.tilePrice(scene, from))}.`,
      take: `Weź ${tile(id)} ${source(from)}.`,
    })[act.takeWay(task, from)],
  search: 'Przeszukaj wyspę za 1 metal lub 1 kamień.',
  leave: 'Zakończ tutaj.',
  restart: (_action, _task, scene) =>
    `Zapłać ${amount('gold', numbersOf(scene).restartGold)}, aby zacząć tor Rekrutacji od nowa.`,
  spot: ({ spot }, task, scene) => {
    const owner = act.rivalOn(scene, task, spot)
    return spots[act.spotUse(task)](
      forms.placeLocative(scene, spot),
      forms.placeObject(scene, spot),
      forms.placeGenitive(scene, spot),
      owner ? ` ${whose(owner)}` : '',
    )
  },
  build: ({ kind }) => `Zbuduj ${forms.pieces[kind].whom}.`,
  slot: ({ tile: id }, _task, scene) =>
    `Odsłoń kafel ${id.at(-1)}: ${bonusInline(scene.words, scene, scene.boards, id)}`,
  place: ({ place }, task, scene) => {
    const below = act.tileAsked(scene, task, place)
    return `Umieść go ${atSpace(place)}${below === undefined ? '' : ', zakrywając inny kafel'}.`
  },
  resource: ({ resource }, task) => resourceVerbs[act.resourceUse(task)](resource),
  clan: ({ clan }, task, scene) => {
    if (task?.do === 'pass-helmet')
      return clan === task.seat ? 'Zatrzymaj Potężny Hełm.' : `Przekaż Potężny Hełm ${toWhom(clan)}.`
    if (task?.do === 'steal-gold') return `Zabierz ${amount('gold', 1)} ${toWhom(clan)}.`
    const told = isClan(clan) ? `: ${inlineText(scene.words, clanOf(scene, clan).ability)}` : '.'
    return `Użyj zdolności ${whose(clan)}${told}`
  },
  hire: ({ hero }, task, scene) => {
    const cost = act.hirePrice(scene, task, hero)
    return `Zatrudnij ${cost > 0 ? `za ${amount('gold', cost)}` : 'za darmo'}: ${heroTitle(scene.words, scene, hero)}.`
  },
  villagers: ({ tile: id }, _task, scene) => villagersText(scene.words, scene, id, scene.villagers[id] ?? 'a'),
  help: ({ part }, _task, { helped }) =>
    ({
      storage: 'Zwiększ Pojemność Magazynu o 1.',
      draw: `Dobierz ${forms.heroCards(1)}.`,
      helmet: helped ? 'Zostaw Potężny Hełm: w tej rundzie już go wzięto.' : 'Weź Potężny Hełm.',
      villagers: 'Aktywuj 1 kafel Mieszkańców Wioski.',
    })[part],
  pay: (_action, task) => (task?.do === 'pay' ? `${capital(price(task.cost))}.` : 'Zapłać.'),
  mercenary: ({ space }, _task, scene) =>
    ({
      'ruins-1': 'Połóż ją w ruinach.',
      'ruins-2': 'Połóż ją w ruinach.',
      tower: 'Połóż ją na polu Wieży Radiowej.',
      governor: 'Połóż ją na polu Zarządcy.',
      shadow: `Połóż ją na polu Cienia za ${amount('gold', numbersOf(scene).mercenaryPrice.shadow)}.`,
    })[space],
  ruins: ({ way }) => (way === 'swap' ? 'Wymień kafel na wyspie.' : 'Najemnicy biorą 2 kafle z wyspy.'),
}
