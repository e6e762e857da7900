import type { TerminalWords } from './catalogue'

export const czech: TerminalWords = {
  about: (factions) => `Hraj Root v terminálu: 2 až 6 frakcí v jednom lese, každá podle vlastních
pravidel. Frakce jsou ${factions};
jejich jména přijímá i --seat.
Neoficiální verze, bez obrázků a textů vydavatele.`,
  legend: `Zkráceně, tak jak hra zapisuje akce: act march, move-from 5, move-to 10,
move-count 2, battle-in 6, battle-whom eyrie, build 8, building sawmill, craft
anvil, spend-bird sappers, decree favor-of-the-mice, column build, done. Na to,
co vyžaduje několik voleb, se hra ptá postupně.

Plán: řádek každé mýtiny říká, kdo ji ovládá, kolik má volných polí, co na ní
stojí a kam vedou cesty; z desek pod mapou je tvoje ta, u které jsou vidět
karty. Hráči se označují frakcemi (eyrie) nebo místy (p2).`,
  won: { points: 'na body', dominance: 'nadvládou' },
  factions: 'frakce po řadě od p1; nebo any (náhodné ze všech), random (není-li nic uvedeno) či draft',
  map: (names, usual) => `${names}; není-li uvedena, ${usual}`,
  deck: (names, usual) => `${names.join(' nebo ')}; není-li uveden, ${usual}`,
  advanced: (names) => `pokročilá příprava: ${names}; není-li uvedena, základní`,
  landmarks: 'tolik významných míst při pokročilé přípravě; není-li uvedeno, žádné',
  takes: (option, names, given) => `--${option} může být ${names}, ne „${given}“.`,
  card: 'co dělá karta, úkol, vůdce nebo postava; bez jména karty v ruce',
  rule: 'pravidlo s číslem uvedeným u odmítnutí (anglicky)',
  whichRule: 'Které pravidlo? rule ROOT-4.3a',
  emptyHand: 'Nemáš žádnou kartu.',
  noCard: (id) => `Karta ${id} neexistuje.`,
  noRule: (id) => `Pravidlo ${id} neexistuje.`,
}
