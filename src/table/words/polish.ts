import type { TableWords } from './words'

export const polish: TableWords = {
  language: 'pl',
  refusals: {
    'no-such-token': 'Nikt przy tym stole nie ma takiego żetonu dostępu.',
    'no-spectators': 'Tego stołu nie można oglądać.',
    'no-such-seat': 'Nie ma tu takiego miejsca do zajęcia.',
    'seat-taken': 'Ktoś już tu siedzi.',
    stale: 'Ten wybór dotyczył sytuacji, która się zmieniła.',
    'no-such-version': 'Takiej wersji nie było.',
    'table-over': 'Ten stół jest zamknięty: nic więcej się przy nim nie dzieje.',
    'nothing-to-undo': 'Nie ma twojego ruchu, który można by cofnąć.',
    'no-proposal': 'Żadna propozycja nie czeka na twoją odpowiedź.',
    'already-proposed': 'Coś już zaproponowano: najpierw trzeba na to odpowiedzieć.',
    'bad-message': 'To żądanie jest nieprawidłowe.',
    'weak-token': 'Ten żeton dostępu łatwo zgadnąć: wybierz losowo od 20 do 100 liter i cyfr.',
    'too-long': 'Ta wiadomość jest za długa.',
    'too-many': 'To za dużo wiadomości; kolejne nie są czytane.',
    failed: 'Nie udało się tego wykonać. Nic się nie zmieniło.',
    'not-known': 'Nie wiadomo, czy to zostało wykonane. Zapytaj ponownie z tym samym id.',
    'no-such-table': 'Nie ma tu stołu, który można by otworzyć.',
    'not-your-turn': 'To nie twoja kolej.',
    'game-over': 'Gra jest skończona.',
    'not-readable': 'To nie jest akcja: nie składa się z samych danych.',
  },
  timeIsUp: (seat) => `Koniec czasu: ${seat}.`,
  agreed: 'Wszyscy zgodzili się zakończyć grę w tym miejscu.',
}
