export const shortcutsMessages = {
  de: { heading: 'Mit der Tastatur arbeiten', keys: 'Taste', what: 'Was sie tut' },
  en: { heading: 'Working with the keyboard', keys: 'Key', what: 'What it does' },
}
