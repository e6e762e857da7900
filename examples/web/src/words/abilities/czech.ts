import type { Side } from '../../kits/fields'

/** What each side can do, in a sentence or two. */
export const abilities: Readonly<Record<Side, string>> = {
  woodwalkers:
    'Žijí v lesích. Jen oni vědí, u kterých hor leží totemy: objevují je v lese vedle hor a odnášejí je za okraj mapy.',
  ironclad:
    'Žije v horách. Umisťuje základy a mění je v kovárny; vrták mu přináší krystaly a po boku bojovníků bojují golemové.',
  marquise:
    'Začíná s bojovníkem skoro na každé mýtině a staví. Pily dávají dřevo na budovy a každá budova přináší body.',
  eyrie:
    'Jejich dekret roste každým tahem a říká, co musí udělat; když ho nedokážou splnit, upadnou do rozvratu. Bodují za hnízda.',
  alliance:
    'Začíná bez ničeho na mapě. Šíří sympatie, které přinášejí body, a vyvolává povstání: všichni nepřátelé pak z mýtiny zmizí.',
  vagabond:
    'Jediná figurka, kterou nikdo neodstraní, s brašnou předmětů. Zkoumá ruiny, pomáhá, plní úkoly nebo bojuje; každá z devíti postav umí něco jiného.',
  cult: 'Koná rituály s kartami, o které přitom nepřichází, a boduje za zahrady. To, co odhodí ostatní, rozhoduje, kde obrací nepřátele na svou stranu.',
  riverfolk:
    'Prodává všem karty, čluny a žoldnéře. Bojovníci, kterými ostatní platí, jsou její peníze na obchodní stanice.',
  duchy:
    'Shromažďuje bojovníky v noře pod mapou a tunelem se dostane kamkoli. Odhaluje karty, aby přesvědčilo ministry, kteří přinášejí body a jednají v každém dalším tahu.',
  corvid:
    'Klade mezi nepřátele pletichy lícem dolů a přesouvá se bez ohledu na to, kdo mýtiny ovládá. Otočená pleticha začne působit a boduje za všechny otočené.',
  hundreds:
    'Jeho Vojevůdce loupí předměty a davy plení vše, kam dosáhnou. Boduje za mýtiny, na kterých nezbyl žádný nepřítel.',
  keepers:
    'Vykopávají v lesích relikvie, nosí je na svá stanoviště a získávají je. Karty jejich družiny slouží každý tah znovu.',
  nature: 'Vždy má, co chybí: její schopnost přináší dvě základní suroviny podle výběru.',
  technology: 'Uskladní víc relikvií než ostatní: její schopnost zvětší sklad a dovolí dobrat si hrdinu.',
  nomads:
    'Nikdy nestojí tam, kde stáli: jejich schopnost přesune správce na libovolné volné pole a přinese dvě suroviny toho pole.',
  aristocrats:
    'Hrají dva hrdiny za tah: jejich schopnost dovolí zahrát kromě obvyklého hrdiny ještě jednoho, o jakékoli síle.',
}
