/** Attribute with the audience as which a preview shows its page; any other value stands for no particular one. */
export const viewerAttribute = 'data-vitrine-viewer'

/** Attribute on the root of a page with sections for some: the audiences that its visitor belonged to when she was last known. */
export const audienceAttribute = 'data-vitrine-audience'

/** Key of the storage that remembers a customer's audiences; nothing is remembered of a guest. */
export const audienceKey = 'vitrine_audience'

export const audiences = ['guests', 'customers', 'with-consultant', 'without-consultant', 'first-visit'] as const

/** The audience of a section. */
export type Audience = 'everybody' | (typeof audiences)[number]

/** Returns true when a section for `audience` is shown to the `viewer` of a preview. */
export const isFor = (audience: Audience, viewer: string): boolean =>
  audience === 'everybody' ||
  audience === viewer ||
  (audience === 'customers' && viewer !== 'guests' && audiences.some((each) => each === viewer))
