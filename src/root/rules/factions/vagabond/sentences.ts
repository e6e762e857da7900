import type { PieceKind } from '../../pieces'
import type { Character, Item, Owner, Seat, Suit } from '../../vocabulary'

/** Actions that exhaust an item, to begin the sentence "… exhausts one". */
const taken = {
  move: 'a move',
  battle: 'a battle',
  explore: 'exploring',
  strike: 'a strike',
  repair: 'a repair',
  special: 'the special action',
} as const

export type Exhausting = keyof typeof taken

/** What is missing in a forest. */
const forests = {
  battle: 'nobody can be battled there',
  explore: 'there is no ruin',
  aid: 'nobody can be aided there',
  quest: 'no quest is for a forest',
  strike: 'nobody can be struck there',
  craft: 'hammers have no suit there',
} as const

export type InClearing = keyof typeof forests

/** Of the Vagabond. */
export const vagabond = {
  'no-way.pawn': ({ seat }: { readonly seat: Seat }) =>
    `No clearing that can be entered is adjacent to the pawn of ${seat}.`,
  'no-second-boot.around': ({ seat }: { readonly seat: Seat }) =>
    `Warriors of Hostile factions are in all adjacent clearings, and ${seat} has no second boot for them.`,
  'no-ruin': ({ at }: { readonly at: number }) => `There is no ruin in clearing ${at}.`,
  'no-item-ready.aid': ({ seat }: { readonly seat: Seat }) =>
    `${seat} has no item that is face up and undamaged to exhaust.`,
  'no-card.aid': ({ seat, suit, at }: { readonly seat: Seat; readonly suit: Suit; readonly at: number }) =>
    `${seat} has no card that matches the ${suit} clearing ${at}.`,
  'no-item-ready.quests': ({ seat, suit }: { readonly seat: Seat; readonly suit: Suit }) =>
    `${seat} has not both items of a ${suit} quest face up and undamaged.`,
  'no-quest': ({ at, suit }: { readonly at: number; readonly suit: Suit }) =>
    `No quest that lies open is of the suit of clearing ${at}, ${suit}.`,
  pawn: 'A pawn cannot be struck.',
  'nothing-damaged': ({ seat }: { readonly seat: Seat }) => `${seat} has no damaged item.`,
  'wrong-suit.hammers': ({ card, own, suit }: { readonly card: string; readonly own: Suit; readonly suit: Suit }) =>
    `The card ${card} costs ${own}, and in this clearing every hammer is ${suit}.`,
  'no-item-ready.hammers': ({
    card,
    cost,
    ready,
  }: {
    readonly card: string
    readonly cost: number
    readonly ready: number
  }) => `The card ${card} costs ${cost}, and ready hammers are ${ready}.`,
  taken: ({ character }: { readonly character: Character }) => `The ${character} is played by the other Vagabond.`,
  'no-such-forest': ({ forest }: { readonly forest: string }) => `There is no forest ${forest} on this map.`,
  'own-seat.strike': ({ seat }: { readonly seat: Seat }) => `${seat} cannot strike itself.`,
  'partner.strike': ({ seat, other }: { readonly seat: Seat; readonly other: Seat }) =>
    `${seat} and ${other} are in a coalition.`,
  'nobody-there.piece': ({ seat, at }: { readonly seat: Owner; readonly at: number }) =>
    `${seat} has no piece in clearing ${at}.`,
  'warriors-first': ({ seat, at }: { readonly seat: Owner; readonly at: number }) =>
    `${seat} has a warrior in clearing ${at}, which is struck first.`,
  'no-such-piece.strike': ({
    seat,
    piece,
    at,
  }: {
    readonly seat: Owner
    readonly piece: PieceKind
    readonly at: number
  }) => `${seat} has no ${piece} in clearing ${at}.`,
  'no-such-quest': ({ quest }: { readonly quest: string }) => `There is no quest ${quest}.`,
  'not-open': ({ quest }: { readonly quest: string }) => `The quest ${quest} does not lie open beside the map.`,
  'wrong-suit.quest': ({ quest, suit, at }: { readonly quest: string; readonly suit: Suit; readonly at: number }) =>
    `The quest ${quest} is ${suit}, and clearing ${at} is not.`,
  'no-item-ready.quest': ({
    quest,
    first,
    second,
    seat,
  }: {
    readonly quest: string
    readonly first: Item
    readonly second: Item
    readonly seat: Owner
  }) => `The quest ${quest} takes ${first} and ${second}, and ${seat} has not both ready.`,
  'not-listed': ({ quest, item }: { readonly quest: string; readonly item: Item }) =>
    `The quest ${quest} does not ask for ${item}.`,
  'no-item-ready.improvise': ({ item, missing }: { readonly item: Item; readonly missing: Item }) =>
    `With ${item} for ${missing} the other item is missing.`,
  'no-ally': 'No warrior of an ally that fights along is left to take a hit.',
  'must-take': 'One of the items must be taken, since one of them can be.',
  'has-one': ({ seat, item }: { readonly seat: Seat; readonly item: Item }) =>
    `${seat} has a ${item} with an "R" already.`,
  'no-such-item.ruin': ({ item }: { readonly item: Item }) => `There is no ${item} under this ruin.`,
  'on-track': ({ item }: { readonly item: Item }) => `The ${item} lies on its track and does not count.`,
  'ferry-elsewhere.forest': 'The Ferry takes nobody out of a forest.',
  'not-adjacent.forest': ({ forest, at }: { readonly forest: string; readonly at: number }) =>
    `Forest ${forest} does not touch clearing ${at}.`,
  'no-second-boot.clearing': ({ at, seat }: { readonly at: number; readonly seat: Seat }) =>
    `Warriors of a Hostile faction are in clearing ${at}: moving there costs ${seat} one boot more than it has ready.`,
  'no-forest': 'A move leads into no forest; that is for Slip in Birdsong.',
  'same-forest': ({ seat, forest }: { readonly seat: Seat; readonly forest: string }) =>
    `The pawn of ${seat} is in forest ${forest} already.`,
  'not-allied': ({ other, seat }: { readonly other: Seat; readonly seat: Seat }) =>
    `${other} is not Allied with ${seat}.`,
  'own-hand': ({ seat }: { readonly seat: Seat }) => `${seat} cannot steal from itself.`,
  'empty-hand.player': ({ seat }: { readonly seat: Seat }) => `${seat} has no cards.`,
  'nobody-there.others': ({ at }: { readonly at: number }) => `No other player has a piece in clearing ${at}.`,
  'empty-hand.clearing': ({ at }: { readonly at: number }) => `No player in clearing ${at} has cards.`,
  'no-card.pile': ({ suit, at }: { readonly suit: Suit; readonly at: number }) =>
    `No card of the discard pile matches the ${suit} clearing ${at}.`,
  'not-discarded.beside': ({ card }: { readonly card: string }) =>
    `The card ${card} lies beside the map, not in the discard pile.`,
  'not-discarded.pile': ({ card }: { readonly card: string }) => `The card ${card} is not in the discard pile.`,
  'wrong-suit.match': ({ card, suit, at }: { readonly card: string; readonly suit: Suit; readonly at: number }) =>
    `The card ${card} does not match the ${suit} clearing ${at}.`,
  'same-clearing.pawn': ({ seat, at }: { readonly seat: Seat; readonly at: number }) =>
    `The pawn of ${seat} is in clearing ${at} already.`,
  'no-fighter': ({ seat, at }: { readonly seat: Seat; readonly at: number }) =>
    `${seat} has no warrior and no pawn in clearing ${at}.`,
  'nobody-there.enemy-of': ({ seat, at }: { readonly seat: Seat; readonly at: number }) =>
    `No enemy of ${seat} has a piece in clearing ${at}.`,
  'own-piece': ({ seat }: { readonly seat: Seat }) => `${seat} cannot battle itself.`,
  'partner.battle': ({ seat, other }: { readonly seat: Seat; readonly other: Seat }) =>
    `${seat} and ${other} are in a coalition and cannot battle.`,
  'nobody-there.two': 'No two enemies are in this clearing, one of them with a warrior or pawn.',
  'scorched.again': ({ at }: { readonly at: number }) =>
    `Clearing ${at} is scorched already: nothing can be placed there.`,
  'keep.torch': ({ at }: { readonly at: number }) =>
    `The keep stands in clearing ${at}: the torch cannot be placed there.`,
  'no-special': ({ character }: { readonly character: Character }) =>
    `The ${character} has no special action for a torch.`,
  'in-forest.special': ({ seat }: { readonly seat: Seat }) =>
    `The pawn of ${seat} is in a forest; its special action needs a clearing.`,
  exhausted: ({ item, seat }: { readonly item: Item; readonly seat: Seat }) =>
    `The ${item} of ${seat} is exhausted already.`,
  damaged: ({ item, seat }: { readonly item: Item; readonly seat: Seat }) =>
    `The ${item} of ${seat} is damaged, and a damaged item cannot be exhausted.`,
  'no-such-item.any': ({ seat, item }: { readonly seat: Seat; readonly item: Item }) => `${seat} has no ${item}.`,
  'own-seat.aid': ({ seat }: { readonly seat: Seat }) => `${seat} cannot aid itself.`,
  'no-such-item.box': ({ seat, item }: { readonly seat: Seat; readonly item: Item }) =>
    `${seat} has no ${item} in its Crafted Items box.`,
  'no-item-ready.act': ({ seat, item, act }: { readonly seat: Seat; readonly item: Item; readonly act: Exhausting }) =>
    `${seat} has no ${item} that is face up and undamaged; ${taken[act]} exhausts one.`,
  'in-forest.act': ({ seat, act }: { readonly seat: Seat; readonly act: InClearing }) =>
    `The pawn of ${seat} is in a forest: ${forests[act]}.`,
  'nobody-there.no-enemy': ({ at }: { readonly at: number }) => `In clearing ${at} there is no piece of an enemy.`,
  'nobody-there.no-player': ({ at }: { readonly at: number }) =>
    `In clearing ${at} there is no piece of another player.`,
  'no-such-act.vagabond': ({ act, known }: { readonly act: string; readonly known: readonly string[] }) =>
    `A Vagabond knows no action "${act}"; there are ${known.join(', ')}.`,
  'not-adjacent.forests': ({ forest, from }: { readonly forest: string; readonly from: string }) =>
    `Forest ${forest} is not adjacent to forest ${from}.`,
  'no-such-item.lying': ({
    seat,
    item,
    state,
    face,
  }: {
    readonly seat: Seat
    readonly item: Item
    readonly state: 'damaged' | 'undamaged'
    readonly face: 'up' | 'down'
  }) => `${seat} has no ${state} ${item} with its face ${face}.`,
}
