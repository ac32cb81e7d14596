// What Testing Library asks of React, for the suite on the light runtime.
export * from 'preact/compat'
export { useSyncExternalStore } from '../../src/entries/light/store-hook.js'
export { default } from 'preact/compat'
export { act } from 'preact/compat/test-utils'
