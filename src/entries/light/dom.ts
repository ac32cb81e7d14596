import * as compat from 'preact/compat'

export { flushSync } from './client.js'
export { createPortal } from 'preact/compat'
export default compat
