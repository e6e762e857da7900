import { type Card, ironwoodCards, type Seat } from '../ironwood'
import { mean, percent, row, shareText } from './markdown'

/** What came of one game: who won by what, and how often each card was played and wagered. */
export interface Duel {
  readonly winner: Seat | null
  readonly by: string | null
  readonly rounds: number
  readonly actions: number
  readonly played: Readonly<Record<string, number>>
  readonly wagered: Readonly<Record<string, number>>
}

type Duels = ReadonlyMap<string, readonly Duel[]>

const winsOf = (duels: readonly Duel[], seat: Seat): number => duels.filter(({ winner }) => winner === seat).length

function outcomes(all: Duels): string[] {
  const rows = [...all].map(([policy, duels]) => {
    const by = (reason: string): string => percent(duels.filter((duel) => duel.by === reason).length / duels.length)
    return row([
      policy,
      duels.length,
      shareText(duels.map(({ winner }) => (winner === 'woodwalkers' ? 1 : 0))),
      percent(winsOf(duels, 'ironclad') / duels.length),
      by('third totem secured'),
      by('third forge built'),
      percent(duels.filter(({ winner }) => winner === null).length / duels.length),
      mean(duels.map(({ rounds }) => rounds)).toFixed(1),
      mean(duels.map(({ actions }) => actions)).toFixed(0),
    ])
  })
  return [
    '| both sides | games | Woodwalkers win | Ironclad win | third Totem | third Forge | no end | rounds | actions |',
    '| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ]
}

/** Two copies of a card count as one card. */
function titles(faction: Seat): Map<string, Card[]> {
  const found = new Map<string, Card[]>()
  for (const card of Object.values(ironwoodCards))
    if (card.faction === faction) found.set(card.title, [...(found.get(card.title) ?? []), card])
  return found
}

/** How often a card is used in a game, and how often its owner wins those in which it is. */
function use(duels: readonly Duel[], cards: readonly Card[], kind: 'played' | 'wagered'): [string, string] {
  const times = (duel: Duel): number => cards.reduce((sum, { id }) => sum + (duel[kind][id] ?? 0), 0)
  const used = duels.filter((duel) => times(duel) > 0)
  const owner = cards[0]?.faction ?? 'woodwalkers'
  const share = used.length === 0 ? '–' : percent(winsOf(used, owner) / used.length)
  return [(duels.reduce((sum, duel) => sum + times(duel), 0) / duels.length / cards.length).toFixed(2), share]
}

function cardTable(duels: readonly Duel[], faction: Seat): string[] {
  const rows = [...titles(faction)].map(([title, cards]) =>
    row([cards.map(({ id }) => id).join(', '), title, ...use(duels, cards, 'played'), ...use(duels, cards, 'wagered')]),
  )
  return [
    '| card | title | plays | wins with | wagers | wins with |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
    ...rows,
  ]
}

export function balanceTables(all: Duels): string {
  const cards = [...all].flatMap(([policy, duels]) =>
    (['woodwalkers', 'ironclad'] as const).flatMap((faction) => [
      '',
      `### ${faction === 'woodwalkers' ? 'Woodwalkers' : 'Ironclad'}, ${policy}`,
      '',
      ...cardTable(duels, faction),
    ]),
  )
  return [...outcomes(all), ...cards].join('\n')
}
