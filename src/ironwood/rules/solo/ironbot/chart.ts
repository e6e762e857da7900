import { frozen } from '../../../../core'
import type { Task } from '../../task'
import type { Solo, Stance } from '../solo'

type Parts = readonly Task[]

const chase: Task = { do: 'focus', for: 'chase' }
const attack: Task = { do: 'focus', for: 'attack' }
const protect: Task = { do: 'advance', by: 'protect', focus: null }
const expand: Task = { do: 'advance', by: 'expand', focus: null }
const gain: Task = { do: 'bot-gain' }
const drill: Task = { do: 'bot-drill' }
const recruitFor = (price: 0 | 1): Task => ({ do: 'bot-recruit', price, at: 'home' })

const always = (...parts: Parts): Record<Stance, Parts> => ({ aggressive: parts, defensive: parts, expansive: parts })

/** IB-08: the effect of each icon in each stance. */
const chart: Readonly<Record<string, Readonly<Record<Stance, Parts>>>> = /* @__PURE__ */ frozen({
  CARD: always({ do: 'bot-draw', place: 'top' }, gain),
  HIT: { aggressive: [chase, attack], defensive: [protect, attack], expansive: [attack] },
  BATTLE: always({ do: 'restart' }),
  SHIELD: { aggressive: [{ do: 'smite' }], defensive: [{ do: 'tribute' }], expansive: [gain] },
  COMPASS: { aggressive: [{ do: 'flush' }], defensive: [protect], expansive: [expand] },
  FORGE: {
    aggressive: [recruitFor(1), attack],
    defensive: [{ do: 'build-or-recruit' }],
    expansive: [recruitFor(1), expand],
  },
  GOLEM: always({ do: 'replace' }),
  WARBAND: always({ do: 'muster' }),
  DRILL: always(drill, { do: 'escort' }),
  CRYSTALS: always(gain, drill),
})

export const ironbotChart = ({ stance }: Solo, icon: string): Parts => (stance && chart[icon]?.[stance]) ?? []
