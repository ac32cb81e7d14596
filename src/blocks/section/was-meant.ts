import { audienceAttribute } from '../../web/audience.js'

/** Whether the page says that its visitor was meant when she was last known. */
export const wasMeant = (host: Element, audience: string): boolean => host.matches(`[${audienceAttribute}~="${audience}"] *`)
