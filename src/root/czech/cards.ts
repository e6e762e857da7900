import { entry } from '../../toolkit'
import type { CardId } from '../rules/cards'
import type { QuestId } from '../rules/data/quests'
import type { WrittenCard } from '../words/explain'

/** Ours, as Czech players might call them. */
const titles: Readonly<Record<CardId | 'vizier' | 'retainer', string>> = {
  vizier: 'Věrný vezír',
  retainer: 'Věrný služebník',
  'ambush-bird': 'Léčka',
  'ambush-fox': 'Léčka',
  'ambush-rabbit': 'Léčka',
  'ambush-mouse': 'Léčka',
  'dominance-bird': 'Nadvláda',
  'dominance-fox': 'Nadvláda',
  'dominance-rabbit': 'Nadvláda',
  'dominance-mouse': 'Nadvláda',
  'birdy-bindle': 'Ptačí raneček',
  'woodland-runners': 'Lesní běžci',
  'arms-trader': 'Obchodník se zbraněmi',
  'crossbow-bird': 'Kuše',
  'gently-used-knapsack': 'Málo nošený batoh',
  'root-tea-fox': 'Kořenový čaj',
  'travel-gear-fox': 'Cestovní výbava',
  'protection-racket': 'Výpalné',
  'foxfolk-steel': 'Liščí ocel',
  anvil: 'Kovadlina',
  'smugglers-trail': 'Pašerácká stezka',
  'root-tea-rabbit': 'Kořenový čaj',
  'a-visit-to-friends': 'Návštěva u přátel',
  'bake-sale': 'Prodej koláčů',
  'mouse-in-a-sack': 'Myš v pytli',
  'root-tea-mouse': 'Kořenový čaj',
  'travel-gear-mouse': 'Cestovní výbava',
  investments: 'Investice',
  sword: 'Meč',
  'crossbow-mouse': 'Kuše',
  armorers: 'Zbrojíři',
  sappers: 'Ženisté',
  'brutal-tactics': 'Brutální taktika',
  'royal-claim': 'Královský nárok',
  'stand-and-deliver': 'Peníze, nebo život!',
  'tax-collector': 'Výběrčí daní',
  'favor-of-the-foxes': 'Přízeň lišek',
  'favor-of-the-rabbits': 'Přízeň králíků',
  'favor-of-the-mice': 'Přízeň myší',
  'command-warren': 'Velitelská nora',
  'better-burrow-bank': 'Lepší norní banka',
  cobbler: 'Švec',
  'scouting-party': 'Průzkumná hlídka',
  codebreakers: 'Lamači šifer',
  saboteurs: 'Sabotéři',
  'soup-kitchens': 'Polévková kuchyně',
  'boat-builders': 'Stavitelé lodí',
  'corvid-planners': 'Krkavčí plánovači',
  'eyrie-emigre': 'Emigrant z Orlího hnízda',
  'fox-partisans': 'Liščí partyzáni',
  'rabbit-partisans': 'Králičí partyzáni',
  'mouse-partisans': 'Myší partyzáni',
  'propaganda-bureau': 'Úřad propagandy',
  'false-orders': 'Falešné rozkazy',
  informants: 'Informátoři',
  tunnels: 'Tunely',
  'charm-offensive': 'Šarmantní ofenziva',
  'swap-meet': 'Výměnný trh',
  'coffin-makers': 'Výrobci rakví',
  'league-of-adventurous-mice': 'Liga dobrodružných myší',
  'murine-broker': 'Myší zprostředkovatel',
  'master-engravers': 'Mistři rytci',
}

export const title = (id: string): string => entry<string>(titles, id)

const quests: Readonly<Record<QuestId, string>> = {
  'errand-rabbit': 'Pochůzka',
  'errand-fox': 'Pochůzka',
  'escort-mouse': 'Doprovod',
  'expel-bandits-rabbit': 'Vyhnání banditů',
  'expel-bandits-mouse': 'Vyhnání banditů',
  'fend-off-a-bear-rabbit': 'Zahnání medvěda',
  'fend-off-a-bear-mouse': 'Zahnání medvěda',
  'fundraising-fox': 'Sbírka peněz',
  'give-a-speech-rabbit': 'Řeč k lidu',
  'give-a-speech-fox': 'Řeč k lidu',
  'guard-duty-rabbit': 'Strážní služba',
  'guard-duty-mouse': 'Strážní služba',
  'logistics-help-fox': 'Pomoc se zásobováním',
  'logistics-help-mouse': 'Pomoc se zásobováním',
  'repair-a-shed-fox': 'Oprava kůlny',
}

export const questTitle = (id: string): string => entry<string>(quests, id)

