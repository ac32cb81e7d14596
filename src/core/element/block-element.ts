import r2wc from '@r2wc/react-to-web-component'
import { pageShare } from '../bus/index.js'
import { BlockFields, defineProperties } from './block-fields.js'
import { blockRoot } from './block-root.js'
import { BlockStay } from './block-stay.js'
import { beginningOf, BlockStore } from './block-store.js'
import type { BlockDeclaration } from './declaration.js'
import { fieldSlots } from './fields.js'
import { handLinksOver } from '../dom/hand-over.js'
import { isHidden } from './hidden-on.js'
import { dress } from '../dom/sheets.js'
import { focusFirst, followFocus } from './host-focus.js'
import { drawSoon } from './draw-queue.js'
import { mountLightly } from './mount-lightly.js'
import { fieldsKey, rootKey, stayKey, storeKey } from './own-keys.js'
import { vitrineVersion } from './version.js'
import type { Views } from './view.js'
import { withDeprecations } from './with-deprecations.js'

/** The registration, after the declaration has typed the views. */
export interface Registered extends Views {
  styles: readonly string[]
  shadow?: 'open' | 'closed'
}

/** Property in which the base keeps the root that it has mounted. */
const contextKey = Symbol.for('r2wc.context')

interface Connected extends HTMLElement {
  /** Absent where mounting has failed. */
  [contextKey]?: { root: { render: (nothing: null) => void } }
  connectedCallback(): void
  disconnectedCallback(): void
}

/** The words that have come: blocks that come later need not wait for them. */
let come: Promise<unknown> | undefined

const linksOf = (root: ShadowRoot): HTMLElement[] => [...root.querySelectorAll('a')]

/** The class of a block's elements: when it is mounted, and what comes into it from the page. */
export function makeElement(declaration: BlockDeclaration, { styles, shadow = 'open', ...views }: Registered): CustomElementConstructor {
  const slots = fieldSlots(declaration)
  const beginning = beginningOf(slots)
  const isGoing = ([declaration, ...Object.values({ ...declaration.events, ...declaration.slots })] as { deprecated?: unknown }[]).some(
    ({ deprecated }) => deprecated,
  )
  const Base = r2wc(blockRoot(declaration, views), { shadow }) as unknown as new () => Connected

  class BlockElement extends Base {
    static readonly vitrineVersion = vitrineVersion
    static readonly observedAttributes = slots.map(({ attribute }) => attribute)

    /** Reachable when it is closed, too. The base sets it before our own members are there. */
    declare [rootKey]: ShadowRoot
    readonly [storeKey] = new BlockStore(beginning, () => drawSoon(() => this.#redraw()))
    readonly [stayKey] = new BlockStay(this, this[storeKey])
    readonly [fieldsKey] = new BlockFields(this, this[storeKey], slots)

    constructor() {
      super()
      // The base mounts into `container`.
      Object.defineProperty(this, 'container', { enumerable: false })
      followFocus(this[rootKey])
      if (isGoing) withDeprecations(({ noticeSlots }) => noticeSlots(this[rootKey], declaration))
      this.#dress()
    }

    // Content that a server has drawn stays until the view is drawn.
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      this[rootKey] = this.shadowRoot ?? super.attachShadow(init)
      return this[rootKey]
    }

    attributeChangedCallback(name: string, _old: string | null, text: string | null): void {
      this[fieldsKey].takeAttribute(name, text)
    }

    override connectedCallback(): void {
      this[stayKey].enterMode()
      if (this[stayKey].tools) return this.#raise()
      const { words } = pageShare()
      if (isHidden(this, () => this.isConnected && this.connectedCallback())) return
      if (words !== come) return this.#wait(words)
      drawSoon(() => {
        if (!this.isConnected || this[stayKey].tools) return
        const { deprecated } = declaration
        if (deprecated) withDeprecations(({ warnOf }) => warnOf(declaration.tag, '', deprecated))
        this[stayKey].begin()
        const root = this[rootKey]
        // The focus stays on a link that a server has drawn.
        const at = linksOf(root).indexOf(root.activeElement as HTMLElement)
        if (!this[contextKey]) root.replaceChildren()
        this.removeAttribute('data-waiting')
        mountLightly(root, () => super.connectedCallback())
        // The view's own listeners come first: they may have shown here what a link leads to.
        handLinksOver(root)
        if (at >= 0) queueMicrotask(() => linksOf(root)[at]?.focus())
      })
    }

    // While it waits, its properties can be set; it looks as it did before it was defined.
    #wait(words: Promise<unknown> | undefined): void {
      const root = this[rootKey]
      this.toggleAttribute('data-waiting', true)
      if (!root.firstChild)
        for (const name in { '': 0, ...declaration.slots }) root.append(Object.assign(document.createElement('slot'), { name }))
      void words?.then(() => {
        come = words
        if (this.isConnected) this.connectedCallback()
      })
    }

    /** With `moveBefore` nothing is unmounted, and focus stays. */
    connectedMoveCallback(): void {
      this[stayKey].enterMode()
    }

    // Builders drag blocks about: a move is a disconnect and a connect in one task,
    // and the shopper's half-typed search should survive it.
    override disconnectedCallback(): void {
      drawSoon(() => {
        if (this.isConnected || !this[stayKey].tools) return
        this[stayKey].end()
        // The base would flush for this one alone: its root stays, with nothing in it.
        this[contextKey]?.root.render(null)
      })
    }

    adoptedCallback(from: Document, to: Document): void {
      void import('./bring-theme.js').then(({ bringTheme }) => bringTheme(from, to))
      this.#dress()
      this[stayKey].follow()
    }

    override focus(options?: FocusOptions): void {
      focusFirst(this[rootKey], options)
    }

    // A dialog that leaves the document, if only for a move, is no longer above the page; its attribute says it was.
    #raise(): void {
      for (const dialog of this[rootKey].querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) {
        dialog.open = false
        dialog.showModal()
      }
    }

    #redraw(): void {
      if (this[storeKey].isStale && this[contextKey] && this[stayKey].tools) super.connectedCallback()
    }

    #dress(): void {
      dress(this[rootKey], styles)
    }
  }

  defineProperties(BlockElement.prototype, slots)
  if (isGoing) withDeprecations(({ noticeListeners }) => noticeListeners(BlockElement.prototype, declaration))
  return BlockElement
}
