import { plural, messages } from '../../commerce/domain/translations.js'

export const ownRecordMessages = messages('own-record', {
  de: {
    signInElsewhere: 'In neuem Tab anmelden',
    stillHere:
      'Du bist nicht mehr angemeldet. Was du geändert hast, ist noch da: Melde dich in einem neuen Tab an, und komm dann hierher zurück.',
    save: 'Speichern',
    saving: 'Wird gespeichert',
    undo: 'Verwerfen',
    nothing: 'Alles gespeichert.',
    unsaved: (count: number) => `${plural('de', count, 'Änderung', 'Änderungen')} noch nicht gespeichert`,
    kept: 'Was du geändert hast, ist noch da.',
    elsewhere: 'Das wurde inzwischen an anderer Stelle geändert',
    there: 'Dort steht jetzt',
    yours: 'Deine Auswahl',
    none: 'keine Angabe',
    keepMine: 'Meine Auswahl speichern',
    takeOther: 'Die andere übernehmen',
    goOn: 'Trotzdem speichern',
  },
  en: {
    signInElsewhere: 'Sign in in a new tab',
    stillHere: 'You are no longer signed in. What you have changed is still here: sign in in a new tab, then come back to this one.',
    save: 'Save',
    saving: 'Saving',
    undo: 'Discard',
    nothing: 'Everything is saved.',
    unsaved: (count) => `${plural('en', count, 'change', 'changes')} not saved yet`,
    kept: 'What you have changed is still here.',
    elsewhere: 'This was changed elsewhere in the meantime',
    there: 'It says there now',
    yours: 'Your choice',
    none: 'not said',
    keepMine: 'Save my choice',
    takeOther: 'Take the other one',
    goOn: 'Save anyway',
  },
})
