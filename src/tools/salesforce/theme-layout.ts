import { child, metadataFile } from './metadata-xml.js'

/**
 * Theme layout of the site (target `lightningCommunity__Theme_Layout`): regions for header and footer, and the bridge to the message
 * service, once per page. Texts by file name, from the folder `lwc`.
 */
export const themeLayoutFiles: Readonly<Record<string, string>> = {
  'vitrineTheme/vitrineTheme.html': `<template>
  <c-vitrine-bridge></c-vitrine-bridge>
  <header><slot name="header"></slot></header>
  <main><slot></slot></main>
  <footer><slot name="footer"></slot></footer>
</template>
`,
  'vitrineTheme/vitrineTheme.js': `import { LightningElement } from 'lwc'

/**
 * @slot header Shop settings, navigation
 * @slot default The page
 * @slot footer Footer, cart panel, cookie consent
 */
export default class VitrineTheme extends LightningElement {}
`,
  'vitrineTheme/vitrineTheme.js-meta.xml': metadataFile('LightningComponentBundle', [
    child('apiVersion', '64.0'),
    child('isExposed', true),
    child('masterLabel', 'Vitrine: Rahmen des Shops'),
    child('description', 'Kopf, Seite, Fuß; mit der Brücke der Nachrichten.'),
    child('targets', [child('target', 'lightningCommunity__Theme_Layout')]),
  ]),
}
