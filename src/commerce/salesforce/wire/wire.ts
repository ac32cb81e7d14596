import {
  array,
  boolean,
  type GenericSchema,
  getDotPath,
  type InferInput,
  type InferOutput,
  is,
  literal,
  nullish,
  number,
  pipe,
  regex,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from 'valibot'
import { object } from './object-shape.js'
import type { TaxType } from '../../domain/product/money.js'
import { notUnderstood, PlatformError } from '../errors.js'

/**
 * The shapes of answers, as tolerant as may be: unknown members are ignored, absent and null are the same.
 * @throws PlatformError `UNEXPECTED_SHAPE` naming the call and the place, never the value, which may be personal
 */
export function parseBody<S extends GenericSchema>(schema: S, body: unknown, call: string): InferOutput<S> {
  const result = safeParse(schema, body, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const message = `The answer to ${call} is not understood: ${getDotPath(issue) ?? 'it'} should be ${issue.expected ?? 'otherwise'}.`
  throw new PlatformError({ kind: 'broken', code: notUnderstood, message })
}

export const fitsOf = (item: GenericSchema, all: readonly unknown[]): unknown[] => all.filter((one) => is(item, one))

/** A list of which only some is read. @param choose what of it must be understood */
export const some = <const S extends GenericSchema>(item: S, choose: (all: unknown[]) => unknown[]) =>
  pipe(
    array(unknown()),
    transform((all) => choose(all) as InferInput<S>[]),
    array(item),
  )

/** The understood members of a list that accompanies the answer; there may be none. See also `lists.ts`. */
export const extras = <const S extends GenericSchema>(item: S) => some(item, (all) => fitsOf(item, all))

/** An id that goes into the path of a later request. */
export const id = pipe(string(), regex(/[^.]/))
const textOrNumber = union([string(), number()])
/** Fifteen digits are exact as a number, too. */
export const amount = pipe(textOrNumber, transform(String), regex(/^-?\d{1,15}(\.\d+)?$/))
export const count = pipe(amount, transform(Number))
/** Carts are asked for in it: with any other word nothing would be answered any more. */
const currency = pipe(string(), regex(/^[A-Z]{3}$/))
export const maybeText = nullish(string())
/** The reference's own examples print what is not known as an empty text, too. */
const orNothing = <const S extends GenericSchema>(item: S) =>
  nullish(
    union([
      item,
      pipe(
        literal(''),
        transform(() => null),
      ),
    ]),
  )
export const maybeAmount = orNothing(amount)
export const maybeCount = orNothing(count)
/** Also said as a text or a number: "0", "true". */
export const yesOrNo = union([
  boolean(),
  pipe(
    textOrNumber,
    transform((said) => /^(true|1)$/i.test(String(said))),
  ),
])
export const flag = nullish(yesOrNo, false)

export const applicationContextShape = object({
  guestBrowsingEnabled: flag,
  guestCartEnabled: flag,
  guestCheckoutEnabled: flag,
  /** Documented up to v57 only (contracts, 2.1). */
  guestCartCheckoutEnabled: nullish(yesOrNo),
  defaultCurrency: currency,
  taxType: maybeText,
  /** One that is none is left out: it is no reason to know nothing of the store. */
  supportedCurrencies: nullish(extras(currency), []),
  /** Each with its currency by locale, such as `en_US`; what is none is no market's currency. */
  markets: nullish(extras(unknown()), []),
  inventoryConfiguration: nullish(object({ reservationInSeconds: maybeCount })),
  propertiesEx: nullish(object({ highScaleCartEnabled: flag })),
})

/** Returns the tax type of prices; undefined where the platform does not say it. */
export const taxTypeOf = (said: string | null | undefined): TaxType | undefined => (said === 'Gross' || said === 'Net' ? said : undefined)

interface Market {
  localeCurrencyMap?: Readonly<Record<string, string>> | null
}

/**
 * One supported currency is the shop's; of several the one of the market for this locale (Application Context, `localeCurrencyMap`),
 * where the markets agree; else the default one (contracts, 2.1).
 */
export function currencyOf(
  { supportedCurrencies, defaultCurrency, markets }: InferOutput<typeof applicationContextShape>,
  locale = '',
): string {
  const [only, another] = supportedCurrencies
  if (another === undefined) return only ?? defaultCurrency
  const isHere = (name: string) => name.replace('_', '-') === locale || name.startsWith(`${locale}_`)
  // Own members only: each is a market as it came.
  const all = markets.flatMap((market) => Object.entries({ __proto__: null, ...(market as Market) }.localeCurrencyMap ?? {}))
  const [ofMarket, ofAnother] = new Set(all.flatMap(([name, code]) => (locale && isHere(name) ? [code] : [])))
  return ofMarket !== undefined && ofAnother === undefined && supportedCurrencies.includes(ofMarket) ? ofMarket : defaultCurrency
}

/** Seconds (specification, section 9). */
const defaultReservation = 14_400

/** Seconds for which the store holds goods. */
export const reservationOf = (context: InferOutput<typeof applicationContextShape>): number =>
  context.inventoryConfiguration?.reservationInSeconds ?? defaultReservation

export const sessionContextShape = object({
  guestUser: boolean(),
  userId: maybeText,
  accountId: maybeText,
  profile: nullish(object({ firstName: maybeText })),
})
