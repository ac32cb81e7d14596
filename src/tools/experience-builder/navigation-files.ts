import { checked, comment } from './component-names.js'

/** Component that follows the blocks' links without a new document; once per page, best in the theme layout. */
export const navigationFiles: Readonly<Record<string, string>> = {
  'vitrineNavigation/vitrineNavigation.html': `${comment}\n<template></template>\n`,
  'vitrineNavigation/vitrineNavigation.js-meta.xml': `<?xml version="1.0" encoding="UTF-8"?>
${comment}
<LightningComponentBundle xmlns="http://soap.sforce.com/2006/04/metadata">
  <apiVersion>64.0</apiVersion>
  <isExposed>true</isExposed>
  <masterLabel>Brücke der Wege</masterLabel>
  <description>Unsichtbar. Führt innerhalb der Site dorthin, wohin Links der Bausteine führen; einmal je Seite.</description>
  <targets>
    <target>lightningCommunity__Page</target>
    <target>lightningCommunity__Default</target>
  </targets>
</LightningComponentBundle>
`,
  'vitrineNavigation/vitrineNavigation.js': `// ${checked}
import { LightningElement } from 'lwc'
import { NavigationMixin } from 'lightning/navigation'
import { page } from 'c/vitrineBlock'

/** Invisible: the site's own navigation follows the blocks' links, and no document is loaded. */
export default class VitrineNavigation extends NavigationMixin(LightningElement) {
  lead = (event) => {
    const { reference, replace } = event.detail
    if (event.defaultPrevented || !reference) return
    event.preventDefault()
    // A copy of this component's own: what comes from the page is not.
    this[NavigationMixin.Navigate](JSON.parse(JSON.stringify(reference)), replace)
  }

  connectedCallback() {
    page?.addEventListener('vitrine-navigate', this.lead)
  }

  disconnectedCallback() {
    page?.removeEventListener('vitrine-navigate', this.lead)
  }
}
`,
}
