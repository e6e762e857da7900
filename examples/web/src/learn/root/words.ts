import type { Course } from '../lesson'
import type { LessonId } from './lessons'

export const lessonWords: Course<LessonId>['words'] = {
  en: {
    move: {
      title: 'Move, and rule a clearing',
      text: [
        'Animals fight over a woodland. The first with 30 points wins. You lead the Marquise de Cat.',
        'You rule a clearing if you have more warriors and buildings there than anyone else; a tie goes to nobody, except that the Eyrie rule when tied. To move you must rule the clearing that you leave or the one that you enter. A march is up to two moves.',
      ],
      task: 'March: move all three warriors from clearing 11 to clearing 6, where two warriors of the Eyrie stand.',
      done: 'Three against two: clearing 6 is yours. You build only where you rule, and enemies who rule neither end of a path cannot use it.',
    },
    battle: {
      title: 'Fight a battle',
      text: [
        'In clearing 6 four of your warriors face one warrior of the Eyrie and a roost.',
        'Two dice show 0 to 3. The attacker deals the higher number of hits, the defender the lower, and neither more than it has warriors there. Hits remove warriors first, then buildings and tokens. Each enemy building or token that you remove is a point.',
      ],
      task: 'Choose Battle, then clearing 6.',
      done: 'The roost is gone, and you have a point. In clearing 2 it would have gone worse: the dice favour the attacker, but only as far as warriors reach.',
    },
    build: {
      title: 'Build',
      text: [
        'Every faction has its own way to points. The Marquise builds: sawmills for wood, workshops to craft, recruiters for warriors. The board beside the map says what the next one of each kind costs and scores.',
        'She builds in a clearing that she rules, on a free slot. The wood must lie in clearings that she rules and that join.',
      ],
      task: 'Choose Build, clearing 7, and a workshop. The wood comes from clearing 11.',
      done: 'Clearing 11 joins clearing 7, so its wood could pay. The more buildings of a kind stand, the more the next one costs and scores.',
    },
    craft: {
      title: 'Craft a card, and score',
      text: [
        'Most cards can be crafted. The suits on a card say what that takes: the Marquise needs workshops in clearings of these suits, each once a turn.',
        'Your workshop stands in a rabbit clearing. Travel Gear needs a rabbit, brings a boot, and scores a point.',
      ],
      task: 'Craft Travel Gear from your hand.',
      done: 'Items score at once, and are gone from the supply for all others. Most other cards stay before you and help from now on.',
    },
    explore: {
      title: 'Another side: the Vagabond explores',
      text: [
        'Each faction plays by rules of its own. The Vagabond is one figure with a bag of items. It rules nothing, goes everywhere, and exhausts an item for each thing that it does: a boot to move, a torch to explore.',
        'Under the ruins in clearing 10 lies an item.',
      ],
      task: 'Move with the boot from clearing 1 to clearing 10, and explore the ruins there.',
      done: 'The item is yours, and a point. There are four ruins on the map, and only Vagabonds explore them.',
    },
    aid: {
      title: 'The Vagabond makes friends',
      text: [
        'You stand in a fox clearing with warriors of the Marquise. She has crafted tea.',
        'For aid you exhaust any item and give a card of the suit of the clearing. In return you take an item that this player has crafted, and your relationship grows better, which scores.',
      ],
      task: 'Choose Aid, exhaust the torch, and give the fox card Anvil.',
      done: 'The tea is yours, the Marquise is friendlier, and you have a point. Each further step with her takes more gifts in one turn and scores 2 points.',
    },
  },
  pl: {
    move: {
      title: 'Rusz się i przejmij kontrolę nad polaną',
      text: [
        'Zwierzęta walczą o leśną krainę. Wygrywa ten, kto pierwszy zdobędzie 30 punktów. Prowadzisz Markizę de Kot.',
        'Kontrolujesz polanę, jeśli masz na niej więcej wojowników i budynków niż ktokolwiek inny; przy remisie nikt jej nie kontroluje, chyba że remisują Dynastie: wtedy należy do nich. Aby się ruszyć, musisz kontrolować polanę, z której wychodzisz, albo tę, na którą wchodzisz. Marsz to najwyżej dwa ruchy.',
      ],
      task: 'Wybierz Marsz i przemieść wszystkich trzech wojowników z polany 11 na polanę 6, na której stoją dwaj wojownicy Dynastii.',
      done: 'Trzech przeciw dwóm: kontrolujesz polanę 6. Budujesz tylko tam, gdzie masz kontrolę, a wróg, który nie kontroluje żadnego końca ścieżki, nie może jej użyć.',
    },
    battle: {
      title: 'Stocz walkę',
      text: [
        'Na polanie 6 czterech twoich wojowników stoi naprzeciw jednego wojownika Dynastii i Gniazda.',
        'Na każdej z dwóch kości wypada od 0 do 3. Atakujący zadaje tyle obrażeń, ile wynosi wyższy wynik, obrońca tyle, ile niższy, ale nikt nie zada więcej, niż ma tam wojowników. Najpierw giną wojownicy, potem budynki i żetony. Za każdy usunięty budynek lub żeton wroga dostajesz punkt.',
      ],
      task: 'Wybierz Walkę, a potem polanę 6.',
      done: 'Gniazda już nie ma, a ty masz punkt. Na polanie 2 poszłoby gorzej: kości sprzyjają atakującemu, ale tylko na tyle, na ile starcza mu wojowników.',
    },
    build: {
      title: 'Buduj',
      text: [
        'Każda frakcja zdobywa punkty po swojemu. Markiza buduje: Tartaki dają drewno, Warsztaty pozwalają przekuwać karty, Koszary dają wojowników. Plansza obok mapy mówi, ile kosztuje i ile punktów daje następny budynek każdego rodzaju.',
        'Buduje na polanie, którą kontroluje, na wolnym polu. Drewno musi leżeć na polanach, które też kontroluje i które łączą się z tą polaną.',
      ],
      task: 'Wybierz Budowę, polanę 7 i Warsztat. Drewno pochodzi z polany 11.',
      done: 'Polana 11 łączy się z polaną 7, więc można było zapłacić jej drewnem. Im więcej budynków jednego rodzaju stoi, tym droższy jest następny i tym więcej daje punktów.',
    },
    craft: {
      title: 'Przekuj kartę i zdobądź punkt',
      text: [
        'Większość kart można przekuć. Symbole na karcie mówią, czego do tego trzeba: Markiza potrzebuje Warsztatów na polanach o tych symbolach, a każdy z nich działa raz na turę.',
        'Twój Warsztat stoi na króliczej polanie. Ekwipunek Podróżny wymaga królika, daje but i punkt.',
      ],
      task: 'Przekuj kartę Ekwipunek Podróżny z ręki.',
      done: 'Przedmioty punktują od razu i nikt inny już ich nie weźmie. Większość innych kart zostaje przed tobą i odtąd pomaga.',
    },
    explore: {
      title: 'Inna strona: Włóczęga bada Ruiny',
      text: [
        'Każda frakcja gra według własnych zasad. Włóczęga to jeden pionek z torbą przedmiotów. Niczego nie kontroluje, wejdzie wszędzie, a za wszystko, co robi, wyczerpuje przedmiot: but za ruch, pochodnię za Eksplorację.',
        'Pod Ruinami na polanie 10 leży przedmiot.',
      ],
      task: 'Wybierz Ruch, przejdź z polany 1 na polanę 10 i zbadaj tam Ruiny.',
      done: 'Masz przedmiot, a do tego punkt. Na mapie są cztery żetony Ruin, a badają je tylko Włóczędzy.',
    },
    aid: {
      title: 'Włóczęga zdobywa przyjaciół',
      text: [
        'Stoisz na lisiej polanie razem z wojownikami Markizy. Markiza przekuła herbatę.',
        'Aby udzielić Pomocy, wyczerpujesz dowolny przedmiot i oddajesz kartę o symbolu tej polany. W zamian bierzesz przedmiot przekuty przez tego gracza, a wasza Relacja się poprawia, co daje punkty.',
      ],
      task: 'Wybierz Pomoc, wyczerp pochodnię i oddaj lisią kartę Kowadło.',
      done: 'Herbata jest twoja, Markiza patrzy na ciebie życzliwiej i masz punkt. Każdy następny stopień Relacji z nią wymaga więcej darów w jednej turze i daje 2 punkty.',
    },
  },
  cs: {
    move: {
      title: 'Přesuň se a ovládni mýtinu',
      text: [
        'Zvířata bojují o lesní říši. Vyhraje ten, kdo první získá 30 bodů. Vedeš Markýzu z Kocourova.',
        'Mýtinu ovládáš, když na ní máš víc bojovníků a budov než kdokoli jiný; při shodě ji neovládá nikdo, jen Rody ji ovládají i při shodě. K přesunu musíš ovládat mýtinu, kterou opouštíš, nebo tu, na kterou vstupuješ. Pochod jsou až dva přesuny.',
      ],
      task: 'Zvol Pochod a přesuň všechny tři bojovníky z mýtiny 11 na mýtinu 6, kde stojí dva bojovníci Rodů.',
      done: 'Tři proti dvěma: mýtinu 6 ovládáš ty. Stavíš jen na mýtinách, které ovládáš, a nepřítel, který neovládá ani jeden konec cesty, po ní nemůže jít.',
    },
    battle: {
      title: 'Sveď boj',
      text: [
        'Na mýtině 6 stojí čtyři tvoji bojovníci proti jednomu bojovníkovi Rodů a hnízdu.',
        'Na každé ze dvou kostek padne 0 až 3. Útočník způsobí tolik zásahů, kolik činí vyšší číslo, obránce tolik, kolik činí nižší, ale nikdo víc, než tam má bojovníků. Zásahy odstraňují nejdřív bojovníky, pak budovy a žetony. Za každou odstraněnou nepřátelskou budovu nebo žeton dostaneš bod.',
      ],
      task: 'Zvol Boj a potom mýtinu 6.',
      done: 'Hnízdo je pryč a máš bod. Na mýtině 2 by to dopadlo hůř: kostky přejí útočníkovi, ale jen potud, pokud mu stačí bojovníci.',
    },
    build: {
      title: 'Stav',
      text: [
        'Každá frakce získává body po svém. Markýza staví: pily dávají dřevo, dílny umožňují vyrábět karty, verbovny dávají bojovníky. Deska vedle mapy říká, kolik stojí a kolik bodů dá další budova každého druhu.',
        'Staví na mýtině, kterou ovládá, na volném poli. Dřevo musí ležet na mýtinách, které také ovládá a které jsou s ní spojené.',
      ],
      task: 'Zvol Stavbu, mýtinu 7 a dílnu. Dřevo je z mýtiny 11.',
      done: 'Mýtina 11 je spojená s mýtinou 7, takže se dalo zaplatit jejím dřevem. Čím víc budov jednoho druhu stojí, tím víc stojí další a tím víc dá bodů.',
    },
    craft: {
      title: 'Vyrob kartu a získej bod',
      text: [
        'Většinu karet lze vyrobit. Symboly na kartě říkají, co je k tomu třeba: Markýza potřebuje dílny na mýtinách s těmito symboly a každou smí použít jednou za tah.',
        'Tvoje dílna stojí na králičí mýtině. Cestovní výbava vyžaduje králíka a přinese botu a bod.',
      ],
      task: 'Vyrob kartu Cestovní výbava z ruky.',
      done: 'Předměty bodují hned a nikdo jiný už si je nevezme. Většina ostatních karet zůstává před tebou a od teď pomáhá.',
    },
    explore: {
      title: 'Jiná strana: Tulák zkoumá ruiny',
      text: [
        'Každá frakce hraje podle vlastních pravidel. Tulák je jedna figurka s brašnou předmětů. Nic neovládá, dostane se všude a za všechno, co dělá, vyčerpá předmět: botu za přesun, pochodeň za průzkum.',
        'Pod ruinou na mýtině 10 leží předmět.',
      ],
      task: 'Zvol Přesun, přejdi z mýtiny 1 na mýtinu 10 a prozkoumej tam ruinu.',
      done: 'Předmět je tvůj a k tomu bod. Na mapě jsou čtyři ruiny a zkoumají je jen Tuláci.',
    },
    aid: {
      title: 'Tulák získává přátele',
      text: [
        'Stojíš na liščí mýtině s bojovníky Markýzy. Ta vyrobila čaj.',
        'K pomoci vyčerpáš libovolný předmět a dáš kartu se symbolem mýtiny. Za to si vezmeš předmět, který ten hráč vyrobil, a váš vztah se zlepší, což přinese body.',
      ],
      task: 'Zvol Pomoc, vyčerpej pochodeň a dej liščí kartu Kovadlina.',
      done: 'Čaj je tvůj, Markýza je k tobě přátelštější a máš bod. Každý další stupeň vztahu s ní stojí víc darů v jednom tahu a dá 2 body.',
    },
  },
}
