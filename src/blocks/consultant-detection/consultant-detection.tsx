import { useEffect } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { detectConsultant } from '../../commerce/domain/consultant/detect-consultant.js'
import { entryIn } from '../../commerce/domain/consultant/detection.js'
import { useShop, useStore, useMessages } from '../../ui/index.js'
import { watchAddress } from '../../core/dom/watch-address.js'
import { Failure } from '../../ui/parts/failure.js'
import type { consultantDetection } from './consultant-detection.block.js'
import { detectionMessages } from './consultant-detection.messages.js'

export function ConsultantDetection({ page, subsidiaryCode, mode, emit, setState }: ViewOf<typeof consultantDetection>) {
  const shop = useShop()
  const t = useMessages(detectionMessages)
  const view = useStore(shop.detection)
  useEffect(() => {
    if (mode === 'edit') return
    void detectConsultant(shop, page, subsidiaryCode.trim())
    let before = entryIn(shop.page.here())
    return watchAddress(() => {
      const entry = entryIn(shop.page.here())
      const isNew = entry !== '' && entry !== before && !entry.endsWith(`=${(shop.consultant.get() ?? shop.closed.get())?.moniker}`)
      before = entry
      if (isNew) void detectConsultant(shop, page, subsidiaryCode.trim())
    })
  }, [shop, page, subsidiaryCode, mode])
  // Another block may ask for a retry after a failure.
  useEffect(() => {
    if (mode === 'edit' || !view) return
    setState(view.outcome)
    if (view.outcome !== 'loading' && view.outcome !== 'failed') emit('vitrine-consultant-detected', { outcome: view.outcome })
  }, [view, mode, emit, setState])
  if (mode === 'edit') return <p className="chip">{t.name}</p>
  if (!view?.lookup) return null
  return (
    <div className="band">
      <Failure text={view.lookup === 'goes-on' ? t.goesOn : t.givenUp} again={view.again} />
    </div>
  )
}
