import { describe, expect, test } from 'vitest'
import type {
  Card,
  CombatBonus,
  Continuous,
  Cost,
  ForestPlace,
  MountainPlace,
  Reach,
  Step,
} from '../../../src/ironwood/rules/card'
import { ironcladCards } from '../../../src/ironwood/rules/data/ironclad'
import { standInMap } from '../../../src/ironwood/rules/data/map'
import { woodwalkerCards } from '../../../src/ironwood/rules/data/woodwalkers'
import type { Seat } from '../../../src/ironwood/rules/vocabulary'
import { rulePages } from './rule-ids'

const cards = [...woodwalkerCards, ...ironcladCards]
const firstOf = (card: Card): string | undefined => /^Second copy of (\w+) /.exec(card.provenanceNote)?.[1]

const things = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

const places: Record<ForestPlace | MountainPlace, string> = {
  outer: 'on an outer forest',
  chosen: 'on it.',
  totem: 'on one such forest',
  forge: 'on a mountain with a Forge',
  site: 'on a mountain with a Foundation or a Forge',
  controlled: 'on a mountain you control',
  drill: 'on the mountain where the Drill is',
  'attacked-from': 'on the mountain you attacked from',
  sacrificed: 'on that mountain',
}

const reaches: Record<Exclude<Reach, 'border' | 'baited'>, string> = {
  moved: 'from a mountain adjacent to an inner forest that holds at least 1 of the Fighters moved in step 1',
  sacrificed: 'from one mountain adjacent to that forest',
  chosen: 'from a mountain adjacent to the chosen forest',
  founded: 'from an inner forest adjacent to the mountain of step 1',
  'attacked-from': 'from an inner forest adjacent to the mountain you attacked from',
}

const across: Record<Seat, { enemy: string; border: string; home: string }> = {
  woodwalkers: {
    enemy: 'Ironclad',
    border: 'from a mountain adjacent to an inner forest you control',
    home: 'an inner forest',
  },
  ironclad: {
    enemy: 'Woodwalker',
    border: 'from an inner forest adjacent to a mountain you control',
    home: 'a mountain',
  },
}

const marks: Record<Extract<Step, { do: 'mark' }>['at'], string> = {
  mountain: 'Mark 1 mountain adjacent to an inner forest you control',
  'mountain-but-ferrum': 'Mark 1 mountain other than Ferrum that is adjacent to an inner forest you control',
  forest: 'Mark 1 inner forest adjacent to a mountain you control',
  'warband-between-two':
    'Mark 1 inner forest that holds a Woodwalker Warband and is adjacent to at least 2 mountains you control',
}

const inWords = ({ damage, defense, dominance, withGolem }: CombatBonus, warband: string): string => {
  const parts = [
    ...(damage ? [`+${damage} Damage`] : []),
    ...(defense ? [`+${defense} Defense`] : []),
    ...(dominance ? [`+${dominance} Dominance`] : []),
  ]
  return `${parts.join(' and ')}${withGolem ? ` if ${warband} includes at least 1 Golem` : '.'}`
}

const costInWords = (cost: Cost, seat: Seat): string => {
  if ('spend' in cost) return `Spend ${things(cost.spend, 'crystal')}:`
  if ('burn' in cost) return `Burn 1 ${cost.burn === 'any' ? 'card (special or vision)' : `${cost.burn} card`}:`
  const home = cost.sacrifice === 1 ? across[seat].home : 'one mountain'
  return `Remove ${cost.sacrifice} of your own Fighters from ${home}:`
}

const attackInWords = (step: Extract<Step, { do: 'attack' }>): string[] => [
  step.target === 'ferrum'
    ? 'Attack Ferrum.'
    : step.target === 'marked'
      ? 'Attack the Warband on the marked forest.'
      : step.from
        ? 'Attack with the Warband on the chosen forest.'
        : 'Attack.',
  ...(step.bonus ? [`This combat: ${inWords(step.bonus, 'your attacking Warband')}`] : []),
  ...(step.wagerReturns ? ['This combat: a special card that you wagered returns to your hand after the battle'] : []),
  ...(step.noSpecialWager ? ['This combat: the opponent cannot wager a special card.'] : []),
]

