import { forestName, mountainName } from '../rules/names'
import { seatNames, slotsPerRound } from '../rules/vocabulary'
import type { BattleWords, PositionWords } from '../words'
import { bonusWords } from './nouns'

const reasons = { totems: 'third totem secured', forges: 'third forge built', surrender: 'surrender' }

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const battle: BattleWords = {
  attack({ attacker, mountain, forest, bonus }, names) {
    const [wood, iron] = [forestName(names, forest), mountainName(names, mountain)]
    const [from, to] = attacker === 'woodwalkers' ? [wood, iron] : [iron, wood]
    const bonuses = (['damage', 'defense', 'dominance'] as const).flatMap((value) =>
      bonus[value] ? [`+${bonus[value]} ${value}${bonus.withGolem && value !== 'defense' ? ' with a Golem' : ''}`] : [],
    )
    return `The ${seatNames[attacker]} attack ${to} from ${from}${bonuses.length > 0 ? ` with ${bonuses.join(', ')}` : ''}.`
  },
  botAdds: (bonus) => `The bot adds ${bonusWords(bonus)}.`,
  wager: (seat, what) => `${seatNames[seat]} wager: ${what}`,
  notYet: 'not yet',
  nothing: 'nothing',
  card: (name, faceDown) => `${name ?? 'a card'}${faceDown ? ', face down' : ''}`,
  damage: (count) => `The Woodwalkers have ${count} damage to deal.`,
  won: (winner) => (winner === 'nobody' ? 'Nobody has won it.' : `The ${seatNames[winner]} have won it.`),
}

export const position: PositionWords = {
  when({ round, phase, turns, active }) {
    const turn = `action, turn ${turns} of ${2 * slotsPerRound}`
    const course = { preparation: 'preparation', action: turn, end: 'round end' }[phase]
    return `Round ${round}, ${course}${active ? ` (${seatNames[active]})` : ''}`
  },
  decides: (seat, question) => `The ${seatNames[seat]} decide: ${question}.`,
  nobodyDecides: 'Nobody has to decide.',
  won: ({ winner, by }) => `The ${seatNames[winner]} have won: ${reasons[by]}.`,
  viewer(viewer) {
    if (viewer === null) return 'all cards open'
    return viewer === 'spectator' ? 'seen by a spectator' : `seen by the ${seatNames[viewer]}`
  },
  slot(slot) {
    if (slot === undefined) return '-'
    return slot === 'marker' ? 'drew a card' : 'used'
  },
  mark: (card, holds) => `${{ leaving: 'held by', entering: 'closed by', nothing: 'marker of' }[holds]} ${card}`,
  bot: ({ stance, side, spirits, die }) => [
    stance ? `${capital(stance)}, ${capital(side)} side` : `${capital(side)} side, Spirits ${spirits}`,
    ...(die ? [`Magic die: ${die}`] : []),
  ],
  botMark: (bot) => (bot === 'ironclad' ? 'marked' : 'possible'),
  restriction({ kind, seat, until }) {
    const time = `This ${until}`
    if (kind === 'toll') return `${time} the ${seatNames[seat]} pay 1 crystal to play a special card.`
    if (kind === 'no-additional') return `${time} the ${seatNames[seat]} play no additional cards.`
    return `${time} Totems cannot be moved.`
  },
  battle,
}
