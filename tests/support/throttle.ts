import { cdp } from 'vitest/browser'

// How many times slower this page runs; only `npm run test:shake` asks for it.
const rate = Number(import.meta.env.VITRINE_TEST_THROTTLE || 1)

interface Protocol {
  send: (method: 'Emulation.setCPUThrottlingRate', parameters: { rate: number }) => Promise<unknown>
}

if (rate > 1) await (cdp() as unknown as Protocol).send('Emulation.setCPUThrottlingRate', { rate })
