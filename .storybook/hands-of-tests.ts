import { afterEach } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { hands } from './hands.js'

interface Protocol {
  send: (method: 'Emulation.setEmulatedMedia', params: object) => Promise<unknown>
}

/** Emulates media features, besides less motion, which all tests here have. */
const preferred = (features: readonly { name: string; value: string }[]) =>
  (cdp() as unknown as Protocol).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }, ...features],
  })
let isUsual = true

hands.press = (keys) => userEvent.keyboard(keys)
hands.resize = (width) => page.viewport(width, 900)
hands.prefer = async (features) => {
  isUsual = false
  await preferred(features)
}

// Storybook tidies up when the next story of a file begins: behind the last one, the next file would still be in forced colours.
afterEach(async () => {
  if (!isUsual) await preferred([])
  isUsual = true
})
