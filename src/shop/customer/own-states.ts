import type { OwnState } from './own-record.js'

/** The states of a customer's own record, as editors read them. */
export const ownStates = {
  waiting: { de: 'Lädt', en: 'Loading' },
  guest: { de: 'Nur nach Anmeldung', en: 'Only after signing in' },
  failed: { de: 'Nicht erreichbar', en: 'Unreachable' },
  ready: { de: 'Wie gespeichert', en: 'As it is kept' },
  changed: { de: 'Geändert, noch nicht gespeichert', en: 'Changed, not saved yet' },
  saving: { de: 'Wird gespeichert', en: 'Being saved' },
  saved: { de: 'Gespeichert', en: 'Saved' },
  refused: { de: 'Abgelehnt', en: 'Refused' },
  unsaved: { de: 'Speichern hat nicht geklappt', en: 'Saving did not work' },
  conflict: { de: 'Inzwischen an anderer Stelle geändert', en: 'Changed elsewhere in the meantime' },
} as const satisfies Record<OwnState, { de: string; en: string }>