const recruitInWords = (step: Extract<Step, { do: 'recruit' }>): string[] => {
  const unit = step.unit === 'golem' ? 'Golem' : 'Fighter'
  if (step.apart) {
    const sites = places[step.at].replace('on a mountain', 'mountains')
    return [`Recruit 1 ${unit} on each of up to ${step.count} different ${sites}`]
  }
  return [
    `Recruit ${things(step.count, unit)} ${places[step.at]}`,
    ...(step.countIfShown
      ? [`on one of the shown cards, Recruit ${things(step.countIfShown, unit)} there instead`]
      : []),
    ...(step.otherwise
      ? [`Otherwise: Recruit ${things(step.otherwise.count, unit)} ${places[step.otherwise.at]}`]
      : []),
  ]
}

/** What a card with this step must say, phrase by phrase. */
const stepInWords = (step: Step, seat: Seat): string[] => {
  const all = (steps: readonly Step[]): string[] => stepsInWords(steps, seat)
  switch (step.do) {
    case 'draw':
      if (step.count === 'forges') return ['Draw 1 special card for each mountain with a Forge, Ferrum included.']
      return [`Draw ${things(step.count, 'special card')}`]
    case 'draw-vision':
      return [`Draw ${things(step.count, 'vision card')}.`]
    case 'look':
      return ['Look at the top card of the vision deck and put it back on top.']
    case 'look-and-draw':
      return [`Look at the top ${step.count} cards of the vision deck. Draw 1 vision card of your choice among them`]
    case 'gain':
      return [`Gain ${things(step.count, 'crystal')}`]
    case 'steal':
      if (step.count === 'half') return ["Steal half of the opponent's available crystals, rounded up."]
      return [`Steal ${things(step.count, 'crystal')}.`]
    case 'take-cargo':
      return [`Take up to ${step.count} crystals from the Cargo area`]
    case 'move-fighters':
      if (step.count === 'hand') return ['Move X Fighters, where X is the number of action cards (base and special)']
      return [`Move ${step.count} Fighters`]
    case 'move-again':
      return ['Move the Fighters moved in step 1 a second time.']
    case 'move-warbands':
      return [`Move ${things(step.count, 'Warband')}${step.onto ? ', each onto the mountain where the Drill is' : '.'}`]
    case 'move-drill':
      return ['Move the Drill']
    case 'bait':
      return ['Move all or part of 1 Woodwalker Warband, together, to 1 adjacent forest. Totems do not move with it.']
    case 'attack':
      return attackInWords(step)
    case 'victory':
      return ['Victory:', ...all(step.steps)]
    case 'recruit':
      return recruitInWords(step)
    case 'remove': {
      if (step.reach === 'baited') return [`Remove ${step.count} of them.`]
      const { enemy, border } = across[seat]
      const count = `${step.together ? 'up to ' : ''}${things(step.count, `${enemy} Fighter`)}`
      return [`Remove ${count} ${step.reach === 'border' ? border : reaches[step.reach]}`]
    }
    case 'pay':
      return [costInWords(step.cost, seat), ...all(step.steps), ...(step.holdTotems ? ['Totems cannot be moved'] : [])]
    case 'burn-to-remove':
      return [
        `Burn up to ${step.count} cards (special or vision): for each card burned, Remove 1 Ironclad Fighter`,
        'from a mountain adjacent to the chosen forest.',
        'For 2 of the burned cards together you may instead Remove 1 Golem from such a mountain.',
      ]
    case 'resolve': {
      const more = step.spendForOneMore
      const orMore = more ? `, or Spend ${things(more, 'crystal')} and Resolve ${step.count + 1}` : ''
      return [`Resolve ${step.count}${orMore}:`, ...step.options.flatMap(all)]
    }
    case 'discover':
      return [step.at ? 'Discover. The Totem must be added to the Warband on the chosen forest.' : 'Discover.']
    case 'build':
      return ['Build.']
    case 'found':
      return step.reach
        ? ['Place a Foundation on an outer mountain', 'that you control or that is adjacent to a mountain you control.']
        : ['Place a Foundation on an outer mountain you control that has no Foundation or Forge.']
    case 'mark': {
      const entered = step.at === 'forest' ? 'into the marked forest.' : 'onto the marked mountain.'
      return [
        marks[step.at],
        step.until === 'round' ? 'This round:' : 'While in play:',
        step.stops === 'leaving' ? 'cannot be moved.' : `cannot be moved ${entered}`,
      ]
    }
    case 'choose-forest':
      return ['Choose 1 inner forest you control.']
    case 'additional':
      return [
        `Play 1 additional base card this turn.${step.again ? ' Fighters moved in step 1 may be moved again' : ''}`,
      ]
    case 'hold-totems':
      return ['During this whole turn (steps 1 and 2 included) Totems cannot be moved.']
    case 'take-markers': {
      const count = step.count === 'all' ? 'all' : `up to ${step.count}`
      return [`Choose 1 ongoing card the opponent has in play: take ${count} markers off it.`]
    }
    case 'add-marker':
      return ['Put 1 marker on 1 ongoing card you have in play.']
    case 'inspect-hand':
      return [
        'The opponent shows you the action cards in their hand.',
        'You may choose 1 special card among them: the opponent discards it and then draws 1 special card.',
      ]
    case 'show-visions':
      return ['The opponent shows you all vision cards in their hand.']
    case 'demand':
      return [
        'The opponent chooses one of these that can be done in full',
        'The opponent discards 1 special card of their choice from their hand, and you Draw 1 special card.',
        'You Steal 2 crystals.',
      ]
    case 'opponent-burns':
      return ['The opponent must Burn 1 card of their choice (special or vision)', 'you may look at it.']
    case 'toll':
      return ['This round: to play a special card as an action the opponent must first Spend 1 crystal.']
    case 'no-additional':
      return ['This round: the opponent cannot play additional cards.']
  }
}

