import type { Money } from './types.js'

/** Prices are counted in the smallest coin, so that adding them up is exact. */
export type Cents = number

/** The one that this shop sells in unless its settings say otherwise. */
export const currency = 'EUR'

const moneyText = /^(-?)(\d+)(?:\.(\d{1,2}))?$/

/** @throws when the text is not an amount with at most two digits behind the point. */
export function toCents(money: Money): Cents {
  const [, sign, whole, part = ''] = moneyText.exec(money) ?? []
  if (whole === undefined) throw new Error(`"${money}" is not an amount of money; write it like "39.90".`)
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return sign === '-' ? -cents : cents
}

export function toMoney(cents: Cents): Money {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export const portion = (cents: Cents, percent: number): Cents => Math.round((cents * percent) / 100)

/** German value added tax, where facts say no other (UStG section 12). */
const usualTaxPercent = 19

/** Returns the tax of a world, in percent. */
export const taxPercentOf = ({ facts }: { readonly facts: { readonly taxPercent?: number } }): number => facts.taxPercent ?? usualTaxPercent

/** Prices for shoppers contain their tax: the part of it in a gross amount. */
export const containedTax = (gross: Cents, taxPercent: number): Cents => Math.round((gross * taxPercent) / (100 + taxPercent))
