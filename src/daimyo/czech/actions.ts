import { capital } from '../../toolkit/capital'
import { outOf } from '../../toolkit/czech'
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

const { amount, atSpace, source, spaces, tileObject, toSpace, toWhom, whose } = forms

const declines: act.DeclineWords = {
  dice: 'Neměň kostky.',
  secondTile: 'Zůstaň u jedné destičky.',
  seeker: 'Nech hledače na místě.',
  tile: 'Neber si destičku.',
  move: 'Nepřesouvej správce.',
  hero: 'Nehraj hrdinu.',
  payment: 'Neplať.',
  hunt: 'Neodstraňuj nikoho.',
  recruitOne: 'Neverbuj.',
  recruitMore: 'Skonči s náborem.',
  buildOne: 'Nestav.',
  buildMore: 'Skonči se stavbou.',
  hireOne: 'Nenajímej.',
  hireMore: 'Skonči s najímáním.',
  anything: 'Vynech to.',
}

const spots: Readonly<Record<act.SpotUse, (at: string, to: string, from: string, owner: string) => string>> = {
  eliminate: (at, _to, _from, owner) => `Odstraň správce${owner} na ${at}.`,
  moveGovernor: (_at, _to, from, owner) => `Přesuň správce${owner} ${outOf(from)}.`,
  moveTower: (_at, _to, from) => `Přesuň rádiovou věž ${outOf(from)}.`,
  moveTo: (_at, to) => `Přesuň na ${to}.`,
  collect: (_at, _to, from) => `Seber suroviny ${outOf(from)}.`,
  build: (at) => `Postav na ${at}.`,
}

const resourceVerbs: Readonly<Record<act.ResourceUse, (resource: Resource) => string>> = {
  pay: (resource) => `Zaplať ${amount(resource, 1)}.`,
  leaveOut: (resource) => `Vynech ${amount(resource, 1)}.`,
  lose: (resource) => `Odhoď ${amount(resource, 1)}.`,
  gain: (resource) => `Získej ${amount(resource, 1)}.`,
}

