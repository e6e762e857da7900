import { drawFrom } from '../../../../core'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { characterItems } from '../../data/items'
import { questCards } from '../../data/quests'
import { type Play, plan, type Question } from '../../play'
import { layRuinItems } from '../../ruins'
import * as shape from '../../shapes'
import { type Character, characters, type Seat } from '../../vocabulary'
import { vagabondAt, vagabondOf } from './board'
import { vagabondTracks } from './facts'
import { gainItem } from './items'
import { movePawn } from './roam'

export interface CharacterTask {
  readonly do: 'character'
  readonly seat: Seat
}
export interface ForestTask {
  readonly do: 'forest'
  readonly seat: Seat
}
export type VagabondSetupAction =
  | { readonly type: 'character'; readonly character: Character }
  | { readonly type: 'start-in'; readonly forest: string }

/** Two Vagabonds play different characters (ROOT-9.3.1). */
const free = ({ state }: Play): Character[] =>
  characters.filter((each) => !state.seats.some((seat) => vagabondAt({ state }, seat)?.character === each))

const choosing: Question<CharacterTask, Extract<VagabondSetupAction, { type: 'character' }>> = {
  actions: (play) => free(play).map((character) => ({ type: 'character', character })),
  answer(play, { seat }, { character }) {
    become(play, seat, character)
    plan(play, { do: 'forest', seat })
  },
}

/** Takes a character and its items (ROOT-9.3.1). */
export function become(play: Play, seat: Seat, character: Character): void {
  vagabondOf(play, seat).character = character
  play.emit?.({ type: 'character', seat, character })
  for (const item of characterItems[character]) gainItem(play, seat, item)
}

const starting: Question<ForestTask, Extract<VagabondSetupAction, { type: 'start-in' }>> = {
  actions: ({ ground }) => ground.forests.map(({ id }) => ({ type: 'start-in', forest: id })),
  answer(play, { seat }, { forest }) {
    movePawn(play, seat, 0, { forest: play.ground.forests.findIndex(({ id }) => id === forest) })
    dealOut(play)
  },
}

/** A position that does not say more has a Vagabond with the first free character, in the first forest. */
export function layOut(play: Play, seat: Seat): void {
  const board = vagabondOf(play, seat)
  board.character ??= free(play)[0] ?? null
  if (board.clearing === 0 && board.forest < 0) board.forest = 0
  dealOut(play)
}

/** Quests and ruin items (ROOT-9.3.3, ROOT-9.3.4): one set; with the second Vagabond all eight items anew, two under each ruin (ROOT-INT-77a). */
function dealOut({ state }: Play): void {
  const isFirst = state.quests.length === 0
  if (isFirst) {
    const deck = questCards.map(({ id }) => id)
    drawFrom(state.random, 'quests').shuffle(deck)
    state.quests = deck.splice(-vagabondTracks.openQuests).reverse()
    state.questDeck = deck
  }
  layRuinItems({ state }, isFirst ? 1 : 2)
}

export const vagabondSetup: Chapter<CharacterTask | ForestTask, VagabondSetupAction> = {
  tasks: {
    character: {
      fields: { seat: shape.seat },
      law: 'ROOT-9.3.1',
      rule: choosing,
      refuse: { character: (_play, _task, action) => because('taken', 'ROOT-9.3.1', { character: action.character }) },
    },
    forest: {
      fields: { seat: shape.seat },
      law: 'ROOT-9.3.2',
      rule: starting,
      refuse: {
        'start-in': (_play, _task, action) => because('no-such-forest', 'ROOT-9.3.2', { forest: action.forest }),
      },
    },
  },
  actions: {
    character: { fields: { character: shape.character } },
    'start-in': { fields: { forest: shape.forest } },
  },
}
