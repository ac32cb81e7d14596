/** What a page cannot do to itself. Tests lend it (`hands-of-tests.ts`); whoever looks at a story uses her own. */
export const hands: {
  /** Presses a real key: `{Tab}`. */
  press?: (keys: string) => Promise<void>
  /** What the system prefers, as media features: `forced-colors`. */
  prefer?: (features: readonly { name: string; value: string }[]) => Promise<void>
  /** Makes the window so many pixels wide. */
  resize?: (width: number) => Promise<void>
} = {}
