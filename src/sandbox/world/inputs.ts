import { to18 } from './ids.js'
import { Refusal } from './refusal.js'

/** A body, or a part of it, as it came. */
export type Input = Readonly<Record<string, unknown>>

export const isInput = (value: unknown): value is Input => typeof value === 'object' && value !== null && !Array.isArray(value)

export const inputIn = (value: unknown): Input => (isInput(value) ? value : {})

export const invalid = (message: string, details = {}): Refusal => new Refusal(400, 'INVALID_API_INPUT', message, details)

/** 15 characters mean the same as 18. */
export const idIn = (value: unknown): string => {
  const id = typeof value === 'string' ? value : ''
  return /^[0-9A-Za-z]{15}$/.test(id) ? to18(id) : id
}
