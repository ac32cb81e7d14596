import { platformChannels } from '../../commerce/domain/channels.js'
import { checked, comment } from './component-names.js'
import { requestName, siteNameOf } from './message-channels.js'

/** Returns the component that mirrors the blocks' messages onto the site's message service; once per page, best in the theme layout. */
export function bridgeFiles(): Record<string, string> {
  const names = platformChannels.map(({ name }) => name)
  const constantOf = (name: string) => name.replaceAll('-', '_')
  return {
    'vitrineBridge/vitrineBridge.html': `${comment}\n<template></template>\n`,
    'vitrineBridge/vitrineBridge.js-meta.xml': `<?xml version="1.0" encoding="UTF-8"?>
${comment}
<LightningComponentBundle xmlns="http://soap.sforce.com/2006/04/metadata">
  <apiVersion>64.0</apiVersion>
  <isExposed>true</isExposed>
  <masterLabel>Brücke der Nachrichten</masterLabel>
  <description>Unsichtbar. Gibt die Nachrichten der Bausteine an die Site weiter, und zurück; einmal je Seite.</description>
  <targets>
    <target>lightningCommunity__Page</target>
    <target>lightningCommunity__Default</target>
  </targets>
</LightningComponentBundle>
`,
    'vitrineBridge/vitrineBridge.js': `// ${checked}
import { LightningElement, wire } from 'lwc'
import { APPLICATION_SCOPE, MessageContext, publish, subscribe, unsubscribe } from 'lightning/messageService'
${names.map((name) => `import ${constantOf(name)} from '@salesforce/messageChannel/${siteNameOf(name)}__c'`).join('\n')}
import request from '@salesforce/messageChannel/${requestName}__c'
import { ask, page } from 'c/vitrineBlock'

const channels = {
${names.map((name) => `  '${name}': ${constantOf(name)},`).join('\n')}
}

/** Invisible: mirrors what the blocks say onto the site's message service, and back. */
export default class VitrineBridge extends LightningElement {
  @wire(MessageContext) context
  isHere = false
  end

  connectedCallback() {
    if (!page) return
    this.isHere = true
    const detail = {
      service: { publish, subscribe, unsubscribe },
      context: this.context,
      channels,
      request,
      options: { scope: APPLICATION_SCOPE },
      started: (end) => {
        if (this.isHere && !this.end) this.end = end
        else end()
      },
    }
    ask(page, 'vitrine-bridge', detail)
  }

  disconnectedCallback() {
    this.isHere = false
    this.end?.()
    this.end = undefined
  }
}
`,
  }
}
