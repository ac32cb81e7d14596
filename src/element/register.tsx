import r2wc from '@r2wc/react-to-web-component'
import { type ComponentType, useState, useSyncExternalStore } from 'react'
import { pageBus } from '../bus/index.js'
import { type BlockState, BlockStore } from './block-store.js'
import { Boundary } from './boundary.js'
import type { BlockDeclaration } from './declaration.js'
import { type FieldSlot, fieldSlots, type Reading, readAttribute, readProperty } from './fields.js'
import { modeOf, watchMode } from './mode.js'
import { mountSoon } from './mount-queue.js'
import { sheetOf } from './sheets.js'
import { vitrineVersion } from './version.js'
import { makeTools, type ViewOf } from './view.js'

export interface Registration<D extends BlockDeclaration> {
  live: ComponentType<ViewOf<D>>
  /** What stands on the canvas of an editor; without it the live view does, inert. */
  sample?: ComponentType<ViewOf<D>>
  /** Style sheets of the shadow root, as text; the same text is one sheet object per document. */
  styles: readonly string[]
  /** `closed` for hosts that demand it, such as a locked-down page builder. */
  shadow?: 'open' | 'closed'
}

interface Connected extends HTMLElement {
  connectedCallback(): void
  disconnectedCallback(): void
}

const roots = new WeakMap<HTMLElement, ShadowRoot>()

/** Makes a declaration and its views a custom element. The first definition of a tag stays; a second one is told, once. */
export function register<const D extends BlockDeclaration>(declaration: D, registration: Registration<D>): void {
  if (typeof customElements === 'undefined') return
  const defined = customElements.get(declaration.tag) as { vitrineVersion?: string } | undefined
  if (defined) return warnOfSecond(declaration.tag, defined.vitrineVersion)
  customElements.define(declaration.tag, makeElement(declaration, registration as unknown as Views))
}

function warnOfSecond(tag: string, first = 'unknown'): void {
  console.warn(`<${tag}> is defined twice on this page: Vitrine ${first} stays, ${vitrineVersion} is not used. Load one of them.`)
}

/** The declaration has typed its views; from here on they are components. */
type Views = Omit<Registration<BlockDeclaration>, 'live' | 'sample'> & { live: ComponentType<object>; sample?: ComponentType<object> }

