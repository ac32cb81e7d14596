import type { KindTypes, ParameterName, parameterKinds } from './parameters.js'
import type { Snapshot } from './snapshot.js'
import type { RecordCall, recordRows } from './table.js'

type Rows = typeof recordRows
type InPath<P> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | InPath<Rest> : never
type Listed<R, Part extends string> = R extends { readonly [P in Part]: readonly (infer Name)[] } ? Name : never

/** Parameters that the row can derive without being given them. */
type Known<R> = (R extends { splits: true } ? 'objectApiName' : never) | (R extends { idInFields: true } ? 'recordId' : never)
type Required_<R extends { path: string }> = Exclude<InPath<R['path']> | Listed<R, 'needs'>, Known<R>> & ParameterName
type Possible<R extends { path: string }> = (InPath<R['path']> | Listed<R, 'query'> | Listed<R, 'body'>) & ParameterName

type KindOf<R, N extends ParameterName> = R extends { kinds: { [M in N]: infer K extends keyof KindTypes } }
  ? K
  : (typeof parameterKinds)[N]
type ValueOf<R, N extends ParameterName> = N extends 'fieldApiName'
  ? R extends { splits: true }
    ? KindTypes['field']
    : string
  : KindTypes[KindOf<R, N>]

type Plain<R extends { path: string }> = { readonly [N in Required_<R>]: ValueOf<R, N> | undefined } & {
  readonly [N in Exclude<Possible<R>, Required_<R>>]?: ValueOf<R, N> | undefined
} & (R extends { spreads: 'requestParams' }
    ? { readonly requestParams?: { readonly [N in Possible<R>]?: ValueOf<R, N> | undefined } }
    : unknown)

type OneOf<R extends { path: string }> =
  Listed<R, 'needsOneOf'> extends infer Names extends ParameterName
    ? [Names] extends [never]
      ? unknown
      : { [N in Names]: { readonly [M in N]: ValueOf<R, M> | undefined } }[Names]
    : never

type Whole<R extends { path: string }> = Plain<R> & OneOf<R>

/** Configuration of a call, derived from its row. Several entries of `getRecords` are several requests. */
export type ConfigOf<N extends RecordCall> = N extends 'getRecords'
  ? Whole<Rows[N]> | { readonly records: readonly Whole<Rows[N]>[] }
  : N extends 'deleteRecord'
    ? Whole<Rows[N]> | string
    : Whole<Rows[N]>

/** A call that needs nothing may be told nothing. */
type Told<N extends RecordCall, Options> =
  Record<never, never> extends ConfigOf<N> ? [config?: ConfigOf<N>, options?: Options] : [config: ConfigOf<N>, options?: Options]

export type ReadCall = { [N in RecordCall]: Rows[N] extends { lifetime: number } ? N : never }[RecordCall]
export type WriteCall = Exclude<RecordCall, ReadCall>

export interface ReadOptions {
  /** Ends the waiting of this reader only. */
  signal?: AbortSignal | undefined
}

export interface WriteOptions {
  /** An ISO time or an HTTP date; the platform refuses with 412 what was changed since. */
  ifUnmodifiedSince?: string | undefined
}

/** Nothing comes back, and nothing goes out, while a required parameter is missing or one is undefined. */
export type ReadCalls = { [N in ReadCall]: (...told: Told<N, ReadOptions>) => Promise<Snapshot | null> }

/** The platform's answer, or its refusal, thrown as a frozen PlatformError. */
export type WriteCalls = { [N in WriteCall]: (...told: Told<N, WriteOptions>) => Promise<unknown> }
