import type { Solo } from './solo/solo'
import type { Battle, Side, State } from './state'

export const cloneSide = (side: Side): Side => ({
  crystals: side.crystals,
  hand: [...side.hand],
  deck: [...side.deck],
  discard: [...side.discard],
  slots: [...side.slots],
  extra: [...side.extra],
  wagered: [...side.wagered],
  ongoing: side.ongoing.map(({ card, markers }) => ({ card, markers })),
  known: side.known,
})

export const cloneSolo = (solo: Solo | null): Solo | null =>
  solo && {
    bot: solo.bot,
    difficulty: solo.difficulty,
    stance: solo.stance,
    side: solo.side,
    spirits: solo.spirits,
    marked: [...solo.marked],
    die: solo.die,
    alerted: solo.alerted,
  }

const cloneBattle = (battle: Battle): Battle => ({
  attacker: battle.attacker,
  mountain: battle.mountain,
  forest: battle.forest,
  bonus: battle.bonus,
  wagerReturns: battle.wagerReturns,
  noSpecialWager: battle.noSpecialWager,
  botBonus: battle.botBonus,
  wagers: { woodwalkers: battle.wagers.woodwalkers, ironclad: battle.wagers.ironclad },
  open: battle.open,
  revealed: battle.revealed,
  damage: battle.damage,
  winner: battle.winner,
})

export const cloneForests = (forests: State['forests']): State['forests'] => ({
  fighters: [...forests.fighters],
  moved: [...forests.moved],
  done: [...forests.done],
  full: [...forests.full],
  fading: [...forests.fading],
})

export const cloneMountains = (mountains: State['mountains']): State['mountains'] => ({
  fighters: [...mountains.fighters],
  golems: [...mountains.golems],
  movedFighters: [...mountains.movedFighters],
  movedGolems: [...mountains.movedGolems],
  sites: [...mountains.sites],
})

/** A copy that shares with the state only the map, the cards and values that never change, such as tasks. */
export function clone(state: State): State {
  const { visions } = state
  return {
    mode: state.mode,
    beginnerDecks: state.beginnerDecks,
    board: state.board,
    cards: state.cards,
    round: state.round,
    phase: state.phase,
    turns: state.turns,
    active: state.active,
    sides: { woodwalkers: cloneSide(state.sides.woodwalkers), ironclad: cloneSide(state.sides.ironclad) },
    forests: cloneForests(state.forests),
    mountains: cloneMountains(state.mountains),
    drill: { at: state.drill.at, step: state.drill.step, cargo: state.drill.cargo, moved: state.drill.moved },
    secured: state.secured,
    visions: {
      hand: [...visions.hand],
      deck: [...visions.deck],
      revealed: [...visions.revealed],
      discard: [...visions.discard],
      burned: visions.burned.map(({ mountain, seen }) => ({ mountain, seen })),
      known: { woodwalkers: visions.known.woodwalkers, ironclad: visions.known.ironclad },
      traces: visions.traces,
      departures: visions.departures,
    },
    marks: state.marks.map((mark) => ({ ...mark })),
    restrictions: [...state.restrictions],
    battle: state.battle && cloneBattle(state.battle),
    solo: cloneSolo(state.solo),
    agenda: [...state.agenda],
    result: state.result,
    random: { seed: state.random.seed, streams: { ...state.random.streams } },
  }
}
