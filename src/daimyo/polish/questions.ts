import { capital } from '../../toolkit/capital'
import { visitParts } from '../words/act'
import { inlineText } from '../words/card-text'
import type { AskWords, QuestionWords } from '../words/catalogue'
import { listed } from '../words/listed'
import { unitPrice } from '../words/lookup'
import { amount, amounts, bareGenitive, dieObject, form, heroCards, onIsland, pieces, resourceCount } from './forms'
import { ahead, onIslands, price } from './steps'

/** Of persons few are told as many are. */
const left = (count: number, few: 'zostały' | 'zostało' = 'zostały'): string =>
  count > 1 ? ` (${form(count, { one: 'został', few, many: 'zostało' })} ${count})` : ''

const visits = { take: 'weź kafel', search: 'przeszukaj Ziemię Niczyją', buy: 'kup kafel' } as const

/** To the one who decides: an order. */
export const questions: QuestionWords = {
  draft: ({ seat }, { sides }) => {
    const { farm = null, tower = null } = sides[seat]?.boards ?? {}
    if (farm === null && tower === null) return 'Wybierz Planszetkę Budowy.'
    return `Wybierz Planszetkę Budowy ${farm === null ? 'Techno-Farm' : 'Wież Radiowych'}.`
  },
  found: ({ first }) =>
    first ? 'Umieść pierwszego Zarządcę; na tej samej wyspie stanie twój Poszukiwacz.' : 'Umieść drugiego Zarządcę.',
  'take-die': 'Weź kość z centralnej wyspy.',
  'lay-die': ({ colour, value }) => `Wybierz pole na ${dieObject(colour, value)}.`,
  between: (_task, { turn, words }) => {
    if (!turn || turn.done) return 'Użyj tego, co jeszcze możesz, albo zakończ turę.'
    return turn.at === null || turn.at === 'beside'
      ? 'Użyj tego, co możesz.'
      : `Wykonaj akcję ${words.picture.spaces[turn.at]} albo najpierw coś innego.`
  },
  'which-die': ({ left: count }) => `Wybierz swoją kość, którą zmienisz${left(count)}.`,
  'turn-die': 'Zwiększ lub zmniejsz wartość kości o 1.',
  'make-place': ({ drawn }) =>
    drawn
      ? 'Magazyn jest przepełniony: odłóż kafel Reliktu na Czarny Rynek.'
      : 'Magazyn jest pełny: zrób miejsce, odkładając kafel Reliktu na Czarny Rynek.',
  sail: 'Przenieś Poszukiwacza na inną wyspę.',
  visit: (task, { sides }) => {
    const seeker = sides[task.seat]?.seeker ?? null
    const may = visitParts(task).map((part) => visits[part])
    return capital(
      `${seeker ? `${onIsland(seeker)} ` : ''}${may.length > 0 ? `${listed(may, 'lub')} albo zakończ` : 'zakończ'}.`,
    )
  },
  search: 'Zapłać za przeszukanie.',
  'search-tile': ({ second }) =>
    second ? 'Odłóż drugi kafel na Czarny Rynek albo na tym poprzestań.' : 'Odłóż kafel z wyspy na Czarny Rynek.',
  recruit: (task, scene) => {
    const rice = unitPrice(scene, task)
    const cost = rice > 0 ? `za ${amount('rice', rice)}` : 'za darmo'
    return task.once ? `Zrekrutuj jednostkę ${cost}.` : `Zrekrutuj jednostkę ${cost} albo zakończ.`
  },
  eliminate: ({ island }) => `Wyeliminuj Zarządcę ${onIsland(island)}.`,
  build: ({ once, discount, inGold }) => {
    const less = discount > 0 ? `, płacąc o ${resourceCount(discount)} mniej` : ''
    return once ? `Zbuduj jeden budynek${inGold ? ', płacąc tylko złotem' : less}.` : 'Zbuduj budynek albo zakończ.'
  },
  slot: ({ kind }) => `Wybierz kafel Akcji Dodatkowej, który odsłoni ${pieces[kind].who}.`,
  'leave-out': ({ cost, left: count }) => `Pomiń jeden zasób z kosztu: ${amounts(cost)}${left(count)}.`,
  field: ({ kind }) => `Wybierz Miejsce Produkcji, na którym stanie ${pieces[kind].who}.`,
  'place-bonus': 'Umieść odsłonięty kafel Akcji Dodatkowej na Planszy Klanu.',
  gift: 'Przekaż Najemnikom kość.',
  'gift-space': ({ colour, value }) => `Wybierz pole Najemników na ${dieObject(colour, value)}.`,
  ruins: 'Wybierz, co Najemnicy zrobią w ruinach.',
  'ruins-island': ({ way }) =>
    way === 'swap' ? 'Wybierz wyspę, na której wymienisz kafel.' : 'Wybierz wyspę, z której Najemnicy wezmą kafle.',
  'ruins-tile': ({ way, left: count }) =>
    way === 'swap' ? 'Wybierz kafel do wymiany.' : `Wybierz kafel dla Najemników${left(count)}.`,
  'mercenary-move': ({ piece }) =>
    ({
      governor: 'Wybierz Zarządcę Najemników do przeniesienia.',
      tower: 'Wybierz Wieżę Radiową Najemników do przeniesienia.',
      shadow: 'Wybierz Cień Najemników do przeniesienia.',
    })[piece],
  'mercenary-place': ({ piece, from }, scene) =>
    from === null
      ? `Umieść ${pieces[piece].whom} Najemników.`
      : `Przenieś ${pieces[piece].whom} Najemników z ${bareGenitive(scene, from)}.`,
  'mercenary-eliminate': ({ island }) => `Wybierz, którego Zarządcę ${onIsland(island)} wyeliminują Najemnicy.`,
  'empire-found': 'Umieść Zarządcę Imperium.',
  'empire-tower': 'Umieść Wieżę Radiową Imperium.',
  'empire-turn': 'Połóż kość na karcie Imperium: akcja w jej kolorze zostanie pominięta.',
  'empire-place': ({ piece, left: count, on, advantage }, { islands }) =>
    `Umieść ${pieces[piece].whom} Imperium${on.length < islands.length ? ` ${onIslands(on)}` : ''}${ahead(advantage)}${left(count, piece === 'governor' ? 'zostało' : 'zostały')}.`,
  'empire-eliminate': ({ island }) => `Wybierz, którego ze swoich Zarządców ${onIsland(island)} tracisz.`,
  'empire-move': ({ advantage }) => `Wybierz Zarządcę Imperium do przeniesienia${ahead(advantage)}.`,
  'empire-move-to': ({ from, advantage }, scene) =>
    `Przenieś Zarządcę Imperium z ${bareGenitive(scene, from)} na inną wyspę${ahead(advantage)}.`,
  'empire-take': ({ left: count, advantage }) => `Wybierz kafel dla Imperium${ahead(advantage)}${left(count)}.`,
  'lose-one': 'Odrzuć zasób lub kartę Bohatera.',
  income: 'Wybierz zasób podstawowy jako Przychód.',
  'pass-helmet': 'Zatrzymaj Potężny Hełm albo go przekaż.',
  hire: ({ once, discount }) => {
    const less = discount > 0 ? `, płacąc o ${amount('gold', discount)} mniej` : ''
    return once ? `Zatrudnij jednego Bohatera${less}.` : 'Zatrudnij Bohatera albo zakończ.'
  },
  'gain-any': ({ left: count }) => `Wybierz zasób, który otrzymasz${left(count)}.`,
  seek: 'Przenieś Poszukiwacza na inną wyspę.',
  'take-relic': ({ from, left: count }) =>
    `Weź kafel ${{ seeker: 'z wyspy Poszukiwacza', board: 'z dowolnej wyspy', blackMarket: 'z Czarnego Rynku' }[from]}${left(count)}.`,
  'discard-relic': ({ to, left: count }) =>
    `Odłóż swój kafel Reliktu ${to === 'bag' ? 'do worka' : 'na Czarny Rynek'}${left(count)}.`,
  'move-governor': 'Wybierz swojego Zarządcę do przeniesienia.',
  'move-to': ({ from }, scene) => `Przenieś Zarządcę z ${bareGenitive(scene, from)}.`,
  collect: ({ at, times }) =>
    `Wybierz ${at === 'tower' ? 'Wieżę Radiową, która' : 'Zarządcę, który'} zbierze ${resourceCount(times)}.`,
  villager: ({ left: count }) => `Aktywuj kafel Mieszkańców Wioski${left(count)}.`,
  'help-step': ({ left: count }) => `Wybierz krok akcji Pomoc od Mieszkańców Wioski${left(count)}.`,
  'whose-ability': 'Wybierz Klan, którego zdolności użyjesz.',
  'play-hero': 'Zagraj Bohatera z ręki.',
  pay: ({ cost, steps }, { words }) =>
    `${capital(price(cost))} albo zrezygnuj. Gdy zapłacisz: ${inlineText(words, steps)}`,
  'discard-hero': ({ left: count }) =>
    count === 1 ? 'Odrzuć kartę Bohatera.' : `Odrzuć ${heroCards(count)}, jedną po drugiej.`,
  'steal-gold': 'Wybierz Klan, któremu zabierzesz 1 złoto.',
  'move-rival': 'Wybierz Zarządcę innego Klanu do przeniesienia.',
  'move-rival-to': ({ from }, scene) => `Przenieś Zarządcę z ${bareGenitive(scene, from)} na inną wyspę.`,
  hunt: 'Wyeliminuj Zarządcę na wyspie, na której masz Cień.',
  'steal-relic': 'Zabierz kafel Reliktu innemu Klanowi.',
}

