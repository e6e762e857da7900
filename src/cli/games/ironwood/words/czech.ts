import { botSides, botStances } from '../../../../ironwood/czech/bot-events'
import { fightersThemselves, golemsThemselves, many, side } from '../../../../ironwood/czech/nouns'
import type { TerminalWords } from './catalogue'

const shown = { ...botStances, ...botSides }

export const czech: TerminalWords = {
  about: `Hraj Železný hvozd v terminálu: proti botovi z pravidel, nebo v duelu.
Železobot (ironbot) hraje za Železné bratrstvo, Dřevobot (woodenbot) za Strážce
hvozdu.`,
  legend: `Zkráceně: opening 4, play WW02, rest, move F3 F1 full, march ferrum auria,
fighters 2, attack F5 auria, wager WW02, wager nothing, recruit F1, discover
auria F3, found auria, build auria, option 2, pay, burn WW12, draw 1 a forfeit,
což vynechá krok. Ostatní volby se píšou tak, jak je uvádí seznam.

Plán: Bo a Go jsou bojovníci a golemové v horách nebo v lese. Poznámky vedle
nich jsou základy, kovárny, VRTÁK s nákladem, TOTEMY (nabité a slábnoucí, které
zmizí na konci kola), kostičky karet, oblasti hor, které bot označil nebo které
jsou pro něj potenciální, a počet jednotek, které se v tomto tahu přesunuly.
U karty v ruce je 1/0/2 její poškození, obrana a převaha v boji. [##] jsou
kostičky na přetrvávající kartě.`,
  bots: { ironbot: 'Železobot', woodenbot: 'Dřevobot' },
  seat: (seat) => side[seat],
  won: { totems: 'třetí totem ukořistěn', forges: 'třetí kovárna postavena', surrender: 'protivník se vzdal' },
  typesAsked: /(?<=\.) [^.]+ teď rozhodu(?:jí|je)\.$/,
  level: {
    values: '0-15',
    meaning: 'obtížnost bota z pravidel; není-li uvedena, 0',
    ask: 'Jaká obtížnost, od 0 do 15? [0]',
  },
  forTwo: 'Železný hvozd je pro dva hráče.',
  playsAlone: (bot) => `${bot} je jediným protivníkem: nikoho dalšího neuváděj.`,
  levelForBots: '--level platí jen pro hru proti botovi ironbot nebo woodenbot: vynech ji.',
  levelTakes: (highest, given) => `--level může být od 0 do ${highest}, ne „${given}“.`,
  difficultyOf: (level, bot, difficulty) =>
    `${bot}, ${level === null ? 'vlastní obtížnost' : `obtížnost ${level}`}: ${difficulty}.`,
  difficulty: {
    redIcons: 'platí jeho červené ikony',
    moreCards: 'začíná se 4 speciálními kartami místo 2',
    golem: 'má golema ve městě Ferrum',
    foundations: 'má 2 základy',
    spirits: 'má 2 označovací kostičky s Duchy lesa',
    fewerFoundations: 'máš 3 základy místo 5',
    extraFighters(bot, count) {
      const mountains =
        count === 5
          ? 've městě Ferrum a v každé vnitřní oblasti hor'
          : count === 1
            ? 'v 1 vnitřní oblasti hor'
            : `v každé ze ${count} vnitřních oblastí hor`
      const forests =
        count === 5
          ? 'v každé okrajové oblasti lesa'
          : count === 1
            ? 'v 1 okrajové oblasti lesa'
            : `v každé ze ${count} okrajových oblastí lesa`
      return `má o bojovníka víc ${bot === 'ironclad' ? mountains : forests}`
    },
    nothing: 'nemá nic navíc',
  },
  units: (fighters, golems) =>
    [many(fighters, fightersThemselves), ...(golems > 0 ? [many(golems, golemsThemselves)] : [])].join(' a '),
  against: (one, other) => `${one} versus ${other}`,
  strengths: (woodwalkers, ironclad) => `${side.woodwalkers}: ${woodwalkers}. ${side.ironclad}: ${ironclad}.`,
  doesNothing: 'Teď nemá žádný účinek.',
  meaning: {
    map: 'co s čím sousedí',
    card: 'co dělají karty; bez jména karty v tvé ruce',
    bot: 'co bot má a co dělá ve svém tahu',
    icon: 'co dělá ikona v současném stavu bota (anglicky)',
    rule: 'pravidlo s tímto číslem (anglicky)',
  },
  which: { icon: 'Která ikona? icon COMPASS', rule: 'Které pravidlo? rule IB-12' },
  noRule: (id) => `Pravidlo ${id} neexistuje.`,
  noCard: (id) => `Karta ${id} neexistuje.`,
  noIcon: (icon) => `Ikona ${icon} neexistuje.`,
  card: (name, damage, defense, dominance) => `${name}: poškození ${damage}, obrana ${defense}, převaha ${dominance}`,
  icons: (icons) => `Ikony: ${icons.join(', ') || 'žádné'}`,
  redIcon: (icon) => `${icon} (červená)`,
  redIconsOff: 'červené ikony při této obtížnosti neplatí',
  burned: (line) => `Při spálení: ${line}`,
  shown: (by) => shown[by],
  noIcons: 'Ikonami se řídí jen bot z pravidel.',
  noBot: 'V duelu nikdo nehraje podle daného postupu.',
  bot: (seat, shows) => `Bot: ${side[seat]} (${shows.join(', ')}).`,
  botHas: (crystals, hand, deck, discarded) =>
    `Krystaly: ${crystals}; karty: v ruce ${hand}, v balíčku ${deck}, odhozené ${discarded}.`,
  botMarks: (bot, mountains) =>
    `${bot === 'ironclad' ? 'Označené' : 'Potenciální'} oblasti hor: ${mountains.join(', ')}.`,
  map: {
    mountain: 'OBLAST HOR',
    forest: 'LES',
    besideForests: 'sousední lesy',
    ridges: 'hřebeny do',
    paths: 'cesty do',
    besideMountains: 'sousední města',
  },
  kind: (kind) => (kind === 'inner' ? 'vnitř.' : 'okr.'),
}
