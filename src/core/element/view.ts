import type { ComponentType } from 'react'
import { type Channel, pageBus } from '../bus/index.js'
import type { BlockDeclaration, DetailOf, EventNameOf, FieldsOf, SubscribedBy, MessageIn, PublishedBy } from './declaration.js'
import type { Mode } from './mode.js'
import { wear } from './states.js'

/** Tools that a view receives besides its fields, typed by its own declaration. */
export interface BlockTools<D> {
  /** Dispatches a declared event: bubbling, composed, cancelable. Returns false when a listener prevented it. */
  emit: <Name extends EventNameOf<D>>(name: Name, detail: DetailOf<D, Name>) => boolean
  /** Publishes a message on a declared channel. */
  publish: <C extends PublishedBy<D>>(channel: C, message: MessageIn<C>) => void
  /** Subscribes to a declared channel until the block is removed or the function it returns is called. */
  subscribe: <C extends SubscribedBy<D>>(channel: C, listener: (message: MessageIn<C>) => void) => () => void
  /** Shows the declared state on the element, as `data-state` and as `:state(…)`. */
  setState: (state: D extends { states: infer S } ? keyof S & string : never) => void
  host: HTMLElement
  mode: Mode
  /** Aborted when the block is removed or its mode changes; then it neither publishes nor receives nor emits any more. */
  signal: AbortSignal
}

export type ViewOf<D extends BlockDeclaration> = FieldsOf<D> & BlockTools<D>

/** The declaration types a block's views where they are registered; behind that they are components. */
export interface Views {
  live: ComponentType<object>
  sample?: ComponentType<object>
}

const time = Symbol()

/** Tools of a view for one mount in one mode, without its `signal`, which is made when it is read. */
export interface Tools {
  /** Aborts the signal when the time ends. Few views want a signal, and it is the most expensive of their tools. */
  [time]: { end?: AbortController }
}

/** In `edit` a block is inert: it neither publishes nor receives nor emits. */
export function makeTools(host: HTMLElement, mode: Mode): Tools {
  const inert = () => mode === 'edit' || tools[time].end?.signal.aborted
  const tools = {
    host,
    mode,
    [time]: {} as Tools[typeof time],
    emit: (name: string, detail: unknown) =>
      inert() || host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true })),
    publish: (channel: Channel<unknown>, message: unknown) => {
      if (!inert()) pageBus().publish(channel, message, host.localName)
    },
    subscribe: (channel: Channel<unknown>, listener: (message: unknown) => void) => {
      if (inert()) return () => {}
      const undo = pageBus().subscribe(channel, listener, host.localName)
      const ended = signalOf(tools)
      ended.addEventListener('abort', undo, { once: true })
      return () => {
        ended.removeEventListener('abort', undo)
        undo()
      }
    },
    setState: (state: string) => {
      if (host.dataset.state === state) return
      host.dataset.state = state
      wear(host, state)
    },
  }
  return tools
}

function signalOf(tools: Tools): AbortSignal {
  tools[time].end ??= new AbortController()
  return tools[time].end.signal
}

/** Shared by all tools whose signal was never read. */
const over = new AbortController()

export function endTime(tools: Tools): void {
  tools[time].end ??= over
  tools[time].end.abort()
}

const signal: PropertyDescriptor & ThisType<Tools> = {
  enumerable: true,
  get() {
    return signalOf(this)
  },
}

/** Returns the props of a view. */
export const propsOf = (fields: Readonly<Record<string, unknown>>, tools: Tools): object =>
  Object.defineProperty({ ...fields, ...tools }, 'signal', signal)
