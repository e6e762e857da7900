import { capital } from '../../toolkit/capital'
import type { Reward, SoloAct } from '../rules/card'
import type { Price } from '../rules/keywords/pay'
import type { Amounts, Island } from '../rules/vocabulary'
import type { DaimyoWords, StepWords } from '../words/catalogue'
import { listed } from '../words/listed'
import {
  amount,
  amounts,
  form,
  heroCards,
  heroes,
  onWhich,
  pieceCount,
  pieces,
  points,
  relics,
  resourceCount,
  resourceNames,
  tiles,
  times,
} from './forms'

const loose = (count: number): string =>
  `${tiles(count)} ${form(count, { one: 'Reliktu', few: 'Reliktów', many: 'Reliktów' })}`

/** What a card asks for, as orders. */
export function price({ hero = 0, relic = 0, ...resources }: Price): string {
  const paid = amounts(resources)
  return listed(
    [
      ...(paid === 'nic' ? [] : [`zapłać ${paid}`]),
      ...(hero > 0 ? [`odrzuć ${heroCards(hero)}`] : []),
      ...(relic > 0 ? [`odłóż ${loose(relic)} na Czarny Rynek`] : []),
    ],
    'i',
  )
}

const compensated = (gold: number): string => (gold > 0 ? `; jego właściciel otrzymuje ${amount('gold', gold)}` : '')

const ways = ([first = 1, second]: readonly number[]): string => {
  if (second === undefined) return first > 0 ? 'zwiększ' : 'zmniejsz'
  return 'zwiększ lub zmniejsz'
}

/** What each keyword does, as an order. */
export const steps: StepWords = {
  adjustDie: ({ delta, times: count }) =>
    `${capital(ways(delta))} o 1 wartość jednej ze swoich kości${count > 1 ? `, ${times(count)}` : ''}.`,
  build: ({ discount = 0, only }) => {
    if (only) return 'Zbuduj 1 budynek, płacąc cały koszt w złocie.'
    return `Zbuduj 1 budynek${discount > 0 ? `, płacąc o ${resourceCount(discount)} mniej` : ''}.`
  },
  clanAbility: 'Użyj zdolności innego Klanu.',
  collect: ({ at, times: count }) =>
    `${at === 'tower' ? 'Jedna z twoich Wież Radiowych' : 'Jeden z twoich Zarządców'} zbiera ${resourceCount(count)} ze swojego Miejsca Produkcji.`,
  discardRelic: ({ to, count }) => `Odłóż ${loose(count)} ${to === 'bag' ? 'do worka' : 'na Czarny Rynek'}.`,
  draw: ({ count }) => `Dobierz ${heroCards(count)}.`,
  eliminate: 'Wyeliminuj 1 Zarządcę innej strony na wyspie, na której masz Cień.',
  gain: ({ resources }) => `Otrzymaj ${amounts(resources)}.`,
  gainAny: ({ count, of }) => {
    const choice = of.map((resource) => resourceNames[resource])
    return count === 1
      ? `Otrzymaj 1 ${listed(choice, 'lub')}.`
      : `Otrzymaj ${resourceCount(count)} do wyboru: ${listed(choice, 'lub')}.`
  },
  gainPer: ({ resource }) => `Otrzymaj ${amount(resource, 1)} za każdy swój Cień na wyspach.`,
  helmet: 'Weź Potężny Hełm.',
  hire: ({ discount }) => `Zatrudnij 1 Bohatera${discount > 0 ? `, płacąc o ${amount('gold', discount)} mniej` : ''}.`,
  moveGovernor: ({ collect, another }) =>
    `Przenieś ${another ? 'innego' : 'jednego'} ze swoich Zarządców${collect > 0 ? `; zbiera on ${resourceCount(collect)} z nowego Miejsca Produkcji` : ''}.`,
  moveRival: ({ compensation }) => `Przenieś Zarządcę innego Klanu na inną wyspę${compensated(compensation)}.`,
  opponentsDiscard: ({ count }) => `Każdy inny Klan odrzuca ${heroCards(count)}.`,
  pay: ({ cost, steps: inner }, reading) => `${capital(price(cost))}, a potem ${reading.inline(inner)}`,
  playHero: 'Zagraj Bohatera z ręki, niezależnie od jego siły.',
  points: ({ count }) => `Zdobądź ${points(count)}.`,
  produce: ({ what }) => (what === 'all' ? 'Wykonaj akcję Produkcja.' : 'Każda z twoich Techno-Farm zbiera 1 zasób.'),
  recruit: ({ discount = 0, exact }) => {
    if (exact !== undefined)
      return `Zrekrutuj 1 jednostkę ${exact === 0 ? 'za darmo' : `za dokładnie ${amount('rice', exact)}`}.`
    return `Zrekrutuj 1 jednostkę${discount > 0 ? `, płacąc o ${amount('rice', discount)} mniej` : ''}.`
  },
  relicAction: 'Wykonaj akcję Relikt.',
  resetTrack: 'Cofnij swój znacznik na początek toru Rekrutacji.',
  seek: ({ take }) => {
    const taken = take === 1 ? '1 kafel' : `co najwyżej ${tiles(take)}`
    return `Przenieś Poszukiwacza na inną wyspę${take > 0 ? ` i weź z niej ${taken}` : ''}.`
  },
  stealGold: `Zabierz innemu Klanowi ${/* @__PURE__ */ amount('gold', 1)}.`,
  stealRelic: ({ compensation }) => `Zabierz innemu Klanowi kafel Reliktu${compensated(compensation)}.`,
  storage: ({ count }) => `Zwiększ Pojemność Magazynu o ${count}.`,
  takeRelic: ({ from, count }) =>
    ({
      seeker: `Weź ${tiles(count)} z wyspy swojego Poszukiwacza.`,
      board: `Weź ${tiles(count)} z ${count === 1 ? 'dowolnej wyspy' : 'dowolnych wysp'}.`,
      blackMarket: `Weź za darmo ${tiles(count)} z Czarnego Rynku.`,
      bag: `Dobierz ${tiles(count)} z worka.`,
    })[from],
  villager: ({ count }) =>
    count === 1
      ? 'Aktywuj 1 kafel Mieszkańców Wioski.'
      : `Aktywuj ${count} ${form(count, { one: 'kafel', few: 'różne kafle', many: 'różnych kafli' })} Mieszkańców Wioski.`,
  villagersHelp: ({ steps: count }) =>
    count === 1
      ? 'Wykonaj 1 krok akcji Pomoc od Mieszkańców Wioski.'
      : `Wykonaj ${count} ${form(count, { one: 'różny krok', few: 'różne kroki', many: 'różnych kroków' })} akcji Pomoc od Mieszkańców Wioski.`,
}

