import { botSides, botStances } from '../../../../ironwood/polish/bot-events'
import { fightersThemselves, golemsThemselves, many, side } from '../../../../ironwood/polish/nouns'
import type { TerminalWords } from './catalogue'

const shown = { ...botStances, ...botSides }

export const polish: TerminalWords = {
  about: `Graj w Ironwood w terminalu: przeciw botowi z instrukcji albo w pojedynku.
Żelazobot (ironbot) gra Pancernym Klanem, Lasobot (woodenbot) Plemieniem
Puszczy.`,
  legend: `W skrócie: opening 4, play WW02, rest, move F3 F1 full, march ferrum auria,
fighters 2, attack F5 auria, wager WW02, wager nothing, recruit F1, discover
auria F3, found auria, build auria, option 2, pay, burn WW12, draw 1 oraz
forfeit, czyli pominięcie kroku. Inne wybory wpisuje się tak, jak podaje je lista.

Plansza: Wo i Go to Wojownicy i Golemy na Górze lub w Lesie. Uwagi obok nich to
Fundamenty, Kuźnie, WIERTŁO z Ładunkiem, TOTEMY (pełne oraz zanikające, które
znikną na końcu rundy), znaczniki kart, Góry oznaczone przez bota lub dla niego
możliwe oraz liczba jednostek, które poruszyły się w tej turze. Przy karcie na
ręce 1/0/2 to jej Obrażenia, Obrona i Dominacja w Walce. [##] to znaczniki na
karcie Czasowej.`,
  bots: { ironbot: 'Żelazobot', woodenbot: 'Lasobot' },
  seat: (seat) => side[seat],
  won: { totems: 'trzeci Totem zabezpieczony', forges: 'trzecia Kuźnia zbudowana', surrender: 'poddanie się' },
  typesAsked: /(?<=\.) Decyduje teraz [^.]+\.$/,
  level: {
    values: '0-15',
    meaning: 'poziom trudności bota z instrukcji; domyślnie 0',
    ask: 'Jaki poziom trudności, od 0 do 15? [0]',
  },
  forTwo: 'Ironwood to gra dla dwóch osób.',
  playsAlone: (bot) => `${bot} to jedyny przeciwnik: nie podawaj nikogo więcej.`,
  levelForBots: '--level dotyczy tylko gry z botem ironbot lub woodenbot: pomiń tę opcję.',
  levelTakes: (highest, given) => `--level przyjmuje liczbę od 0 do ${highest}, a nie „${given}”.`,
  difficultyOf: (level, bot, difficulty) =>
    `${bot}, ${level === null ? 'własny poziom trudności' : `poziom ${level}`}: ${difficulty}.`,
  difficulty: {
    redIcons: 'liczą się jego czerwone ikony',
    moreCards: 'zaczyna z 4 kartami Specjalnymi zamiast 2',
    golem: 'ma Golema na Ferrum',
    foundations: 'ma 2 Fundamenty',
    spirits: 'ma 2 znaczniki z Duchami Lasu',
    fewerFoundations: 'masz 3 Fundamenty zamiast 5',
    extraFighters(bot, count) {
      const mountains =
        count === 5
          ? 'na Ferrum i na każdej Górze wewnętrznej'
          : count === 1
            ? 'na 1 Górze wewnętrznej'
            : `na każdej z ${count} Gór wewnętrznych`
      const forests =
        count === 5
          ? 'w każdym Lesie zewnętrznym'
          : count === 1
            ? 'w 1 Lesie zewnętrznym'
            : `w każdym z ${count} Lasów zewnętrznych`
      return `ma dodatkowego Wojownika ${bot === 'ironclad' ? mountains : forests}`
    },
    nothing: 'nie ma nic dodatkowego',
  },
  units: (fighters, golems) =>
    [many(fighters, fightersThemselves), ...(golems > 0 ? [many(golems, golemsThemselves)] : [])].join(' i '),
  against: (one, other) => `${one} kontra ${other}`,
  strengths: (woodwalkers, ironclad) => `${side.woodwalkers}: ${woodwalkers}. ${side.ironclad}: ${ironclad}.`,
  doesNothing: 'Teraz nic nie daje.',
  meaning: {
    map: 'co z czym sąsiaduje',
    card: 'co robią karty; bez nazwy: karty z twojej ręki',
    bot: 'co bot ma i co robi w turze',
    icon: 'co robi ikona przy obecnym stanie bota (po angielsku)',
    rule: 'zasada o podanym numerze (po angielsku)',
  },
  which: { icon: 'Która ikona? icon COMPASS', rule: 'Która zasada? rule IB-12' },
  noRule: (id) => `Nie ma zasady ${id}.`,
  noCard: (id) => `Nie ma karty ${id}.`,
  noIcon: (icon) => `Nie ma ikony ${icon}.`,
  card: (name, damage, defense, dominance) => `${name}: Obrażenia ${damage}, Obrona ${defense}, Dominacja ${dominance}`,
  icons: (icons) => `Ikony: ${icons.join(', ') || 'brak'}`,
  redIcon: (icon) => `${icon} (czerwona)`,
  redIconsOff: 'czerwone ikony nie liczą się na tym poziomie',
  burned: (line) => `Po spaleniu: ${line}`,
  shown: (by) => shown[by],
  noIcons: 'Ikonami kieruje się tylko bot z instrukcji.',
  noBot: 'W pojedynku nikt nie gra według procedury.',
  bot: (seat, shows) => `Bot: ${side[seat]} (${shows.join(', ')}).`,
  botHas: (crystals, hand, deck, discarded) =>
    `Kryształy: ${crystals}; karty: na ręce ${hand}, w talii ${deck}, odrzucone ${discarded}.`,
  botMarks: (bot, mountains) => `${bot === 'ironclad' ? 'Oznaczone' : 'Możliwe'} Góry: ${mountains.join(', ')}.`,
  map: {
    mountain: 'GÓRA',
    forest: 'LAS',
    besideForests: 'sąsiednie Lasy',
    ridges: 'grzbiety do',
    paths: 'ścieżki do',
    besideMountains: 'sąsiednie Góry',
  },
  kind: (kind) => (kind === 'inner' ? 'wewn.' : 'zewn.'),
}
