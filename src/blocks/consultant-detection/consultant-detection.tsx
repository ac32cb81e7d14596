import { useEffect } from 'react'
import type { ViewOf } from '../../element/index.js'
import { detectConsultant } from '../../shop/consultant/detect-consultant.js'
import { useShop, useValue, useWords } from '../../ui/index.js'
import type { consultantDetection } from './consultant-detection.block.js'
import { detectionWords } from './consultant-detection.words.js'

export function ConsultantDetection({ page, mode, emit, enter }: ViewOf<typeof consultantDetection>) {
  const shop = useShop()
  const t = useWords(detectionWords)
  const view = useValue(shop.detection)
  useEffect(() => {
    if (mode !== 'edit') detectConsultant(shop, page).catch(console.error)
  }, [shop, page, mode])
  // Another block may have it ask once more, after it failed.
  useEffect(() => {
    if (mode === 'edit' || !view) return
    enter(view.outcome)
    if (view.outcome !== 'waiting' && view.outcome !== 'failed') emit('vitrine-consultant-detected', { outcome: view.outcome })
  }, [view, mode, emit, enter])
  return mode === 'edit' ? <p className="chip">{t.name}</p> : null
}
