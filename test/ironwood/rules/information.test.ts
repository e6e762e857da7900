import { describe, expect, test } from 'vitest'
import { createRandom, type Viewer } from '../../../src/core'
import type { Event } from '../../../src/ironwood/rules/event'
import { game } from '../../../src/ironwood/rules/game'
import type { State } from '../../../src/ironwood/rules/state'
import { type Seat, seats } from '../../../src/ironwood/rules/vocabulary'
import { after, events, hand, legal, refused, table } from './support'

const viewers: Viewer<Seat>[] = ['woodwalkers', 'ironclad', 'spectator']
const specials = ['WW', 'IC'].flatMap((prefix) =>
  Array.from({ length: 35 }, (_, index) => `${prefix}${String(index + 4).padStart(2, '0')}`),
)

/** Whether this seat looks into the other's hand at this moment (CI-WW17). */
const looksInto = ({ agenda }: State, viewer: Viewer<Seat>): boolean => {
  const task = agenda.at(-1)
  return task?.do === 'strike' && task.seat === viewer
}

/** What the viewer has seen before it came to the hand (IW-INFO-05). */
const known = ({ sides }: State, seat: Seat, viewer: Viewer<Seat>): readonly string[] =>
  viewer === 'spectator' ? sides[seat].known.hand : [...sides[seat].known.hand, ...sides[seat].known.seen]

/** The specials that a viewer may not know the place of. */
function hiddenFrom(state: State, viewer: Viewer<Seat>): string[] {
  return seats.flatMap((seat) => {
    const { deck, hand } = state.sides[seat]
    const own = viewer === seat
    const wager = state.battle?.wagers[seat]
    const down = wager !== undefined && wager !== 'undecided' && !state.battle?.revealed && state.battle?.open === null
    const face = down && !own && wager.card !== null ? [wager.card] : []
    // A marker on the map still tells which card placed it (CI-16), even after that card has left.
    const named = [...state.marks.map(({ card }) => card), ...known(state, seat, viewer)]
    const hidden = [...deck, ...face, ...(own || looksInto(state, viewer) ? [] : hand)]
    return hidden.filter((card) => specials.includes(card) && !named.includes(card))
  })
}

/** Events that make a card public for everybody, even if it is hidden again later. */
const open: readonly Event['type'][] = [
  'revealed',
  'wager-left',
  'shown',
  'discarded',
  'burned',
  'played',
  'exhausted',
  'markers',
  'marked',
  'mark-removed',
]

/** What a seat gives back into its deck it has seen itself. */
const notOf = (viewer: Viewer<Seat>, cards: string[]): string[] =>
  cards.filter((card) => viewer !== (card.startsWith('WW') ? 'woodwalkers' : 'ironclad'))

const seen = (state: State, action: string, viewer: Viewer<Seat>): string =>
  JSON.stringify(events(state, action).map((event) => game.redact(event, viewer)))

