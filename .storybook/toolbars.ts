import type { Preview } from '@storybook/react-vite'
import { scenes } from '../src/sandbox/scenes.js'
import { weatherKinds, type WeatherKind } from '../src/sandbox/weather.js'
import type { Toolbars } from './parameters.js'

const weatherNames: Record<WeatherKind, string> = {
  clear: 'Heiter',
  slow: 'Langsam',
  offline: 'Kein Netz',
  'error-500': 'Fehler 500',
  'error-503': 'Wartung (503)',
  'conflict-409': 'Konflikt (409)',
  'gone-410': 'Abgeschafft (410)',
  'lost-answer': 'Antwort geht verloren',
  malformed: 'Abgeschnittene Antwort',
  html: 'HTML statt Daten',
  'expired-session': 'Sitzung abgelaufen',
  'too-many-429': 'Zu viele Anfragen (429)',
  timeout: 'Keine Antwort',
  processing: 'Preise werden berechnet',
  'cart-deleted': 'Warenkorb gelöscht',
  'stock-falls': 'Fast alles vergriffen',
  calculating: 'Kasse rechnet noch',
}

const asInStory = (title: string) => ({ value: '', title: `${title} der Story` })

type GlobalTypes = NonNullable<Preview['globalTypes']>
type Toolbar = NonNullable<GlobalTypes[string]['toolbar']>

const toolbar = (title: string, icon: NonNullable<Toolbar['icon']>, items: { value: string; title: string }[]): GlobalTypes[string] => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
})

export const globalTypes: GlobalTypes = {
  locale: toolbar('Sprache', 'globe', [
    { value: 'de', title: 'Deutsch' },
    { value: 'en', title: 'English' },
  ]),
  theme: toolbar('Thema', 'contrast', [
    { value: 'light', title: 'Hell' },
    { value: 'dark', title: 'Dunkel' },
  ]),
  mode: toolbar('Modus', 'edit', [
    { value: 'live', title: 'Auf der Seite' },
    { value: 'preview', title: 'In der Vorschau' },
    { value: 'edit', title: 'Im Editor' },
  ]),
  width: toolbar('Breite der Spalte', 'component', [
    { value: 'full', title: 'Volle Breite' },
    { value: '768', title: '768 px' },
    { value: '375', title: '375 px' },
    { value: '320', title: '320 px' },
    { value: '240', title: '240 px' },
  ]),
  direction: toolbar('Schreibrichtung', 'transfer', [
    { value: 'ltr', title: 'Von links' },
    { value: 'rtl', title: 'Von rechts' },
  ]),
  scene: toolbar('Szene', 'user', [
    asInStory('Szene'),
    ...Object.entries(scenes).map(([value, { label }]) => ({ value, title: label.de })),
  ]),
  weather: toolbar('Wetter', 'lightning', [asInStory('Wetter'), ...weatherKinds.map((value) => ({ value, title: weatherNames[value] }))]),
}

export const initialGlobals: Toolbars = {
  locale: 'de',
  theme: 'light',
  mode: 'live',
  width: 'full',
  direction: 'ltr',
  scene: '',
  weather: '',
}
