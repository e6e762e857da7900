import type { Course } from '../lesson'
import type { LessonId } from './lessons'

export const lessonWords: Course<LessonId>['words'] = {
  en: {
    die: {
      title: 'Take a die, and produce',
      text: [
        'Clans settle the ruins of an archipelago. After five rounds the most points win. You lead Nature, and have a governor on a rice spot and one on a metal spot.',
        'In a turn you take a die from the middle, lay it on a free space of your board that takes its colour, and carry out the action of the space.',
      ],
      task: 'Take the green 3, lay it on Production, and carry it out.',
      done: 'Each governor brought what its spot gives. A space holds one die in a round, so you produce once in each round.',
    },
    governor: {
      title: 'Recruit a governor',
      text: [
        'Your red die lies on Recruit, and you have 1 rice.',
        'A governor stands on a spot of an island, produces what the spot shows, and has 2 influence there. The first recruit costs 1 rice, the next one 2, then 3.',
      ],
      task: 'Carry out Recruit, and place a governor on red spot 1.',
      done: 'Now you have influence on two islands. At the end of every round the clan with the most influence on an island scores its gold banner, the second its silver banner.',
    },
    shadow: {
      title: 'Send a Shadow',
      text: [
        'On the blue island you are tied with Technology: a governor each.',
        'A Shadow costs rice as a governor does, and has 1 influence. It brings the gold of its space, and eliminates a governor of somebody else on that island, whose owner gets 1 gold.',
      ],
      task: 'Carry out Recruit, and place a Shadow on Shadow space 1 of the blue island.',
      done: 'The governor of Technology is gone, you have 3 gold, and the island is yours. You have three Shadows, and they never come back.',
    },
    relic: {
      title: 'Restore a relic',
      text: [
        'You hold the red tiles 1, 2 and 3. The fourth lies on the red island, and your Seeker is on the blue one.',
        'With the Relic action the Seeker moves twice, each time to another island, and may take a tile there. All four numbers of a colour restore the relic.',
      ],
      task: 'Carry out Relic, move the Seeker to the red island, and take red tile 4.',
      done: 'The relic brings 3 influence on the red island, and points at the end of the game: the more relics, the more for each.',
    },
    tower: {
      title: 'Build a Radio Tower',
      text: [
        'Your red die lies on Build. A Radio Tower costs 1 metal and 2 stone, and has 2 influence on its island.',
        'Every building uncovers a bonus tile of your choice from your construction board: yellow ones work in each Income, grey ones help at a space of your board.',
      ],
      task: 'Carry out Build: a Radio Tower, the first bonus tile, and blue spot 3.',
      done: 'With governor and tower you lead on the blue island, and each Income brings 1 metal and 1 gold more.',
    },
    hero: {
      title: 'Play a hero',
      text: [
        'Before or after the action of a turn you may play one hero. Some of your dice of this round must add up to exactly its strength; they are not used up.',
        'Your green die shows 4, and Compost Oracle has strength 4.',
      ],
      task: 'Play Compost Oracle, and gain 1 metal.',
      done: 'The card goes to your discard pile, and comes back when your deck is empty. You can also discard a hero to change a die by 1.',
    },
    round: {
      title: 'End a round: score, and hire',
      text: [
        'This is the last turn of the round. On the blue island you lead; on the red one the Nomads do, and your Shadow is second.',
        'After the last turn the islands are scored, everybody has Income, and a clan with gold may hire heroes from the row.',
      ],
      task: 'Take the red 5 for Tax, carry it out, and end the turn. Choose your income, and hire a hero.',
      done: 'That is a whole round: three turns with dice, banners, Income, heroes. Five rounds, and the final scoring, make the game.',
    },
  },
  pl: {
    die: {
      title: 'Weź kość i produkuj',
      text: [
        'Klany zasiedlają ruiny archipelagu. Po pięciu rundach wygrywa ten, kto ma najwięcej Punktów Popularności. Prowadzisz Klan Natury i masz jednego Zarządcę na polu ryżu, a drugiego na polu metalu.',
        'W swojej turze bierzesz kość z centralnej wyspy, kładziesz ją na wolnym polu akcji w jej kolorze i wykonujesz akcję tego pola.',
      ],
      task: 'Weź zieloną kość 3, połóż ją na polu akcji Produkcja i wykonaj akcję.',
      done: 'Każdy Zarządca przyniósł to, co wytwarza jego pole. Na polu akcji leży w rundzie tylko jedna kość, więc produkujesz raz w każdej rundzie.',
    },
    governor: {
      title: 'Zrekrutuj Zarządcę',
      text: [
        'Twoja czerwona kość leży na polu akcji Rekrutacja i masz 1 ryż.',
        'Zarządca stoi na polu wyspy, produkuje to, co pole pokazuje, i daje tam 2 Wpływu. Pierwsza jednostka kosztuje 1 ryż, następna 2, a kolejna 3.',
      ],
      task: 'Wykonaj akcję Rekrutacja i umieść Zarządcę na czerwonym polu 1.',
      done: 'Teraz masz Wpływ na dwóch wyspach. Na koniec każdej rundy Klan z największym Wpływem na wyspie zdobywa punkty jej złotego sztandaru, a drugi – srebrnego.',
    },
    shadow: {
      title: 'Wyślij Cień',
      text: [
        'Na niebieskiej wyspie remisujesz z Klanem Technologii: macie po jednym Zarządcy.',
        'Cień kosztuje ryż jak Zarządca i daje 1 Wpływu. Przynosi złoto swojego pola i eliminuje na tej wyspie cudzego Zarządcę, a jego właściciel dostaje 1 złoto.',
      ],
      task: 'Wykonaj akcję Rekrutacja i umieść Cień na niebieskim polu Cieni 1.',
      done: 'Zarządcy Klanu Technologii już nie ma, masz 3 złota, a wyspa jest twoja. Masz trzy Cienie i żaden nie wraca.',
    },
    relic: {
      title: 'Przywróć Relikt',
      text: [
        'Masz czerwone kafle 1, 2 i 3. Czwarty leży na czerwonej wyspie, a twój Poszukiwacz jest na niebieskiej.',
        'Akcja Relikt przenosi Poszukiwacza dwa razy, za każdym razem na inną wyspę, gdzie może on wziąć kafel. Komplet czterech numerów jednego koloru przywraca Relikt.',
      ],
      task: 'Wykonaj akcję Relikt, przenieś Poszukiwacza na czerwoną wyspę i weź czerwony kafel 4.',
      done: 'Relikt daje 3 Wpływu na czerwonej wyspie i punkty na koniec gry: im więcej Reliktów, tym więcej za każdy.',
    },
    tower: {
      title: 'Zbuduj Wieżę Radiową',
      text: [
        'Twoja czerwona kość leży na polu akcji Budowa. Wieża Radiowa kosztuje 1 metal i 2 kamienie, a na swojej wyspie daje 2 Wpływu.',
        'Każdy budynek odsłania wybrany kafel Akcji Dodatkowej z Planszetki Budowy: żółte działają w każdym Przychodzie, szare pomagają przy polu akcji na twojej planszy.',
      ],
      task: 'Wykonaj akcję Budowa: Wieża Radiowa, pierwszy kafel i niebieskie pole 3.',
      done: 'Z Zarządcą i Wieżą prowadzisz na niebieskiej wyspie, a każdy Przychód daje o 1 metal i 1 złoto więcej.',
    },
    hero: {
      title: 'Zagraj Bohatera',
      text: [
        'Przed akcją tury albo po niej możesz zagrać jednego Bohatera. Niektóre z twoich kości tej rundy muszą dać w sumie dokładnie jego siłę; nie zużywają się przez to.',
        'Twoja zielona kość pokazuje 4, a Wyrocznia Kompostu ma siłę 4.',
      ],
      task: 'Zagraj kartę Wyrocznia Kompostu i otrzymaj 1 metal.',
      done: 'Karta trafia na twój stos kart odrzuconych i wraca, gdy skończy się talia. Bohatera możesz też odrzucić, aby zmienić wartość kości o 1.',
    },
    round: {
      title: 'Zakończ rundę: punkty i nowy Bohater',
      text: [
        'To ostatnia tura rundy. Na niebieskiej wyspie prowadzisz; na czerwonej prowadzi Klan Nomadów, a ty dzięki Cieniowi zajmujesz drugie miejsce.',
        'Po ostatniej turze punktują wyspy, wszyscy mają Przychód, a kto ma złoto, może zatrudnić Bohaterów z Rynku Bohaterów.',
      ],
      task: 'Weź czerwoną kość 5, połóż ją na polu akcji Podatek, wykonaj akcję i zakończ turę. Wybierz swój Przychód i zatrudnij Bohatera.',
      done: 'Oto cała runda: trzy tury z kośćmi, sztandary, Przychód, Bohaterowie. Pięć rund i punktacja końcowa to cała gra.',
    },
  },
  cs: {
    die: {
      title: 'Vezmi si kostku a vyráběj',
      text: [
        'Klany osidlují ruiny souostroví. Po pěti kolech vyhrává ten, kdo má nejvíc bodů. Vedeš klan Přírody a máš jednoho správce na poli rýže a druhého na poli kovu.',
        'V tahu si vezmeš kostku z ústředního ostrova, položíš ji na volné pole akce její barvy a provedeš akci toho pole.',
      ],
      task: 'Vezmi si zelenou kostku 3, polož ji na pole akce Výroba a proveď akci.',
      done: 'Každý správce přinesl to, co dává jeho pole. Na poli akce leží v kole jen jedna kostka, vyrábíš tedy jednou za kolo.',
    },
    governor: {
      title: 'Naverbuj správce',
      text: [
        'Tvoje červená kostka leží na poli akce Nábor a máš 1 rýži.',
        'Správce stojí na poli ostrova, vyrábí to, co pole ukazuje, a má tam vliv 2. První jednotka stojí 1 rýži, další 2, pak 3.',
      ],
      task: 'Proveď akci Nábor a naverbuj správce na červené pole 1.',
      done: 'Teď máš vliv na dvou ostrovech. Na konci každého kola získá klan s největším vlivem na ostrově body jeho zlatého praporu, druhý pak stříbrného.',
    },
    shadow: {
      title: 'Vyšli stín',
      text: [
        'Na modrém ostrově je mezi tebou a klanem Techniky shoda: každý tam máte jednoho správce.',
        'Stín stojí rýži jako správce a má vliv 1. Přinese zlaťáky svého pole a odstraní na tom ostrově cizího správce; jeho majitel dostane 1 zlaťák.',
      ],
      task: 'Proveď akci Nábor a naverbuj stín na modré pole stínů 1.',
      done: 'Správce klanu Techniky je pryč, máš 3 zlaťáky a ostrov je tvůj. Stíny máš tři a žádný se nevrací.',
    },
    relic: {
      title: 'Obnov relikvii',
      text: [
        'Máš červené destičky 1, 2 a 3. Čtvrtá leží na červeném ostrově a tvůj hledač je na modrém.',
        'Akce Relikvie přesune hledače dvakrát, pokaždé na jiný ostrov, kde si může vzít destičku. Všechna čtyři čísla jedné barvy obnoví relikvii.',
      ],
      task: 'Proveď akci Relikvie, přesuň hledače na červený ostrov a vezmi si červenou destičku 4.',
      done: 'Relikvie přináší vliv 3 na červeném ostrově a body na konci hry: čím víc relikvií, tím víc za každou.',
    },
    tower: {
      title: 'Postav rádiovou věž',
      text: [
        'Tvoje červená kostka leží na poli akce Stavba. Rádiová věž stojí 1 kov a 2 kameny a má na svém ostrově vliv 2.',
        'Každá budova odkryje bonusovou destičku, kterou si vybereš: žluté působí v každém příjmu, šedé pomáhají u pole na tvé desce.',
      ],
      task: 'Proveď akci Stavba: rádiová věž, první destička a modré pole 3.',
      done: 'Se správcem a věží vedeš na modrém ostrově a každý příjem přinese o 1 kov a 1 zlaťák víc.',
    },
    hero: {
      title: 'Zahraj hrdinu',
      text: [
        'Před akcí tahu nebo po ní smíš zahrát jednoho hrdinu. Některé z tvých kostek tohoto kola musí dát dohromady přesně jeho sílu; nespotřebují se tím.',
        'Tvoje zelená kostka ukazuje 4 a Věštkyně kompostu má sílu 4.',
      ],
      task: 'Zahraj kartu Věštkyně kompostu a získej 1 kov.',
      done: 'Karta přijde na tvůj odhazovací balíček a vrátí se, až dojde tvůj dobírací balíček. Hrdinu můžeš také odhodit a změnit tím hodnotu kostky o 1.',
    },
    round: {
      title: 'Ukonči kolo: body a nový hrdina',
      text: [
        'Toto je poslední tah kola. Na modrém ostrově vedeš; na červeném vedou Nomádi a ty jsi díky stínu na druhém místě.',
        'Po posledním tahu bodují ostrovy, všichni mají příjem, a kdo má zlaťáky, smí najmout hrdiny z trhu hrdinů.',
      ],
      task: 'Vezmi si červenou kostku 5, polož ji na pole akce Daň, proveď akci a ukonči tah. Vyber si příjem a najmi hrdinu.',
      done: 'To je celé kolo: tři tahy s kostkami, prapory, příjem, hrdinové. Pět kol a závěrečné bodování je celá hra.',
    },
  },
}
