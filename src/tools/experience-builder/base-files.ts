import { checked, comment } from './component-names.js'

/** Module that all wrappers share. It is no component: nobody puts it on a page. */
export const baseFiles: Readonly<Record<string, string>> = {
  'vitrineBlock/vitrineBlock.js-meta.xml': `<?xml version="1.0" encoding="UTF-8"?>
${comment}
<LightningComponentBundle xmlns="http://soap.sforce.com/2006/04/metadata">
  <apiVersion>64.0</apiVersion>
  <isExposed>false</isExposed>
</LightningComponentBundle>
`,
  'vitrineBlock/vitrineBlock.js': `// ${checked}
// The page's script, \`lwr.js\` of the static resource, stands in the head markup of the site.
import { LightningElement } from 'lwc'

/** On a server there is none. */
export const page = globalThis?.document
let isAnswered = false
let isMissed = false

/** Says once, when the page has loaded and nobody has answered, what is missing. */
function miss() {
  if (isAnswered || isMissed) return
  isMissed = true
  console.warn(
    'Vitrine: nobody answers on this page. Is lwr.js of the static resource in the head markup of the site, and does the policy of the site let it in? \`npx @vitrine/blocks doctor\` says which.',
  )
}

/** Asks the page's script for something; if it is not there yet, again as soon as it is. */
export function ask(target, name, detail) {
  const event = new CustomEvent(name, { bubbles: true, composed: true, cancelable: true, detail })
  target.dispatchEvent(event)
  isAnswered ||= event.defaultPrevented
  if (event.defaultPrevented || target.isConnected === false) return
  if (page.readyState === 'complete') miss()
  else page.defaultView.addEventListener('load', miss, { once: true })
  page.addEventListener('vitrine-ready', () => ask(target, name, detail), { once: true })
}

/** A component with a box, in which the page puts the block \`tag\` with these values. */
export class VitrineBlock extends LightningElement {
  static renderMode = 'light'
  static responsive = []
  values = {}
  box

  give(name, value) {
    this.values = { ...this.values, [name]: value }
    if (this.box) this.tell({ [name]: value })
  }

  tell(values) {
    const { tag, responsive } = this.constructor
    ask(this.box, 'vitrine-host', { box: this.box, tag, values, responsive })
  }

  // Values that were set before it was connected have reached nobody yet.
  connectedCallback() {
    if (this.box) this.tell(this.values)
  }

  renderedCallback() {
    if (this.box) return
    this.box = this.refs.box
    this.tell(this.values)
  }
}
`,
}
