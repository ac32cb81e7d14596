/** With her consent to statistics: when, and which of two variants she was drawn for: `2026-11-25 advent:b`. */
export const experimentsKey = 'vitrine_experiments'

/** Who was drawn is drawn anew after so many milliseconds: as consent is asked for again. */
export const drawnFor = 365 * 86_400_000

/** What is kept, and counts still. */
export function drawnIn(kept: string | null | undefined, now: number): string[] {
  const [day = '', ...drawn] = (kept ?? '').split(' ')
  return now - Date.parse(day) < drawnFor ? drawn : []
}
