import type { CombatBonus } from '../rules/card'
import { slotsPerRound } from '../rules/vocabulary'
import type { PictureWords } from '../words'
import { botSides, botStances, faces } from './bot-events'
import { iconName } from './icons'
import {
  crystals,
  does,
  fightersThemselves,
  golemsThemselves,
  many,
  markersThemselves,
  of,
  plural,
  side,
} from './nouns'

const values = { damage: 'k poškození', defense: 'k obraně', dominance: 'k převaze' }

const bonuses = (bonus: CombatBonus): string =>
  (['damage', 'defense', 'dominance'] as const)
    .flatMap((value) =>
      bonus[value]
        ? [`+${bonus[value]} ${values[value]}${bonus.withGolem && value !== 'defense' ? ' s golemem' : ''}`]
        : [],
    )
    .join(', ')

/** The labels of pictures. */
export const picture: PictureWords = {
  game: 'Železný hvozd',
  seats: side,
  when({ round, phase, turns, active }) {
    const turn = `akce, tah ${turns} ze ${2 * slotsPerRound}`
    const course = { preparation: 'příprava', action: turn, end: 'konec kola' }[phase]
    return `${round}. kolo, ${course}${active ? ` (${side[active]})` : ''}`
  },
  viewer(viewer) {
    if (viewer === null) return 'všechny karty odkryté'
    return viewer === 'spectator' ? 'pohled diváka' : `pohled ${of[viewer]}`
  },
  decides: (seat, asked) => `${does(seat, 'rozhodují', 'rozhoduje')}: ${asked}.`,
  nobodyDecides: 'Nikdo nemusí rozhodovat.',
  won(seat, by) {
    const reasons = {
      totems: 'třetí totem ukořistěn',
      forges: 'třetí kovárna postavena',
      surrender: 'protivník se vzdal',
    }
    return `Vítěz: ${side[seat]} (${reasons[by]}).`
  },
  quiet: 'Žádná bitva neprobíhá.',
  restriction({ kind, seat, until }) {
    const time = until === 'round' ? 'V tomto kole' : 'V tomto tahu'
    if (kind === 'toll') return `${time} ${does(seat, 'platí', 'platí')} za zahrání speciální karty 1 krystal.`
    if (kind === 'no-additional') return `${time} ${does(seat, 'nehrají', 'nehraje')} žádné karty navíc.`
    return `${time} nelze přesouvat totemy.`
  },
  battle: {
    attack: (attacker, from, to, added) =>
      `${does(attacker, 'útočí', 'útočí')}: ${from} → ${to}${added === '' ? '' : `, ${added}`}.`,
    bonuses,
    bot: (bonus) => `Bot přidává ${bonuses(bonus)}.`,
    wager(seat, wager) {
      if (wager.is !== 'placed') return `${side[seat]}, nasazená karta: ${wager.is === 'open' ? 'ještě ne' : 'žádná'}`
      return `${side[seat]}, nasazená karta: ${wager.card ?? 'ano'}${wager.faceDown ? ', lícem dolů' : ''}`
    },
    damage: (count) => `Strážci hvozdu mají rozdělit poškození: ${count}.`,
    won: (winner) => (winner === 'nobody' ? 'Nikdo nevyhrál.' : `${does(winner, 'vítězí', 'vítězí')}.`),
  },
  place: {
    mountain: (name, number, kind) =>
      `${name}, oblast hor ${number}${kind === 'ferrum' ? '' : kind === 'inner' ? ', vnitřní' : ', okrajová'}`,
    forest: (id, number, kind) => `${id}, ${kind === 'inner' ? 'vnitřní' : 'okrajová'} oblast lesa ${number}`,
    units: (unit, seat, count) =>
      `${many(count, unit === 'fighter' ? fightersThemselves : golemsThemselves)} ${of[seat]}`,
    totems: (shows, count) =>
      shows === 'full'
        ? `${count} ${plural(count, 'nabitý totem', 'nabité totemy', 'nabitých totemů')}`
        : `${count} ${plural(count, 'slábnoucí totem', 'slábnoucí totemy', 'slábnoucích totemů')}`,
    site: (site) => ({ none: 'místo pro kovárnu', foundation: 'základy', forge: 'kovárna' })[site],
    drill: (cargo) => (cargo === 0 ? 'prázdný vrták' : `vrták, náklad: ${many(cargo, crystals)}`),
    mark: ({ stops, card }, holds) =>
      holds ? `${stops === 'leaving' ? 'drží' : 'zavírá'} ${card}` : `kostička ${card}`,
    botMark: { woodwalkers: 'potenciální pro Dřevobota', ironclad: 'označená Železobotem' },
  },
  legend: {
    woodFighters: 'bojovníci Strážců',
    ironFighters: 'bojovníci bratrstva',
    golems: 'golemové',
    full: 'nabitý totem',
    fading: 'slábnoucí totem',
    crystals: 'krystaly',
    drill: 'vrták',
    foundation: 'základy',
    forge: 'kovárna',
    slot: 'místo pro kovárnu',
    ridge: 'hřeben',
    path: 'stezka',
    outer: 'okrajová oblast lesa',
    controlled: 'ovládaná',
    battle: 'bitva',
    leaving: 'nelze odejít',
    entering: 'nelze vstoupit',
    nothing: 'už neplatí',
    botMark: 'označená pro bota',
    cube: 'kostička na kartě',
    damage: 'poškození',
    defense: 'obrana',
    dominance: 'převaha',
    lit: 'lze vybrat',
  },
  board: {
    decides: 'rozhoduje',
    crystals: (count) => many(count, crystals),
    piles: { hand: 'ruka', deck: 'balíček', discard: 'odhoz.' },
    left: { fighter: 'bojovníci v zásobě', golem: 'golemové v zásobě', foundation: 'základy v zásobě' },
    secured: 'ukořistěno',
    built: 'kovárny',
    of: (done, needed) => `${done} ze ${needed}`,
    track: 'stupnice vrtáku',
    trackStart: 'začátek',
    drillOn: (mountain) => `Vrták: ${mountain}`,
    slot: (number) => `${number}. tah`,
    drew: 'dobraná karta',
    used: 'použité',
    inPlay: { added: 'navíc', wagered: 'nasazené', ongoing: 'přetrvávající' },
    markers: (count) => many(count, markersThemselves),
    visions: 'karty vizí',
    vision: (mountain) => `vize ${mountain}`,
    visionPlaces: {
      hand: 'v ruce',
      looked: 'prohlížené',
      shown: 'ukázané',
      revealed: 'odhalené',
      discard: 'odhozené',
      burned: 'spálené',
    },
    onTop: (place) => `balíček, ${place}.`,
    hiddenVisions(hand, deck, burned) {
      const parts = [
        ...(hand > 0 ? [`${hand} v ruce`] : []),
        `${deck} v balíčku`,
        ...(burned > 0 ? [`spálené: ${burned}`] : []),
      ]
      return `skryté: ${parts.join(', ')}`
    },
    bot({ stance, side: shows, spirits, die }) {
      const state = `${stance ? botStances[stance] : `Duchové lesa ${spirits}`}, strana „${botSides[shows]}“`
      return `${state}${die ? `, kouzelná kostka: ${faces[die]}` : ''}`
    },
  },
  hand: {
    of: (seat) => `Ruka ${of[seat]}`,
    empty: 'Žádné karty.',
    hidden: (count) => `${count} ${plural(count, 'skrytá karta', 'skryté karty', 'skrytých karet')}`,
    kinds: { base: 'základní', special: 'speciální' },
    values: ({ damage, defense, dominance }) => `poškození ${damage}, obrana ${defense}, převaha ${dominance}`,
    ongoing: (count) => many(count, markersThemselves),
    whenBurned: (text) => `Po spálení: ${text}`,
    soloIcons: (icons) =>
      `Ikony bota: ${icons.map(({ icon, red }) => `${iconName(icon)}${red ? ' (červená)' : ''}`).join(', ')}`,
  },
}
