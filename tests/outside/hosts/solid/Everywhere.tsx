import { createSignal, type JSX, onMount, Show } from 'solid-js'

type Listener = (event: Event) => void

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'everywhere-sample': JSX.HTMLAttributes<HTMLElement> & {
        bool?: boolean
        num?: number
        str?: string
        arr?: readonly string[]
        obj?: object
        'on:everywhere-lower'?: Listener
        'on:everywhere-kebab-case'?: Listener
        'on:everywhere-camelCase'?: Listener
        'on:everywhere-CAPSCASE'?: Listener
        'on:everywhere-PascalCase'?: Listener
      }
    }
  }
}

const arr = ['V', 'I']
const obj = { org: 'vitrine' }

export function Everywhere() {
  const [count, setCount] = createSignal(0)
  const [isShown, setShown] = createSignal(true)
  const [heard, setHeard] = createSignal<string[]>([])
  let imperative!: HTMLElement
  const hear = ({ type }: Event) => setHeard((before) => [...before, type])
  onMount(() => {
    imperative.addEventListener('everywhere-kebab-case', ({ type }) => setHeard((before) => [...before, `imperative ${type}`]))
  })
  return (
    <>
      <everywhere-sample id="none" />
      <everywhere-sample id="children">
        <b>{count()}</b>
      </everywhere-sample>
      <button type="button" onClick={() => setCount(count() + 1)}>
        Count
      </button>
      <Show when={isShown()}>
        <everywhere-sample id="hidden" />
      </Show>
      <button type="button" onClick={() => setShown(!isShown())}>
        Toggle
      </button>
      <everywhere-sample id="given" bool={true} num={42} str="Vitrine" arr={arr} obj={obj} />
      <everywhere-sample
        id="events"
        on:everywhere-lower={hear}
        on:everywhere-kebab-case={hear}
        on:everywhere-camelCase={hear}
        on:everywhere-CAPSCASE={hear}
        on:everywhere-PascalCase={hear}
      />
      <everywhere-sample id="imperative" ref={imperative} />
      <output id="heard">{heard().join(' ')}</output>
    </>
  )
}
