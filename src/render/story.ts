import { type BotSide, type Choice, type Event, ironwoodCards, ironwoodMap, type Seat } from '../ironwood'

const names: Readonly<Record<Seat, string>> = { woodwalkers: 'The Woodwalkers', ironclad: 'The Ironclad' }

const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
const title = (card: string): string => `${card} ${ironwoodCards[card]?.title ?? ''}`.trim()

const mountains = new Map(ironwoodMap.mountains.map(({ id, name }) => [id, name]))
const place = (id: string): string => mountains.get(id) ?? id

const endings = {
  totems: 'win with their third totem',
  forges: 'win with their third forge',
  surrender: 'win: the opponent has surrendered',
}

const drawn = (cards: readonly string[] | null, count: number, what: string): string =>
  cards ? `draw ${cards.map(title).join(', ')}` : `draw ${many(count, what)}`

const keywords: Readonly<Record<Choice, string>> = {
  focus: 'The bot focuses on',
  chase: 'Chase: the bot moves to',
  protect: 'Protect: the bot moves to',
  expand: 'Expand: the bot moves to',
  plunder: 'Plunder: the bot moves to',
  secure: 'Secure: the bot moves to',
  interfere: 'Interfere: the bot moves to',
  attack: 'The bot attacks',
  search: 'The bot searches',
}

const sides: Readonly<Record<BotSide, string>> = {
  alert: 'Its procedure is Alert now.',
  exhausted: 'Its procedure is Exhausted now.',
  disruptive: 'Its Aid is Disruptive now.',
  exalted: 'Its Aid is Exalted now.',
}

const expended = { hand: 'expend', deck: 'lay out from the deck' } as const

interface Teller<Kind> {
  tell(event: Kind): string
}

type Tellings = { readonly [Type in Event['type']]: Teller<Extract<Event, { type: Type }>>['tell'] }

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
  revealed: ({ wagers }) =>
    `The wagers: ${wagers.woodwalkers ? title(wagers.woodwalkers) : 'nothing'} against ${wagers.ironclad ? title(wagers.ironclad) : 'nothing'}.`,
  damage: ({ count }) => `deal ${count} damage`,
  'battle-over': ({ winner, dominance }) => {
    const sums = dominance ? ` (dominance ${dominance.woodwalkers} against ${dominance.ironclad})` : ''
    return winner === 'nobody' ? 'Nobody is left to win the battle.' : `${names[winner]} win the battle${sums}.`
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
  stance: ({ stance }) => `Ironbot is ${stance} this turn.`,
  side: ({ side }) => sides[side],
  expended: ({ card, from, icons, slot }) =>
    `${expended[from]} ${title(card)}${icons ? '' : ' without its icons'}${slot ? '' : ' on top'}`,
  icon: ({ icon, ignored }) => `Icon ${icon}${ignored ? ', red, is left out' : ''}.`,
  compensated: () => 'That changed nothing.',
  rolled: ({ face }) => `The Magic die shows: ${face}.`,
  picked: ({ choice, at }) => `${keywords[choice]} ${place(at)}.`,
  'mountain-marked': ({ at }) => `${place(at)} is marked.`,
  'mountain-unmarked': ({ at }) => `${place(at)} is no longer marked.`,
  spirits: ({ markers }) => `${many(markers, 'marker')} with the Spirits of the Forest.`,
  located: ({ vision }) => `Woodenbot turns up the vision of ${place(vision)}.`,
  'vision-returned': ({ vision }) =>
    `${vision ? `The vision of ${place(vision)}` : 'A vision card'} goes back into the vision deck.`,
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
