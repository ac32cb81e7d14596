import { afterEach } from 'vitest'
import { endTest } from './test-ends.js'

// Read before each file: every test begins on an empty page, and what the one before has started there has been told to stop.
afterEach(async () => {
  endTest()
  document.body.replaceChildren()
  await new Promise((resolve) => setTimeout(resolve))
})
