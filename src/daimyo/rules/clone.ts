import type { ClanState, EmpireState, GoalState, IslandState, MercenaryState, State, Turn } from './state'

const cloneIsland = ({ id, tiles, governors, buildings, shadows, altars }: IslandState): IslandState => ({
  id,
  tiles: [...tiles],
  governors: [...governors],
  buildings: [...buildings],
  shadows: [...shadows],
  altars: [...altars],
})

const cloneResources = ({ rice, metal, stone, gold }: ClanState['resources']): ClanState['resources'] => ({
  rice,
  metal,
  stone,
  gold,
})

const cloneClan = (side: ClanState): ClanState => ({
  points: side.points,
  resources: cloneResources(side.resources),
  capacity: side.capacity,
  loose: [...side.loose],
  relics: [...side.relics],
  marker: side.marker,
  seeker: side.seeker,
  dice: [...side.dice],
  boards: { farm: side.boards.farm, tower: side.boards.tower },
  covered: [...side.covered],
  bonus: cloneBonus(side.bonus),
  income: [...side.income],
  hand: [...side.hand],
  deck: [...side.deck],
  discard: [...side.discard],
  known: [...side.known],
})

export const cloneBonus = ({
  help,
  production,
  relic,
  recruit,
  build,
  ability,
}: ClanState['bonus']): ClanState['bonus'] => ({
  help: [...help],
  production: [...production],
  relic: [...relic],
  recruit: [...recruit],
  build: [...build],
  ability: [...ability],
})

const cloneMercenaries = ({ gold, loose, relics, heroes, dice }: MercenaryState): MercenaryState => ({
  gold,
  loose: [...loose],
  relics: [...relics],
  heroes: [...heroes],
  dice: [...dice],
})

const cloneEmpire = (empire: EmpireState): EmpireState => ({
  difficulty: empire.difficulty,
  points: empire.points,
  loose: [...empire.loose],
  relics: [...empire.relics],
  stacks: [...empire.stacks],
  heroes: [...empire.heroes],
  unseen: empire.unseen,
  dice: [...empire.dice],
  opened: [...empire.opened],
  stack: [...empire.stack],
})

function cloneSides({ clans, sides }: State): State['sides'] {
  const copy: State['sides'] = {}
  for (const clan of clans) {
    const side = sides[clan]
    if (side) copy[clan] = cloneClan(side)
  }
  return copy
}

const cloneTurn = ({ seat, at, done, used }: Turn): Turn => ({ seat, at, done, used: [...used] })

const cloneGoal = ({ id, gold, silver }: GoalState): GoalState => ({ id, gold, silver })

/** A copy of a state. Tasks, dice, buildings and the result are values, so copies share them, and so is the box. */
export const clone = (state: State): State => ({
  box: state.box,
  clans: [...state.clans],
  boards: state.boards,
  aggressive: state.aggressive,
  round: state.round,
  first: state.first,
  helmet: state.helmet,
  helped: state.helped,
  turn: state.turn && cloneTurn(state.turn),
  islands: state.islands.map(cloneIsland),
  bag: [...state.bag],
  blackMarket: [...state.blackMarket],
  dice: [...state.dice],
  villagers: { ...state.villagers },
  goals: state.goals.map(cloneGoal),
  row: [...state.row],
  market: [...state.market],
  offered: [...state.offered],
  sides: cloneSides(state),
  mercenaries: state.mercenaries && cloneMercenaries(state.mercenaries),
  empire: state.empire && cloneEmpire(state.empire),
  agenda: [...state.agenda],
  result: state.result,
  random: { seed: state.random.seed, streams: { ...state.random.streams } },
})
