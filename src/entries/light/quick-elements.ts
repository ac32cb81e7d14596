import { options, type VNode } from 'preact'

const reactElement = Symbol.for('react.element')
/** Props that React and Preact name or treat differently: a capital letter may stand for a hyphen, `onChange` for `oninput`. */
const isReacts = /^(?:class|style|download|translate|on(?:[Cc]hange|[Ii]nput|[Ff]ocus|[Bb]lur|[Dd]ouble).*|(?!className$|on).*[A-Z].*)$/
interface Props {
  value?: unknown
  onChange?: (event: ChangeEvent) => void
  children?: unknown
  textContent?: string
  onChangeCapture?: (event: ChangeEvent) => void
  autoComplete?: string
  defaultValue?: string
}
type ChangeEvent = Event & { currentTarget: HTMLInputElement }

const known = new Map<string, boolean>()

function isPlain(name: string): boolean {
  let plain = known.get(name)
  if (plain === undefined) {
    plain = !isReacts.test(name)
    known.set(name, plain)
  }
  return plain
}

function hasOnlyPlain(props: object): boolean {
  for (const name in props) if (!isPlain(name) || props[name as keyof typeof props] === null) return false
  return true
}

/**
 * A text that stands alone in its element is set as React sets it: changes made to it by other software, a translator or
 * a grammar checker, is replaced with it. Preact would change a text node that is in the page no longer.
 */
function setTextWhole(props: Props): void {
  const { children } = props
  const parts = Array.isArray(children) ? children : [children]
  const isText = (part: unknown) => part == null || typeof part !== 'object'
  if (children == null || !parts.every(isText)) return
  props.textContent = parts.filter((part) => part != null && typeof part !== 'boolean').join('')
  props.children = undefined
}

/**
 * `preact/compat` writes out anew what every element is given, and sets its class twice. Most are given nothing that Preact
 * would understand otherwise than React: they keep it. Call it once, when `preact/compat` is there.
 */
export function makeElementsQuickly(): void {
  const make = options.vnode
  options.vnode = (node) => {
    const { type, ref } = node
    const props = node.props as Props
    const { onChange, value } = props
    // React reports a text input on `input` and `change`, Preact on `input` alone; the value that is drawn already is no change.
    if (onChange && typeof value === 'string' && type !== 'select')
      props.onChangeCapture = (event) => event.currentTarget.value !== value && onChange(event)
    // In Safari, a page that comes back has such a field with its initial value, which React takes for the current one.
    if (props.autoComplete === 'off' && typeof value === 'string') props.defaultValue = value
    if (typeof type === 'string' && !ref && type !== 'select' && type !== 'noscript' && hasOnlyPlain(props))
      (node as VNode & { $$typeof?: symbol }).$$typeof = reactElement
    else make?.(node)
    if (typeof type === 'string') setTextWhole(node.props as Props)
  }
}
