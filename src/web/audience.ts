/** As whom a preview shows its page; anything else is nobody in particular. */
export const viewerAttribute = 'data-vitrine-viewer'

/** On the root of a page with sections for some: for which of them its visitor was meant when she was last known. */
export const audienceAttribute = 'data-vitrine-audience'

/** Where that is remembered of a customer; of a guest nothing is. */
export const audienceKey = 'vitrine_audience'

/** To whom a section is shown. */
export type Audience = 'everybody' | 'guests' | 'customers' | 'with-consultant' | 'without-consultant' | 'first-visit'

/** Whether a section for `audience` is for one who is looked for as `viewer` in a preview. */
export const isFor = (audience: Audience, viewer: string): boolean =>
  audience === viewer || (audience === 'customers' && viewer !== 'guests' && audiences.has(viewer))

const audiences: ReadonlySet<string> = new Set(['guests', 'customers', 'with-consultant', 'without-consultant', 'first-visit'])
