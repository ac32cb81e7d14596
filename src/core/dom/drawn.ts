/** With the shopper's consent to statistics: the day, and the variants she was drawn for: `2026-11-25 advent:b`. */
export const experimentsKey = 'vitrine_experiments'

/** Milliseconds until a shopper is drawn anew: as long as consent lasts. */
export const drawnFor = 365 * 86_400_000

/** Returns the stored variants while they are valid. */
export function drawnIn(kept: string | null | undefined, now: number): string[] {
  const [day = '', ...drawn] = (kept ?? '').split(' ')
  return now - Date.parse(day) < drawnFor ? drawn : []
}
