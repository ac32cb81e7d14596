/** As whom a preview shows its page; anything else is nobody in particular. */
export const viewerAttribute = 'data-vitrine-viewer'

/** On the root of a page with sections for some: for which of them its visitor was meant when she was last known. */
export const audienceAttribute = 'data-vitrine-audience'

/** Where that is remembered of a customer; of a guest nothing is. */
export const audienceKey = 'vitrine_audience'

export const audiences = ['guests', 'customers', 'with-consultant', 'without-consultant', 'first-visit'] as const

/** To whom a section is shown. */
export type Audience = 'everybody' | (typeof audiences)[number]

/** Whether a section for `audience` is for one who is looked for as `viewer` in a preview. */
export const isFor = (audience: Audience, viewer: string): boolean =>
  audience === 'everybody' ||
  audience === viewer ||
  (audience === 'customers' && viewer !== 'guests' && audiences.some((each) => each === viewer))
