import fc from 'fast-check'
import * as valibot from 'valibot'
import { describe, expect, it } from 'vitest'
import * as objects from '../../src/commerce/salesforce/wire/object-shape.js'
import * as small from '../../src/entries/light/valibot.js'
import { channels } from '../../src/commerce/domain/channels.js'

/** What both have; a shape is made of it twice. */
type Library = typeof valibot
type Shape = (library: Library) => valibot.GenericSchema

const smallLibrary = small as unknown as Library
/** As it is used for answers. */
const wholeLibrary = { ...valibot, ...objects } as Library
const wire = import.meta.glob<Record<string, unknown>>('../../src/commerce/salesforce/{wire,gateways,records}/*.ts', { eager: true })

describe('the small valibot', () => {
  it('says of any value and any shape what valibot says', () => {
    fc.assert(
      fc.property(anyShape, fc.array(anyValue, { minLength: 1, maxLength: 8 }), (shape, values) => {
        for (const value of values) expectTheSame(shape, value)
      }),
      { numRuns: 400 },
    )
  })

  it('says of every answer of the platform, whole or with something wrong in it, what valibot says', () => {
    const shapes = Object.values(wire).flatMap((module) => Object.values(module).filter(isSchema))
    expect(shapes.length).toBeGreaterThan(50)
    for (const schema of shapes) {
      const shape = shapeOf(schema)
      fc.assert(
        fc.property(valueFor(schema), (value) => {
          expectTheSame(shape, value)
        }),
        { numRuns: 40 },
      )
    }
  })

  it.each([
    ['valibot', wholeLibrary],
    ['the small one', smallLibrary],
  ])('reads own members alone, as %s', (_, library) => {
    const { boolean, nullish, string } = library
    const shape = library.object({
      success: nullish(boolean(), true),
      name: nullish(string()),
      inner: nullish(library.object({ name: string() })),
    })
    for (const [name, value] of Object.entries({ success: false, name: 'evil', inner: { name: 'evil' } }))
      Object.defineProperty(Object.prototype, name, { configurable: true, writable: true, value })
    try {
      const { success, output } = library.safeParse(shape, { __proto__: { name: 'inherited' } })
      expect(success).toBe(true)
      expect(Object.entries(output as object)).toEqual([['success', true]])
      expect(library.is(library.object({ name: string() }), {})).toBe(false)
    } finally {
      for (const name of ['success', 'name', 'inner']) Reflect.deleteProperty(Object.prototype, name)
    }
  })

  it('lets the same messages through the door of the bus', () => {
    for (const { schema } of channels) {
      const [whole, lean] = [schema, shapeOf(schema as unknown as valibot.GenericSchema)(smallLibrary)]
      fc.assert(
        fc.property(valueFor(schema as unknown as valibot.GenericSchema), (message) => {
          const [before, after] = [whole, lean].map((one) => one['~standard'].validate(message) as { value: unknown; issues?: unknown[] })
          expect(Boolean(after?.issues)).toBe(Boolean(before?.issues))
          if (!before?.issues) expect(after?.value).toEqual(before?.value)
        }),
        { numRuns: 60 },
      )
    }
  })
})

function expectTheSame(shape: Shape, value: unknown): void {
  const before = valibot.safeParse(shape(wholeLibrary), value, { abortEarly: true })
  const after = smallLibrary.safeParse(shape(smallLibrary), value)
  expect(after.success).toBe(before.success)
  expect(smallLibrary.is(shape(smallLibrary), value)).toBe(before.success)
  if (before.success) return expect(after.output).toStrictEqual(before.output)
  const [fault] = after.issues ?? []
  expect(fault?.expected).toBe(before.issues[0].expected)
  expect(fault && smallLibrary.getDotPath(fault)).toBe(valibot.getDotPath(before.issues[0]))
}

