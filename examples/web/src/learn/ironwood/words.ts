import type { Course } from '../lesson'
import type { LessonId } from './lessons'

export const lessonWords: Course<LessonId>['words'] = {
  en: {
    carry: {
      title: 'Carry a Totem to the edge',
      text: [
        'Two peoples fight over the land. You lead the Woodwalkers, who live in the forests. You win when three Totems have left the map over its edge.',
        'On F3 two of your Fighters guard a Totem. Each turn you play one card. Swift Strike (WW02) lets you move three Fighters, one step each, and a Fighter takes a Totem along if you want it to.',
      ],
      task: 'Play WW02, then move a Fighter with the Totem from F3 to F1, at the edge.',
      done: 'The Totem is safe, and nobody can take it from you. Two more would win. Hurry: at the end of each round the Totems on the map fade, and a Totem that has faded twice is gone.',
    },
    discover: {
      title: 'Discover a Totem',
      text: [
        'Only your vision cards know where Totems are: each names a mountain. You hold the one of Auria.',
        'To discover it you need a forest of your own beside that mountain, and the mountain must be free of enemies. Both F3 and F7 touch Auria.',
      ],
      task: 'Play Visions (WW01), draw the card, choose to discover, and say in which forest the Totem appears.',
      done: 'There it is. From now on everybody sees it: carry it away before it is gone.',
    },
    battle: {
      title: 'Fight a battle',
      text: [
        'The Ironclad hold Auria with two Fighters. You stand beside it on F7 with three, and may attack.',
        'In a battle both sides lay a card face down, the wager: its damage removes enemies, its defense protects your own units, and its dominance decides who wins. The card is used up, so a strong one is a price.',
      ],
      task: 'Play WW02, leave out the moves, attack Auria from F7, and wager a card.',
      done: 'The side with more dominance, units and card together, wins, and may make the other retreat. A tie goes to the attacker.',
    },
    found: {
      title: 'The other side: lay a Foundation',
      text: [
        'Now you lead the Ironclad, who live on the mountains. You win with three Forges on outer mountains, besides the one on Ferrum.',
        'A Forge is built on a Foundation, and a Foundation is laid on an outer mountain that you hold. Your Fighters stand on Argentimar. The Drill brings you crystals when it moves.',
      ],
      task: 'Play Expansion (IC03) and, as one of its two effects, place a Foundation on Argentimar.',
      done: 'Half of a Forge stands. The Woodwalkers will try to drive you from the mountain before it is finished.',
    },
    build: {
      title: 'Build a Forge',
      text: ['You have five crystals and hold Argentimar with its Foundation: that is all a Forge needs.'],
      task: 'Play Reinforcement (IC01) and choose to spend 5 crystals and build.',
      done: 'One Forge of three. That is the whole race: Totems over the edge against Forges on the mountains, three cards a round for each.',
    },
  },
  pl: {
    carry: {
      title: 'Zanieś Totem na skraj mapy',
      text: [
        'Dwa ludy walczą o tę ziemię. Prowadzisz Plemię Puszczy, które mieszka w Lasach. Wygrywasz, gdy zabezpieczysz trzy Totemy, czyli wyniesiesz je za skraj mapy.',
        'W Lesie F3 dwóch twoich Wojowników pilnuje Totemu. W każdej turze zagrywasz jedną kartę. Szybkie uderzenie (WW02) pozwala poruszyć trzech Wojowników, każdego o jeden krok, a Wojownik może zabrać Totem ze sobą.',
      ],
      task: 'Zagraj WW02, a potem porusz Wojownika z Totemem z F3 do F1, na skraj mapy.',
      done: 'Totem jest bezpieczny i nikt ci go nie odbierze. Jeszcze dwa i zwycięstwo jest twoje. Trzeba się spieszyć: na koniec każdej rundy Totemy na mapie zanikają, a drugie zanikanie usuwa Totem z gry.',
    },
    discover: {
      title: 'Odkryj Totem',
      text: [
        'Gdzie leżą Totemy, wiedzą tylko twoje karty Przepowiedni: każda wskazuje jedną Górę. Masz kartę Góry Auria.',
        'Aby odkryć Totem, musisz kontrolować Las przy tej Górze, a na samej Górze nie może być wrogów. F3 i F7 sąsiadują z Górą Auria.',
      ],
      task: 'Zagraj Przepowiednie (WW01), dobierz kartę, wybierz odkrycie i wskaż Las, w którym pojawi się Totem.',
      done: 'Oto on. Odtąd widzą go wszyscy: wynieś go, zanim zniknie.',
    },
    battle: {
      title: 'Stocz Bitwę',
      text: [
        'Pancerny Klan kontroluje Górę Auria dwoma Wojownikami. Stoisz obok, w Lesie F7, z trzema i możesz zaatakować.',
        'W Walce obie strony umieszczają zakrytą kartę. Jej Obrażenia usuwają wrogów, Obrona chroni twoich, a Dominacja rozstrzyga, kto wygrywa. Karta zostaje zużyta, więc mocna karta to wysoka cena.',
      ],
      task: 'Zagraj WW02, pomiń ruchy, zaatakuj Górę Auria z F7 i umieść kartę w Walce.',
      done: 'Wygrywa ten, kto ma więcej Dominacji, licząc jednostki i kartę, i może zmusić pokonanych do Odwrotu. Remis wygrywa atakujący.',
    },
    found: {
      title: 'Druga strona: umieść Fundament',
      text: [
        'Teraz prowadzisz Pancerny Klan, który mieszka w Górach. Wygrywasz, mając trzy Kuźnie na Górach zewnętrznych, oprócz tej na Górze Ferrum.',
        'Kuźnię buduje się na Fundamencie, a Fundament umieszcza się na Górze zewnętrznej, którą kontrolujesz. Twoi Wojownicy stoją na Górze Argentimar. Wiertło, gdy się porusza, przynosi ci Kryształy.',
      ],
      task: 'Zagraj Rozszerzenie (IC03) i jako jeden z dwóch efektów umieść Fundament na Górze Argentimar.',
      done: 'Połowa Kuźni już stoi. Plemię Puszczy spróbuje cię stąd przepędzić, zanim ją ukończysz.',
    },
    build: {
      title: 'Zbuduj Kuźnię',
      text: ['Masz pięć Kryształów i kontrolujesz Górę Argentimar z Fundamentem: niczego więcej Kuźnia nie wymaga.'],
      task: 'Zagraj Posiłki (IC01) i wybierz wydanie 5 Kryształów na budowę.',
      done: 'Pierwsza z trzech Kuźni. Na tym polega cały wyścig: Totemy za skrajem mapy przeciw Kuźniom w Górach, po trzy karty na rundę.',
    },
  },
  cs: {
    carry: {
      title: 'Odnes totem na okraj mapy',
      text: [
        'O tuto zemi bojují dva národy. Vedeš Strážce hvozdu, kteří žijí v lesích. Vyhraješ, když ukořistíš tři totemy, to znamená, že je odneseš za okraj mapy.',
        'V lese F3 hlídají totem dva tvoji bojovníci. Každý tah zahraješ jednu kartu. Rychlý úder (WW02) dovolí přesunout tři bojovníky, každého o jeden krok, a bojovník může vzít totem s sebou.',
      ],
      task: 'Zahraj WW02 a potom přesuň bojovníka s totemem z F3 do F1, na okraj mapy.',
      done: 'Totem je v bezpečí a nikdo ti ho nevezme. Ještě dva a vyhraješ. Pospěš si: na konci každého kola totemy na mapě slábnou, a který zeslábne podruhé, zmizí.',
    },
    discover: {
      title: 'Objev totem',
      text: [
        'Kde totemy leží, vědí jen tvoje karty vizí: každá ukazuje jednu oblast hor. Máš kartu města Auria.',
        'K objevení potřebuješ ovládat les vedle tohoto města a ve městě nesmí být nepřítel. F3 i F7 s městem Auria sousedí.',
      ],
      task: 'Zahraj Vize (WW01), dober si kartu, zvol objevení a urči les, ve kterém se totem objeví.',
      done: 'Tady je. Od teď ho vidí všichni: odnes ho, než úplně zeslábne.',
    },
    battle: {
      title: 'Sveď bitvu',
      text: [
        'Železné bratrstvo ovládá město Auria dvěma bojovníky. Stojíš vedle v lese F7 se třemi a můžeš zaútočit.',
        'V boji obě strany nasadí kartu lícem dolů. Její poškození odstraňuje nepřátele, obrana chrání tvoje bojovníky a převaha rozhoduje, kdo vyhraje. Karta se spotřebuje, silná karta je tedy vysoká cena.',
      ],
      task: 'Zahraj WW02, vynech přesuny, zaútoč na město Auria z F7 a nasaď kartu.',
      done: 'Vyhrává ten, kdo má větší převahu, jednotky a karta dohromady, a poražené může přinutit ustoupit. Při nerozhodném stavu vítězí útočník.',
    },
    found: {
      title: 'Druhá strana: umísti základy',
      text: [
        'Teď vedeš Železné bratrstvo, které žije v horách. Vyhraješ se třemi kovárnami v okrajových oblastech hor, kromě té ve městě Ferrum.',
        'Kovárna se staví na základech a základy se umisťují do okrajové oblasti hor, kterou ovládáš. Tvoji bojovníci stojí ve městě Argentimar. Vrták ti při přesunu přináší krystaly.',
      ],
      task: 'Zahraj Rozšíření (IC03) a jako jeden ze dvou efektů umísti základy do města Argentimar.',
      done: 'Polovina kovárny stojí. Strážci hvozdu se tě odtud pokusí vyhnat, než ji dokončíš.',
    },
    build: {
      title: 'Postav kovárnu',
      text: ['Máš pět krystalů a ovládáš město Argentimar se základy: víc kovárna nepotřebuje.'],
      task: 'Zahraj Posílení (IC01) a zvol utracení 5 krystalů a stavbu.',
      done: 'První ze tří kováren. V tom je celý závod: totemy za okrajem mapy proti kovárnám v horách, každý tři karty za kolo.',
    },
  },
}
