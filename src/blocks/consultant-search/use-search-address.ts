import type { ConsultantSearch } from '../../commerce/domain/consultant/consultant-gateway.js'
import { readPostalCode } from '../../commerce/domain/customer/postal-code.js'
import { useAddress } from '../../ui/hooks/use-address.js'
import { plainText, searchText } from '../../core/dom/plain-text.js'
import { pageIn, pageText } from '../../core/dom/page-number.js'

export const ways = ['postal-code', 'name', 'phone'] as const
export const radii = [5, 10, 25, 50, 100] as const

export interface SearchAddress {
  by: ConsultantSearch['by']
  /** The text as typed. */
  text: string
  /** Kilometres. */
  radius: number
  languages: readonly string[]
  specialties: readonly string[]
  /** Index of the page, from 0. */
  page: number
}

/** No name is longer. */
const longestText = 200
const mostFilters = 20

/** The search that the address of the page describes. */
export const useSearchAddress = (defaultRadius: number) =>
  useAddress({ read: () => read(defaultRadius), write: (address) => write(address, defaultRadius), live: true })

function read(defaultRadius: number): SearchAddress {
  const query = new URLSearchParams(location.search)
  const several = (name: string) => [...new Set(query.getAll(name).filter(Boolean))].slice(0, mostFilters)
  return {
    by: ways.find((each) => each === query.get('by')) ?? 'postal-code',
    text: searchText(query.get('q') ?? '').slice(0, longestText),
    radius: radii.find((each) => String(each) === query.get('radius')) ?? defaultRadius,
    languages: several('language'),
    specialties: several('specialty'),
    page: pageIn(query),
  }
}

function write({ by, text, radius, languages, specialties, page }: SearchAddress, defaultRadius: number): string {
  const url = new URL(location.href)
  const put = (name: string, values: readonly string[]) => {
    url.searchParams.delete(name)
    for (const value of values) if (value) url.searchParams.append(name, value)
  }
  put('by', [by === 'postal-code' ? '' : by])
  put('q', [text])
  put('radius', [radius === defaultRadius ? '' : String(radius)])
  put('language', languages)
  put('specialty', specialties)
  put('page', [pageText(page)])
  return url.pathname + url.search
}

/** The search to send to the platform; undefined while the input cannot be a postal code, a name or a number. */
export function questionIn({ by, text, radius, ...filters }: SearchAddress, pageSize: number): ConsultantSearch | undefined {
  const wanted = by === 'postal-code' ? readPostalCode(text) : by === 'phone' ? plainText(text) : searchText(text)
  if (!wanted || (by === 'name' && letters(wanted) < 2) || (by === 'phone' && wanted.replace(/\D/g, '').length < 3)) return undefined
  return { by, text: wanted, ...(by === 'postal-code' ? { radius } : {}), ...filters, pageSize }
}

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0
