import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

it('an element is clicked although its words change and others get them in the middle of it', async () => {
  const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  shadow.innerHTML = '<button hidden aria-label="Cart">One</button>'
  const button = shadow.querySelector('button')!
  const clicks: string[] = []
  shadow.addEventListener('click', ({ target }) => clicks.push((target as Element).textContent))
  const clicking = userEvent.click(button)
  await new Promise(requestAnimationFrame)
  button.ariaLabel = 'Cart, 0 items'
  shadow.append(
    ...['Two into the Cart', 'Three'].map((text) =>
      Object.assign(document.createElement('button'), { textContent: text, ariaLabel: 'Cart' }),
    ),
  )
  button.hidden = false
  await clicking
  expect(clicks).toEqual(['One'])
  expect(button.hasAttribute('data-testid')).toBe(false)
})
