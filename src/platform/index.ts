// The platform client on its own, for Node and for bundlers. The page imports `page-gateways.ts`, which loads what it needs.
export type { Commerce } from './commerce/commerce.js'
// `CallWords` is what the first version called them.
export { type CallArguments, type CallArguments as CallWords, type CallInput, type CallName, commerceRows } from './commerce/rows.js'
export { PlatformError } from './errors.js'
export type { HttpAnswer } from './http.js'
export type { MethodName, Methods } from './methods/methods.js'
export { defaultVersion as apiVersion, type PlatformOptions, type PlatformSettings } from './clients.js'
export { createPlatform, type Platform } from './platform.js'
export type { ConfigOf, ReadOptions, RecordCall, Records, Snapshot, WriteOptions } from './records/records.js'
export { recordRows } from './records/table.js'
