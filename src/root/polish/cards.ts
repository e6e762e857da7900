import { entry } from '../../toolkit'
import type { CardId } from '../rules/cards'
import type { QuestId } from '../rules/data/quests'
import type { WrittenCard } from '../words/explain'

/** Those that the Polish Law names are its own: the ambush, dominance, Brutal Tactics, the Favors, Boat Builders and the like. */
const titles: Readonly<Record<CardId | 'vizier' | 'retainer', string>> = {
  vizier: 'Lojalny Wezyr',
  retainer: 'Wierny Sługa',
  'ambush-bird': 'Zasadzka',
  'ambush-fox': 'Zasadzka',
  'ambush-rabbit': 'Zasadzka',
  'ambush-mouse': 'Zasadzka',
  'dominance-bird': 'Dominacja',
  'dominance-fox': 'Dominacja',
  'dominance-rabbit': 'Dominacja',
  'dominance-mouse': 'Dominacja',
  'birdy-bindle': 'Ptasi Tobołek',
  'woodland-runners': 'Leśni Biegacze',
  'arms-trader': 'Handlarz Bronią',
  'crossbow-bird': 'Kusza',
  'gently-used-knapsack': 'Prawie Nowy Plecak',
  'root-tea-fox': 'Herbata z Korzeni',
  'travel-gear-fox': 'Ekwipunek Podróżny',
  'protection-racket': 'Haracz',
  'foxfolk-steel': 'Lisia Stal',
  anvil: 'Kowadło',
  'smugglers-trail': 'Szlak Przemytników',
  'root-tea-rabbit': 'Herbata z Korzeni',
  'a-visit-to-friends': 'Wizyta u Przyjaciół',
  'bake-sale': 'Kiermasz Wypieków',
  'mouse-in-a-sack': 'Mysz w Worku',
  'root-tea-mouse': 'Herbata z Korzeni',
  'travel-gear-mouse': 'Ekwipunek Podróżny',
  investments: 'Inwestycje',
  sword: 'Miecz',
  'crossbow-mouse': 'Kusza',
  armorers: 'Płatnerze',
  sappers: 'Saperzy',
  'brutal-tactics': 'Brutalna Taktyka',
  'royal-claim': 'Królewskie Roszczenia',
  'stand-and-deliver': 'Ręce do Góry!',
  'tax-collector': 'Poborca Podatkowy',
  'favor-of-the-foxes': 'Lisia Przysługa',
  'favor-of-the-rabbits': 'Królicza Przysługa',
  'favor-of-the-mice': 'Mysia Przysługa',
  'command-warren': 'Nora Dowodzenia',
  'better-burrow-bank': 'Lepszy Bank w Norze',
  cobbler: 'Szewc',
  'scouting-party': 'Zwiadowcy',
  codebreakers: 'Łamacze Szyfrów',
  saboteurs: 'Sabotażyści',
  'soup-kitchens': 'Garkuchnie',
  'boat-builders': 'Szkutnicy',
  'corvid-planners': 'Kruczy Stratedzy',
  'eyrie-emigre': 'Emigrant Orlich Gniazd',
  'fox-partisans': 'Lisi Partyzanci',
  'rabbit-partisans': 'Króliczy Partyzanci',
  'mouse-partisans': 'Mysi Partyzanci',
  'propaganda-bureau': 'Biuro Propagandy',
  'false-orders': 'Fałszywe Rozkazy',
  informants: 'Informatorzy',
  tunnels: 'Tunele',
  'charm-offensive': 'Ofensywa Wdzięku',
  'swap-meet': 'Targ Wymienny',
  'coffin-makers': 'Trumniarze',
  'league-of-adventurous-mice': 'Liga Awanturniczych Myszy',
  'murine-broker': 'Mysi Pośrednik',
  'master-engravers': 'Mistrz Dłuta',
}

export const title = (id: string): string => entry<string>(titles, id)

const quests: Readonly<Record<QuestId, string>> = {
  'errand-rabbit': 'Posyłka',
  'errand-fox': 'Posyłka',
  'escort-mouse': 'Eskorta',
  'expel-bandits-rabbit': 'Przepędzenie Bandytów',
  'expel-bandits-mouse': 'Przepędzenie Bandytów',
  'fend-off-a-bear-rabbit': 'Odpędzenie Niedźwiedzia',
  'fend-off-a-bear-mouse': 'Odpędzenie Niedźwiedzia',
  'fundraising-fox': 'Zbiórka Pieniędzy',
  'give-a-speech-rabbit': 'Przemowa',
  'give-a-speech-fox': 'Przemowa',
  'guard-duty-rabbit': 'Służba Wartownicza',
  'guard-duty-mouse': 'Służba Wartownicza',
  'logistics-help-fox': 'Pomoc w Transporcie',
  'logistics-help-mouse': 'Pomoc w Transporcie',
  'repair-a-shed-fox': 'Naprawa Szopy',
}

export const questTitle = (id: string): string => entry<string>(quests, id)

