import { cleanup, render, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { QuantityRule } from '../../src/commerce/domain/product/product-gateway.js'
import { QuantityInput } from '../../src/ui/parts/quantity-input.js'
import { openSandbox, userEvent } from '../support/shop-page.js'

const shopPage = openSandbox()

function Line({ rule, changed }: { rule?: QuantityRule; changed: (quantity: number | undefined) => void }) {
  const [quantity, setQuantity] = useState(6)
  const change = (to: number | undefined) => {
    changed(to)
    if (to !== undefined) setQuantity(to)
  }
  return <QuantityInput name="Serum" quantity={quantity} rule={rule} change={change} />
}

function line(rule?: QuantityRule) {
  const changes: (number | undefined)[] = []
  const { container } = render(<Line {...(rule && { rule })} changed={(to) => void changes.push(to)} />)
  const drawn = within(container)
  const field = drawn.getByRole<HTMLInputElement>('textbox', { name: 'Menge von Serum' })
  return {
    changes,
    field,
    more: drawn.getByRole('button', { name: 'Menge von Serum erhöhen' }),
    less: drawn.getByRole('button', { name: 'Menge von Serum verringern' }),
    why: () => drawn.queryByRole('alert')?.textContent,
    type: (text: string) => userEvent.fill(field, text),
  }
}

describe('a stepper', () => {
  beforeEach(async () => void (await shopPage({ html: '' })))
  afterEach(cleanup)

  it('counts up and down by what the product is sold in', async () => {
    const { more, less, field, changes } = line({ minimum: 3, maximum: 12, increment: 3 })
    await userEvent.click(more)
    expect(field.value).toBe('9')
    await userEvent.click(less)
    await userEvent.click(less)
    expect(field.value).toBe('3')
    expect(changes).toEqual([9, 6, 3])
  })

  it('says at either end that it goes no further', () => {
    const { more, less } = line({ minimum: 6, maximum: 6, increment: 1 })
    expect([more, less].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true'])
  })

  it('takes a typed number with Enter, and when she leaves the field', async () => {
    const { type, changes } = line()
    await type('8')
    await userEvent.keyboard('{Enter}')
    await type('9')
    await userEvent.tab()
    expect(changes).toEqual([8, 9])
  })

  it.each([
    ['abc', 'Bitte gib eine gültige Zahl ein.'],
    ['1', 'Mindestens 3 Stück.'],
    ['99', 'Höchstens 12 Stück.'],
    ['7', 'Nur in Schritten von 3 Stück.'],
  ])('keeps %j in the field, says why it cannot be, and that there is no quantity', async (typed, why) => {
    const stepper = line({ minimum: 3, maximum: 12, increment: 3 })
    await stepper.type(typed)
    await userEvent.tab()
    expect(stepper.field.value).toBe(typed)
    expect(stepper.field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(stepper.field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(why)
    expect(stepper.changes).toEqual([undefined])
  })

  it('takes the reason away while she mends it, and tells the number even if it is the one of before', async () => {
    const { type, why, changes } = line()
    await type('abc')
    await userEvent.tab()
    expect(why()).toBe('Bitte gib eine gültige Zahl ein.')
    await type('6')
    expect(why()).toBeUndefined()
    await userEvent.tab()
    expect(changes).toEqual([undefined, 6])
  })
})
