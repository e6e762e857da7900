import { groundNotes, piecesWords } from '../../words/ground'
import { battleLines, headline } from '../../words/headline'
import type { RootLanguage } from '../../words/language'
import { cardName } from '../../words/names'
import type { PictureLanguage } from './picture'

/** What a picture tells in a language, of the messages that the language has. */
export function pictured({ words, explain }: RootLanguage): PictureLanguage {
  const { title, names, board, text, picture } = words
  const { labels } = board
  return {
    picture: {
      ...names,
      game: title,
      columns: board.column,
      legend: picture.legend,
      quiet: picture.quiet,
      rules: text.rules,
      nobodyRules: text.nobodyRules,
      track: { title: picture.score, score: text.points },
      common: { ...picture, underRuins: text.underRuins, coffins: text.coffins, nothing: board.nothing },
      board: {
        ...labels,
        turn: picture.turn,
        decides: text.decides,
        points: text.points,
        tracks: board.tracks,
        cost: picture.cost,
        warriors: picture.warriors,
        of: board.outOf,
        none: board.none,
        fallen: picture.fallen,
        hidden: board.hidden,
        states: {
          ready: labels.ready,
          exhausted: labels.exhausted,
          damaged: labels.damaged,
          'damaged-exhausted': labels.damagedExhausted,
        },
        limit: labels.itemLimit,
        relation: names.relation,
        quests: labels.questsDone,
        craftedItems: picture.craftedItems,
        coalition: picture.coalition,
      },
      hand: { of: picture.handOf, empty: picture.noCards, hidden: picture.hiddenCards, copies: picture.copies },
    },
    headline,
    battle: battleLines,
    who: names.who,
    clearing: names.clearing,
    forest: names.forest,
    pieces: piecesWords,
    ground: groundNotes,
    cardTitle: names.title,
    cardText: (id) => (id === 'vizier' ? '' : (explain(id) ?? '').slice(cardName({ words }, id).length + 2)),
    questTitle: ({ id }) => names.questTitle(id),
  }
}