const favor = (suit: string): string =>
  `Ze wszystkich ${suit} polan usuwasz naraz wszystkie komponenty przeciwników (z punktami za budynki i żetony). Odrzuć tę kartę. Nie usuwa pionka Włóczęgi (zamiast tego uszkadza on trzy przedmioty) ani Lorda.`

const partisans = (suit: string, cards: string): string =>
  `1 dodatkowe obrażenie w walce na ${suit} polanie. Odrzuć z ręki wszystkie karty poza ${cards}, także ptasie.`

/** What the cards do that lie in the play area, or work at once; in our words. */
const texts: Readonly<Record<WrittenCard, string>> = {
  armorers:
    'Odrzuć tę kartę: obrażenia z rzutu przeciwko tobie nie liczą się w tej walce (dodatkowe i z zasadzki się liczą).',
  sappers: 'Odrzuć tę kartę: zadaj 1 dodatkowe obrażenie.',
  'brutal-tactics': 'Zadaj 1 dodatkowe obrażenie. Obrońca otrzymuje 1 punkt.',
  'royal-claim': 'Odrzuć tę kartę: tyle punktów, ile polan kontrolujesz.',
  'stand-and-deliver':
    'Wybierz przeciwnika z kartami na ręce: jedna z nich, losowa, jest twoja. Ten gracz otrzymuje 1 punkt.',
  'tax-collector': 'Zdejmij z mapy jednego wojownika swojej frakcji (to usunięcie, nie z Nory). Dobierz 1 kartę.',
  'favor-of-the-foxes': /* @__PURE__ */ favor('lisich'),
  'favor-of-the-rabbits': /* @__PURE__ */ favor('króliczych'),
  'favor-of-the-mice': /* @__PURE__ */ favor('mysich'),
  'command-warren': 'Zainicjuj walkę.',
  'better-burrow-bank':
    'Dobierz 1 kartę. Potem wybrany przez ciebie przeciwnik też dobiera 1 kartę (nikt, jeśli dla ciebie jej zabrakło).',
  cobbler: 'Wykonaj ruch.',
  'scouting-party': 'Gdy atakujesz, nie można zagrać przeciwko tobie zasadzki.',
  codebreakers: 'Obejrzyj rękę jednego innego gracza; nikt inny jej nie widzi.',
  saboteurs: 'Odrzuć tę kartę. Wybierz przekutą kartę w obszarze rozgrywki przeciwnika: zostaje odrzucona.',
  'soup-kitchens': 'Twoje żetony liczą się do kontroli, każdy jak dwa.',
  'boat-builders': 'Rzeki są dla ciebie ścieżkami.',
  'corvid-planners': 'Przy ruchu nie musisz kontrolować ani polany początkowej, ani docelowej.',
  'eyrie-emigre': 'Wykonaj ruch. Stocz walkę tam, dokąd prowadził. Jeśli nie doszło do obu, odrzuć tę kartę.',
  'fox-partisans': /* @__PURE__ */ partisans('lisiej', 'lisimi'),
  'rabbit-partisans': /* @__PURE__ */ partisans('króliczej', 'króliczymi'),
  'mouse-partisans': /* @__PURE__ */ partisans('mysiej', 'mysimi'),
  'propaganda-bureau':
    'Wydaj kartę. Na polanie, do której pasuje, wymień jednego wojownika przeciwnika na wojownika swojej frakcji.',
  'false-orders':
    'Wydaj tę kartę. Wybrany przeciwnik musi przemieścić połowę (zaokrąglając w górę) wojowników swojej frakcji z jednej polany na jedną sąsiednią; obie wybierasz ty, kontrola nie ma znaczenia.',
  informants: 'W kroku dobierania możesz wziąć jedną kartę zasadzki ze stosu kart odrzuconych i nic nie dobierać.',
  tunnels:
    'Polany z twoimi komponentami do przekuwania sąsiadują dla ciebie ze sobą. Ruch między nimi nie wymaga ścieżki.',
  'charm-offensive': 'Dobierz 1 kartę. Wybierz innego gracza: otrzymuje 1 punkt.',
  'swap-meet':
    'Wybierz innego gracza z kartami na ręce: jedna z nich, losowa, jest twoja. Oddaj mu w zamian kartę, którą wybierzesz (może być ta sama).',
  'coffin-makers':
    'Wojownicy wszystkich graczy, którzy przy usunięciu (nie przy wymianie) trafiliby z mapy do zasobów, zbierają się na tej karcie. Gdy zaczyna się twój Świt: 1 punkt za każdych pięciu (zaokrąglając w dół), potem wszyscy wracają do zasobów.',
  'league-of-adventurous-mice':
    'Zakryj (wyczerp) odkryty przedmiot na swoim polu Przekutych Przedmiotów. Wykonaj ruch albo zainicjuj walkę.',
  'murine-broker': 'Dobierz 1 kartę za każdy przedmiot, który przekuwa inny gracz.',
  'master-engravers':
    'Każdy przedmiot, który przekuwasz, daje 1 punkt więcej (także przy Niechęci do Handlu i Pogardzie dla Handlu).',
}

export const cardText = (id: string): string => entry<string>(texts, id)
