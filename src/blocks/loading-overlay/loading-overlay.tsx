import { useEffect, useRef } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { useMessages } from '../../ui/index.js'
import type { loadingOverlay } from './loading-overlay.block.js'
import { loadingOverlayMessages } from './loading-overlay.messages.js'

export function LoadingOverlay({ isShow, mode, setState }: ViewOf<typeof loadingOverlay>) {
  const t = useMessages(loadingOverlayMessages)
  const backdrop = useRef<HTMLDivElement>(null)
  const open = isShow && mode !== 'edit'
  useEffect(() => {
    setState(open ? 'open' : 'closed')
    if (backdrop.current?.isConnected) backdrop.current.togglePopover(open)
  }, [open, setState])
  return (
    <>
      {mode === 'edit' && <p className="chip">{t.name}</p>}
      {/* A screen reader tells what enters a status, not a status that appears with its words in it. */}
      <p className="visually-hidden" role="status">
        {open ? t.loading : ''}
      </p>
      <div ref={backdrop} className={open ? 'backdrop open' : 'backdrop'} part="backdrop" popover="manual">
        <span className="spinner large brand" aria-hidden="true" />
      </div>
    </>
  )
}
