import type { TerminalWords } from './catalogue'

export const polish: TerminalWords = {
  about: (factions) => `Graj w Root w terminalu: od 2 do 6 frakcji w jednym lesie, każda na własnych
zasadach. Frakcje to ${factions};
ich nazwy przyjmuje też --seat.
Nieoficjalna wersja, bez grafik i tekstów wydawcy.`,
  legend: `W skrócie, tak jak gra zapisuje akcje: act march, move-from 5, move-to 10,
move-count 2, battle-in 6, battle-whom eyrie, build 8, building sawmill, craft
anvil, spend-bird sappers, decree favor-of-the-mice, column build, done. Gdy
trzeba kilku wyborów, gra pyta o nie po kolei.

Plansza: wiersz każdej polany mówi, kto ją kontroluje, ile ma wolnych pól, co na
niej stoi i dokąd prowadzą ścieżki; spośród plansz pod mapą twoja jest ta, przy
której widać karty. Graczy nazywa się frakcjami (eyrie) albo miejscami (p2).`,
  won: { points: 'na punkty', dominance: 'przez dominację' },
  factions: 'frakcje po kolei od p1; albo any (losowe ze wszystkich), random (domyślnie) lub draft',
  map: (names, usual) => `${names}; domyślnie ${usual}`,
  deck: (names, usual) => `${names.join(' lub ')}; domyślnie ${usual}`,
  advanced: (names) => `zaawansowane przygotowanie: ${names}; domyślnie standardowe`,
  landmarks: 'tyle Punktów Terenu w zaawansowanym przygotowaniu; domyślnie bez nich',
  takes: (option, names, given) => `--${option} przyjmuje ${names}, a nie „${given}”.`,
  card: 'co robi karta, misja, przywódca lub postać; bez nazwy: karty z ręki',
  rule: 'zasada o numerze podanym przy odmowie (po angielsku)',
  whichRule: 'Która zasada? rule ROOT-4.3a',
  emptyHand: 'Nie masz żadnej karty.',
  noCard: (id) => `Nie ma karty ${id}.`,
  noRule: (id) => `Nie ma zasady ${id}.`,
}
