import { configure } from '@testing-library/dom'
import { vi } from 'vitest'

/** Milliseconds that a test waits for what it looks at. A slow machine is no fault, so no test may depend on them. */
const patience = 10_000

configure({ asyncUtilTimeout: patience })

const { waitFor } = vi
vi.waitFor = (look, options) => waitFor(look, { timeout: patience, ...(typeof options === 'number' ? { timeout: options } : options) })
