import { useEffect, useRef, useState } from 'react'
import { phaseOf, type SavePhase } from '../session/save-machine.js'
import type { Saving } from '../session/saving.js'
import { savingMessages } from './saving.messages.js'
import './saving.css'
import { useSaveState } from './use-saving.js'
import { useStudioWords } from '../kit/language.js'

/** Shows the state of saving beside the page's name. Only bad news and their end are read out. */
export function SaveChip({ saving }: { saving: Saving }) {
  const t = useStudioWords(savingMessages)
  const phase = phaseOf(useSaveState(saving))
  return (
    <>
      <span className="save-chip" data-phase={phase}>
        {t[phase]}
      </span>
      <span className="visually-hidden" role="status">
        {useNews(phase)}
      </span>
    </>
  )
}

function useNews(phase: SavePhase): string {
  const t = useStudioWords(savingMessages)
  const wasBad = useRef(false)
  const [news, setNews] = useState('')
  useEffect(() => {
    const isBad = phase === 'failed' || phase === 'conflict'
    if (isBad) setNews(t[phase])
    else if (phase === 'saved') setNews(wasBad.current ? t.savedAgain : '')
    if (isBad || phase === 'saved') wasBad.current = isBad
  }, [phase, t])
  return news
}
