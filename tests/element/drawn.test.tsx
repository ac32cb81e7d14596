import { useLayoutEffect, useSyncExternalStore } from 'react'
import { describe, expect, it } from 'vitest'
import { defineBlock, register } from '../../src/core/element/index.js'
import { inside, mount } from '../support/mount.js'
import { called } from '../support/test-block.js'

const declare = <const Tag extends `vitrine-${string}`>(tag: Tag) =>
  defineBlock({
    tag,
    ...called('Schild', 'Zeigt, was gezeichnet wird'),
    fields: {},
  })

/** A value to watch, as the shop's are. */
function observable(value: number) {
  const watchers = new Set<() => void>()
  return {
    watchers,
    get: () => value,
    set(next: number) {
      value = next
      for (const watcher of [...watchers]) watcher()
    },
    subscribe(watcher: () => void) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}

describe('what a view draws', () => {
  it('has the attributes that React gives it, whatever draws it', async () => {
    const sign = declare('vitrine-test-sign')
    register(sign, {
      live: () => (
        <>
          <label className="name" htmlFor="field" title={null as unknown as undefined} tabIndex={-1} data-kind="a" aria-hidden="false">
            Name
          </label>
          <input id="field" autoComplete="name" inputMode="text" maxLength={8} defaultValue="Anna" hidden={false} required />
          <a href="/imprint" download translate="no" style={{ width: 8, opacity: 1 }}>
            Impressum
          </a>
          <svg className="sign" viewBox="0 0 8 8" strokeWidth="2" aria-hidden="true">
            <path d="M0 0h8" strokeLinecap="round" />
          </svg>
          <select defaultValue="b">
            <option value="a">A</option>
            <option value="b">B</option>
          </select>
        </>
      ),
      styles: [],
    })
    const page = await mount('<vitrine-test-sign></vitrine-test-sign>')
    const all = [...page.querySelector(sign.tag)!.shadowRoot!.querySelectorAll('.block *')]
    const attributesOf = (tag: string) =>
      Object.fromEntries([...all.find(({ localName }) => localName === tag)!.attributes].map(({ name, value }) => [name, value]).toSorted())
    expect(attributesOf('label')).toEqual({ class: 'name', for: 'field', tabindex: '-1', 'data-kind': 'a', 'aria-hidden': 'false' })
    expect(attributesOf('input')).toMatchObject({ id: 'field', autocomplete: 'name', inputmode: 'text', maxlength: '8', required: '' })
    expect(attributesOf('input')).not.toHaveProperty('hidden')
    expect(inside(page.querySelector(sign.tag)).getByRole<HTMLInputElement>('textbox').value).toBe('Anna')
    expect(attributesOf('a')).toEqual({ href: '/imprint', download: '', translate: 'no', style: 'width: 8px; opacity: 1;' })
    expect(attributesOf('svg')).toEqual({ class: 'sign', viewBox: '0 0 8 8', 'stroke-width': '2', 'aria-hidden': 'true' })
    expect(attributesOf('path')).toEqual({ d: 'M0 0h8', 'stroke-linecap': 'round' })
    expect(inside(page.querySelector(sign.tag)).getByRole<HTMLSelectElement>('combobox').value).toBe('b')
  })

  it('wears no class that has gone, and keeps a handler that has come', async () => {
    const dressed = observable(1)
    const dress = declare('vitrine-test-dress')
    let pressed = 0
    register(dress, {
      live: () => {
        const isDressed = useSyncExternalStore(dressed.subscribe, dressed.get) === 1
        const more = isDressed ? { className: 'warm' } : { onClick: () => (pressed += 1) }
        return (
          <button type="button" {...more}>
            {isDressed ? 'Warm' : 'Kalt'}
          </button>
        )
      },
      styles: [],
    })
    const page = await mount('<vitrine-test-dress></vitrine-test-dress>')
    const button = (name: string) => inside(page.querySelector(dress.tag)).getByRole('button', { name })
    expect(button('Warm').className).toBe('warm')
    dressed.set(2)
    await expect.poll(() => button('Kalt').className).toBe('')
    button('Kalt').click()
    expect(pressed).toBe(1)
    dressed.set(1)
    await expect.poll(() => button('Warm').className).toBe('warm')
    button('Warm').click()
    expect(pressed).toBe(1)
  })

  it('follows a value that changes before it is watched, and watches it no more when it is gone', async () => {
    const number = observable(1)
    const counter = declare('vitrine-test-counter')
    register(counter, {
      live: () => {
        const value = useSyncExternalStore(number.subscribe, number.get)
        useLayoutEffect(() => {
          if (number.get() === 1) number.set(2)
        }, [])
        return <output>{value}</output>
      },
      styles: [],
    })
    const page = await mount('<vitrine-test-counter></vitrine-test-counter>')
    const shown = () => inside(page.querySelector(counter.tag)).getByRole('status').textContent
    await expect.poll(shown).toBe('2')
    number.set(3)
    await expect.poll(shown).toBe('3')
    page.replaceChildren()
    await expect.poll(() => number.watchers.size).toBe(0)
  })

  it('goes over to another store', async () => {
    const [one, other] = [observable(1), observable(10)]
    const which = observable(0)
    const scale = declare('vitrine-test-scale')
    register(scale, {
      live: () => {
        const store = useSyncExternalStore(which.subscribe, which.get) === 0 ? one : other
        return <output>{useSyncExternalStore(store.subscribe, store.get)}</output>
      },
      styles: [],
    })
    const page = await mount('<vitrine-test-scale></vitrine-test-scale>')
    const shown = () => inside(page.querySelector(scale.tag)).getByRole('status').textContent
    await expect.poll(() => one.watchers.size).toBe(1)
    which.set(1)
    await expect.poll(shown).toBe('10')
    await expect.poll(() => [one.watchers.size, other.watchers.size]).toEqual([0, 1])
    other.set(11)
    await expect.poll(shown).toBe('11')
  })
})
