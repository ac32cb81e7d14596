import type { LocalizedText } from '../core/element/declaration.js'
import type { OwnState } from '../commerce/domain/customer/own-record.js'

// States that several blocks share, with the same texts.

export const loading = { de: 'Lädt', en: 'Loading' } as const satisfies LocalizedText
export const failed = { de: 'Nicht erreichbar', en: 'Unreachable' } as const satisfies LocalizedText
export const platformFailed = { de: 'Plattform nicht erreichbar', en: 'Platform unreachable' } as const satisfies LocalizedText
export const guest = { de: 'Nur nach Anmeldung', en: 'Only after signing in' } as const satisfies LocalizedText
/** The organisation has no such thing. */
export const unavailable = { de: 'Gibt es hier nicht', en: 'Not available here' } as const satisfies LocalizedText
export const refused = { de: 'Abgelehnt', en: 'Refused' } as const satisfies LocalizedText

/** States of a customer's own record. */
export const ownStates = {
  loading,
  guest,
  failed,
  ready: { de: 'Wie gespeichert', en: 'As it is saved' },
  changed: { de: 'Geändert, noch nicht gespeichert', en: 'Changed, not saved yet' },
  saving: { de: 'Wird gespeichert', en: 'Being saved' },
  saved: { de: 'Gespeichert', en: 'Saved' },
  refused,
  unsaved: { de: 'Speichern hat nicht geklappt', en: 'Saving did not work' },
  conflict: { de: 'Inzwischen an anderer Stelle geändert', en: 'Changed elsewhere in the meantime' },
} as const satisfies Record<OwnState, LocalizedText>
