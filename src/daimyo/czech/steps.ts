import { capital } from '../../toolkit/capital'
import type { Reward, SoloAct } from '../rules/card'
import type { Price } from '../rules/keywords/pay'
import type { Amounts, Island } from '../rules/vocabulary'
import type { DaimyoWords, StepWords } from '../words/catalogue'
import { listed } from '../words/listed'
import {
  amount,
  amounts,
  amountsThere,
  form,
  heroCards,
  heroes,
  onWhich,
  pieceCount,
  piecesThere,
  points,
  relics,
  resourceCount,
  resourceObjects,
  tiles,
} from './forms'

/** What a card asks for, as orders. */
export function price({ hero = 0, relic = 0, ...resources }: Price): string {
  const paid = amounts(resources)
  return listed(
    [
      ...(paid === 'nic' ? [] : [`zaplať ${paid}`]),
      ...(hero > 0 ? [`odhoď ${heroCards(hero)}`] : []),
      ...(relic > 0 ? [`odlož ${tiles(relic)} ze skladu na černý trh`] : []),
    ],
    'a',
  )
}

const compensated = (gold: number): string => (gold > 0 ? `; jeho majitel získá ${amount('gold', gold)}` : '')

const ways = ([first = 1, second]: readonly number[]): string => {
  if (second === undefined) return first > 0 ? 'zvyš' : 'sniž'
  return 'zvyš nebo sniž'
}

/** What each keyword does, as an order. */
export const steps: StepWords = {
  adjustDie: ({ delta, times }) =>
    `${capital(ways(delta))} o 1 hodnotu jedné ze svých kostek${times > 1 ? `, celkem ${times}krát` : ''}.`,
  build: ({ discount = 0, only }) => {
    if (only) return 'Postav 1 budovu a celou cenu zaplať zlaťáky.'
    return `Postav 1 budovu${discount > 0 ? ` o ${resourceCount(discount)} levněji` : ''}.`
  },
  clanAbility: 'Použij schopnost jiného klanu.',
  collect: ({ at, times }) =>
    `${at === 'tower' ? 'Jedna z tvých rádiových věží' : 'Jeden z tvých správců'} sebere ${resourceCount(times)} ze svého pole.`,
  discardRelic: ({ to, count }) => `Odlož ${tiles(count)} ze skladu ${to === 'bag' ? 'do pytle' : 'na černý trh'}.`,
  draw: ({ count }) => `Dober si ${heroCards(count)}.`,
  eliminate: 'Odstraň 1 správce jiné strany na ostrově, kde máš stín.',
  gain: ({ resources }) => `Získej ${amounts(resources)}.`,
  gainAny: ({ count, of }) => {
    const choice = listed(
      of.map((resource) => resourceObjects[resource]),
      'nebo',
    )
    return count === 1 ? `Získej 1 ${choice}.` : `Získej ${resourceCount(count)} podle své volby: ${choice}.`
  },
  gainPer: ({ resource }) => `Získej ${amount(resource, 1)} za každý svůj stín na ostrovech.`,
  helmet: 'Vezmi si Mocnou helmu.',
  hire: ({ discount }) => `Najmi 1 hrdinu${discount > 0 ? ` o ${amount('gold', discount)} levněji` : ''}.`,
  moveGovernor: ({ collect, another }) =>
    `Přesuň ${another ? 'jiného' : 'jednoho'} ze svých správců${collect > 0 ? `; sebere ${resourceCount(collect)} z nového pole` : ''}.`,
  moveRival: ({ compensation }) => `Přesuň správce jiného klanu na jiný ostrov${compensated(compensation)}.`,
  opponentsDiscard: ({ count }) => `Každý jiný klan odhodí ${heroCards(count)}.`,
  pay: ({ cost, steps: inner }, reading) => `${capital(price(cost))}, potom ${reading.inline(inner)}`,
  playHero: 'Zahraj hrdinu z ruky bez ohledu na jeho sílu.',
  points: ({ count }) => `Získej ${points(count)}.`,
  produce: ({ what }) => (what === 'all' ? 'Proveď akci Výroba.' : 'Každá tvá technofarma sebere 1 surovinu.'),
  recruit: ({ discount = 0, exact }) => {
    if (exact !== undefined)
      return `Naverbuj 1 jednotku ${exact === 0 ? 'zdarma' : `přesně za ${amount('rice', exact)}`}.`
    return `Naverbuj 1 jednotku${discount > 0 ? ` o ${amount('rice', discount)} levněji` : ''}.`
  },
  relicAction: 'Proveď akci Relikvie.',
  resetTrack: 'Vrať svůj ukazatel na začátek stupnice náboru.',
  seek: ({ take }) => {
    const taken = take === 1 ? tiles(1) : `nejvýše ${tiles(take)}`
    return `Přesuň hledače na jiný ostrov${take > 0 ? ` a vezmi odtud ${taken}` : ''}.`
  },
  stealGold: `Vezmi ${/* @__PURE__ */ amount('gold', 1)} jinému klanu.`,
  stealRelic: ({ compensation }) =>
    `Vezmi destičku jinému klanu${compensation > 0 ? `, který získá ${amount('gold', compensation)}` : ''}.`,
  storage: ({ count }) => `Zvyš kapacitu skladu o ${count}.`,
  takeRelic: ({ from, count }) =>
    ({
      seeker: `Vezmi ${tiles(count)} z ostrova svého hledače.`,
      board: `Vezmi ${tiles(count)} z ${count === 1 ? 'libovolného ostrova' : 'libovolných ostrovů'}.`,
      blackMarket: `Vezmi zdarma ${tiles(count)} z černého trhu.`,
      bag: `Vytáhni ${tiles(count)} z pytle.`,
    })[from],
  villager: ({ count }) =>
    `Aktivuj ${count} ${form(count, { one: 'destičku', few: 'různé destičky', other: 'různých destiček' })} vesničanů.`,
  villagersHelp: ({ steps: count }) =>
    `Proveď ${count} ${form(count, { one: 'krok', few: 'různé kroky', other: 'různých kroků' })} akce Pomoc vesničanů.`,
}