describe('what is seen', () => {
  test.each(viewers)('IW-INFO-01: the %s sees everything that lies open', (viewer) => {
    const random = createRandom(1, 'open')
    const state = game.setup({ mode: 'duel', seed: 11 })
    for (let count = 0; count < 400 && !state.result; count++) {
      game.step(state, random.pick(game.legalActions(state)))
      const { sides, visions, ...shown } = game.view(state, viewer)
      const { forests, mountains, drill, secured, marks, round, phase, turns, active } = state
      expect(shown).toMatchObject({ forests, mountains, drill, secured, marks, round, phase, turns, active })
      for (const seat of seats) {
        const { hand, deck, ...rest } = state.sides[seat]
        // What a hand that was shown held, its opponent alone has seen.
        const known = viewer === 'spectator' ? { ...rest.known, seen: [] } : rest.known
        expect(sides[seat]).toMatchObject({ ...rest, known, handSize: hand.length, deckSize: deck.length })
        if (viewer === seat) expect(sides[seat].hand).toEqual(hand)
        else if (!looksInto(state, viewer)) expect(sides[seat].hand).toBeNull()
      }
      const { hand, deck, revealed, burned } = state.visions
      expect(visions).toMatchObject({ revealed, handSize: hand.length, deckSize: deck.length })
      expect(visions.hand).toEqual(viewer === 'woodwalkers' ? hand : null)
      expect(visions.burned.length).toBe(burned.length)
    }
  })

  test('IW-INFO-01: the top vision card that the drill showed stays known until it is drawn', () => {
    const visions = { deck: ['zincur', 'auria'] }
    const drill = { at: 'auria', step: 1, cargo: 2 }
    const start = table({ turn: 'ironclad', visions, drill, hands: { woodwalkers: ['WW06'] } })
    const looked = after(start, 'play IC03', 'option 1', 'drill argentimar')
    const top = start.visions.deck.at(-1)
    expect(game.view(looked, 'ironclad').visions.top).toEqual([top])
    expect(game.view(looked, 'woodwalkers').visions.top).toEqual([])
    expect(game.view(looked, 'spectator').visions.top).toEqual([])
    expect(seen(after(start, 'play IC03', 'option 1'), 'drill argentimar', 'ironclad')).toContain('"zincur"')
    expect(seen(after(start, 'play IC03', 'option 1'), 'drill argentimar', 'woodwalkers')).not.toContain('zincur')
    const kept = after(looked, 'option 2', 'gain 1')
    expect(game.view(kept, 'ironclad').visions.top).toEqual([top])
    const drawn = after(kept, 'play WW06', 'draw-visions 1')
    expect(game.view(drawn, 'ironclad').visions.top).toEqual([])
  })

  test('IW-INFO-01: a card that changes the order ends what the Ironclad knew, and the Woodwalkers know theirs', () => {
    const visions = { deck: ['zincur', 'auria', 'chromia'] }
    const hands = { ironclad: ['IC08'], woodwalkers: ['WW27'] }
    const start = table({ turn: 'ironclad', visions, hands })
    const looked = after(start, 'play IC08', 'drill auria', 'look', 'draw 0')
    expect(game.view(looked, 'ironclad').visions.top.length).toBe(1)
    const looking = after(looked, 'play WW27', 'look')
    expect(game.view(looking, 'ironclad').visions.top).toEqual([])
    const back = after(looking, 'draw-vision auria', 'put-back zincur')
    const [zincur, , chromia] = start.visions.deck.slice(-3).reverse()
    // The last one put back is uppermost.
    expect(game.view(back, 'woodwalkers').visions.top).toEqual([chromia, zincur])
    expect(game.view(back, 'ironclad').visions.top).toEqual([])
    expect(game.view(back, 'spectator').visions.top).toEqual([])
  })

  test('IW-INFO-01: a hand that is shown is seen by that opponent, and only at that moment', () => {
    const hands = { woodwalkers: ['WW17'], ironclad: ['IC31', 'IC20'] }
    const state = after(table({ hands, decks: { ironclad: ['IC38'] } }), 'play WW17', 'forfeit')
    expect(game.view(state, 'woodwalkers').sides.ironclad.hand).toBeNull()
    const looking = after(state, 'look')
    expect(game.view(looking, 'woodwalkers').sides.ironclad.hand?.slice().sort()).toEqual(hand(looking, 'ironclad'))
    expect(game.view(looking, 'spectator').sides.ironclad.hand).toBeNull()
    expect(seen(state, 'look', 'woodwalkers')).toContain('IC31')
    expect(seen(state, 'look', 'spectator')).not.toContain('IC31')
    const struck = after(looking, 'discard IC31')
    expect(game.view(struck, 'woodwalkers').sides.ironclad.hand).toBeNull()
    expect(seen(looking, 'discard IC31', 'woodwalkers')).not.toContain('IC38')
  })

  test.each([1, 2, 3, 4])('IW-INFO-02: no view names a card of a hidden hand, deck or wager, game %d', (seed) => {
    const random = createRandom(seed, 'views')
    const state = game.setup({ mode: 'duel', seed: `pumpernickel ${seed}` })
    for (let count = 0; count < 500 && !state.result; count++) {
      game.step(state, random.pick(game.legalActions(state)))
      for (const viewer of viewers) {
        const text = JSON.stringify(game.view(state, viewer))
        expect(hiddenFrom(state, viewer).filter((card) => text.includes(card))).toEqual([])
        expect(text).not.toMatch(/pumpernickel|"seed"|"streams"|"random"/)
      }
    }
  })

  test('IW-INFO-02: a face-down wager is hidden until both are revealed', () => {
    const hands = { woodwalkers: ['WW16', 'WW09'], ironclad: ['IC31'] }
    const start = table({ forests: { F7: 3 }, mountains: { auria: 3 }, hands })
    const attacking = after(start, 'play WW16', 'forfeit', 'attack F7 auria')
    const wagered = after(attacking, 'wager WW09')
    expect(game.view(wagered, 'woodwalkers').battle?.wagers.woodwalkers).toEqual({ placed: true, card: 'WW09' })
    for (const viewer of ['ironclad', 'spectator'] as const) {
      expect(game.view(wagered, viewer).battle?.wagers.woodwalkers).toEqual({ placed: true, card: null })
      expect(JSON.stringify(game.view(wagered, viewer))).not.toContain('WW09')
    }
    const revealed = after(wagered, 'wager IC31')
    for (const viewer of viewers)
      expect(game.view(revealed, viewer).battle?.wagers.woodwalkers).toMatchObject({ card: 'WW09' })
    const given = after(wagered, 'resign ironclad')
    expect(JSON.stringify(game.view(given, 'ironclad'))).not.toContain('WW09')
    const none = after(attacking, 'wager nothing')
    expect(game.view(none, 'ironclad').battle?.wagers.woodwalkers).toEqual({ placed: false, card: null })
  })

  test('IW-INFO-02: a vision card burned face down is hidden, unless a card let the opponent look', () => {
    const visions = { hand: ['zincur', 'auria'] }
    const hands = { woodwalkers: ['WW16'], ironclad: ['IC27'] }
    const paying = after(table({ visions, hands }), 'play WW16')
    const burned = after(paying, 'burn-vision zincur')
    const zincur = burned.visions.burned[0]?.mountain
    expect(game.view(burned, 'woodwalkers').visions.burned).toEqual([{ mountain: zincur, seen: false }])
    expect(game.view(burned, 'ironclad').visions.burned).toEqual([{ mountain: null, seen: false }])
    expect(game.view(burned, 'spectator').visions.burned).toEqual([{ mountain: null, seen: false }])
    expect(seen(paying, 'burn-vision zincur', 'ironclad')).not.toContain('zincur')
    const forced = after(table({ turn: 'ironclad', visions, hands: { ironclad: ['IC27'] } }), 'play IC27', 'draw 0')
    const looked = after(forced, 'burn-vision zincur')
    expect(game.view(looked, 'ironclad').visions.burned).toEqual([{ mountain: zincur, seen: true }])
    expect(seen(forced, 'burn-vision zincur', 'ironclad')).toContain('zincur')
    // It stays face down for everyone else (CI-IC27).
    expect(game.view(looked, 'spectator').visions.burned).toEqual([{ mountain: null, seen: true }])
    expect(seen(forced, 'burn-vision zincur', 'spectator')).not.toContain('zincur')
  })

  test('IW-INFO-03: a choice with one possible answer is taken without asking', () => {
    const forced = table({ turn: 'ironclad', hands: { ironclad: ['IC27'], woodwalkers: ['WW10'] } })
    const burned = after(forced, 'play IC27', 'draw 0')
    expect([burned.sides.woodwalkers.discard, game.toAct(burned)]).toEqual([['WW10'], 'woodwalkers'])
    const two = table({ turn: 'ironclad', hands: { ironclad: ['IC27'], woodwalkers: ['WW10', 'WW11'] } })
    expect(legal(after(two, 'play IC27', 'draw 0'))).toEqual(['burn WW10', 'burn WW11'])
  })

  test.each([[[]], [['auria']], [['zincur', 'cobaltis']]])(
    'IW-INFO-03: Discover is always asked, holding %j',
    (held) => {
      const state = table({ forests: { F9: 1 }, mountains: { auria: 1 }, visions: { hand: held } })
      const asked = after(state, 'play WW01', 'draw 0', 'option 2')
      expect([game.toAct(asked), legal(asked)]).toEqual(['woodwalkers', ['forfeit']])
      const view = game.view(asked, 'ironclad')
      expect(view.agenda.at(-1)).toEqual({ do: 'discover', chosen: false })
    },
  )

  test.each([1, 2, 3])('IW-INFO-04: no event names a hidden card, game %d', (seed) => {
    const random = createRandom(seed, 'events')
    const state = game.setup({ mode: 'duel', seed: `pumpernickel ${seed}` })
    for (let count = 0; count < 600 && !state.result; count++) {
      const happened: Event[] = []
      game.step(state, random.pick(game.legalActions(state)), (event) => happened.push(event))
      for (const viewer of viewers)
        for (const event of happened) {
          const text = JSON.stringify(game.redact(event, viewer))
          expect(text).not.toContain('pumpernickel')
          if (!open.includes(event.type))
            expect(notOf(viewer, hiddenFrom(state, viewer)).filter((card) => text.includes(card))).toEqual([])
          const secret = 'for' in event && viewer !== event.for && event.for !== 'all' && event.for !== 'both'
          if (secret) expect(text).toMatch(/"(?:cards?|visions?)":null/)
          if (secret) expect(text).not.toMatch(/"(?:cards?|visions?)":[^n]/)
        }
    }
  })

  test('IW-INFO-04: what is said to an action out of place does not tell what can be discovered', () => {
    const answers = ['rest', 'march ferrum auria', 'wager nothing', 'gain 1'].map((action) =>
      [[], ['auria'], ['lithimar'], ['lithimar', 'palladimor']].map((held) => {
        const state = table({ forests: { F9: 1 }, mountains: { auria: 1 }, visions: { hand: held } })
        return JSON.stringify(refused(after(state, 'play WW01', 'draw 0', 'option 2'), action))
      }),
    )
    for (const answer of answers) expect(new Set(answer).size).toBe(1)
  })

  test('IW-INFO-04: whether a wager was placed is public at once, which card is not', () => {
    const hands = { woodwalkers: ['WW16', 'WW09'] }
    const attacking = after(table({ forests: { F7: 3 }, mountains: { auria: 3 }, hands }), 'play WW16', 'forfeit')
    const battle = after(attacking, 'attack F7 auria')
    const told = { type: 'wagered', seat: 'woodwalkers', placed: true, for: 'woodwalkers' }
    const [event] = events(battle, 'wager WW09')
    if (!event) throw new Error('Nothing happened.')
    expect(game.redact(event, 'woodwalkers')).toEqual({ ...told, card: 'WW09' })
    for (const viewer of ['ironclad', 'spectator'] as const)
      expect(game.redact(event, viewer)).toEqual({ ...told, card: null })
  })

  test('IW-INFO-04: a wager laid face up is seen by all', () => {
    const ongoing = { woodwalkers: { WW19: 2 } }
    const state = table({ forests: { F7: 3 }, mountains: { auria: 3 }, hands: { ironclad: ['IC31'] }, ongoing })
    const battle = after(state, 'play WW02', 'forfeit', 'attack F7 auria')
    expect(game.toAct(battle)).toBe('ironclad')
    for (const viewer of viewers) expect(seen(battle, 'wager IC31', viewer)).toContain('IC31')
    const open = after(battle, 'wager IC31')
    for (const viewer of viewers)
      expect(game.view(open, viewer).battle?.wagers.ironclad).toEqual({ placed: true, card: 'IC31' })
    expect(seen(open, 'wager WW01', 'spectator')).toContain('revealed')
  })
})
