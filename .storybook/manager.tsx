/** @jsxRuntime classic */
// biome-ignore lint/correctness/noUnusedImports: Storybook bundles its manager with the classic JSX and its own React
import React from 'react'
import { addons, types } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { CodePanel } from './code-panel.js'
import { InspectorPanel } from './inspector-panel.js'

/** Exports are written in one word: `InANarrowColumn` reads "In a narrow column". */
const sentence = (name: string): string =>
  name.replace(/ \p{Lu}\p{Ll}*/gu, (word) => (/ (German|English)$/.test(word) ? word : word.toLowerCase()))

/** Blocks and guides have English names here, and so have the shelves that they lie on; the addresses of pages stay as they are. */
const english: Readonly<Record<string, string>> = {
  Willkommen: 'Welcome',
  Handbuch: 'Guides',
  'Dein Aussehen': 'Your look',
  Bilder: 'Pictures',
  Grundlagen: 'Foundations',
  Farbe: 'Colour',
  Zeichen: 'Icons',
  Bewegung: 'Motion',
  'Abstand und Form': 'Space and shape',
  Schrift: 'Type',
  Sprache: 'Voice',
  'Weitere Sprachen': 'Further languages',
  Marken: 'Brands',
  Muster: 'Patterns',
  'Die Kasse': 'The checkout',
  'Die Seite einer Beraterin': 'The page of a consultant',
  'Eine Produktseite': 'A product page',
  Seiten: 'Pages',
  Seite: 'Page',
  Beraterin: 'Consultant',
  Kasse: 'Checkout',
  Konto: 'Account',
  Plattform: 'Platform',
}

addons.setConfig({
  sidebar: { renderLabel: ({ type, name }) => (type === 'story' ? sentence(name) : (english[name] ?? name)) },
  theme: create({
    base: 'light',
    brandTitle: 'Vitrine',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: '#94274a',
    colorSecondary: '#94274a',
    appBg: '#fcf8f5',
    appBorderColor: '#eadfd8',
    appBorderRadius: 8,
    textColor: '#2a1a20',
    textMutedColor: '#6b5760',
    barSelectedColor: '#94274a',
    barHoverColor: '#741a37',
  }),
})

addons.register('vitrine', () => {
  addons.add('vitrine/code', {
    title: 'Code',
    type: types.PANEL,
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => <CodePanel active={active ?? false} />,
  })
  addons.add('vitrine/inspector', {
    title: 'Inspektor',
    type: types.PANEL,
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => <InspectorPanel active={active ?? false} />,
  })
})
