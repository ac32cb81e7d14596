import type { ShownTime } from './shown-time.js'

/** On the root of a page whose sections have their time: of which of these times it was when it was opened. */
export const openTimesAttribute = 'data-vitrine-open'

/** How a time is called there. */
export const timeName = ({ shownFrom, shownUntil }: ShownTime): string => `${shownFrom}/${shownUntil}`
