import { because } from '../../because'
import type { Chapter } from '../../chapter'
import type { Play, Question } from '../../play'
import * as shape from '../../shapes'
import { type Item, itemIndex, type Mood, moods, type Seat } from '../../vocabulary'
import { hundredsOf } from './board'
import { moodItems } from './facts'

/** The mood is exchanged for another whose item is not in the Hoard (ROOT-14.4.4a). */
export interface MoodTask {
  readonly do: 'mood'
  readonly seat: Seat
}
export type MoodAction = { readonly type: 'mood'; readonly mood: Mood }

const holds = (play: Play, seat: Seat, item: Item | null): boolean =>
  item !== null && (hundredsOf(play, seat).hoard[itemIndex[item]] ?? 0) > 0

/** Lavish shows no item (ROOT-14.4.4b). If nothing is left but the present mood, it stays (ROOT-14.4.4c). */
const moodsOpen = (play: Play, seat: Seat): Mood[] =>
  moods.filter((mood) => mood !== hundredsOf(play, seat).mood && !holds(play, seat, moodItems[mood]))

const choosing: Question<MoodTask, MoodAction> = {
  actions: (play, { seat }) => moodsOpen(play, seat).map((mood) => ({ type: 'mood', mood })),
  answer(play, { seat }, { mood }) {
    hundredsOf(play, seat).mood = mood
    play.emit?.({ type: 'mood', seat, mood })
  },
}

export const mooding: Chapter<MoodTask, MoodAction> = {
  tasks: {
    mood: {
      fields: { seat: shape.seat },
      law: 'ROOT-14.4.4a',
      rule: choosing,
      refuse: {
        mood(play, { seat }, { mood }) {
          const item = moodItems[mood]
          return item !== null && holds(play, seat, item)
            ? because('item-hoarded', 'ROOT-14.4.4a', { mood, item })
            : because('same-mood', 'ROOT-14.4.4a', { mood })
        },
      },
    },
  },
  actions: { mood: { fields: { mood: shape.mood } } },
}