function makeElement(declaration: BlockDeclaration, { live, sample = live, styles, shadow = 'open' }: Views): CustomElementConstructor {
  const slots = fieldSlots(declaration)
  const byAttribute = new Map(slots.map((slot) => [slot.attribute, slot]))
  const defaults = Object.fromEntries(slots.map((slot) => [slot.property, slot.fallback]))
  const leaf = !declaration.slots

  // `container` is the one documented prop of r2wc: our shadow root, whose host is the element.
  function Mounted({ container }: { container?: HTMLElement }) {
    const element = (container as unknown as ShadowRoot).host as BlockElement
    const state = useSyncExternalStore(element.store.subscribe, element.store.read)
    return (
      <div className="block" inert={leaf && state.mode === 'edit'}>
        <Boundary host={element} chance={state} failed={element.fail}>
          <Tooled key={state.mode} element={element} {...state} />
        </Boundary>
      </div>
    )
  }

  function Tooled({ element, fields, mode }: { element: BlockElement } & BlockState) {
    const [tools] = useState(() => makeTools(element, pageBus(), mode, element.mounted!.signal))
    const View = mode === 'edit' ? sample : live
    return <View {...fields} {...tools} />
  }

  const Base = r2wc(Mounted, { shadow }) as unknown as new () => Connected

  class BlockElement extends Base {
    static readonly vitrineVersion = vitrineVersion
    static get observedAttributes(): string[] {
      return [...byAttribute.keys()]
    }

    readonly store = new BlockStore(defaults)
    /** Set while the view is mounted; aborted when it goes, and renewed when the mode changes. */
    mounted: AbortController | undefined
    #queued = false
    /** Attributes of the markup that a property has overruled before the element was defined. */
    #overruled = new Set<string>()
    #unwatch: (() => void) | undefined

    constructor() {
      super()
      this.#dress(this.ownerDocument)
      for (const slot of slots) this.#takeEarly(slot)
    }

    // Keeps the root reachable when it is closed.
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const root = super.attachShadow(init)
      roots.set(this, root)
      return root
    }

    attributeChangedCallback(name: string, _old: string | null, text: string | null): void {
      const slot = byAttribute.get(name)
      if (slot && !this.#overruled.delete(name)) this.#take(slot, readAttribute(slot, text), text)
    }

    setProperty(slot: FieldSlot, value: unknown): void {
      this.#take(slot, readProperty(slot, value), value)
    }

    override connectedCallback(): void {
      this.#enterMode()
      if (this.mounted || this.#queued) return
      this.#queued = true
      mountSoon(() => {
        this.#queued = false
        if (!this.isConnected || this.mounted) return
        this.mounted = new AbortController()
        this.#watch()
        super.connectedCallback()
      })
    }

    /** With `moveBefore` nothing is unmounted, and focus stays. */
    connectedMoveCallback(): void {
      this.#enterMode()
    }

    // Builders drag blocks about: a move is a disconnect and a connect in one task,
    // and the shopper's half-typed search should survive it.
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected || !this.mounted) return
        this.#unwatch?.()
        this.mounted.abort()
        this.mounted = undefined
        super.disconnectedCallback()
      })
    }

    adoptedCallback(): void {
      this.#dress(this.ownerDocument)
      if (this.mounted) this.#watch()
    }

    fail = (error: unknown): void => {
      const detail = { tag: this.localName, message: error instanceof Error ? error.message : String(error), error }
      this.dispatchEvent(new CustomEvent('vitrine-error', { detail, bubbles: true, composed: true }))
    }

    #watch(): void {
      this.#unwatch?.()
      this.#unwatch = watchMode(this.ownerDocument, () => this.#enterMode())
    }

    #enterMode(): void {
      const mode = modeOf(this)
      if (mode === this.store.read().mode) return
      if (this.mounted) {
        this.mounted.abort()
        this.mounted = new AbortController()
      }
      this.store.setMode(mode)
    }

    // A document without a window, as inside a template, has no sheets; on the way back the block is dressed again.
    #dress(document: Document): void {
      if (!document.defaultView) return
      roots.get(this)!.adoptedStyleSheets = styles.map((css) => sheetOf(document, css))
    }

    /** A property that was set before the element was defined hides our accessor: take it and remove it. */
    #takeEarly(slot: FieldSlot): void {
      if (!Object.hasOwn(this, slot.property)) return
      const value = Reflect.get(this, slot.property)
      Reflect.deleteProperty(this, slot.property)
      if (this.hasAttribute(slot.attribute)) this.#overruled.add(slot.attribute)
      this.setProperty(slot, value)
    }

    #take(slot: FieldSlot, reading: Reading, given: unknown): void {
      if ('value' in reading) {
        this.store.setField(slot.property, reading.value)
        return
      }
      console.warn(
        `<${this.localName}> ${slot.attribute}=${show(given)} is not understood; using ${JSON.stringify(slot.fallback) ?? 'nothing'}.`,
      )
      this.store.setField(slot.property, slot.fallback)
    }
  }

  for (const slot of slots) {
    Object.defineProperty(BlockElement.prototype, slot.property, {
      configurable: true,
      enumerable: true,
      get(this: BlockElement) {
        return this.store.read().fields[slot.property]
      },
      set(this: BlockElement, value: unknown) {
        this.setProperty(slot, value)
      },
    })
  }
  return BlockElement
}

// Not every object can be made a text, and what is in one may be personal.
function show(value: unknown): string {
  const text =
    typeof value === 'string' ? JSON.stringify(value) : typeof value === 'object' ? Object.prototype.toString.call(value) : String(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
