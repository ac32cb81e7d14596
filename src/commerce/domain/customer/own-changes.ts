export type KeyOf<Said> = keyof Said & string
export type Changes<Said> = { readonly [Key in keyof Said]?: Said[Key] }

/** Returns the fields that differ from those saved; fields that the record no longer has are omitted. */
export function changesSince<Said extends object>(saved: Said, changes: Changes<Said>): Changes<Said> {
  const real = Object.entries(changes).filter(([key, value]) => Object.hasOwn(saved, key) && !sameSaid(saved[key as KeyOf<Said>], value))
  return Object.fromEntries(real) as Changes<Said>
}

export const withChanges = <Said extends object>(saved: Said, changes: Changes<Said>): Said => ({ ...saved, ...changes })

/** Compares two values; the order within a list does not matter. */
export function sameSaid(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((value) => other.includes(value))
}
