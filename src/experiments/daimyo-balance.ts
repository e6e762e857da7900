import { type Clan, daimyo } from '../daimyo'
import { listOf, number, objectOf, oneOf, text } from '../toolkit'
import { type DaimyoGame, iterations, playOne, search } from './daimyo-games'
import { clans, tableOf } from './daimyo-tables'
import { experiment, type Figure, type Row } from './experiment'
import { mean, row, shareText } from './markdown'

interface Table extends Row {
  readonly players: number
}

const tables: readonly Table[] = [2, 3, 4].map((players) => ({ name: `${players} clans`, games: 400, players }))

/** Who is at a place of a table: a clan, or a seat by its number. */
interface Place {
  readonly name: string
  of(game: DaimyoGame): number
}

const placesOf = ({ players }: Table): readonly Place[] => [
  ...clans.map((clan: Clan): Place => ({ name: clan, of: (game) => game.clans.indexOf(clan) })),
  ...Array.from({ length: players }, (_, seat): Place => ({ name: `seat ${seat + 1}`, of: () => seat })),
]

/** What came of the games for a place. */
function at({ of }: Place, games: readonly DaimyoGame[]): { readonly won: number[]; readonly points: number[] } {
  const played = games.filter((game) => of(game) >= 0)
  return {
    won: played.map((game) => game.won[of(game)] ?? 0),
    points: played.map((game) => game.points[of(game)] ?? 0),
  }
}

const figures = (games: readonly DaimyoGame[], table: Table): readonly Figure[] =>
  placesOf(table).map((place) => ({ name: `wins of ${place.name}`, isShare: true, values: at(place, games).won }))

const pieces: Readonly<Record<string, string>> = { G: 'governor', S: 'Shadow' }

/** What two clans recruited in their first turns, and how often each of these openings won. */
function openings(games: readonly DaimyoGame[]): string[] {
  const won = new Map<string, number[]>()
  for (const game of games)
    for (const [seat, opening] of game.openings.entries())
      won.set(opening, [...(won.get(opening) ?? []), game.won[seat] ?? 0])
  const nameOf = (opening: string): string => [...opening].map((letter) => pieces[letter]).join(', ') || 'nothing'
  return [
    '',
    'With two clans, what a clan recruited in its first turn:',
    '',
    '| recruited | clans | wins |',
    '| --- | ---: | ---: |',
    ...[...won]
      .sort(([, one], [, other]) => other.length - one.length)
      .map(([opening, wins]) => row([nameOf(opening), wins.length, shareText(wins)])),
  ]
}

/** Games of Daimyo between equal searches: which clans and seats win. */
export const daimyoBalance = experiment<Table, DaimyoGame>({
  name: 'daimyo-balance',
  measures: 'which clans and seats win between equal searches of Daimyo',
  page: 'docs/balance.md#the-balance-of-daimyo',
  seeds: 'the number of the game, from 0; it also orders the clans',
  minutes: 90,
  rules: { daimyo: daimyo.version },
  rows: tables,
  result: objectOf<DaimyoGame>({
    clans: listOf(oneOf(...clans)),
    won: listOf(number),
    points: listOf(number),
    openings: listOf(text),
  }),
  play({ players }, seed) {
    const one = search()
    return playOne({ seed, clans: tableOf(players, seed) }, () => one)
  },
  figures,
  tables: (played) =>
    [
      `All players are \`halving\` with ${iterations} playouts a decision and \`daimyoGuide\`; every order of clans, basic boards, a seed for each game. An even share is 50.0, 33.3 and 25.0 %.`,
      '',
      '| clans | who | games | wins | mean points |',
      '| ---: | --- | ---: | ---: | ---: |',
      ...[...played].flatMap(([table, games]) =>
        placesOf(table).map((place) => {
          const { won, points } = at(place, games)
          return row([table.players, place.name, won.length, shareText(won), mean(points).toFixed(1)])
        }),
      ),
      ...openings([...played].flatMap(([{ players }, games]) => (players === 2 ? games : []))),
    ].join('\n'),
})
