import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { useEmptySlot } from '../../src/ui/hooks/use-empty-slot.js'

function Frame({ said }: { said: (empty: boolean) => void }) {
  const slot = useRef<HTMLSlotElement>(null)
  said(useEmptySlot(slot))
  return <slot ref={slot} />
}

/** A host with a slot in its shadow, and what stands in it. */
function slotWith(content: string) {
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = content
  let empty: boolean | undefined
  const container = host.attachShadow({ mode: 'open' })
  render(
    <Frame
      said={(now) => {
        empty = now
      }}
    />,
    { container: container as unknown as HTMLElement },
  )
  return { host, empty: () => empty }
}

describe('a slot', () => {
  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
  })

  it.each([
    ['nothing', '', true],
    ['blanks and a comment', ' \n <!-- later --> ', true],
    ['words', 'Hallo', false],
    ['an element without words', '<img alt="">', false],
  ])('with %s in it: empty is told as %s', (_what, content, empty) => {
    expect(slotWith(content).empty()).toBe(empty)
  })

  it('is told as filled when something comes, and as empty when it goes', async () => {
    const { host, empty } = slotWith('')
    host.append(document.createElement('p'))
    await expect.poll(empty).toBe(false)
    host.replaceChildren()
    await expect.poll(empty).toBe(true)
  })
})
