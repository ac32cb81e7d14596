import { useMemo } from 'react'
import { useSettings } from '../hooks/use-shop.js'

/** "3. November 2026", and with the time where it matters; what is no date is not shown. */
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
