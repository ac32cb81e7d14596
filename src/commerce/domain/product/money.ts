/** An amount as the platform sends it: "39.90". Never added up as a float. */
export type Money = string

/** Tells if prices hold the tax or it comes on top, as the platform says it. */
export type TaxType = 'Gross' | 'Net'

/** Prices are counted in the smallest coin, so that adding them up is exact. */
export type Cents = number

export function toCents(amount: Money): Cents {
  return Math.round(Number(amount) * 100)
}

export function fromCents(cents: Cents): Money {
  return (cents / 100).toFixed(2)
}

export interface MoneyFormat {
  locale: string
  currency: string
  /** Without it as many as the amount has, but not fewer than the currency; at most 20 (specification, section 9). */
  digits?: number
}

const mostDigits = 20

/**
 * Amounts of this form are written as Intl would, without Intl: a page's first formatter takes 10 ms, on a phone 50, while the
 * first products are drawn.
 */
const usual = /^\d{1,6}(?:\.\d\d?)?$/
const thousands = /\B(?=\d{3}(?:\D|$))/

const formats = new Map<string, Intl.NumberFormat>()

/** Writes an amount for people: "39,90 €". What is no amount is written as nothing. */
export function formatMoney(amount: Money | Cents, { locale, currency, digits }: MoneyFormat): string {
  const text = typeof amount === 'number' ? fromCents(amount) : amount
  if (text.trim() === '' || !Number.isFinite(Number(text))) return ''
  if (currency === 'EUR' && digits === undefined && usual.test(text)) {
    const euros = Number(text).toFixed(2)
    if (locale === 'de') return `${euros.replace('.', ',').replace(thousands, '.')}\u00a0€`
    if (locale === 'en') return `€${euros.replace(thousands, ',')}`
  }
  // A quotient of the platform, such as a third of 100: with far more digits than S9 has it is rounded to the smallest coin.
  const isQuotient = digits === undefined && /\.\d{22}/.test(text)
  const key = `${locale} ${currency} ${digits} ${isQuotient}`
  let format = formats.get(key)
  if (!format) {
    const most = Math.min(digits ?? mostDigits, mostDigits)
    const fraction = isQuotient ? {} : { maximumFractionDigits: most, ...(digits !== undefined && { minimumFractionDigits: most }) }
    // An unknown currency is left out: a wrong sign would be a wrong price, and Intl throws.
    const sign = /^[a-z]{3}$/i.test(currency) ? { style: 'currency' as const, currency } : { minimumFractionDigits: 2 }
    format = new Intl.NumberFormat(locale, { ...sign, ...fraction })
    formats.set(key, format)
  }
  return format.format(text as `${number}`)
}
