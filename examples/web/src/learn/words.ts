import type { Code } from '../kits/kit'
import type { LessonId } from './lessons'

/** What a lesson says: what it is about, what is to be done, and what has come of it. */
interface LessonWords {
  readonly title: string
  readonly text: readonly string[]
  readonly task: string
  readonly done: string
}

export const lessonWords: Readonly<Record<Code, Readonly<Record<LessonId, LessonWords>>>> = {
  en: {
    carry: {
      title: 'Carry a Totem to the edge',
      text: [
        'Two peoples fight over the land. You lead the Woodwalkers, who live in the forests. You win when three Totems have left the map over its edge.',
        'On F3 two of your Fighters guard a Totem. Each turn you play one card. Swift Strike (WW02) lets you move three Fighters, one step each, and a Fighter takes a Totem along if you want it to.',
      ],
      task: 'Play WW02, then move a Fighter with the Totem from F3 to F1, at the edge.',
      done: 'The Totem is safe, and nobody can take it from you. Two more would win. Make haste: at the end of each round the Totems on the map fade, and what has faded twice is gone.',
    },
    discover: {
      title: 'Discover a Totem',
      text: [
        'Where Totems lie only your vision cards know: each names a mountain. You hold the one of Auria.',
        'To discover it you need a forest of your own beside that mountain, and the mountain must be free of enemies. Both F3 and F7 touch Auria.',
      ],
      task: 'Play Visions (WW01), draw the card, choose to discover, and say in which forest the Totem appears.',
      done: 'There it lies. From now on everybody sees it: carry it away before it fades or is taken from you.',
    },
    battle: {
      title: 'Fight a battle',
      text: [
        'The Ironclad hold Auria with two Fighters. You stand beside it on F7 with three, and may attack.',
        'In a battle both lay a card face down, the wager: its damage removes enemies, its defense protects your own, and its dominance decides who wins. The card is used up, so a strong one is a price.',
      ],
      task: 'Play WW02, leave out the moves, attack Auria from F7, and wager a card.',
      done: 'Whoever has more dominance, units and card together, wins; the defeated must retreat. A tie goes to the attacker.',
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
        'Dwa ludy walczą o tę ziemię. Prowadzisz Plemię Puszczy, które mieszka w lasach. Wygrywasz, gdy trzy Totemy opuszczą mapę przez jej skraj.',
        'Na F3 dwóch twoich Wojowników pilnuje Totemu. W każdej turze zagrywasz jedną kartę. WW02 pozwala przesunąć trzech Wojowników, każdego o jeden krok, a Wojownik może zabrać Totem ze sobą.',
      ],
      task: 'Zagraj WW02, a potem przesuń Wojownika z Totemem z F3 na F1, na skraj mapy.',
      done: 'Totem jest bezpieczny i nikt ci go nie odbierze. Jeszcze dwa i zwycięstwo jest twoje. Trzeba się spieszyć: na końcu każdej rundy Totemy na mapie blakną, a to, co zblakło dwa razy, znika.',
    },
    discover: {
      title: 'Odkryj Totem',
      text: [
        'Gdzie leżą Totemy, wiedzą tylko twoje karty wizji: każda wskazuje jedną górę. Masz kartę góry Auria.',
        'Aby odkryć Totem, musisz mieć Wojowników w lesie przy tej górze, a na samej górze nie może być wrogów. F3 i F7 stykają się z górą Auria.',
      ],
      task: 'Zagraj WW01, dobierz kartę, wybierz odkrycie i wskaż las, w którym pojawi się Totem.',
      done: 'Oto on. Odtąd widzą go wszyscy: wynieś go, zanim zblaknie albo ktoś ci go odbierze.',
    },
    battle: {
      title: 'Stocz walkę',
      text: [
        'Pancerny Klan trzyma górę Auria dwoma Wojownikami. Stoisz obok, na F7, z trzema i możesz atakować.',
        'W walce obie strony kładą zakrytą kartę. Jej obrażenia usuwają wrogów, obrona chroni twoich, a dominacja rozstrzyga, kto wygrywa. Karta zostaje zużyta, więc mocna karta to wysoka cena.',
      ],
      task: 'Zagraj WW02, pomiń ruchy, zaatakuj górę Auria z F7 i połóż kartę.',
      done: 'Wygrywa ten, kto ma więcej dominacji, licząc jednostki i kartę; pokonani muszą się wycofać. Remis wygrywa atakujący.',
    },
    found: {
      title: 'Druga strona: połóż Fundament',
      text: [
        'Teraz prowadzisz Pancerny Klan, który mieszka w górach. Wygrywasz, mając trzy Kuźnie na zewnętrznych górach, oprócz tej na górze Ferrum.',
        'Kuźnię buduje się na Fundamencie, a Fundament kładzie się na zewnętrznej górze, którą trzymasz. Twoi Wojownicy stoją na górze Argentimar. Wiertło, gdy się porusza, przynosi ci kryształy.',
      ],
      task: 'Zagraj IC03 i jako jeden z dwóch efektów połóż Fundament na górze Argentimar.',
      done: 'Połowa Kuźni już stoi. Plemię Puszczy spróbuje cię stąd przepędzić, zanim ją ukończysz.',
    },
    build: {
      title: 'Zbuduj Kuźnię',
      text: ['Masz pięć kryształów i trzymasz górę Argentimar z Fundamentem: niczego więcej Kuźnia nie wymaga.'],
      task: 'Zagraj IC01 i wybierz wydanie 5 kryształów na budowę.',
      done: 'Pierwsza z trzech Kuźni. Na tym polega cały wyścig: Totemy za skraj mapy przeciw Kuźniom w górach, po trzy karty na rundę.',
    },
  },
  cs: {
    carry: {
      title: 'Odneste Totem na okraj mapy',
      text: [
        'O tuto zemi bojují dva národy. Vedete Strážce hvozdu, kteří žijí v lesích. Vyhrajete, až tři Totemy opustí mapu přes její okraj.',
        'Na F3 hlídají Totem dva vaši Bojovníci. Každý tah zahrajete jednu kartu. WW02 dovolí přesunout tři Bojovníky, každého o jeden krok, a Bojovník může vzít Totem s sebou.',
      ],
      task: 'Zahrajte WW02 a pak přesuňte Bojovníka s Totemem z F3 na F1, na okraj mapy.',
      done: 'Totem je v bezpečí a nikdo vám ho nevezme. Ještě dva a vyhráli jste. Pospěšte si: na konci každého kola Totemy na mapě blednou, a co vybledlo dvakrát, zmizí.',
    },
    discover: {
      title: 'Objevte Totem',
      text: [
        'Kde Totemy leží, vědí jen vaše karty vizí: každá ukazuje jednu horu. Máte kartu hory Auria.',
        'K objevení potřebujete Bojovníky v lese u této hory a na hoře samé nesmí být nepřítel. F3 i F7 s horou Auria sousedí.',
      ],
      task: 'Zahrajte WW01, doberte kartu, zvolte objevení a určete les, ve kterém se Totem objeví.',
      done: 'Tady je. Od teď ho vidí všichni: odneste ho, než vybledne nebo než vám ho někdo vezme.',
    },
    battle: {
      title: 'Svedte bitvu',
      text: [
        'Železné bratrstvo drží horu Auria dvěma Bojovníky. Stojíte vedle na F7 se třemi a můžete zaútočit.',
        'V bitvě obě strany vyloží kartu lícem dolů. Její zranění odstraňují nepřátele, obrana chrání vaše a dominance rozhoduje, kdo vyhraje. Karta se spotřebuje, silná karta je tedy vysoká cena.',
      ],
      task: 'Zahrajte WW02, vynechte přesuny, zaútočte na horu Auria z F7 a vyložte kartu.',
      done: 'Vyhrává ten, kdo má větší dominanci, jednotky a karta dohromady; poražení musí ustoupit. Při shodě vyhrává útočník.',
    },
    found: {
      title: 'Druhá strana: položte Základy',
      text: [
        'Teď vedete Železné bratrstvo, které žije v horách. Vyhrajete se třemi Kovárnami na vnějších horách, kromě té na hoře Ferrum.',
        'Kovárna se staví na Základech a Základy se pokládají na vnější horu, kterou držíte. Vaši Bojovníci stojí na hoře Argentimar. Vrták vám při pohybu přináší krystaly.',
      ],
      task: 'Zahrajte IC03 a jako jeden ze dvou účinků položte Základy na horu Argentimar.',
      done: 'Polovina Kovárny stojí. Strážci hvozdu se vás pokusí vyhnat, než ji dokončíte.',
    },
    build: {
      title: 'Postavte Kovárnu',
      text: ['Máte pět krystalů a držíte horu Argentimar se Základy: víc Kovárna nepotřebuje.'],
      task: 'Zahrajte IC01 a zvolte zaplacení 5 krystalů a stavbu.',
      done: 'První ze tří Kováren. V tom je celý závod: Totemy za okraj mapy proti Kovárnám v horách, každý tři karty za kolo.',
    },
  },
}