// Totems are held from the start of the turn, and the card says so last.
const stepsInWords = (steps: readonly Step[], seat: Seat): string[] => {
  const [first, ...others] = steps
  const said = first?.do === 'hold-totems' ? [...others, first] : steps
  return said.flatMap((step) => stepInWords(step, seat))
}

const continuousInWords = (each: Continuous, seat: Seat): string[] => {
  switch (each.kind) {
    case 'combat':
      return [`Each combat: ${inWords(each.bonus, 'your Warband')}`]
    case 'open-wager':
      return ['Each combat: the opponent wagers first, face up, whoever attacks; then you wager.']
    case 'on-base-card': {
      const when = each.beforeOrAfter ? ['before or after you resolve it.'] : []
      return ['While in play: each time you play a base card,', ...stepsInWords(each.steps, seat), ...when]
    }
    case 'on-unloading': {
      const when = 'While in play: each time you unload at least 1 crystal from the Drill,'
      return [when, ...stepsInWords(each.steps, seat)]
    }
    case 'on-attacked':
      return [
        'While in play: when a Woodwalker Warband attacks one of your Warbands, before cards are wagered,',
        'Remove 1 Woodwalker Fighter from the attacking Warband.',
      ]
    case 'on-opponents-special': {
      const when = 'While in play: at the end of each turn in which the opponent played a special card as an action,'
      return [when, ...stepsInWords(each.steps, seat)]
    }
    case 'cheap-recruits': {
      const price = `${things(each.price, 'crystal')} each instead of 2.`
      return [`While in play: in each Recruit Fighters step the first ${each.count} Fighters you recruit cost ${price}`]
    }
  }
}

const keyword =
  /\b(?:Draw|Gain|Steal|Move|Attack|Victory|Recruit|Remove|Spend|Burn|Resolve|Discover|Build|Place|Mark|Ongoing|Play|Put|Take|Look|Choose|This combat|Each combat|This round|While in play|When exhausted:|again|before or after|cannot|must|shows)|\d/

/** What is wrong if these phrases, one after another, are to say everything that the text says; nothing if they do. */
const disagreement = (lines: readonly string[], phrases: readonly string[]): string[] => {
  let rest = lines.map((line) => line.replace(/^\d[a-c]?\. /, '')).join(' ')
  const unsaid: string[] = []
  for (const phrase of phrases) {
    const at = rest.indexOf(phrase)
    if (at < 0) return [`"${phrase}" does not follow in "${rest}"`]
    unsaid.push(rest.slice(0, at))
    rest = rest.slice(at + phrase.length)
  }
  return [...unsaid, rest].filter((words) => keyword.test(words.replace(/step \d/g, '')))
}

