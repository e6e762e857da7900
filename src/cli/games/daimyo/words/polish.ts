import type { TerminalWords } from './catalogue'

export const polish: TerminalWords = {
  about: (clans) => `Graj w Daimyo w terminalu: od 2 do 4 Klanów na wyspach albo jeden Klan przeciw
Imperium. Klany to ${clans};
ich nazwy przyjmuje też --seat.
Nieoficjalna wersja, bez grafik i tekstów wydawcy.`,
  legend: `W skrócie, tak jak gra zapisuje akcje: die green 4, space relic, main, island red,
take red-2 red, governor blue-1, shadow red-s1, build farm, slot TF1-2, hero HE07,
ability, discard NA01, hire HE12, end, done. Gdy trzeba kilku wyborów, gra pyta o
nie po kolei.

Plansza: wiersz każdej wyspy z kaflami, polami, Cieniami i Ołtarzami; spośród
Plansz Klanów pod nią twoja jest ta, przy której widać karty.`,
  won: { points: 'na punkty', resources: 'na zasoby po remisie', shared: 'remis' },
  clans: (names) => `kto gra, pierwszy zaczyna; jeden Klan gra przeciw Imperium: ${names}`,
  boards: (names, usual) => `Planszetki Budowy: ${names.join(' lub ')}; domyślnie ${usual}`,
  aggressive: 'czy Bohaterowie działają przeciw innym Klanom; domyślnie yes (tak)',
  difficulty: (names) => `jak silne zaczyna Imperium: ${names}; domyślnie normal`,
  takes: (option, names, given) => `--${option} przyjmuje ${names}, a nie „${given}”.`,
  card: 'co robi Bohater, kafel, Cel, planszetka lub Klan; bez nazwy: karty z ręki',
  rule: 'zasada o numerze podanym przy odmowie (po angielsku)',
  whichRule: 'Która zasada? rule DAI-SEEK-04',
  emptyHand: 'Nie masz żadnej karty.',
  noCard: (id) => `Nie ma karty ${id}.`,
  noRule: (id) => `Nie ma zasady ${id}.`,
}
