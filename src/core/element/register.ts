import type { ComponentType } from 'react'
import { pageShare } from '../bus/index.js'
import { makeElement, type Registered } from './block-element.js'
import type { BlockDeclaration } from './declaration.js'
import { vitrineVersion } from './version.js'
import type { ViewOf } from './view.js'

export interface Registration<D extends BlockDeclaration> {
  live: ComponentType<ViewOf<D>>
  /** View on the canvas of an editor; without it the live view is shown, inert. */
  sample?: ComponentType<ViewOf<D>>
  /** Style sheets of the shadow root, as text; the same text is one sheet object per document. */
  styles: readonly string[]
  /** Loads what the view needs to draw at once what a server has drawn of it on this page. */
  ahead?: () => Promise<unknown> | undefined
  /** `closed` for hosts that demand it, such as a locked-down page builder. */
  shadow?: 'open' | 'closed'
}

/** Defines a custom element from a declaration and its views. The first definition of a tag stays; a second one is reported, once. */
export function register<const D extends BlockDeclaration>(declaration: D, registration: Registration<D>): void {
  // In an older browser, or in one that a test pretends (jsdom, happy-dom), an element would fail half-made, and hide what
  // stands between its tags.
  if (typeof customElements === 'undefined' || !('adoptedStyleSheets' in document && 'attachInternals' in HTMLElement.prototype)) return
  const ahead = registration.ahead?.()
  if (ahead) pageShare().words = Promise.all([pageShare().words, ahead])
  // Lightning Web Security replaces `customElements.get` when its first sandbox starts; it does not know earlier definitions.
  const first = document.createElement(declaration.tag)
  if (first.matches(':defined')) return warnOfSecond(declaration.tag, (first.constructor as { vitrineVersion?: string }).vitrineVersion)
  customElements.define(declaration.tag, makeElement(declaration, registration as unknown as Registered))
}

function warnOfSecond(tag: string, first = 'unknown'): void {
  console.warn(`<${tag}> is defined twice on this page: Vitrine ${first} stays, ${vitrineVersion} is not used. Load one of them.`)
}
