// The platform client on its own, for Node and for bundlers. The page imports `platform.ts`, which loads what it needs.
export type { Commerce } from './commerce/commerce.js'
export { type CallInput, type CallName, type CallWords, commerceRows } from './commerce/rows.js'
export { PlatformError } from './errors.js'
export type { HttpAnswer } from './http.js'
export type { MethodName, Methods } from './methods/methods.js'
export { apiVersion, createPlatform, type Platform, type PlatformOptions, type PlatformSettings } from './platform.js'
export type { ConfigOf, ReadOptions, RecordCall, Records, Snapshot, WriteOptions } from './records/records.js'
export { recordRows } from './records/table.js'
