import { audienceAttribute } from '../../web/audience.js'
import { openTimesAttribute, timeName } from '../../web/open-times.js'
import type { ShownTime } from '../../web/shown-time.js'

interface Meant extends ShownTime {
  audience: string
}

/** Whether the page says that its visitor was meant when she was last known, and that the section has its time. */
export const wasMeant = (host: Element, { audience, ...time }: Meant): boolean =>
  wasFor(host, audience) && (timeName(time) === '/' || says(host, openTimesAttribute, timeName(time)))

export const wasFor = (host: Element, audience: string): boolean => audience === 'everybody' || says(host, audienceAttribute, audience)

const says = ({ ownerDocument }: Element, attribute: string, word: string): boolean =>
  !!ownerDocument.documentElement.getAttribute(attribute)?.split(' ').includes(word)