/** To the others, and in refusals: the end of "Klan Natury decyduje, …". */
export const asks: AskWords = {
  draft: 'którą Planszetkę Budowy wziąć',
  found: 'gdzie umieścić Zarządcę',
  'take-die': 'którą kość wziąć',
  'lay-die': 'gdzie położyć kość',
  between: 'co zrobić dalej',
  'which-die': 'którą kość zmienić',
  'turn-die': 'czy zwiększyć, czy zmniejszyć wartość kości',
  'make-place': 'który kafel odłożyć',
  sail: 'dokąd przenieść Poszukiwacza',
  visit: 'co zrobić na wyspie',
  search: 'czym zapłacić za przeszukanie',
  'search-tile': 'który kafel odłożyć na Czarny Rynek',
  recruit: 'kogo zrekrutować',
  eliminate: 'którego Zarządcę wyeliminować',
  build: 'co zbudować',
  slot: 'który kafel Akcji Dodatkowej odsłonić',
  'leave-out': 'który zasób kosztu pominąć',
  field: 'gdzie zbudować',
  'place-bonus': 'gdzie umieścić kafel Akcji Dodatkowej',
  gift: 'którą kość przekazać Najemnikom',
  'gift-space': 'gdzie położyć kość Najemników',
  ruins: 'co zrobią Najemnicy w ruinach',
  'ruins-island': 'na której wyspie szukają Najemnicy',
  'ruins-tile': 'który kafel wezmą Najemnicy',
  'mercenary-move': 'który element Najemników przenieść',
  'mercenary-place': 'gdzie umieścić element Najemników',
  'mercenary-eliminate': 'którego Zarządcę wyeliminować',
  'empire-found': 'gdzie umieścić Zarządcę Imperium',
  'empire-tower': 'gdzie umieścić Wieżę Radiową Imperium',
  'empire-turn': 'którą kość położyć na karcie Imperium',
  'empire-place': 'gdzie umieścić element Imperium',
  'empire-eliminate': 'którego Zarządcę stracić',
  'empire-move': 'którego Zarządcę Imperium przenieść',
  'empire-move-to': 'dokąd przenieść Zarządcę Imperium',
  'empire-take': 'który kafel weźmie Imperium',
  'lose-one': 'co odrzucić',
  income: 'który zasób podstawowy otrzymać',
  'pass-helmet': 'kto dostanie Potężny Hełm',
  hire: 'którego Bohatera zatrudnić',
  'gain-any': 'który zasób otrzymać',
  seek: 'dokąd przenieść Poszukiwacza',
  'take-relic': 'który kafel wziąć',
  'discard-relic': 'który kafel oddać',
  'move-governor': 'którego Zarządcę przenieść',
  'move-to': 'dokąd przenieść Zarządcę',
  collect: 'gdzie zebrać zasoby',
  villager: 'który kafel Mieszkańców Wioski aktywować',
  'help-step': 'który krok wykonać',
  'whose-ability': 'czyjej zdolności użyć',
  'play-hero': 'którego Bohatera zagrać',
  pay: 'czy zapłacić',
  'discard-hero': 'którego Bohatera odrzucić',
  'steal-gold': 'komu zabrać złoto',
  'move-rival': 'którego Zarządcę innego Klanu przenieść',
  'move-rival-to': 'dokąd przenieść tego Zarządcę',
  hunt: 'którego Zarządcę wyeliminować',
  'steal-relic': 'który kafel zabrać innemu Klanowi',
}
