/** Words of the input for days and of its calendar. */
export const dateMessages = {
  de: {
    day: 'TT.MM.JJJJ',
    moment: 'TT.MM.JJJJ, HH:MM',
    invalidDay: 'Das ist kein Datum. So geht es: 24.12.2026',
    invalidMoment: 'Das ist kein Zeitpunkt. So geht es: 24.12.2026, 08:00',
    calendar: 'Kalender',
    before: 'Voriger Monat',
    after: 'Nächster Monat',
  },
  en: {
    day: 'DD/MM/YYYY',
    moment: 'DD/MM/YYYY, HH:MM',
    invalidDay: 'This is no date. Try: 24/12/2026',
    invalidMoment: 'This is no point in time. Try: 24/12/2026, 08:00',
    calendar: 'Calendar',
    before: 'Previous month',
    after: 'Next month',
  },
}