const favor = (suit: string): string =>
  `Ze všech ${suit} mýtin najednou odstraníš všechny komponenty nepřátel (s body za budovy a žetony). Odhoď tuto kartu. Neodstraňuje figurku Tuláka (ten místo toho poškodí tři předměty) ani Vojevůdce.`

const partisans = (suit: string): string =>
  `1 zásah navíc v boji na ${suit} mýtině. Odhoď z ruky všechny karty, které nejsou ${suit}, i ptačí.`

/** What the cards do that lie in the play area, or work at once; in our words. */
const texts: Readonly<Record<WrittenCard, string>> = {
  armorers: 'Odhoď tuto kartu: zásahy z hodu proti tobě v tomto boji neplatí (zásahy navíc a z léčky ano).',
  sappers: 'Odhoď tuto kartu: způsob 1 zásah navíc.',
  'brutal-tactics': 'Způsob 1 zásah navíc. Obránce získá 1 bod.',
  'royal-claim': 'Odhoď tuto kartu: tolik bodů, kolik mýtin ovládáš.',
  'stand-and-deliver': 'Vyber nepřítele s kartami v ruce: jedna z nich, náhodná, je tvoje. Tento hráč získá 1 bod.',
  'tax-collector': 'Odstraň z mapy jednoho bojovníka své frakce (ne z nory). Dober si 1 kartu.',
  'favor-of-the-foxes': /* @__PURE__ */ favor('liščích'),
  'favor-of-the-rabbits': /* @__PURE__ */ favor('králičích'),
  'favor-of-the-mice': /* @__PURE__ */ favor('myších'),
  'command-warren': 'Zahaj boj.',
  'better-burrow-bank':
    'Dober si 1 kartu. Potom si dobere 1 kartu i nepřítel, kterého vybereš (nikdo, pokud na tebe karta nezbyla).',
  cobbler: 'Proveď přesun.',
  'scouting-party': 'Když útočíš, nelze proti tobě zahrát léčku.',
  codebreakers: 'Prohlédni si ruku jednoho jiného hráče; nikdo další ji nevidí.',
  saboteurs: 'Odhoď tuto kartu. Vyber vyrobenou kartu v herní oblasti nepřítele: bude odhozena.',
  'soup-kitchens': 'Tvoje žetony se počítají do ovládání, každý za dva.',
  'boat-builders': 'Řeky jsou pro tebe cesty.',
  'corvid-planners': 'Při přesunu nemusíš ovládat výchozí ani cílovou mýtinu.',
  'eyrie-emigre': 'Proveď přesun. Bojuj tam, kam vedl. Pokud nedošlo na obojí, odhoď tuto kartu.',
  'fox-partisans': /* @__PURE__ */ partisans('liščí'),
  'rabbit-partisans': /* @__PURE__ */ partisans('králičí'),
  'mouse-partisans': /* @__PURE__ */ partisans('myší'),
  'propaganda-bureau':
    'Utrať kartu. Na mýtině, ke které se hodí, nahradí jednoho nepřátelského bojovníka bojovník tvé frakce.',
  'false-orders':
    'Utrať tuto kartu. Nepřítel, kterého vybereš, musí přesunout polovinu (zaokrouhleno nahoru) bojovníků své frakce z jedné mýtiny na jednu sousední; obě vybíráš ty, na ovládání nezáleží.',
  informants: 'Při svém večerním dobírání si můžeš vzít z odhazovací hromádky jednu kartu léčky a nic si nedobírat.',
  tunnels: 'Mýtiny s tvými výrobními komponenty spolu pro tebe sousedí. Přesun mezi nimi nepotřebuje cestu.',
  'charm-offensive': 'Dober si 1 kartu. Vyber jiného hráče: získá 1 bod.',
  'swap-meet':
    'Vyber jiného hráče s kartami v ruce: jedna z nich, náhodná, je tvoje. Dej mu za ni kartu podle svého výběru (třeba tutéž).',
  'coffin-makers':
    'Bojovníci všech hráčů, kteří by při odstranění (ne při nahrazení) putovali z mapy do zásoby, se shromažďují na této kartě. Když začíná tvůj Rozbřesk: 1 bod za každých pět (zaokrouhleno dolů), potom se všichni vrátí do zásob.',
  'league-of-adventurous-mice':
    'Otoč (vyčerpej) připravený předmět na svém poli vyrobených předmětů. Proveď přesun, nebo zahaj boj.',
  'murine-broker': 'Dober si 1 kartu za každý předmět, který vyrobí jiný hráč.',
  'master-engravers': 'Každý předmět, který vyrobíš, přinese o 1 bod víc (i při pohrdání obchodem).',
}

export const cardText = (id: string): string => entry<string>(texts, id)
