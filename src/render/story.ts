import { type Event, ironwoodCards, type Seat, type Values } from '../ironwood'
import { opponentOf } from '../ironwood/vocabulary'
import { botTellings } from './bot-story'
import { many, place, type Teller, type Tellings, title } from './telling'

const names: Readonly<Record<Seat, string>> = { woodwalkers: 'The Woodwalkers', ironclad: 'The Ironclad' }

/** A card that was wagered, with its damage, defense and dominance. */
function wager(card: string | null): string {
  if (card === null) return 'nothing'
  const { damage, defense, dominance } = ironwoodCards[card]?.values ?? {}
  return damage === undefined ? title(card) : `${title(card)} (${damage}/${defense}/${dominance})`
}

const fight = ({ damage, defense }: Values): string => `${damage} damage and ${defense} defense`

const endings = {
  totems: 'win with their third totem',
  forges: 'win with their third forge',
  surrender: 'win: the opponent has surrendered',
}

const drawn = (cards: readonly string[] | null, count: number, what: string): string =>
  cards ? `draw ${cards.map(title).join(', ')}` : `draw ${many(count, what)}`

/** What happened: a sentence, or what the seat does, which is a sentence once its name stands before it. */
const tellings: Tellings = {
  round: ({ round }) => `Round ${round} begins.`,
  turn: ({ seat }) => `${names[seat]} are to play.`,
  played: ({ card, additional }) => `play ${title(card)}${additional ? ' in addition' : ''}`,
  rested: () => 'draw instead of playing a card',
  drew: ({ cards, count }) => drawn(cards, count, 'card'),
  'drew-visions': ({ visions, count }) =>
    visions ? `draw the vision of ${visions.map(place).join(' and ')}` : `draw ${many(count, 'vision card')}`,
  'gave-back': ({ card }) => `give ${card ? title(card) : 'a card'} back`,
  shuffled: ({ deck }) => (deck === 'visions' ? 'The vision deck is shuffled.' : `${names[deck]} shuffle their deck.`),
  looked: ({ visions, count }) =>
    `look at the top ${count === 1 ? 'vision card' : `${count} vision cards`}${visions ? `: ${visions.map(place).join(', ')}` : ''}`,
  shown: ({ cards, visions }) =>
    `show ${(cards ?? visions) ? (cards?.map(title) ?? visions?.map(place) ?? []).join(', ') : 'their cards'}`,
  gained: ({ count }) => `gain ${many(count, 'crystal')}`,
  spent: ({ count }) => `spend ${many(count, 'crystal')}`,
  stole: ({ count }) => `steal ${many(count, 'crystal')}`,
  'took-cargo': ({ count }) => `The Ironclad take ${many(count, 'crystal')} from the cargo.`,
  moved: ({ from, to, totem }) =>
    `A Woodwalker fighter moves from ${place(from)} to ${place(to)}${totem ? ` with a ${totem} totem` : ''}.`,
  marched: ({ from, to, fighters, golems }) =>
    `The Ironclad march from ${place(from)} to ${place(to)}: ${many(fighters, 'fighter')}${golems ? `, ${many(golems, 'golem')}` : ''}.`,
  baited: ({ from, to, count }) =>
    `${many(count, 'Woodwalker fighter')} ${count === 1 ? 'is' : 'are'} baited from ${place(from)} to ${place(to)}.`,
  'drill-moved': ({ from, to }) => `The drill goes from ${place(from)} to ${place(to)}.`,
  'drill-step': ({ step, cargo }) => `Its track is at step ${step}; the cargo is ${many(cargo, 'crystal')}.`,
  unloaded: ({ count }) => `The drill unloads ${many(count, 'crystal')}.`,
  'drill-destroyed': ({ at }) => `The drill on ${place(at)} is destroyed; it stands on Ferrum again.`,
  salvaged: () => 'The Woodwalkers take a crystal of its cargo.',
  recruited: ({ unit, at }) => `recruit a ${unit} on ${place(at)}`,
  removed: ({ seat, unit, at, count }) =>
    `${many(count, `${seat === 'woodwalkers' ? 'Woodwalker' : 'Ironclad'} ${unit}`)} on ${place(at)} ${count === 1 ? 'is' : 'are'} removed.`,
  attacked: ({ from, to }) => `attack ${place(to)} from ${place(from)}`,
  wagered: ({ placed, card }) => `wager ${placed ? (card ? title(card) : 'a card') : 'nothing'}`,
  revealed: ({ wagers }) => `The wagers: ${wager(wagers.woodwalkers)} against ${wager(wagers.ironclad)}.`,
  strengths: ({ values: { woodwalkers, ironclad } }) =>
    `All counted the Woodwalkers have ${fight(woodwalkers)}, the Ironclad ${fight(ironclad)}.`,
  damage: ({ count }) => `deal ${count} damage`,
  'battle-over': ({ winner, dominance }) => {
    if (winner === 'nobody') return 'Nobody is left to win the battle.'
    const sums = dominance ? ` (dominance ${dominance[winner]} against ${dominance[opponentOf(winner)]})` : ''
    return `${names[winner]} win the battle${sums}.`
  },
  retreated: ({ from, to }) => `The defeated retreat from ${place(from)} to ${place(to)}.`,
  'wager-left': ({ card, to }) =>
    ({
      discard: `discard the wagered ${title(card)}`,
      hand: `take ${title(card)} back`,
      aside: `lay ${title(card)} aside`,
    })[to],
  discovered: ({ vision, at }) => `A totem is discovered at ${place(vision)}; it lies on ${place(at)}.`,
  secured: ({ at, secured }) => `The totem is secured in ${place(at)}: ${secured} of 3.`,
  faded: ({ at, turned, removed }) =>
    `On ${place(at)} ${turned ? `${many(turned, 'totem')} begin${turned === 1 ? 's' : ''} to fade` : ''}${turned && removed ? ', ' : ''}${removed ? `${many(removed, 'totem')} fade${removed === 1 ? 's' : ''} away` : ''}.`,
  founded: ({ at }) => `A foundation is placed on ${place(at)}.`,
  built: ({ at }) => `A forge is built on ${place(at)}.`,
  marked: ({ card, at }) => `mark ${place(at)} (${title(card)})`,
  'mark-removed': ({ card, at }) => `take the marker off ${place(at)} (${title(card)})`,
  markers: ({ card, markers }) => `have ${many(markers, 'marker')} on ${title(card)}`,
  exhausted: ({ card }) => `have exhausted ${title(card)}`,
  burned: ({ card }) => `burn ${title(card)}`,
  'burned-vision': ({ vision }) => `burn ${vision ? `the vision of ${place(vision)}` : 'a vision card'}`,
  discarded: ({ card }) => `discard ${title(card)}`,
  recovered: ({ cards }) => `take back ${cards.map(title).join(', ')}`,
  demanded: ({ grant }) => (grant === 'steal' ? 'Crystals are handed over.' : 'A card is given up.'),
  ...botTellings,
  'game-over': ({ winner, by }) => `${names[winner]} ${endings[by]}.`,
}

/**
 * An event of Ironwood in plain words, for a log. What a viewer may not see is left out, if the event was redacted for it.
 *
 * @example
 * const seen = ironwood.redact(event, 'spectator')
 * if (seen) log(tellEvent(seen))
 */
export function tellEvent(event: Event): string {
  const all: Readonly<Record<string, Teller<Event>['tell']>> = tellings
  const told = all[event.type]?.(event) ?? ''
  return 'seat' in event && /^[a-z]/.test(told) ? `${names[event.seat]} ${told}.` : told
}