export const income = (gained: Amounts, draw: number): string => {
  const got = amounts(gained)
  const parts = [...(got === 'nic' ? [] : [`získej ${got}`]), ...(draw > 0 ? [`dober si ${heroCards(draw)}`] : [])]
  return `V každém příjmu ${listed(parts, 'a')}.`
}

/** What goals ask for. */
export const conditions: DaimyoWords['conditions'] = {
  governorIslands: ({ atLeast }) => `Měj správce na ${atLeast} různých ostrovech.`,
  governors: ({ atLeast }) => `Měj na ostrovech ${pieceCount.governor(atLeast)}.`,
  shadows: ({ atLeast }) => `Měj na ostrovech ${pieceCount.shadow(atLeast)}.`,
  farmsAndTowers: ({ atLeast }) => `Měj ${pieceCount.farm(atLeast)} a ${pieceCount.tower(atLeast)}.`,
  oneType: ({ atLeast }) => `Měj ${pieceCount.farm(atLeast)} nebo ${pieceCount.tower(atLeast)}.`,
  relics: ({ atLeast }) => `Obnov ${relics(atLeast)}.`,
  storage: ({ atLeast }) => `Měj kapacitu skladu aspoň ${atLeast}.`,
  heroes: ({ atLeast }) => `Měj ${heroes(atLeast)}.`,
  influence: ({ atLeast }) => `Měj vliv ${atLeast} na jednom ostrově.`,
  strongholds: ({ atLeast, influence = 0 }) => `Měj vliv ${influence} na každém ze ${atLeast} ostrovů.`,
  oneOfEach: ({ atLeast }) =>
    `Měj ${pieceCount.shadow(atLeast)}, ${pieceCount.farm(atLeast)}, ${pieceCount.tower(atLeast)} a ${atLeast} ${form(atLeast, { one: 'obnovenou relikvii', few: 'obnovené relikvie', other: 'obnovených relikvií' })}.`,
}

export function reward({ points: scored, gain = {}, draw = 0, storage = 0 }: Reward): string {
  const gained = amountsThere(gain)
  return listed(
    [
      ...(scored > 0 ? [points(scored)] : []),
      ...(gained === 'nic' ? [] : [gained]),
      ...(draw > 0 ? [draw === 1 ? '1 karta hrdiny' : heroCards(draw)] : []),
      ...(storage > 0 ? [`kapacita skladu +${storage}`] : []),
    ],
    'a',
  )
}

export const onIslands = (on: readonly Island[] | undefined): string =>
  on
    ? `na ${listed(
        on.map((id) => onWhich[id]),
        'nebo',
      )} ostrově`
    : 'na libovolném ostrově'

export const ahead = (advantage: boolean | undefined): string => (advantage ? ', s výhodou' : '')

const placing = ({
  do: piece,
  count,
  on,
  advantage,
}: Extract<SoloAct, { readonly do: 'governor' | 'shadow' | 'farm' | 'tower' }>): string =>
  `${piecesThere[piece](count)} ${onIslands(on)}${ahead(advantage)}`

/** What the Empire does, in the nominative. */
export const soloActs: DaimyoWords['soloActs'] = {
  governor: placing,
  shadow: placing,
  farm: placing,
  tower: placing,
  relic: ({ count, advantage }) => `${count === 1 ? '1 destička' : tiles(count)}${ahead(advantage)}`,
  move: ({ advantage }) => `přesun 1 správce na jiný ostrov${ahead(advantage)}`,
  points: ({ count }) => points(count),
  helmet: 'Mocná helma',
  loseOne: 'ztratíš surovinu nebo hrdinu',
}
