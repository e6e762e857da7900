import type { Side } from '../../kits/fields'

/** What each side can do, in a sentence or two. */
export const abilities: Readonly<Record<Side, string>> = {
  woodwalkers:
    'Žijí v lesích. Jen oni vědí, u kterých hor leží totemy: objeví je v lese vedle hor a odnesou za okraj mapy.',
  ironclad:
    'Žije v horách. Umisťuje základy a mění je v kovárny; vrták mu přináší krystaly a po boku bojovníků stojí golemové.',
  marquise:
    'Začíná s bojovníkem skoro na každé mýtině a staví. Pily dávají dřevo na budovy a každá budova přináší body.',
  eyrie:
    'Jejich dekret roste každým tahem a říká, co musí udělat. Bodují za hnízda, a když ho nemohou splnit, upadnou do rozvratu.',
  alliance:
    'Začíná bez ničeho na mapě. Šíří sympatie, které přinášejí body, a vyvolává povstání: všichni nepřátelé pak z mýtiny zmizí.',
  vagabond:
    'Jeden pěšec s brašnou předmětů, kterého nikdo neodstraní. Zkoumá ruiny, pomáhá, plní úkoly nebo bojuje; každá z devíti postav umí něco jiného.',
  cult: 'Koná rituály kartami, o které nepřichází, a boduje za zahrady. To, co odhodí ostatní, rozhoduje, kde obrací nepřátele na svou stranu.',
  riverfolk:
    'Prodává všem karty, lodě a žoldnéře. Bojovníci, kterými ostatní platí, jsou její peníze na obchodní stanice.',
  duchy:
    'Shromažďuje bojovníky v noře pod mapou a tunelem se dostane kamkoli. Odhaluje karty, aby přesvědčilo ministry, kteří přinášejí body a jednají v každém dalším tahu.',
  corvid:
    'Klade mezi nepřátele pletichy lícem dolů a přesouvá se bez ohledu na to, kdo ovládá. Otočená pleticha udeří a boduje za všechny otočené.',
  hundreds:
    'Vojevůdce loupí předměty a davy plení, co je nablízku. Boduje za mýtiny, na kterých nezbyl žádný nepřítel.',
  keepers:
    'Vykopávají v lesích relikvie, nosí je na svá stanoviště a získávají je. Karty jejich družiny slouží každý tah znovu.',
  nature: 'Vždy má, co chybí: její schopnost získá dvě základní suroviny podle výběru.',
  technology: 'Uskladní víc relikvií než ostatní: její schopnost zvětší sklad a dobere hrdinu.',
  nomads:
    'Nikdy nestojí tam, kde stáli: jejich schopnost přesune správce na libovolné volné pole a získá dvě jeho suroviny.',
  aristocrats: 'Hrají dva hrdiny za tah: jejich schopnost zahraje hrdinu jakékoli síly, kromě toho obvyklého.',
}
