import type { Task } from '../chapters'
import { allianceAsks } from '../factions/alliance/asks'
import { corvidAsks } from '../factions/corvid/asks'
import { cultAsks } from '../factions/cult/asks'
import { duchyAsks } from '../factions/duchy/asks'
import { eyrieAsks } from '../factions/eyrie/asks'
import { hundredsAsks } from '../factions/hundreds/asks'
import { keepersAsks } from '../factions/keepers/asks'
import { marquiseAsks } from '../factions/marquise/asks'
import { riverfolkAsks } from '../factions/riverfolk/asks'
import { vagabondAsks } from '../factions/vagabond/asks'
import { hirelingAsks } from '../hirelings/asks'
import { landmarkAsks } from '../landmarks/asks'
import { advancedAsks } from '../setup/advanced/asks'

/** What a seat decides, to end the sentence "p1 decides …". */
export const asks = {
  'false-orders': 'who gets False Orders',
  'false-orders-from': 'where to move them from',
  'false-orders-to': 'where to move them',
  bureau: 'which card to spend',
  'bureau-in': 'where to replace a warrior',
  'bureau-whose': 'whose warrior is replaced',
  'bureau-place': 'on the warrior in its place',
  tax: 'where to take a warrior for the Tax Collector',
  'tax-draw': 'on the card of the Tax Collector',
  'emigre-battle': 'on Eyrie Emigre',
  league: 'which item to exhaust',
  'league-act': 'on a move or a battle',
  'choose-player': 'whom to choose for the effect',
  give: 'which card to give',
  sabotage: 'which crafted card is discarded',
  move: 'on a move',
  'move-from': 'where to move from',
  'move-to': 'where to move',
  'move-count': 'how many warriors move',
  triggers: 'which effect comes next',
  'sides-first': 'whose effects come first',
  'craft-step': 'what to craft',
  'draw-step': 'on a draw',
  'discard-step': 'which card to discard',
  toll: 'which card to spend',
  informants: 'on Informants',
  turn: 'on its turn',
  phase: 'on its turn',
  window: 'on an effect',
  'dominance-check': 'on its turn',
  'turn-end': 'on its turn',
  'pay-dominance': 'which card to spend',
  partner: 'on a partner',
  draft: 'on a faction',
  pay: 'which piece pays',
  paid: 'on a crafted card',
  spent: 'on a crafted card',
  'ambush-moment': 'on an ambush',
  ambush: 'on an ambush',
  foil: 'on an answer to the ambush',
  'ambush-hits': 'on the hits of the ambush',
  'ambush-over': 'on the end of the battle',
  'before-roll': 'on effects before the roll',
  roll: 'on the roll',
  fight: 'on hits',
  hits: 'on hits',
  lose: 'which piece to lose',
  'hits-fall': 'on hits',
  'battle-end': 'on the end of the battle',
  'effects-moment': 'on effects of the battle',
  'who-begins': 'who begins with effects',
  'battle-effect': 'on effects of the battle',
  battle: 'where to battle',
  'battle-whom': 'whom to battle',
  'battle-with': 'with whom to battle',
  ...landmarkAsks,
  ...marquiseAsks,
  ...eyrieAsks,
  ...allianceAsks,
  ...vagabondAsks,
  ...riverfolkAsks,
  ...duchyAsks,
  ...corvidAsks,
  ...cultAsks,
  ...hundredsAsks,
  ...hirelingAsks,
  ...advancedAsks,
  ...keepersAsks,
} as const satisfies Readonly<Record<Task['do'], string>>
