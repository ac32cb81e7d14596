export type Path = readonly (string | number)[]

/** Where something stands in an answer. */
export function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) return
  // One member of a list is as good as all.
  const keys = Array.isArray(value) ? value.slice(0, 1).map((_, index) => index) : Object.keys(value)
  for (const key of keys) {
    yield [...path, key]
    yield* pathsIn((value as Members)[key], [...path, key])
  }
}

type Members = Record<string | number, unknown>

export const placeIn = (body: unknown, path: Path): unknown => path.reduce((inside, key) => (inside as Members)[key], body)

/** A copy of the answer that says something else in one place, or nothing (`undefined`). */
export function changed(body: unknown, path: Path, to: unknown): unknown {
  const last = path.at(-1)
  if (last === undefined) return to
  const copy = structuredClone(body) as Members
  const place = path.slice(0, -1).reduce((inside, key) => inside[key] as Members, copy)
  if (to === undefined) delete place[last]
  else place[last] = to
  return copy
}

const long = 'x'.repeat(100_000)
/** What may stand where something else should: nothing, another type, or far too much. */
export const wrong: Readonly<Record<string, (value: unknown) => unknown>> = {
  'is missing': () => undefined,
  'is null': () => null,
  'is true': () => true,
  'is false': () => false,
  'is a number': () => 7,
  'is below zero': () => -1,
  'is a huge number': () => 1e300,
  'is a word': () => 'Wartung',
  'is an empty word': () => '',
  'is the folder above': () => '..',
  'is a long word': () => long,
  'is a long number': () => '9'.repeat(400),
  'is an empty list': () => [],
  'is a list of nothing': () => [null],
  'is a list of it': (value) => [value],
  'is a list of it, a thousand times': (value) => Array.from({ length: 1000 }, () => value),
  'is an empty thing': () => ({}),
  'is a thing with a prototype': () => JSON.parse('{"__proto__":{"polluted":1},"constructor":7,"toString":null,"length":-1}'),
}
