import { capital } from '../../toolkit/capital'
import { outOf } from '../../toolkit/czech'
import { visitParts } from '../words/act'
import { inlineText } from '../words/card-text'
import type { AskWords, QuestionWords } from '../words/catalogue'
import { listed } from '../words/listed'
import { unitPrice } from '../words/lookup'
import {
  amount,
  amounts,
  bareGenitive,
  boardKinds,
  dieObject,
  form,
  heroCards,
  onIsland,
  pieces,
  resourceCount,
} from './forms'
import { ahead, onIslands, price } from './steps'

const left = (count: number): string =>
  count > 1 ? ` (${form(count, { one: 'zbývá', few: 'zbývají', other: 'zbývá' })} ${count})` : ''

const visits = { take: 'vezmi destičku', search: 'prohledej zemi nikoho', buy: 'kup destičku' } as const

const stands = { farm: 'bude stát technofarma', tower: 'bude stát rádiová věž' } as const

/** To the one who decides: an order. */
export const questions: QuestionWords = {
  draft: ({ seat }, { sides }) => {
    const { farm = null, tower = null } = sides[seat]?.boards ?? {}
    if (farm === null && tower === null) return 'Vyber si stavební desku.'
    return `Vyber si stavební desku ${boardKinds[farm === null ? 'farm' : 'tower']}.`
  },
  found: ({ first }) =>
    first ? 'Umísti prvního správce; na stejném ostrově začne tvůj hledač.' : 'Umísti druhého správce.',
  'take-die': 'Vezmi si kostku z ústředního ostrova.',
  'lay-die': ({ colour, value }) => `Vyber pole pro ${dieObject(colour, value)}.`,
  between: (_task, { turn, words }) => {
    if (!turn || turn.done) return 'Použij, co ještě můžeš, nebo ukonči tah.'
    return turn.at === null || turn.at === 'beside'
      ? 'Použij, co můžeš.'
      : `Proveď akci ${words.picture.spaces[turn.at]}, nebo nejdřív něco jiného.`
  },
  'which-die': ({ left: count }) => `Vyber svou kostku, kterou změníš${left(count)}.`,
  'turn-die': 'Zvyš nebo sniž hodnotu kostky o 1.',
  'make-place': ({ drawn }) =>
    drawn
      ? 'Sklad je přeplněný: odlož z něj destičku na černý trh.'
      : 'Sklad je plný: udělej místo a odlož z něj destičku na černý trh.',
  sail: 'Přesuň hledače na jiný ostrov.',
  visit: (task, { sides }) => {
    const seeker = sides[task.seat]?.seeker ?? null
    const may = visitParts(task).map((part) => visits[part])
    return capital(`${seeker ? `${onIsland(seeker)} ` : ''}${listed([...may, 'skonči'], 'nebo')}.`)
  },
  search: 'Zaplať za prohledání.',
  'search-tile': ({ second }) =>
    second ? 'Odlož na černý trh druhou destičku, nebo zůstaň u jedné.' : 'Odlož na černý trh destičku z ostrova.',
  recruit: (task, scene) => {
    const rice = unitPrice(scene, task)
    const cost = rice > 0 ? `za ${amount('rice', rice)}` : 'zdarma'
    return `Naverbuj jednotku ${cost}${task.once ? '' : ', nebo skonči'}.`
  },
  eliminate: ({ island }) => `Odstraň správce ${onIsland(island)}.`,
  build: ({ once, discount, inGold }) => {
    const less = discount > 0 ? ` o ${resourceCount(discount)} levněji` : ''
    return once ? `Postav jednu budovu${inGold ? ' jen za zlaťáky' : less}.` : 'Postav budovu, nebo skonči.'
  },
  slot: ({ kind }) => `Vyber bonusovou destičku, kterou odkryje ${pieces[kind].who}.`,
  'leave-out': ({ cost, left: count }) => `Vynech z ceny jednu surovinu: ${amounts(cost)}${left(count)}.`,
  field: ({ kind }) => `Vyber pole, na kterém ${stands[kind]}.`,
  'place-bonus': 'Polož odkrytou bonusovou destičku na desku klanu.',
  gift: 'Dej žoldnéřům kostku.',
  'gift-space': ({ colour, value }) => `Vyber pole žoldnéřů pro ${dieObject(colour, value)}.`,
  ruins: 'Vyber, co žoldnéři udělají v ruinách.',
  'ruins-island': ({ way }) =>
    way === 'swap' ? 'Vyber ostrov, na kterém vyměníš destičku.' : 'Vyber ostrov, ze kterého žoldnéři vezmou destičky.',
  'ruins-tile': ({ way, left: count }) =>
    way === 'swap' ? 'Vyber destičku k výměně.' : `Vyber destičku pro žoldnéře${left(count)}.`,
  'mercenary-move': ({ piece }) => `Vyber ${pieces[piece].whom} žoldnéřů k přesunu.`,
  'mercenary-place': ({ piece, from }, scene) =>
    from === null
      ? `Umísti ${pieces[piece].whom} žoldnéřů.`
      : `Přesuň ${pieces[piece].whom} žoldnéřů ${outOf(bareGenitive(scene, from))}.`,
  'mercenary-eliminate': ({ island }) => `Vyber správce ${onIsland(island)}, kterého žoldnéři odstraní.`,
  'empire-found': 'Umísti správce Impéria.',
  'empire-tower': 'Umísti rádiovou věž Impéria.',
  'empire-turn': 'Polož kostku na kartu Impéria: akce její barvy se vynechá.',
  'empire-place': ({ piece, left: count, on, advantage }, { islands }) =>
    `Umísti ${pieces[piece].whom} Impéria${on.length < islands.length ? ` ${onIslands(on)}` : ''}${ahead(advantage)}${left(count)}.`,
  'empire-eliminate': ({ island }) => `Vyber, kterého ze svých správců ${onIsland(island)} ztratíš.`,
  'empire-move': ({ advantage }) => `Vyber správce Impéria k přesunu${ahead(advantage)}.`,
  'empire-move-to': ({ from, advantage }, scene) =>
    `Přesuň správce Impéria ${outOf(bareGenitive(scene, from))} na jiný ostrov${ahead(advantage)}.`,
  'empire-take': ({ left: count, advantage }) => `Vyber destičku pro Impérium${ahead(advantage)}${left(count)}.`,
  'lose-one': 'Odhoď surovinu nebo kartu hrdiny.',
  income: 'Vyber základní surovinu jako příjem.',
  'pass-helmet': 'Nech si Mocnou helmu, nebo ji předej.',
  hire: ({ once, discount }) => {
    const less = discount > 0 ? ` o ${amount('gold', discount)} levněji` : ''
    return once ? `Najmi jednoho hrdinu${less}.` : 'Najmi hrdinu, nebo skonči.'
  },
  'gain-any': ({ left: count }) => `Vyber surovinu, kterou získáš${left(count)}.`,
  seek: 'Přesuň hledače na jiný ostrov.',
  'take-relic': ({ from, left: count }) =>
    `Vezmi destičku ${{ seeker: 'z ostrova hledače', board: 'z libovolného ostrova', blackMarket: 'z černého trhu' }[from]}${left(count)}.`,
  'discard-relic': ({ to, left: count }) =>
    `Odlož destičku ze skladu ${to === 'bag' ? 'do pytle' : 'na černý trh'}${left(count)}.`,
  'move-governor': 'Vyber svého správce k přesunu.',
  'move-to': ({ from }, scene) => `Přesuň správce ${outOf(bareGenitive(scene, from))}.`,
  collect: ({ at, times }) =>
    `Vyber ${at === 'tower' ? 'rádiovou věž, která' : 'správce, který'} sebere ${resourceCount(times)}.`,
  villager: ({ left: count }) => `Aktivuj destičku vesničanů${left(count)}.`,
  'help-step': ({ left: count }) => `Vyber krok akce Pomoc vesničanů${left(count)}.`,
  'whose-ability': 'Vyber klan, jehož schopnost použiješ.',
  'play-hero': 'Zahraj hrdinu z ruky.',
  pay: ({ cost, steps }, { words }) =>
    `${capital(price(cost))}, nebo to vynech. Když zaplatíš: ${inlineText(words, steps)}`,
  'discard-hero': ({ left: count }) =>
    count === 1 ? 'Odhoď kartu hrdiny.' : `Odhoď ${heroCards(count)}, jednu po druhé.`,
  'steal-gold': 'Vyber klan, kterému vezmeš 1 zlaťák.',
  'move-rival': 'Vyber správce jiného klanu k přesunu.',
  'move-rival-to': ({ from }, scene) => `Přesuň správce ${outOf(bareGenitive(scene, from))} na jiný ostrov.`,
  hunt: 'Odstraň správce na ostrově, kde máš stín.',
  'steal-relic': 'Vezmi destičku jinému klanu.',
}