export const income = (gained: Amounts, draw: number): string => {
  const got = amounts(gained)
  const parts = [...(got === 'nic' ? [] : [`otrzymaj ${got}`]), ...(draw > 0 ? [`dobierz ${heroCards(draw)}`] : [])]
  return `W każdym Przychodzie ${listed(parts, 'i')}.`
}

/** What goals ask for. */
export const conditions: DaimyoWords['conditions'] = {
  governorIslands: ({ atLeast }) => `Miej Zarządców na ${atLeast} różnych wyspach.`,
  governors: ({ atLeast }) => `Miej na wyspach ${pieceCount.governor(atLeast)}.`,
  shadows: ({ atLeast }) => `Miej na wyspach ${pieceCount.shadow(atLeast)}.`,
  farmsAndTowers: ({ atLeast }) => `Miej ${pieceCount.farm(atLeast)} i ${pieceCount.tower(atLeast)}.`,
  oneType: ({ atLeast }) => `Miej ${pieceCount.farm(atLeast)} lub ${pieceCount.tower(atLeast)}.`,
  relics: ({ atLeast }) => `Przywróć ${relics(atLeast)}.`,
  storage: ({ atLeast }) => `Miej Pojemność Magazynu co najmniej ${atLeast}.`,
  heroes: ({ atLeast }) => `Miej ${heroes(atLeast)}.`,
  influence: ({ atLeast }) => `Miej ${atLeast} Wpływu na jednej wyspie.`,
  strongholds: ({ atLeast, influence = 0 }) => `Miej po ${influence} Wpływu na ${atLeast} wyspach.`,
  oneOfEach: ({ atLeast }) =>
    `Miej ${pieceCount.shadow(atLeast)}, ${pieceCount.farm(atLeast)}, ${pieceCount.tower(atLeast)} i ${atLeast} ${form(atLeast, { one: 'Przywrócony Relikt', few: 'Przywrócone Relikty', many: 'Przywróconych Reliktów' })}.`,
}

export function reward({ points: scored, gain = {}, draw = 0, storage = 0 }: Reward): string {
  const gained = amounts(gain)
  return listed(
    [
      ...(scored > 0 ? [`${scored} PP`] : []),
      ...(gained === 'nic' ? [] : [gained]),
      ...(draw > 0 ? [heroCards(draw)] : []),
      ...(storage > 0 ? [`Pojemność Magazynu +${storage}`] : []),
    ],
    'i',
  )
}

export const onIslands = (on: readonly Island[] | undefined): string =>
  on
    ? `na ${listed(
        on.map((id) => onWhich[id]),
        'lub',
      )} wyspie`
    : 'na dowolnej wyspie'

export const ahead = (advantage: boolean | undefined): string => (advantage ? ' w sposób dający przewagę' : '')

const gained = (advantage: boolean | undefined): string => (advantage ? ', z przewagą' : '')

const placing = ({
  do: piece,
  count,
  on,
  advantage,
}: Extract<SoloAct, { readonly do: 'governor' | 'shadow' | 'farm' | 'tower' }>): string =>
  `${count === 1 ? `1 ${pieces[piece].who}` : pieceCount[piece](count)} ${onIslands(on)}${gained(advantage)}`

/** What the Empire does, in the nominative. */
export const soloActs: DaimyoWords['soloActs'] = {
  governor: placing,
  shadow: placing,
  farm: placing,
  tower: placing,
  relic: ({ count, advantage }) => `${tiles(count)}${gained(advantage)}`,
  move: ({ advantage }) => `przeniesienie 1 Zarządcy na inną wyspę${gained(advantage)}`,
  points: ({ count }) => `${count} PP`,
  helmet: 'Potężny Hełm',
  loseOne: 'tracisz zasób lub Bohatera',
}
