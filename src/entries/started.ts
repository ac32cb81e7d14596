import { version } from 'react'
import { startPage } from './start.js'

declare const __VITRINE_REACT_IS_THE_HOSTS__: boolean

// Node has no page; importing a block there must not fail.
if (typeof document !== 'undefined') {
  if (typeof __VITRINE_REACT_IS_THE_HOSTS__ === 'boolean' && Number.parseInt(version, 10) < 19) {
    console.error(
      `Vitrine’s blocks are drawn by the React of the application, and need React 19; this is ${version}. With React 18 import '@vitrine/blocks/react-18' or '@vitrine/blocks/light/…', which bring a runtime of their own.`,
    )
  }
  startPage()
}
