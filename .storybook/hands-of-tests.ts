import { cdp, userEvent } from 'vitest/browser'
import { hands } from './hands.js'

interface Protocol {
  send: (method: 'Emulation.setEmulatedMedia', params: object) => Promise<unknown>
}

hands.press = (keys) => userEvent.keyboard(keys)
hands.prefer = async (features) => {
  await (cdp() as unknown as Protocol).send('Emulation.setEmulatedMedia', { features })
}
