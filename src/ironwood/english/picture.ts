import { capital } from '../../toolkit/capital'
import { many } from '../../toolkit/counts'
import type { CombatBonus } from '../rules/card'
import { seatNames, slotsPerRound, unitNames } from '../rules/vocabulary'
import type { PictureWords } from '../words'

const bonuses = (bonus: CombatBonus): string =>
  (['damage', 'defense', 'dominance'] as const)
    .flatMap((value) =>
      bonus[value] ? [`+${bonus[value]} ${value}${bonus.withGolem && value !== 'defense' ? ' with a Golem' : ''}`] : [],
    )
    .join(', ')

/** The labels of pictures. */
export const picture: PictureWords = {
  game: 'Ironwood',
  seats: seatNames,
  when({ round, phase, turns, active }) {
    const turn = `action, turn ${turns} of ${2 * slotsPerRound}`
    const course = { preparation: 'preparation', action: turn, end: 'round end' }[phase]
    return `Round ${round}, ${course}${active ? ` (${seatNames[active]})` : ''}`
  },
  viewer(viewer) {
    if (viewer === null) return 'all cards open'
    return viewer === 'spectator' ? 'seen by a spectator' : `seen by the ${seatNames[viewer]}`
  },
  decides: (seat, asked) => `The ${seatNames[seat]} decide: ${asked}.`,
  nobodyDecides: 'Nobody has to decide.',
  won(seat, by) {
    const reasons = { totems: 'third totem secured', forges: 'third forge built', surrender: 'surrender' }
    return `The ${seatNames[seat]} have won: ${reasons[by]}.`
  },
  quiet: 'No battle is being fought.',
  restriction({ kind, seat, until }) {
    const time = `This ${until}`
    if (kind === 'toll') return `${time} the ${seatNames[seat]} pay 1 crystal to play a special card.`
    if (kind === 'no-additional') return `${time} the ${seatNames[seat]} play no additional cards.`
    return `${time} Totems cannot be moved.`
  },
  battle: {
    attack: (attacker, from, to, added) =>
      `The ${seatNames[attacker]} attack ${to} from ${from}${added === '' ? '' : ` with ${added}`}.`,
    bonuses,
    bot: (bonus) => `The bot adds ${bonuses(bonus)}.`,
    wager(seat, wager) {
      if (wager.is !== 'placed') return `${seatNames[seat]} wager: ${wager.is === 'open' ? 'not yet' : 'nothing'}`
      return `${seatNames[seat]} wager: ${wager.card ?? 'a card'}${wager.faceDown ? ', face down' : ''}`
    },
    damage: (count) => `The Woodwalkers have ${count} damage to deal.`,
    won: (winner) => (winner === 'nobody' ? 'Nobody has won it.' : `The ${seatNames[winner]} have won it.`),
  },
  place: {
    mountain: (name, number, kind) => `${name}, mountain ${number}${kind === 'ferrum' ? '' : `, ${kind}`}`,
    forest: (id, number, kind) => `${id}, ${kind} forest ${number}`,
    units: (unit, seat, count) =>
      many(count, `${seat === 'woodwalkers' ? 'Woodwalker' : 'Ironclad'} ${unitNames[unit]}`),
    totems: (side, count) => many(count, `${side} Totem`),
    site: (site) => ({ none: 'forge slot', foundation: 'Foundation', forge: 'Forge' })[site],
    drill: (cargo) => `Drill with ${many(cargo, 'crystal')}`,
    mark: ({ stops, card }, holds) =>
      holds ? `${stops === 'leaving' ? 'held' : 'closed'} by ${card}` : `marker of ${card}`,
    botMark: { woodwalkers: 'possible vision of the bot', ironclad: 'marked by the bot' },
  },
  legend: {
    woodFighters: 'Woodwalker Fighters',
    ironFighters: 'Ironclad Fighters',
    golems: 'Golems',
    full: 'Totem',
    fading: 'fading Totem',
    crystals: 'crystals',
    drill: 'Drill',
    foundation: 'Foundation',
    forge: 'Forge',
    slot: 'forge slot',
    ridge: 'ridge',
    path: 'path',
    outer: 'outer forest',
    controlled: 'controlled',
    battle: 'battle',
    leaving: 'none may leave',
    entering: 'none may come',
    nothing: 'no longer holds',
    botMark: 'marked for the bot',
    cube: 'marker of an ongoing card',
    damage: 'damage',
    defense: 'defense',
    dominance: 'dominance',
    lit: 'can be chosen',
  },
  board: {
    decides: 'decides',
    crystals: (count) => many(count, 'crystal'),
    piles: { hand: 'hand', deck: 'deck', discard: 'discard' },
    left: { fighter: 'Fighters left', golem: 'Golems left', foundation: 'Foundations left' },
    secured: 'secured',
    built: 'built',
    of: (done, needed) => `${done} of ${needed}`,
    track: 'drill track',
    trackStart: 'start',
    drillOn: (mountain) => `Drill on ${mountain}`,
    slot: (number) => `turn ${number}`,
    drew: 'drew a card',
    used: 'used',
    inPlay: { added: 'added', wagered: 'wagered', ongoing: 'ongoing' },
    markers: (count) => many(count, 'marker'),
    visions: 'vision cards',
    vision: (mountain) => `vision of ${mountain}`,
    visionPlaces: {
      hand: 'in hand',
      looked: 'looked at',
      shown: 'shown',
      revealed: 'revealed',
      discard: 'discard',
      burned: 'burned',
    },
    onTop: (place) => `deck, ${place}.`,
    hiddenVisions(hand, deck, burned) {
      const parts = [
        ...(hand > 0 ? [`${hand} in hand`] : []),
        `${deck} in the deck`,
        ...(burned > 0 ? [`${burned} burned`] : []),
      ]
      return `hidden: ${parts.join(', ')}`
    },
    bot({ stance, side, spirits, die }) {
      const state = stance ? `${capital(stance)}, ${capital(side)} side` : `${capital(side)} side, Spirits ${spirits}`
      return `${state}${die ? `, Magic die ${die}` : ''}`
    },
  },
  hand: {
    of: (seat) => `Hand of the ${seatNames[seat]}`,
    empty: 'No cards.',
    hidden: (count) => `${many(count, 'card')}, hidden`,
    kinds: { base: 'base', special: 'special' },
    values: ({ damage, defense, dominance }) => `damage ${damage}, defense ${defense}, dominance ${dominance}`,
    ongoing: (markers) => many(markers, 'marker'),
    whenBurned: (text) => `When burned: ${text}`,
    soloIcons: (icons) => `Bot: ${icons.map(({ icon, red }) => (red ? `${icon} (red)` : icon)).join(', ')}`,
  },
}
