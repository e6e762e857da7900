import type { TerminalWords } from './catalogue'

export const czech: TerminalWords = {
  about: (clans) => `Hraj Daimyo v terminálu: 2 až 4 klany na ostrovech, nebo jeden klan proti
Impériu. Klany jsou ${clans};
jejich jména přijímá i --seat.
Neoficiální verze, bez obrázků a textů vydavatele.`,
  legend: `Zkráceně, tak jak hra zapisuje akce: die green 4, space relic, main, island red,
take red-2 red, governor blue-1, shadow red-s1, build farm, slot TF1-2, hero HE07,
ability, discard NA01, hire HE12, end, done. Na to, co vyžaduje několik voleb, se
hra ptá postupně.

Plán: řádek každého ostrova s destičkami, poli, stíny a oltáři; z desek klanů pod ním
je tvoje ta, u které jsou vidět karty.`,
  won: { points: 'na body', resources: 'na suroviny po remíze', shared: 'remíza' },
  clans: (names) => `kdo hraje, první začíná; jeden klan hraje proti Impériu: ${names}`,
  boards: (names, usual) => `stavební desky: ${names.join(' nebo ')}; není-li uvedeno, ${usual}`,
  aggressive: 'zda hrdinové jednají proti jiným klanům; není-li uvedeno, yes (ano)',
  difficulty: (names) => `jak silné začíná Impérium: ${names}; není-li uvedeno, normal`,
  takes: (option, names, given) => `--${option} může být ${names}, ne „${given}“.`,
  card: 'co dělá hrdina, destička, cíl, deska nebo klan; bez jména karty v ruce',
  rule: 'pravidlo s číslem uvedeným u odmítnutí (anglicky)',
  whichRule: 'Které pravidlo? rule DAI-SEEK-04',
  emptyHand: 'Nemáš žádnou kartu.',
  noCard: (id) => `Karta ${id} neexistuje.`,
  noRule: (id) => `Pravidlo ${id} neexistuje.`,
}
