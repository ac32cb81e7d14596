import { createElement, type VNode } from 'preact'
import { expect, it } from 'vitest'
import { makeElementsQuickly } from '../../src/entries/light/quick-elements.js'

makeElementsQuickly()
const propsOf = (props: object) => (createElement('input', props) as VNode<{ value?: string; defaultValue?: string }>).props

it('a field that Safari begins anew when the page comes back begins with what stands in it, as on React', () => {
  expect(propsOf({ type: 'search', autoComplete: 'off', value: 'Versand', onChange: () => {} }).defaultValue).toBe('Versand')
})

it('no other field writes down what is typed into it', () => {
  expect(propsOf({ type: 'password', autoComplete: 'current-password', value: 'geheim', onChange: () => {} })).not.toHaveProperty(
    'defaultValue',
  )
})
