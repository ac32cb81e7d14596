import { useMemo } from 'react'
import { useSettings } from '../hooks/use-shop.js'

/** Formats a date as "3. November 2026", or with the time; a text that is no date is not shown. */
export function useDay(): { day: (iso: string) => string; moment: (iso: string) => string } {
  const { locale } = useSettings()
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(locale, options)
      return (iso: string) => {
        const time = Date.parse(iso)
        return Number.isNaN(time) ? '' : formatter.format(time)
      }
    }
    return { day: format({ dateStyle: 'long' }), moment: format({ dateStyle: 'long', timeStyle: 'short' }) }
  }, [locale])
}
