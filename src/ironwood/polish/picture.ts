import type { CombatBonus } from '../rules/card'
import { slotsPerRound } from '../rules/vocabulary'
import type { PictureWords } from '../words'
import { botSides, botStances, faces } from './bot-events'
import { iconName } from './icons'
import { crystals, fightersThemselves, golemsThemselves, many, markers, of, plural, side } from './nouns'

const values = { damage: 'Obrażeń', defense: 'Obrony', dominance: 'Dominacji' }

const bonuses = (bonus: CombatBonus): string =>
  (['damage', 'defense', 'dominance'] as const)
    .flatMap((value) =>
      bonus[value]
        ? [`+${bonus[value]} do ${values[value]}${bonus.withGolem && value !== 'defense' ? ' z Golemem' : ''}`]
        : [],
    )
    .join(', ')

const cardsThemselves = { one: 'karta', few: 'karty', many: 'kart' }

/** The labels of pictures. */
export const picture: PictureWords = {
  game: 'Ironwood',
  seats: side,
  when({ round, phase, turns, active }) {
    const turn = `akcje, tura ${turns} z ${2 * slotsPerRound}`
    const course = { preparation: 'przygotowanie', action: turn, end: 'koniec rundy' }[phase]
    return `Runda ${round}, ${course}${active ? ` (${side[active]})` : ''}`
  },
  viewer(viewer) {
    if (viewer === null) return 'wszystkie karty odkryte'
    return viewer === 'spectator' ? 'widok widza' : `widok ${of[viewer]}`
  },
  decides: (seat, asked) => `${side[seat]} decyduje: ${asked}.`,
  nobodyDecides: 'Nikt nie musi decydować.',
  won(seat, by) {
    const reasons = {
      totems: 'trzeci Totem zabezpieczony',
      forges: 'trzecia Kuźnia zbudowana',
      surrender: 'poddanie się',
    }
    return `Zwycięzca: ${side[seat]} (${reasons[by]}).`
  },
  quiet: 'Nie toczy się żadna Bitwa.',
  restriction({ kind, seat, until }) {
    const time = until === 'round' ? 'W tej rundzie' : 'W tej turze'
    if (kind === 'toll') return `${time} ${side[seat]} płaci 1 Kryształ za zagranie karty Specjalnej.`
    if (kind === 'no-additional') return `${time} ${side[seat]} nie zagrywa dodatkowych kart.`
    return `${time} nie można przenosić Totemów.`
  },
  battle: {
    attack: (attacker, from, to, added) =>
      `${side[attacker]} atakuje: ${from} → ${to}${added === '' ? '' : `, ${added}`}.`,
    bonuses,
    bot: (bonus) => `Bot dodaje ${bonuses(bonus)}.`,
    wager(seat, wager) {
      if (wager.is !== 'placed') return `${side[seat]}, karta w Walce: ${wager.is === 'open' ? 'jeszcze nie' : 'brak'}`
      return `${side[seat]}, karta w Walce: ${wager.card ?? 'jest'}${wager.faceDown ? ', zakryta' : ''}`
    },
    damage: (count) => `Plemię Puszczy ma do zadania Obrażenia: ${count}.`,
    won: (winner) => (winner === 'nobody' ? 'Nikt nie wygrał.' : `Wygrywa ${side[winner]}.`),
  },
  place: {
    mountain: (name, number, kind) =>
      `${name}, Góra ${number}${kind === 'ferrum' ? '' : kind === 'inner' ? ', wewnętrzna' : ', zewnętrzna'}`,
    forest: (id, number, kind) => `${id}, Las ${kind === 'inner' ? 'wewnętrzny' : 'zewnętrzny'} ${number}`,
    units: (unit, seat, count) =>
      `${many(count, unit === 'fighter' ? fightersThemselves : golemsThemselves)} ${of[seat]}`,
    totems: (shows, count) =>
      shows === 'full'
        ? `${count} ${plural(count, 'pełny Totem', 'pełne Totemy', 'pełnych Totemów')}`
        : `${count} ${plural(count, 'zanikający Totem', 'zanikające Totemy', 'zanikających Totemów')}`,
    site: (site) => ({ none: 'miejsce na Kuźnię', foundation: 'Fundament', forge: 'Kuźnia' })[site],
    drill: (cargo) => (cargo === 0 ? 'puste Wiertło' : `Wiertło, Ładunek: ${many(cargo, crystals)}`),
    mark: ({ stops, card }, holds) =>
      holds ? `${stops === 'leaving' ? 'trzyma' : 'zamyka'} ${card}` : `znacznik ${card}`,
    botMark: { woodwalkers: 'możliwa Góra Lasobota', ironclad: 'oznaczona przez Żelazobota' },
  },
  legend: {
    woodFighters: 'Wojownicy Plemienia',
    ironFighters: 'Wojownicy Klanu',
    golems: 'Golemy',
    full: 'pełny Totem',
    fading: 'zanikający Totem',
    crystals: 'Kryształy',
    drill: 'Wiertło',
    foundation: 'Fundament',
    forge: 'Kuźnia',
    slot: 'miejsce na Kuźnię',
    ridge: 'grzbiet',
    path: 'ścieżka',
    outer: 'Las zewnętrzny',
    controlled: 'kontrolowane',
    battle: 'Bitwa',
    leaving: 'nie wolno wyjść',
    entering: 'nie wolno wejść',
    nothing: 'już nie działa',
    botMark: 'oznaczona dla bota',
    cube: 'znacznik karty Czasowej',
    damage: 'Obrażenia',
    defense: 'Obrona',
    dominance: 'Dominacja',
    lit: 'do wyboru',
  },
  board: {
    decides: 'decyduje',
    crystals: (count) => many(count, crystals),
    piles: { hand: 'ręka', deck: 'talia', discard: 'odrzuc.' },
    left: { fighter: 'Wojownicy w puli', golem: 'Golemy w puli', foundation: 'Fundamenty w puli' },
    secured: 'zabezpieczone',
    built: 'Kuźnie',
    of: (done, needed) => `${done} z ${needed}`,
    track: 'tor Wiertła',
    trackStart: 'start',
    drillOn: (mountain) => `Wiertło: ${mountain}`,
    slot: (number) => `tura ${number}`,
    drew: 'dobrano kartę',
    used: 'zużyte',
    inPlay: { added: 'dodatkowe', wagered: 'w Walce', ongoing: 'Czasowe' },
    markers: (count) => many(count, markers),
    visions: 'karty Przepowiedni',
    vision: (mountain) => `Przepowiednia ${mountain}`,
    visionPlaces: {
      hand: 'na ręce',
      looked: 'oglądane',
      shown: 'pokazane',
      revealed: 'odkryte',
      discard: 'odrzucone',
      burned: 'spalone',
    },
    onTop: (place) => `talia, ${place}.`,
    hiddenVisions(hand, deck, burned) {
      const parts = [
        ...(hand > 0 ? [`${hand} na ręce`] : []),
        `${deck} w talii`,
        ...(burned > 0 ? [`spalone: ${burned}`] : []),
      ]
      return `zakryte: ${parts.join(', ')}`
    },
    bot({ stance, side: shows, spirits, die }) {
      const state = `${stance ? botStances[stance] : `Duchy Lasu ${spirits}`}, strona „${botSides[shows]}”`
      return `${state}${die ? `, Magiczna kość: ${faces[die]}` : ''}`
    },
  },
  hand: {
    of: (seat) => `Ręka ${of[seat]}`,
    empty: 'Brak kart.',
    hidden: (count) => `${many(count, cardsThemselves)}, ${plural(count, 'zakryta', 'zakryte', 'zakrytych')}`,
    kinds: { base: 'Podstawowa', special: 'Specjalna' },
    values: ({ damage, defense, dominance }) => `Obrażenia ${damage}, Obrona ${defense}, Dominacja ${dominance}`,
    ongoing: (count) => many(count, markers),
    whenBurned: (text) => `Po spaleniu: ${text}`,
    soloIcons: (icons) =>
      `Ikony bota: ${icons.map(({ icon, red }) => `${iconName(icon)}${red ? ' (czerwona)' : ''}`).join(', ')}`,
  },
}
