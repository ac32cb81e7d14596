import { defineBlock } from '@vitrine/blocks/kit'
import { componentOf } from '@vitrine/blocks/react-18'
import { type ElementRef, useEffect, useRef, useState } from 'react'

const text = (words: string) => ({ de: words, en: words })
const event = { help: text('Told'), detail: { told: 'boolean' } } as const

const EverywhereSample = componentOf(
  defineBlock({
    tag: 'everywhere-sample',
    version: 1,
    name: text('Sample'),
    summary: text('Shows what it was given.'),
    category: 'shop',
    icon: 'box',
    inserter: { tagline: text('Shows what it was given') },
    fields: {
      bool: { type: 'boolean', label: text('A boolean') },
      num: { type: 'number', label: text('A number') },
      str: { type: 'text', label: text('A text') },
      arr: { type: 'list', label: text('A list') },
      obj: { type: 'object', label: text('An object') },
    },
    events: {
      'everywhere-lower': event,
      'everywhere-kebab-case': event,
      'everywhere-camelCase': event,
      'everywhere-CAPSCASE': event,
      'everywhere-PascalCase': event,
    },
  }),
)

const arr = ['V', 'I']
const obj = { org: 'vitrine' }

export function Everywhere() {
  const [count, setCount] = useState(0)
  const [isShown, setShown] = useState(true)
  const [heard, setHeard] = useState<string[]>([])
  const imperative = useRef<ElementRef<typeof EverywhereSample>>(null)
  const hear = ({ type }: Event) => setHeard((before) => [...before, type])
  useEffect(() => {
    const element = imperative.current!
    const listen = ({ type }: Event) => setHeard((before) => [...before, `imperative ${type}`])
    element.addEventListener('everywhere-kebab-case', listen)
    return () => element.removeEventListener('everywhere-kebab-case', listen)
  }, [])
  return (
    <>
      <EverywhereSample id="none" />
      <EverywhereSample id="children">
        <b>{count}</b>
      </EverywhereSample>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      {isShown && <EverywhereSample id="hidden" />}
      <button type="button" onClick={() => setShown(!isShown)}>
        Toggle
      </button>
      <EverywhereSample id="given" bool num={42} str="Vitrine" arr={arr} obj={obj} />
      <EverywhereSample
        id="events"
        onEverywhereLower={hear}
        onEverywhereKebabCase={hear}
        onEverywhereCamelCase={hear}
        onEverywhereCAPSCASE={hear}
        onEverywherePascalCase={hear}
      />
      <EverywhereSample id="imperative" ref={imperative} />
      <output id="heard">{heard.join(' ')}</output>
    </>
  )
}
