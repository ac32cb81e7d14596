/**
 * What the blocks use of valibot, in a third of its bytes: the same verdicts, the same values, and of what does not fit
 * the first fault only. Shapes are written, and typed, with valibot itself; the builds for pages put this in its place.
 */
interface Check {
  /** The value as it is understood, or the fault. */
  readonly run: (value: unknown) => unknown
  readonly expects: string
  readonly entries?: Entries
  readonly wrapped?: Check
  /** The member may be absent. */
  readonly isOptional?: boolean
  readonly default?: unknown
}
type Entries = Readonly<Record<string, Check>>

class Fault {
  readonly path: { key: string | number }[] = []

  constructor(
    readonly expected: string,
    /** Of the right type all the same: of several faults the one that says most. */
    public isTyped = false,
  ) {}

  at(key: string | number): this {
    this.path.unshift({ key })
    this.isTyped = false
    return this
  }
}

const check = (expects: string, run: Check['run'], more?: Partial<Check>) => ({
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

const that = (expects: string, fits: (value: unknown) => boolean) => check(expects, (value) => (fits(value) ? value : new Fault(expects)))
function either(all: readonly string[]): string {
  const each = [...new Set(all)]
  return each.length > 1 ? `(${each.join(' | ')})` : (each[0] ?? 'never')
}
const written = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value))
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export const unknown = () => that('unknown', () => true)
export const string = () => that('string', (value) => typeof value === 'string')
export const boolean = () => that('boolean', (value) => typeof value === 'boolean')
export const number = () => that('number', (value) => typeof value === 'number' && !Number.isNaN(value))
export const literal = (only: unknown) => that(written(only), (value) => value === only)
export const picklist = (options: readonly unknown[]) => that(either(options.map(written)), (value) => options.includes(value))

function absent(wrapped: Check, words: string, isAbsent: (value: unknown) => boolean, more: Partial<Check>) {
  const run = (given: unknown) => {
    const value = isAbsent(given) && more.default !== undefined ? more.default : given
    return isAbsent(value) ? value : wrapped.run(value)
  }
  return check(`(${wrapped.expects} | ${words})`, run, { ...more, wrapped })
}
export const optional = (wrapped: Check, instead?: unknown) =>
  absent(wrapped, 'undefined', (value) => value === undefined, { isOptional: true, default: instead })
export const nullable = (wrapped: Check, instead?: unknown) => absent(wrapped, 'null', (value) => value === null, { default: instead })
export const nullish = (wrapped: Check, instead?: unknown) =>
  absent(wrapped, 'null | undefined', (value) => value == null, { isOptional: true, default: instead })

export const array = (item: Check) =>
  check('Array', (value) => {
    if (!Array.isArray(value)) return new Fault('Array')
    const all: unknown[] = []
    for (const [index, one] of value.entries()) {
      const understood = item.run(one)
      if (understood instanceof Fault) return understood.at(index)
      all.push(understood)
    }
    return all
  })

export const object = (entries: Entries) =>
  check(
    'Object',
    (value) => {
      if (!isObject(value)) return new Fault('Object')
      const whole: Record<string, unknown> = {}
      for (const key in entries) {
        const { run, isOptional, default: instead } = entries[key] as Check
        const isThere = key in value
        if (!isThere && !isOptional) return new Fault(`"${key}"`).at(key)
        if (!isThere && instead === undefined) continue
        const understood = run(value[key])
        if (understood instanceof Fault) return understood.at(key)
        whole[key] = understood
      }
      return whole
    },
    { entries },
  )

export const record = (_names: Check, item: Check) =>
  check('Object', (value) => {
    if (!isObject(value)) return new Fault('Object')
    const whole: Record<string, unknown> = {}
    for (const [key, one] of Object.entries(value)) {
      if (['__proto__', 'prototype', 'constructor'].includes(key)) continue
      const understood = item.run(one)
      if (understood instanceof Fault) return understood.at(key)
      whole[key] = understood
    }
    return whole
  })

export function union(options: readonly Check[]) {
  const expects = either(options.map((option) => option.expects))
  return check(expects, (value) => {
    const faults: Fault[] = []
    for (const { run } of options) {
      const understood = run(value)
      if (!(understood instanceof Fault)) return understood
      faults.push(understood)
    }
    const typed = faults.filter(({ isTyped }) => isTyped)
    const [only, another] = typed.length > 0 ? typed : faults
    return only && !another ? only : new Fault(expects, typed.length > 0)
  })
}

export const transform = (change: (value: never) => unknown) => ({ change })
export const regex = (pattern: RegExp) => ({ pattern })

type Step = Partial<ReturnType<typeof transform> & ReturnType<typeof regex>>

export const pipe = (first: Check, ...steps: readonly Step[]) =>
  check(
    first.expects,
    (given) => {
      let value = first.run(given)
      for (const { change, pattern } of steps) {
        if (value instanceof Fault) {
          if (change) value.isTyped = false
        } else if (change) value = change(value as never)
        else if (!pattern?.test(String(value))) value = new Fault(String(pattern), true)
      }
      return value
    },
    first,
  )

export function safeParse({ run }: Check, value: unknown) {
  const output = run(value)
  return output instanceof Fault ? { success: false, issues: [output] } : { success: true, output }
}

export const is = (shape: Check, value: unknown): boolean => safeParse(shape, value).success

export const getDotPath = ({ path }: Fault): string | null => path.map(({ key }) => key).join('.') || null
