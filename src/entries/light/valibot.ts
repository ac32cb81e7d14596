import { type Check, check, type Entries, Fault, isObject } from './check.js'

/**
 * The part of valibot that the blocks use, in a third of its bytes: the same verdicts, the same values, and of the issues
 * the first one only. A list is no object, as in `platform/wire/object-shape.ts`. Shapes are written, and typed, with valibot
 * itself; the builds for pages put this in its place.
 */
export { record } from './records.js'

const that = (expects: string, fits: (value: unknown) => boolean) => check(expects, (value) => (fits(value) ? value : new Fault(expects)))
function either(all: readonly string[]): string {
  const each = [...new Set(all)]
  return each.length > 1 ? `(${each.join(' | ')})` : (each[0] ?? 'never')
}
const written = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value))

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
      const whole: Record<string, unknown> = Object.create(null)
      for (const key in entries) {
        const { run, isOptional, default: instead } = entries[key] as Check
        // A property on the page's own `Object.prototype` is not part of the value.
        const isThere = Object.hasOwn(value, key)
        if (!isThere && !isOptional) return new Fault(`"${key}"`).at(key)
        if (!isThere && instead === undefined) continue
        const understood = run(isThere ? value[key] : undefined)
        if (understood instanceof Fault) return understood.at(key)
        whole[key] = understood
      }
      return whole
    },
    { entries },
  )

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

type Step = Partial<ReturnType<typeof transform> & ReturnType<typeof regex> & Check>

export const pipe = (first: Check, ...steps: readonly Step[]) =>
  check(
    first.expects,
    (given) => {
      let value = first.run(given)
      for (const { run, change = run, pattern } of steps) {
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
