import { startPage } from './start.js'

// In Node there is no page; importing a block there must not fail.
if (typeof document !== 'undefined') startPage()