/** To the others, and in refusals: the end of "Klan Přírody rozhoduje, …". */
export const asks: AskWords = {
  draft: 'kterou stavební desku si vzít',
  found: 'kam umístit správce',
  'take-die': 'kterou kostku si vzít',
  'lay-die': 'kam položit kostku',
  between: 'co udělat dál',
  'which-die': 'kterou kostku změnit',
  'turn-die': 'zda hodnotu kostky zvýšit, nebo snížit',
  'make-place': 'kterou destičku odložit',
  sail: 'kam přesunout hledače',
  visit: 'co udělat na ostrově',
  search: 'čím zaplatit za prohledání',
  'search-tile': 'kterou destičku odložit na černý trh',
  recruit: 'koho naverbovat',
  eliminate: 'kterého správce odstranit',
  build: 'co postavit',
  slot: 'kterou bonusovou destičku odkrýt',
  'leave-out': 'kterou surovinu z ceny vynechat',
  field: 'kde stavět',
  'place-bonus': 'kam položit bonusovou destičku',
  gift: 'kterou kostku dát žoldnéřům',
  'gift-space': 'kam položit kostku žoldnéřů',
  ruins: 'co udělají žoldnéři v ruinách',
  'ruins-island': 'na kterém ostrově žoldnéři hledají',
  'ruins-tile': 'kterou destičku si vezmou žoldnéři',
  'mercenary-move': 'kterou figurku žoldnéřů přesunout',
  'mercenary-place': 'kam umístit figurku žoldnéřů',
  'mercenary-eliminate': 'kterého správce odstranit',
  'empire-found': 'kam umístit správce Impéria',
  'empire-tower': 'kam umístit rádiovou věž Impéria',
  'empire-turn': 'kterou kostku položit na kartu Impéria',
  'empire-place': 'kam umístit figurku Impéria',
  'empire-eliminate': 'kterého správce ztratit',
  'empire-move': 'kterého správce Impéria přesunout',
  'empire-move-to': 'kam přesunout správce Impéria',
  'empire-take': 'kterou destičku si vezme Impérium',
  'lose-one': 'co odhodit',
  income: 'kterou základní surovinu získat',
  'pass-helmet': 'kdo dostane Mocnou helmu',
  hire: 'kterého hrdinu najmout',
  'gain-any': 'kterou surovinu získat',
  seek: 'kam přesunout hledače',
  'take-relic': 'kterou destičku si vzít',
  'discard-relic': 'kterou destičku odevzdat',
  'move-governor': 'kterého správce přesunout',
  'move-to': 'kam přesunout správce',
  collect: 'kde sebrat suroviny',
  villager: 'kterou destičku vesničanů aktivovat',
  'help-step': 'který krok provést',
  'whose-ability': 'čí schopnost použít',
  'play-hero': 'kterého hrdinu zahrát',
  pay: 'zda zaplatit',
  'discard-hero': 'kterého hrdinu odhodit',
  'steal-gold': 'komu vzít zlaťák',
  'move-rival': 'kterého správce jiného klanu přesunout',
  'move-rival-to': 'kam přesunout tohoto správce',
  hunt: 'kterého správce odstranit',
  'steal-relic': 'kterou destičku vzít jinému klanu',
}
