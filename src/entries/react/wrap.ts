import {
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import type { VitrineBlocks } from '../tags.js'
import type { Facts } from './facts.js'

type Own<Element> = Omit<Element, keyof HTMLElement>
type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${Capitalize<First>}${Camel<Rest>}` : Capitalize<Name>

type Fields<Element> = { [Name in keyof Own<Element>]?: Own<Element>[Name] | undefined }
type Listeners<Events> = { [Name in keyof Events & string as `on${Camel<Name>}`]?: ((event: Events[Name]) => void) | undefined }
type Props<Element, Events> = Fields<Element> & Listeners<Events> & Omit<HTMLAttributes<Element>, keyof Own<Element>>

/** Its ref is the element itself. */
export type ComponentOf<Element, Events> = ForwardRefExoticComponent<Props<Element, Events> & RefAttributes<Element>>

type Tag = keyof VitrineBlocks

/** The fields of a block in camelCase, its events as `onVitrine…`, and what every element takes. */
export type BlockProps<T extends Tag> = Props<VitrineBlocks[T]['element'], VitrineBlocks[T]['events']>
export type BlockComponent<T extends Tag> = ComponentOf<VitrineBlocks[T]['element'], VitrineBlocks[T]['events']>

type Given = Readonly<Record<string, unknown>>

/** A server has no layout, and an older React complains when it is asked for one. */
const useLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * A block as a React component. Attributes are written as HTML has them, so that they come from a server; properties and
 * listeners are set on the element itself, which also works on a page that React finds drawn, and in React 18.
 */
export function wrap<Element extends HTMLElement, Events>(
  tag: string,
  { attributes, properties, events }: Facts,
): ComponentOf<Element, Events> {
  const listeners = events.map((event) => [listenerName(event), event] as const)
  const own = new Set([...properties, ...listeners.map(([name]) => name)])

  const Block = forwardRef<Element, Given>((props, ref) => {
    const element = useRef<Element>(null)
    const latest = useRef<Given>({})
    useImperativeHandle(ref, () => element.current!)
    useLayout(() => {
      for (const name of properties) if (props[name] !== latest.current[name]) Reflect.set(element.current!, name, props[name])
      latest.current = props
    })
    useLayout(() => {
      const ending = new AbortController()
      for (const [name, event] of listeners) {
        const tell = (heard: Event) => (latest.current[name] as ((event: Event) => void) | undefined)?.(heard)
        element.current!.addEventListener(event, tell, ending)
      }
      return () => ending.abort()
    }, [])
    const given = Object.entries(props).filter(([name]) => !own.has(name))
    const written = Object.fromEntries(given.map(([name, value]) => attributeFor(attributes, name, value)))
    // A block that was there before React has marked its element with its state.
    return createElement(tag, { suppressHydrationWarning: true, ...written, ref: element })
  })
  Block.displayName = listenerName(tag).slice(2)
  return Block as unknown as ComponentOf<Element, Events>
}

const listenerName = (event: string): string => `on-${event}`.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())

/** Older Reacts write `className` and `hidden={false}` of an element they do not know as they stand. */
function attributeFor(attributes: Readonly<Record<string, string>>, name: string, value: unknown): [string, unknown] {
  if (name === 'className') return ['class', value]
  if ((name === 'hidden' || name === 'inert') && value === false) return [name, undefined]
  const attribute = Object.hasOwn(attributes, name) ? attributes[name]! : undefined
  return attribute ? [attribute, written(value)] : [name, value]
}

function written(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? '' : undefined
  return Array.isArray(value) ? value.join(' ') : value
}