const names = fc.constantFrom('a', 'b', 'c')
const anyValue: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(null, undefined, true, false, 0, 1.5, Number.NaN, '', 'x', '12', '1.50', 'true'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(names, fc.constant('prototype')), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value

const leaf: fc.Arbitrary<Shape> = fc.constantFrom<Shape>(
  (v) => v.string(),
  (v) => v.number(),
  (v) => v.boolean(),
  (v) => v.unknown(),
  (v) => v.literal(true),
  (v) => v.picklist(['x', '12']),
  (v) => v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d+(\.\d+)?$/)),
)
const anyShape: fc.Arbitrary<Shape> = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.tuple(tie('shape'), fc.constantFrom('optional', 'nullable', 'nullish'), fc.constantFrom(undefined, '12')).map(
      ([inner, kind, instead]): Shape =>
        (v) =>
          v[kind as 'nullish'](inner(v), instead as never),
    ),
    tie('shape').map(
      (inner): Shape =>
        (v) =>
          v.array(inner(v)),
    ),
    tie('shape').map(
      (inner): Shape =>
        (v) =>
          v.record(v.string(), inner(v)),
    ),
    fc.array(tie('shape'), { minLength: 1, maxLength: 3 }).map(
      (all): Shape =>
        (v) =>
          v.union(all.map((one) => one(v))),
    ),
    fc.dictionary(names, tie('shape'), { maxKeys: 3, noNullPrototype: true }).map(
      (all): Shape =>
        (v) =>
          v.object(Object.fromEntries(Object.entries(all).map(([name, one]) => [name, one(v)]))),
    ),
    tie('shape').map(
      (inner): Shape =>
        (v) =>
          v.pipe(
            inner(v),
            v.transform((value) => [value]),
          ),
    ),
    tie('shape').map(
      (inner): Shape =>
        (v) =>
          v.pipe(
            v.unknown(),
            v.transform((value) => (Array.isArray(value) ? value.slice(1) : value)),
            inner(v),
          ),
    ),
  ),
})).shape

interface Said {
  type: string
  entries: Record<string, Said>
  item: Said
  value: Said
  wrapped: Said
  default: unknown
  options: readonly Said[]
  literal: unknown
  pipe?: readonly Said[]
  operation: (value: unknown) => unknown
  requirement: RegExp
}

const isSchema = (value: unknown): value is valibot.GenericSchema => Object(value).kind === 'schema'

/** A shape that is made already, as the recipe for making it anew. */
const shapeOf = (schema: valibot.GenericSchema): Shape => recipeOf(schema as unknown as Said)

function recipeOf(said: Said): Shape {
  if (said.pipe) {
    const [first, ...steps] = said.pipe
    return (v) =>
      (v.pipe as unknown as (...all: unknown[]) => valibot.GenericSchema)(
        recipeOf(first as Said)(v),
        ...steps.map((step) => {
          if (isSchema(step)) return recipeOf(step as unknown as Said)(v)
          return step.type === 'regex' ? v.regex(step.requirement) : v.transform(step.operation)
        }),
      )
  }
  const inner = (of: Said, v: Library) => recipeOf(of)(v)
  switch (said.type) {
    case 'object':
      return (v) => v.object(Object.fromEntries(Object.entries(said.entries).map(([name, one]) => [name, inner(one, v)])))
    case 'array':
      return (v) => v.array(inner(said.item, v))
    case 'record':
      return (v) => v.record(v.string(), inner(said.value, v))
    case 'union':
      return (v) => v.union(said.options.map((one) => inner(one, v)))
    case 'literal':
      return (v) => v.literal(said.literal as string)
    case 'picklist':
      return (v) => v.picklist(said.options as unknown as string[])
    case 'optional':
    case 'nullable':
    case 'nullish':
      return (v) => v[said.type as 'nullish'](inner(said.wrapped, v), said.default as never)
    default:
      return (v) => v[said.type as 'string']()
  }
}

const nothing = fc.constantFrom(null, undefined)
const wrong = fc.constantFrom<unknown>(null, undefined, 'x', 7, true, [], {})

/** Mostly what a shape asks for; now and then something else at one place. */
const valueFor = (schema: valibot.GenericSchema): fc.Arbitrary<unknown> => fitting(schema as unknown as Said)

function fitting(said: Said): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 25, arbitrary: right(said) }, { weight: 1, arbitrary: wrong })
}

function right(said: Said): fc.Arbitrary<unknown> {
  const last = said.pipe?.findLast((step, index) => index > 0 && isSchema(step))
  if (last) return right(last)
  switch (said.type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(said.entries).map(([name, one]) => [name, fitting(one)])))
    case 'array':
      return fc.array(fitting(said.item), { maxLength: 2 })
    case 'record':
      return fc.dictionary(names, fitting(said.value), { maxKeys: 2, noNullPrototype: true })
    case 'union':
      return fc.oneof(...said.options.map(fitting))
    case 'literal':
      return fc.constant(said.literal)
    case 'picklist':
      return fc.constantFrom(...said.options)
    case 'optional':
    case 'nullable':
    case 'nullish':
      return fc.oneof(nothing, fitting(said.wrapped))
    case 'number':
      return fc.integer()
    case 'boolean':
      return fc.boolean()
    case 'string':
      return fc.constantFrom('12', '-1.5', 'x', '')
    default:
      return wrong
  }
}