describe('the cards of Ironwood', () => {
  test.each([
    ['WW', 'woodwalkers', woodwalkerCards],
    ['IC', 'ironclad', ironcladCards],
  ])('%s: 38 cards of one faction in order of id, the first three of them base cards', (prefix, faction, own) => {
    expect(own.map(({ id }) => id)).toEqual(own.map((_, index) => `${prefix}${String(index + 1).padStart(2, '0')}`))
    expect(own.length).toBe(38)
    expect(own.filter((card) => card.faction !== faction)).toEqual([])
    expect(own.map(({ kind }) => kind)).toEqual(own.map((_, index) => (index < 3 ? 'base' : 'special')))
  })

  test.each(cards)('$id does what it says, in that order and with those numbers, and nothing else', (card) => {
    const { faction, ongoing, continuous = [], steps, whenExhausted, whenBurned, text, burnedText } = card
    const played = [
      ...(ongoing ? [`Ongoing ${ongoing}.`] : []),
      ...continuous.flatMap((each) => continuousInWords(each, faction)),
      ...stepsInWords(steps, faction),
      ...(whenExhausted ? ['When exhausted:', ...stepsInWords(whenExhausted, faction)] : []),
    ]
    expect(disagreement(text, played)).toEqual([])
    expect(disagreement(burnedText ?? [], stepsInWords(whenBurned ?? [], faction))).toEqual([])
  })

  test('own Fighters given up for a Golem are given up only if there is one', () => {
    const payments = cards.flatMap(({ steps }) => steps).filter((step) => step.do === 'pay')
    const sacrifices = payments.flatMap(({ cost, steps }) => ('sacrifice' in cost ? [{ cost, steps }] : []))
    expect(sacrifices.length).toBeGreaterThan(3)
    for (const { cost, steps } of sacrifices) {
      const golem = steps.some((step) => step.do === 'recruit' && step.unit === 'golem')
      expect(cost.forGolem ?? false).toBe(golem)
    }
  })

  test('only ongoing cards go on, and each does something while in play or in the end', () => {
    const wrong = cards.filter(
      ({ ongoing, continuous, whenExhausted, steps }) =>
        (ongoing !== undefined) !==
        (continuous !== undefined ||
          whenExhausted !== undefined ||
          steps.some((step) => step.do === 'mark' && step.until === 'exhausted')),
    )
    expect(wrong).toEqual([])
  })

  test('seven cards are second copies, and equal their first in everything but id and note', () => {
    const copies = cards.filter(firstOf)
    expect(copies.length).toBe(7)
    for (const copy of copies) {
      const first = cards.find(({ id }) => id === firstOf(copy))
      expect({ ...first, id: copy.id, provenanceNote: copy.provenanceNote }).toEqual(copy)
    }
  })

  test.each(cards)('$id stands in the rules as it stands in the data', (card) => {
    const { damage, defense, dominance } = card.values
    const effect = [
      ...card.text.map((line) => (/^\d[a-c]/.test(line) ? `&nbsp;&nbsp;${line}` : line)),
      ...(card.burnedText ?? []).map((line) => `**When burned:** ${line}`),
    ]
    const first = firstOf(card)
    const row = [
      card.id,
      `${card.kind === 'base' ? '★ ' : ''}${card.title}`,
      `${damage}/${defense}/${dominance}`,
      card.soloIcons.map(({ icon, red }) => (red ? `${icon} (red)` : icon)).join(', '),
      card.provenance.charAt(0).toUpperCase(),
      first ? `Second copy of ${first}.` : effect.join('<br>'),
    ]
    expect(rulePages.get('docs/rules/cards.md')).toContain(`\n| ${row.join(' | ')} |\n`)
  })
})

describe('the map of Ironwood', () => {
  const { mountains, forests, ridges, paths } = standInMap
  const numbers = new Map([...mountains, ...forests].map(({ id, number }) => [id, number]))
  const names = new Map(mountains.map(({ id, name }) => [id, name]))
  const namesOf = (ids: readonly string[]): string => ids.map((id) => names.get(id) ?? id).join(', ')
  const beside = (pairs: typeof ridges, id: string): string[] =>
    pairs
      .flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : []))
      .sort((one, other) => (numbers.get(one) ?? 0) - (numbers.get(other) ?? 0))

  test('the rules show the same mountains, forests, ridges and paths as the data', () => {
    const rows = [
      ...mountains.map(({ id, name, number, kind, at: [x, y] }) => {
        return [number, name, `\`${id}\``, kind === 'ferrum' ? 'Ferrum' : kind, `${x}, ${y}`]
      }),
      ...forests.map(({ id, number, kind, touches }) => [number, `\`${id}\``, kind, namesOf(touches)]),
      ...mountains.map(({ id, name }) => [name, namesOf(beside(ridges, id))]),
      ...forests.map(({ id }) => [id, beside(paths, id).join(', ')]),
    ].map((cells) => `| ${cells.join(' | ')} |`)
    const shown = rulePages.get('docs/rules/map.md')?.match(/^\| (?!number|mountain|forest).+$/gm)
    expect(shown).toEqual(rows)
  })
})
