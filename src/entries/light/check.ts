/** Building block of the schemas in `valibot.ts`. */
export interface Check {
  /** Returns the parsed value, or the fault. */
  readonly run: (value: unknown) => unknown
  readonly expects: string
  readonly entries?: Entries
  readonly wrapped?: Check
  /** The member may be absent. */
  readonly isOptional?: boolean
  readonly default?: unknown
}
export type Entries = Readonly<Record<string, Check>>

export class Fault {
  readonly path: { key: string | number }[] = []

  constructor(
    readonly expected: string,
    /** True when the type is right all the same: of several faults the most specific one is reported. */
    public isTyped = false,
  ) {}

  at(key: string | number): this {
    this.path.unshift({ key })
    this.isTyped = false
    return this
  }
}

export const check = (expects: string, run: Check['run'], more?: Partial<Check>) => ({
  ...more,
  expects,
  run,
  '~standard': {
    version: 1,
    vendor: 'vitrine',
    validate(value: unknown) {
      const understood = run(value)
      return understood instanceof Fault ? { issues: [understood] } : { value: understood }
    },
  },
})

/** A list is none: see `platform/wire/object-shape.ts`. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
