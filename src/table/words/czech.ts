import type { TableWords } from './words'

export const czech: TableWords = {
  language: 'cs',
  refusals: {
    'no-such-token': 'Nikdo u tohoto stolu nemá takový přístupový klíč.',
    'no-spectators': 'Tento stůl nelze sledovat.',
    'no-such-seat': 'Takové místo tu nelze obsadit.',
    'seat-taken': 'Tady už někdo sedí.',
    stale: 'Tato volba patřila k situaci, která se změnila.',
    'no-such-version': 'Taková verze nebyla.',
    'table-over': 'Tento stůl je uzavřen: nic dalšího se u něj nestane.',
    'nothing-to-undo': 'Není žádný tvůj tah, který by šlo vzít zpět.',
    'no-proposal': 'Žádný návrh nečeká na tvou odpověď.',
    'already-proposed': 'Něco už je navrženo: nejdřív je třeba na to odpovědět.',
    'bad-message': 'Tento požadavek není platný.',
    'weak-token': 'Tento přístupový klíč lze snadno uhodnout: zvol náhodně 20 až 100 písmen a číslic.',
    'too-long': 'Tato zpráva je příliš dlouhá.',
    'too-many': 'To je příliš mnoho zpráv; další se nečtou.',
    failed: 'Nepodařilo se to provést. Nic se nezměnilo.',
    'not-known': 'Není známo, zda se to provedlo. Zeptej se znovu se stejným id.',
    'no-such-table': 'Není tu stůl, který by šlo otevřít.',
    'not-your-turn': 'Nejsi na tahu.',
    'game-over': 'Hra skončila.',
    'not-readable': 'To není akce: neskládá se jen z prostých dat.',
  },
  timeIsUp: (seat) => `Čas vypršel: ${seat}.`,
  agreed: 'Všichni souhlasili, že hra tady skončí.',
}
