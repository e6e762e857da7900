import type { TerminalWords } from './catalogue'

export const polish: TerminalWords = {
  about: (clans) => `Graj w Daimyo w terminalu: od 2 do 4 klanów na wyspach albo jeden klan przeciw
Imperium. Klany to ${clans};
ich nazwy przyjmuje też --seat.
Nieoficjalna wersja, bez grafik i tekstów wydawcy.`,
  legend: `W skrócie, tak jak gra zapisuje akcje: die green 4, space relic, main, island red,
take red-2 red, governor blue-1, shadow red-s1, build farm, slot TF1-2, hero HE07,
ability, discard NA01, hire HE12, end, done. O to, co wymaga kilku wyborów, gra
pyta po kolei.

Plansza: wiersz każdej wyspy z żetonami, polami, Cieniami i ołtarzami; spośród
plansz klanów pod nią twoja jest ta, której karty widać.`,
  won: { points: 'na punkty', resources: 'na zasoby po remisie', shared: 'remis' },
  clans: (names) => `kto gra, pierwszy zaczyna; jeden klan gra przeciw Imperium: ${names}`,
  boards: (names, usual) => `plansze budowy: ${names.join(' lub ')}; domyślnie ${usual}`,
  aggressive: 'czy bohaterowie działają przeciw innym klanom; domyślnie yes (tak)',
  difficulty: (names) => `jak silne zaczyna Imperium: ${names}; domyślnie normal`,
  takes: (option, names, given) => `--${option} przyjmuje ${names}, a nie „${given}”.`,
  card: 'co robi bohater, żeton, cel, plansza lub klan; bez nazwy: karty z ręki',
  rule: 'zasada o numerze podanym przy odmowie (po angielsku)',
  whichRule: 'Która zasada? rule DAI-SEEK-04',
  emptyHand: 'Nie masz żadnej karty.',
  noCard: (id) => `Nie ma karty ${id}.`,
  noRule: (id) => `Nie ma zasady ${id}.`,
}
