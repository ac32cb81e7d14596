import { type DetailedHTMLProps, type HTMLAttributes, useEffect, useRef, useState } from 'react'

type Listener = (event: CustomEvent<{ told: boolean }>) => void
interface Sample extends DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> {
  bool?: boolean
  num?: number
  str?: string
  arr?: readonly string[]
  obj?: object
  'oneverywhere-lower'?: Listener
  'oneverywhere-kebab-case'?: Listener
  'oneverywhere-camelCase'?: Listener
  'oneverywhere-CAPSCASE'?: Listener
  'oneverywhere-PascalCase'?: Listener
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'everywhere-sample': Sample
    }
  }
}

const arr = ['V', 'I']
const obj = { org: 'vitrine' }

export function Everywhere() {
  const [count, setCount] = useState(0)
  const [isShown, setShown] = useState(true)
  const [heard, setHeard] = useState<string[]>([])
  const imperative = useRef<HTMLElement>(null)
  const hear = ({ type }: Event) => setHeard((before) => [...before, type])
  useEffect(() => {
    const element = imperative.current!
    const listen = ({ type }: Event) => setHeard((before) => [...before, `imperative ${type}`])
    element.addEventListener('everywhere-kebab-case', listen)
    return () => element.removeEventListener('everywhere-kebab-case', listen)
  }, [])
  return (
    <>
      <everywhere-sample id="none" />
      <everywhere-sample id="children">
        <b>{count}</b>
      </everywhere-sample>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      {isShown && <everywhere-sample id="hidden" />}
      <button type="button" onClick={() => setShown(!isShown)}>
        Toggle
      </button>
      <everywhere-sample id="given" bool num={42} str="Vitrine" arr={arr} obj={obj} />
      <everywhere-sample
        id="events"
        oneverywhere-lower={hear}
        oneverywhere-kebab-case={hear}
        oneverywhere-camelCase={hear}
        oneverywhere-CAPSCASE={hear}
        oneverywhere-PascalCase={hear}
      />
      <everywhere-sample id="imperative" ref={imperative} />
      <output id="heard">{heard.join(' ')}</output>
    </>
  )
}
