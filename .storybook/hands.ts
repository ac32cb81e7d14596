/** Actions that a page cannot perform by itself. Tests supply them (`hands-of-tests.ts`); in an open Storybook they are absent. */
export const hands: {
  /** Presses a real key: `{Tab}`. */
  press?: (keys: string) => Promise<void>
  /** Emulates system preferences, given as media features: `forced-colors`. */
  prefer?: (features: readonly { name: string; value: string }[]) => Promise<void>
  /** Sets the width of the window, in pixels. */
  resize?: (width: number) => Promise<void>
} = {}
