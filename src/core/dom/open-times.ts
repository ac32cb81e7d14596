import type { ShownTime } from './shown-time.js'

/** Attribute on the root of a page whose sections have a time: the times that were current when it was opened. */
export const openTimesAttribute = 'data-vitrine-open'

/** Returns the name of a time in that attribute. */
export const timeName = ({ shownFrom, shownUntil }: ShownTime): string => `${shownFrom}/${shownUntil}`
