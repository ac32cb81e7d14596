import { useEffect } from 'react'
import type { ViewOf } from '../../element/index.js'
import { detectConsultant } from '../../shop/detect-consultant.js'
import { useShop, useWords } from '../../ui/index.js'
import type { consultantDetection } from './consultant-detection.block.js'
import { detectionWords } from './consultant-detection.words.js'

export function ConsultantDetection({ page, mode, emit, enter }: ViewOf<typeof consultantDetection>) {
  const shop = useShop()
  const t = useWords(detectionWords)
  useEffect(() => {
    if (mode === 'edit') return
    enter('waiting')
    detectConsultant(shop, page).then(({ outcome }) => {
      enter(outcome)
      emit('vitrine-consultant-detected', { outcome })
    }, (error) => {
      console.error(error)
      enter('failed')
    })
  }, [shop, page, mode, emit, enter])
  return mode === 'edit' ? <p className="chip">{t.name}</p> : null
}
