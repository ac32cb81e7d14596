import { audienceAttribute } from '../../core/dom/audience.js'
import { experimentsAttribute, isVariant, variantIn } from '../../core/dom/experiments.js'
import { openTimesAttribute, timeName } from '../../core/dom/open-times.js'
import type { ShownTime } from '../../core/dom/shown-time.js'

interface Meant extends ShownTime {
  audience: string
  experiment: string
  variant: string
}

/**
 * Returns true when the page says that its visitor was meant when she was last known, that the section has its time, and that she was
 * drawn for it.
 */
export function wasMeant(host: Element, { audience, experiment, variant, ...time }: Meant): boolean {
  const drawn = attributeValues(host, experimentsAttribute)
  return (
    wasFor(host, audience) &&
    (timeName(time) === '/' || !!attributeValues(host, openTimesAttribute)?.includes(timeName(time))) &&
    (!experiment || (!!drawn && isVariant(variant, variantIn(drawn, experiment))))
  )
}

export const wasFor = (host: Element, audience: string): boolean =>
  audience === 'everybody' || !!attributeValues(host, audienceAttribute)?.includes(audience)

const attributeValues = ({ ownerDocument }: Element, attribute: string): string[] | undefined =>
  ownerDocument.documentElement.getAttribute(attribute)?.split(' ')
