import { useMemo } from 'react'
import { useSettings } from '../hooks/use-shop.js'

/** Returns "Deutschland" for "DE"; a text that is no code stays as it is. */
export function useCountryName(): (code: string) => string {
  const { locale } = useSettings()
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
    return (code) => (/^[A-Z]{2}$/i.test(code) ? (names.of(code.toUpperCase()) ?? code) : code)
  }, [locale])
}
