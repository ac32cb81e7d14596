import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazy } from '../../src/ui/parts/lazy.js'
import { openSandbox, userEvent } from '../support/shop-page.js'

const shopPage = openSandbox()
const Greeting = ({ name }: { name: string }) => <p>Hallo {name}</p>

type Part = ComponentType<{ name: string }>

interface Asked {
  resolve: (part: Part) => void
  reject: (error: unknown) => void
}

/** A part whose code comes, or does not, when the test says so. */
function part() {
  const asked: Asked[] = []
  const Part = lazy<{ name: string }>(() => new Promise<Part>((resolve, reject) => void asked.push({ resolve, reject })))
  return { asked, Part }
}

describe('a late part', () => {
  beforeEach(async () => void (await shopPage({ html: '' })))
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it('has something else in its place until its code has come', async () => {
    const { asked, Part } = part()
    render(<Part name="Anna" waiting={<p>Gleich</p>} />)
    expect(screen.getByText('Gleich').isConnected).toBe(true)
    asked[0]!.resolve(Greeting)
    await screen.findByText('Hallo Anna')
    expect(screen.queryByText('Gleich')).toBeNull()
  })

  it('is fetched once, however many show it, and is there at once when it was preloaded', async () => {
    const { asked, Part } = part()
    Part.preload()
    asked[0]!.resolve(Greeting)
    await Promise.resolve()
    render(
      <>
        <Part name="Anna" />
        <Part name="Berta" />
      </>,
    )
    expect(screen.getByText('Hallo Anna').isConnected && screen.getByText('Hallo Berta').isConnected).toBe(true)
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['has come', (asked: Asked) => asked.resolve(Greeting), 'Hallo Anna'],
    ['cannot be had', (asked: Asked) => asked.reject(new Error('no network')), /^Dieser Teil ließ sich nicht laden/],
  ])('keeps a block that has nothing to show without it waiting, until it %s', async (_, end, shown) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { asked, Part } = part()
    const Block = () => (Part.useSettled(true) ? <Part name="Anna" waiting="Gleich" /> : <p>Wartet</p>)
    render(<Block />)
    expect(screen.getByText('Wartet').isConnected).toBe(true)
    end(asked[0]!)
    await vi.waitFor(() => expect(screen.queryByText('Wartet')).toBeNull())
    await vi.waitFor(() => {
      // The part itself asks once more after a failure.
      asked[1]?.reject(new Error('no network'))
      expect(screen.queryByText(shown)).not.toBeNull()
    })
  })

  it('that does not come says so in its place, and comes when it is asked for again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { asked, Part } = part()
    render(<Part name="Anna" />)
    asked[0]!.reject(new Error('no network'))
    await screen.findByText(/^Dieser Teil ließ sich nicht laden/)
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    asked[1]!.resolve(Greeting)
    await screen.findByText('Hallo Anna')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
