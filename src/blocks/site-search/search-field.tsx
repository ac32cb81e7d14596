import { type RefObject, useId, useState } from 'react'
import { longestSearch } from '../../commerce/domain/content/site-search.js'
import { SearchIcon } from '../../ui/theme/icons.js'
import { useMessages } from '../../ui/index.js'
import { useTypedSearch } from '../../ui/hooks/use-typed-search.js'
import { siteSearchMessages } from './site-search.messages.js'

interface Props {
  /** The text in the address. */
  text: string
  /** True when the text can be searched for. */
  usable: boolean
  field: RefObject<HTMLInputElement | null>
  settle: (text: string) => void
  /** Called when the shopper has submitted a search herself. */
  sent?: () => void
}

/** Searches while the shopper types, and reports a text that is too short only when she has finished. */
export function SearchField({ text, usable, field, settle, sent }: Props) {
  const t = useMessages(siteSearchMessages)
  const id = useId()
  const [checked, setChecked] = useState(false)
  const { typed, setTyped, isSent, send } = useTypedSearch(text, settle)
  const problem = checked && isSent && !usable ? t.tooShort : undefined
  return (
    <search className="asking">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send(typed)
          setChecked(true)
          if (usable) sent?.()
          else field.current?.focus()
        }}
      >
        <label htmlFor={id}>{t.label}</label>
        <span className="box" part="field">
          <input
            ref={field}
            id={id}
            type="search"
            maxLength={longestSearch}
            enterKeyHint="search"
            autoComplete="off"
            spellCheck="true"
            value={typed}
            aria-invalid={problem !== undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => {
              setTyped(event.target.value)
              setChecked(false)
            }}
            onBlur={() => setChecked(typed.trim() !== '')}
          />
          <button type="submit" className="button">
            <SearchIcon />
            <span>{t.search}</span>
          </button>
        </span>
        {problem && (
          <p className="problem" id={`${id}-problem`} role="alert">
            {problem}
          </p>
        )}
      </form>
    </search>
  )
}
