import { because } from '../because'
import type { Chapter } from '../chapter'
import { different } from '../dice'
import { type Play, plan, type Question } from '../play'
import { pay } from '../resources'
import { inPool, takeFromPool } from '../round/taking'
import * as shape from '../shapes'
import type { Die, MercenarySpace } from '../state'
import type { Clan, DieColour } from '../vocabulary'
import { pieceTask } from './pieces'
import { freeFor, isShadowTooDear, mercenariesOf, mercenarySpace, shadowPrice } from './spaces'

/** The active clan gives the Mercenaries a die before its turn (DAI-DUO-02). */
export interface GiftTask {
  readonly do: 'gift'
  readonly seat: Clan
}

export interface GiftSpaceTask {
  readonly do: 'gift-space'
  readonly seat: Clan
  readonly colour: DieColour
  readonly value: number
}

export interface MercenaryAction {
  readonly type: 'mercenary'
  readonly space: MercenarySpace
}

const gift: Question<GiftTask> = {
  actions: (play, { seat }) =>
    different(play.state.dice)
      .filter(({ colour }) => freeFor(play, seat, colour).length > 0)
      .map(({ colour, value }) => ({ type: 'die', colour, value })),
  answer(play, { seat }, action) {
    if (action.type !== 'die') return
    takeFromPool(play, action)
    plan(play, { do: 'gift-space', seat, colour: action.colour, value: action.value })
  },
}

const giftSpace: Question<GiftSpaceTask> = {
  actions: (play, { seat, colour }) => freeFor(play, seat, colour).map((space) => ({ type: 'mercenary', space })),
  answer(play, { seat, colour, value }, action) {
    if (action.type === 'mercenary') giveDie(play, seat, { colour, value }, action.space)
  },
}

/** The action of a space is carried out at once, and the active clan makes all choices (DAI-DUO-03). */
function giveDie(play: Play, seat: Clan, { colour, value }: Die, at: MercenarySpace): void {
  const mercenaries = mercenariesOf(play)
  mercenaries.dice.push({ colour, value, at })
  play.emit?.({ type: 'gift', seat, colour, value, at })
  if (at === 'ruins-1' || at === 'ruins-2') {
    plan(play, { do: 'ruins', seat })
    return
  }
  if (at === 'shadow') {
    const price = shadowPrice(play)
    pay(play, seat, 'gold', price)
    mercenaries.gold += price
    play.emit?.({ type: 'gained', side: 'mercenaries', resource: 'gold', count: price })
  }
  plan(play, pieceTask(play, seat, at))
}

const tooDear = (play: Play) => because('cannot-pay', 'DAI-DUO-09', { count: shadowPrice(play), resource: 'gold' })

export const gifts: Chapter<GiftTask | GiftSpaceTask, MercenaryAction> = {
  tasks: {
    gift: {
      fields: { seat: shape.clan },
      law: 'DAI-DUO-02',
      rule: gift,
      refuse: {
        die(play, { seat }, { colour, value }) {
          if (!inPool(play, { colour, value })) return because('no-such-die', 'DAI-DUO-03', { colour, value })
          return isShadowTooDear(play, seat, colour)
            ? tooDear(play)
            : because('not-possible', 'DAI-DUO-04', { seat, task: 'gift' })
        },
      },
    },
    'gift-space': {
      fields: { seat: shape.clan, colour: shape.colour, value: shape.value },
      law: 'DAI-DUO-04',
      rule: giftSpace,
      refuse: {
        mercenary: (play, { seat, colour }, { space }) =>
          space === 'shadow' && isShadowTooDear(play, seat, colour) ? tooDear(play) : null,
      },
    },
  },
  actions: { mercenary: { fields: { space: mercenarySpace } } },
}
