import { describe, it } from 'vitest'
import { engine } from './browser.js'

const leaveOut = Object.assign(() => {}, { each: () => () => {} })

/**
 * A test that asks what only Chromium tells, its own protocol (autofill) and how far things on a page have moved; that
 * drags with the mouse or copies blocks (without a screen, Firefox never lets go, and its clipboard keeps only words); that
 * has a page break down; or that needs numbers from CSS's `attr()`. Whole files of that kind stand in vite.config.ts.
 */
export const itInChromium = engine === 'chromium' ? it : (leaveOut as unknown as typeof it)

/** A suite of such tests alone; an empty one would be a fault. */
export const describeInChromium = engine === 'chromium' ? describe : (leaveOut as unknown as typeof describe)
