import { useState } from 'react'
import { safeUrl } from '../../../web/safe-url.js'
import type { Json } from '../../../element/declaration.js'
import { useStudio } from '../session/studio-context.js'
import { Icon } from '../kit/icon.js'
import { formWords } from './form.words.js'
import type { Wires } from './row.js'
import { TextControl } from './text-control.js'
import { useStudioWords } from '../kit/language.js'

interface AddressControlProps {
  wires: Wires
  label: string
  value: Json | undefined
  change: (value: string | undefined) => void
  fallback?: string | undefined
  keepsEmpty?: boolean
  placeholder?: string | undefined
  /** What the shopper gets. */
  counts: string
  origins: readonly string[]
}

/** A page of the site or any address that may be; it can be looked at in a tab of its own. */
export function AddressControl({
  wires,
  label,
  value,
  change,
  fallback = '',
  keepsEmpty = false,
  placeholder,
  counts,
  origins,
}: AddressControlProps) {
  const t = useStudioWords(formWords)
  const { paths } = useStudio()
  const address = safeUrl(counts, origins)
  return (
    <div className="field-pair">
      <TextControl
        {...wires}
        value={value}
        change={change}
        fallback={fallback}
        keepsEmpty={keepsEmpty}
        placeholder={placeholder ?? '/'}
        inputMode="url"
        spellCheck={false}
        suggestions={paths.map((path) => ({ value: path }))}
      />
      {address && !address.startsWith('#') && (
        <a
          className="icon-button"
          href={address}
          target="_blank"
          rel="noopener"
          aria-label={t.openAddress(label)}
          title={t.openAddress(label)}
        >
          <Icon name="open" />
        </a>
      )}
    </div>
  )
}

/** Whether an address leads to a page that the site does not have. */
export function leadsNowhere(address: string, paths: readonly string[]): boolean {
  if (!/^\/(?!\/)/.test(address) || paths.length === 0) return false
  const path = address.replace(/[?#].*$/s, '')
  return !path.slice(path.lastIndexOf('/')).includes('.') && !path.startsWith('/cms/') && !paths.includes(path.replace(/(.)\/$/, '$1'))
}

/** While an address is begun, nobody should be told that it is none. */
export function useUnfinished(text: string) {
  const [focused, setFocused] = useState(false)
  const unfinished = focused && ['https://', 'http://'].some((start) => start.startsWith(text.trim().toLowerCase()))
  return { unfinished, onFocus: () => setFocused(true), onBlur: () => setFocused(false) }
}
