import { jsx } from 'react/jsx-runtime'
import { pageShare } from '../bus/index.js'
import type { BlockStay } from './block-stay.js'
import type { BlockState, BlockStore } from './block-store.js'
import { Boundary } from './boundary.js'
import type { BlockDeclaration } from './declaration.js'
import { lockOf } from './lock.js'
import { stayKey, storeKey } from './own-keys.js'
import { propsOf, type Views } from './view.js'

interface Host extends HTMLElement {
  [storeKey]: BlockStore
  [stayKey]: BlockStay
}

/** What React mounts into a block's shadow root: the view that its mode asks for, inert in an editor and while it is locked. */
export function blockRoot(declaration: BlockDeclaration, { live, sample = live }: Views) {
  const leaf = !declaration.slots
  const useLock = lockOf(declaration)

  // Drawn by its element whenever its state is another one: hooks that follow it weigh on each of a thousand elements.
  // `container` is the one documented prop of r2wc: our shadow root, whose host is the element.
  function BlockRoot({ container }: { container?: HTMLElement }) {
    const element = (container as unknown as ShadowRoot).host as Host
    const state = element[storeKey].drawn()
    const locked = useLock(element, state.mode)
    return (
      <div className="block" lang={pageShare().language?.get()} inert={locked || (leaf && state.mode === 'edit')}>
        <Boundary host={element} chance={state}>
          <View key={state.mode} element={element} {...state} />
        </Boundary>
      </div>
    )
  }

  // A component of its own, so that the boundary has what its tools throw. They are not spread: the signal is made when it is read.
  function View({ element, fields, mode }: { element: Host } & BlockState) {
    return jsx(mode === 'edit' ? sample : live, propsOf(fields, element[stayKey].tools!))
  }

  return BlockRoot
}
