import { useState } from 'react'
import type { Field, Json } from '../../../core/element/declaration.js'
import { Combobox } from '../kit/combobox.js'
import { IconButton } from '../kit/icon-button.js'
import { useStudioWords } from '../kit/language.js'
import { useChosenReferences } from '../session/references.js'
import { asText } from './field-reading.js'
import { isNumber, useFinding } from './reference-finding.js'
import { ReferenceLine, ReferencePicture } from './reference-line.js'
import { referenceMessages } from './reference.messages.js'
import type { Wires } from './row.js'

interface ReferenceControlProps {
  wires: Wires
  to: Extract<Field, { type: 'reference' }>['to']
  value: Json | undefined
  change: (value: string | undefined) => void
  placeholder?: string | undefined
}

/** Searches while the editor types, and shows the chosen reference by its name; a typed number is accepted too. */
export function ReferenceControl({ wires, to, value, change, placeholder }: ReferenceControlProps) {
  const t = useStudioWords(referenceMessages)
  const chosen = asText(value)
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const finding = useFinding(to, open ? (typed ?? '') : undefined)
  const kind = to === 'page' ? undefined : to
  const standing = useChosenReferences(kind, chosen === '' || kind === undefined ? [] : [chosen])
  const found = to === 'page' ? finding.page(chosen) : standing.state === 'known' ? standing.found.get(chosen) : undefined
  const isGone = chosen !== '' && !found && (to === 'page' || standing.state === 'known')
  const name = found?.name ?? chosen
  const said = saidBelow()

  function saidBelow(): string | undefined {
    if (typed !== undefined && typed.trim() !== '' && !open && typed !== name) return t.unchosen
    if (chosen === '') return undefined
    if (isGone) return t.gone[to]
    return to !== 'page' && standing.state === 'silent' ? t.silentChosen : undefined
  }

  function choose(id: string) {
    setTyped(undefined)
    change(id)
  }

  /** Keeps words that match nothing in the field for more typing; accepts a number even if it is unknown. */
  function settle() {
    const text = typed?.trim()
    if (text === undefined || text === name) return setTyped(undefined)
    if (text === '') {
      setTyped(undefined)
      return change(undefined)
    }
    if (isNumber(to, text) || finding.isSilent) choose(finding.idOf(text) ?? text)
  }

  return (
    <div className="reference">
      <div className="field-pair">
        <Combobox
          wires={{
            ...wires,
            'aria-describedby': [wires['aria-describedby'], said && `${wires.id}said`].filter(Boolean).join(' ') || undefined,
          }}
          label={t.list[to]}
          text={typed ?? name}
          onText={setTyped}
          onOpen={setOpen}
          onLeave={settle}
          onEnter={settle}
          onEscape={typed === undefined ? undefined : () => setTyped(undefined)}
          placeholder={placeholder ?? t.find[to]}
          before={found?.picture && typed === undefined && <ReferencePicture found={found} />}
          choices={finding.found.map((each) => ({ id: each.id, content: <ReferenceLine found={each} /> }))}
          choose={choose}
          status={finding.status}
        />
        {chosen !== '' && (
          <IconButton
            icon="close"
            label={t.clear(name)}
            onClick={() => {
              setTyped(undefined)
              change(undefined)
              document.getElementById(wires.id)?.focus()
            }}
          />
        )}
      </div>
      {found && typed === undefined && <ReferenceFacts {...found} />}
      <div aria-live="polite">
        {said && (
          <p id={`${wires.id}said`} className={isGone ? 'complaint' : 'help field-note'}>
            {said}
          </p>
        )}
      </div>
    </div>
  )
}

function ReferenceFacts(found: Parameters<typeof ReferenceLine>[0]['found']) {
  return (
    <p className="help reference-facts">
      <ReferenceLine found={found} factsOnly />
    </p>
  )
}
