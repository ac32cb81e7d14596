import { useState } from 'react'
import { safeUrl } from '../../../core/dom/safe-url.js'
import type { Json } from '../../../core/element/declaration.js'
import { Icon } from '../kit/icon.js'
import { useStudioWords } from '../kit/language.js'
import { asText } from './field-reading.js'
import { formMessages } from './form.messages.js'
import { LinkCombobox } from './link-combobox.js'
import { linkMessages } from './link.messages.js'
import type { Wires } from './row.js'
import { useSiteLinks } from './site-links.js'

interface AddressControlProps {
  wires: Wires
  label: string
  value: Json | undefined
  change: (value: string | undefined) => void
  fallback?: string | undefined
  keepsEmpty?: boolean
  placeholder?: string | undefined
  /** Address that the shopper gets. */
  counts: string
  origins: readonly string[]
}

/** Control for a page of the site or any allowed address; it can be opened in a tab of its own. */
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
  const t = useStudioWords(formMessages)
  const links = useSiteLinks()
  const words = useStudioWords(linkMessages)
  const address = safeUrl(links.shown(counts), origins)
  const page = links.pageOf(counts)
  const said = links.isGone(counts) ? words.gone : page && words.leadsTo(page.title)
  return (
    <>
      <div className="field-pair">
        <LinkCombobox
          wires={{
            ...wires,
            'aria-describedby': [wires['aria-describedby'], said && `${wires.id}leads`].filter(Boolean).join(' ') || undefined,
          }}
          value={value === undefined || value === null ? fallback : asText(value)}
          change={(text) => change(text === '' && !keepsEmpty ? undefined : text)}
          placeholder={placeholder}
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
      {said && (
        <p id={`${wires.id}leads`} className={links.isGone(counts) ? 'complaint' : 'help'}>
          {said}
        </p>
      )}
    </>
  )
}

/** Returns true when an address leads to a page that the site does not have. */
export function leadsNowhere(address: string, paths: readonly string[]): boolean {
  if (!/^\/(?!\/)/.test(address) || paths.length === 0) return false
  const path = address.replace(/[?#].*$/s, '')
  return !path.slice(path.lastIndexOf('/')).includes('.') && !path.startsWith('/cms/') && !paths.includes(path.replace(/(.)\/$/, '$1'))
}

/** Tells if an address has only been begun, when a complaint would come too early. */
export function useUnfinished(text: string) {
  const [focused, setFocused] = useState(false)
  const unfinished = focused && ['https://', 'http://'].some((start) => start.startsWith(text.trim().toLowerCase()))
  return { unfinished, onFocus: () => setFocused(true), onBlur: () => setFocused(false) }
}
