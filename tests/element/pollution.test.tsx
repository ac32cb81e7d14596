import { useEffect } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../src/core/bus/index.js'
import { defineBlock, type FieldsOf, register } from '../../src/core/element/index.js'
import { communication } from '../../src/commerce/domain/channels.js'
import { mount } from '../support/mount.js'
import { called, text } from '../support/test-block.js'

const declare = (tag: `vitrine-${string}`) =>
  defineBlock({
    tag,
    ...called('Fels', 'Steht'),
    fields: {
      heading: { type: 'text', label: text('Titel') },
      count: { type: 'number', label: text('Anzahl') },
      words: { type: 'object', label: text('Wörter') },
    },
    events: { 'vitrine-test-stood': { help: text('Er steht.'), detail: {} } },
    publishes: [communication],
  })

const rock = declare('vitrine-test-rock')
type View = FieldsOf<typeof rock> & {
  emit: (name: 'vitrine-test-stood', detail: Record<never, never>) => boolean
  publish: (channel: typeof communication, message: { kind: 'inactive-shop' }) => void
}
const Rock = ({ heading, count, words, emit, publish }: View) => {
  useEffect(() => {
    emit('vitrine-test-stood', {})
    publish(communication, { kind: 'inactive-shop' })
  }, [emit, publish])
  return <output>{JSON.stringify({ heading, count, words })}</output>
}
register(rock, { live: Rock, styles: ['output { color: red }'] })

const keys = ['polluted', 'default', 'min', 'max', 'responsive', 'heading']
afterEach(() => {
  for (const key of keys) Reflect.deleteProperty(Object.prototype, key)
})

describe('a page that wrote into Object.prototype', () => {
  it.each(keys)('changes no field, event or message by %s', async (key) => {
    const warn = vi.spyOn(console, 'warn')
    Reflect.set(Object.prototype, key, 'evil')
    const fresh = declare(`vitrine-test-${key}`)
    register(fresh, { live: Rock, styles: [] })
    const stood = vi.fn()
    document.addEventListener('vitrine-test-stood', stood)
    const page = await mount(`<${rock.tag} words='{"a": "b"}'></${rock.tag}><${fresh.tag} count="2"></${fresh.tag}>`)
    const view = (tag: string) => page.querySelector(tag)?.shadowRoot?.querySelector('output')?.textContent
    expect(view(rock.tag)).toBe('{"words":{"a":"b"}}')
    expect(view(fresh.tag)).toBe('{"count":2}')
    expect(stood).toHaveBeenCalledTimes(2)
    expect(pageBus().inspect().retained.communication).toEqual({ kind: 'inactive-shop' })
    expect(warn).not.toHaveBeenCalled()
    document.removeEventListener('vitrine-test-stood', stood)
    warn.mockRestore()
  })
})

describe('a JSON attribute', () => {
  it('pollutes nothing', async () => {
    await mount(`<${rock.tag} words='{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}'></${rock.tag}>`)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})