/** Each choice. */
export const actions: ActionWords = {
  done: (_action, task) => declines[act.declined(task)],
  board: ({ board }, _task, scene) => {
    const { kind, start } = boardOf(scene, board)
    return `Vezmi si ${forms.board(kind, boardNumber(board))} (${forms.amountsThere(start[scene.boards])}).`
  },
  governor: ({ spot }, task, scene) =>
    `${task?.do === 'recruit' ? 'Naverbuj' : 'Umísti'} správce na ${forms.placeObject(scene, spot)}.`,
  shadow: ({ space }, task, scene) =>
    ({
      recruit: `Naverbuj stín na ${forms.placeObject(scene, space)}.`,
      place: `Umísti stín na ${forms.bareObject(scene, space)}.`,
      move: `Přesuň stín ${outOf(forms.bareGenitive(scene, space))}.`,
      moveTo: `Přesuň ho na ${forms.bareObject(scene, space)}.`,
    })[act.shadowUse(task)],
  die: ({ colour, value }, task) =>
    `${{ take: 'Vezmi si', give: 'Dej', lay: 'Polož' }[act.dieUse(task)]} ${forms.dieObject(colour, value)}.`,
  space: ({ space }) => `Polož ji ${toSpace(space)}.`,
  main: (_action, _task, { turn }) =>
    turn?.at && turn.at !== 'beside' ? `Proveď akci ${spaces[turn.at]}.` : 'Neprováděj hlavní akci.',
  hero: ({ hero }, task, scene) => {
    const strength = task?.do === 'between' ? ` (síla ${heroOf(scene, hero).strength})` : ''
    return `Zahraj kartu ${heroTitle(scene.words, scene, hero)}${strength}.`
  },
  ability: 'Použij schopnost svého klanu.',
  bonus: ({ place }, task, scene) => {
    const found = act.tileAsked(scene, task, place)
    const told = found === undefined ? '.' : `: ${bonusInline(scene.words, scene, scene.boards, found)}`
    return `Použij destičku ${atSpace(place)}${told}`
  },
  discard: ({ hero }, task, scene) =>
    `Odhoď kartu ${heroTitle(scene.words, scene, hero)}${task?.do === 'between' ? ' a změň kostku' : ''}.`,
  end: 'Ukonči tah.',
  'own-die': ({ at }, task, scene) => {
    const die = act.dieAsked(scene, task, at)
    return `Změň ${die ? forms.dieObject(die.colour, die.value) : 'kostku'} (${spaces[at]}).`
  },
  change: ({ by }, task, scene) => {
    const value = act.turnedTo(scene, task, by)
    return `${by === 'up' ? 'Zvyš' : 'Sniž'} její hodnotu${value === null ? '' : ` na ${value}`}.`
  },
  put: ({ tile: id }, task) =>
    `Odlož ${tileObject(id)} ${task?.do === 'discard-relic' && task.to === 'bag' ? 'do pytle' : 'na černý trh'}.`,
  island: ({ island }, task) =>
    task?.do === 'ruins-island' ? `Vyber ${forms.island(island)}.` : `Přesuň ho na ${forms.island(island)}.`,
  take: ({ tile: id, from }, task, scene) =>
    ({
      choose: `Vyber ${tileObject(id)}.`,
      buy: `Kup ${tileObject(id)} ${source(from)} za ${amount('gold', act.tilePrice(scene, from))}.`,
      take: `Vezmi ${tileObject(id)} ${source(from)}.`,
    })[act.takeWay(task, from)],
  search: 'Prohledej ostrov za 1 kov nebo 1 kámen.',
  leave: 'Skonči zde.',
  restart: (_action, _task, scene) =>
    `Zaplať ${amount('gold', numbersOf(scene).restartGold)} a začni stupnici náboru znovu.`,
  spot: ({ spot }, task, scene) => {
    const owner = act.rivalOn(scene, task, spot)
    return spots[act.spotUse(task)](
      forms.placeLocative(scene, spot),
      forms.placeObject(scene, spot),
      forms.placeGenitive(scene, spot),
      owner ? ` ${whose(owner)}` : '',
    )
  },
  build: ({ kind }) => `Postav ${forms.pieces[kind].whom}.`,
  slot: ({ tile: id }, _task, scene) =>
    `Odkryj destičku ${id.at(-1)}: ${bonusInline(scene.words, scene, scene.boards, id)}`,
  place: ({ place }, task, scene) => {
    const below = act.tileAsked(scene, task, place)
    return `Polož ji ${toSpace(place)}${below === undefined ? '' : ' přes tamní destičku'}.`
  },
  resource: ({ resource }, task) => resourceVerbs[act.resourceUse(task)](resource),
  clan: ({ clan }, task, scene) => {
    if (task?.do === 'pass-helmet')
      return clan === task.seat ? 'Nech si Mocnou helmu.' : `Předej Mocnou helmu ${toWhom(clan)}.`
    if (task?.do === 'steal-gold') return `Vezmi ${amount('gold', 1)} ${toWhom(clan)}.`
    const told = isClan(clan) ? `: ${inlineText(scene.words, clanOf(scene, clan).ability)}` : '.'
    return `Použij schopnost ${whose(clan)}${told}`
  },
  hire: ({ hero }, task, scene) => {
    const cost = act.hirePrice(scene, task, hero)
    return `Najmi ${cost > 0 ? `za ${amount('gold', cost)}` : 'zdarma'}: ${heroTitle(scene.words, scene, hero)}.`
  },
  villagers: ({ tile: id }, _task, scene) => villagersText(scene.words, scene, id, scene.villagers[id] ?? 'a'),
  help: ({ part }, _task, { helped }) =>
    ({
      storage: 'Zvyš kapacitu skladu o 1.',
      draw: `Dober si ${forms.heroCards(1)}.`,
      helmet: helped ? 'Nech Mocnou helmu být: v tomto kole ji už někdo vzal.' : 'Vezmi si Mocnou helmu.',
      villagers: 'Aktivuj 1 destičku vesničanů.',
    })[part],
  pay: (_action, task) => (task?.do === 'pay' ? `${capital(price(task.cost))}.` : 'Zaplať.'),
  mercenary: ({ space }, _task, scene) =>
    ({
      'ruins-1': 'Polož ji do ruin.',
      'ruins-2': 'Polož ji do ruin.',
      tower: 'Polož ji na pole rádiové věže.',
      governor: 'Polož ji na pole správce.',
      shadow: `Polož ji na pole stínu za ${amount('gold', numbersOf(scene).mercenaryPrice.shadow)}.`,
    })[space],
  ruins: ({ way }) => (way === 'swap' ? 'Vyměň destičku na ostrově.' : 'Žoldnéři si vezmou 2 destičky z ostrova.'),
}
