import type { ClanState, EmpireState, IslandState, MercenaryState, State } from './state'

const cloneIsland = ({ id, tiles, governors, buildings, shadows, altars }: IslandState): IslandState => ({
  id,
  tiles: tiles.slice(),
  governors: governors.slice(),
  buildings: buildings.slice(),
  shadows: shadows.slice(),
  altars: altars.slice(),
})

const cloneClan = (side: ClanState): ClanState => ({
  points: side.points,
  resources: { ...side.resources },
  capacity: side.capacity,
  loose: side.loose.slice(),
  relics: side.relics.slice(),
  marker: side.marker,
  seeker: side.seeker,
  dice: side.dice.slice(),
  boards: { ...side.boards },
  covered: side.covered.slice(),
  bonus: cloneBonus(side.bonus),
  income: side.income.slice(),
  hand: side.hand.slice(),
  deck: side.deck.slice(),
  discard: side.discard.slice(),
  known: side.known.slice(),
})

export const cloneBonus = ({
  help,
  production,
  relic,
  recruit,
  build,
  ability,
}: ClanState['bonus']): ClanState['bonus'] => ({
  help: help.slice(),
  production: production.slice(),
  relic: relic.slice(),
  recruit: recruit.slice(),
  build: build.slice(),
  ability: ability.slice(),
})

const cloneMercenaries = ({ gold, loose, relics, heroes, dice }: MercenaryState): MercenaryState => ({
  gold,
  loose: loose.slice(),
  relics: relics.slice(),
  heroes: heroes.slice(),
  dice: dice.slice(),
})

const cloneEmpire = (empire: EmpireState): EmpireState => ({
  difficulty: empire.difficulty,
  points: empire.points,
  loose: empire.loose.slice(),
  relics: empire.relics.slice(),
  stacks: empire.stacks.slice(),
  heroes: empire.heroes.slice(),
  unseen: empire.unseen,
  dice: empire.dice.slice(),
  opened: empire.opened.slice(),
  stack: empire.stack.slice(),
})

function cloneSides({ clans, sides }: State): State['sides'] {
  const copy: State['sides'] = {}
  for (const clan of clans) {
    const side = sides[clan]
    if (side) copy[clan] = cloneClan(side)
  }
  return copy
}

/** A copy of a state. Tasks, dice, buildings and the result are values, so copies share them, and so is the box. */
export const clone = (state: State): State => ({
  box: state.box,
  clans: state.clans.slice(),
  boards: state.boards,
  aggressive: state.aggressive,
  round: state.round,
  first: state.first,
  helmet: state.helmet,
  helped: state.helped,
  turn: state.turn && { ...state.turn, used: state.turn.used.slice() },
  islands: state.islands.map(cloneIsland),
  bag: state.bag.slice(),
  blackMarket: state.blackMarket.slice(),
  dice: state.dice.slice(),
  villagers: { ...state.villagers },
  goals: state.goals.map((goal) => ({ ...goal })),
  row: state.row.slice(),
  market: state.market.slice(),
  offered: state.offered.slice(),
  sides: cloneSides(state),
  mercenaries: state.mercenaries && cloneMercenaries(state.mercenaries),
  empire: state.empire && cloneEmpire(state.empire),
  agenda: state.agenda.slice(),
  result: state.result,
  random: { seed: state.random.seed, streams: { ...state.random.streams } },
})
