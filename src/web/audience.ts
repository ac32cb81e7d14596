/** As whom a preview shows its page; anything else is nobody in particular. */
export const viewerAttribute = 'data-vitrine-viewer'

/** To whom a section is shown. */
export type Audience = 'everybody' | 'guests' | 'customers' | 'with-consultant' | 'first-visit'

/** Whether a section for `audience` is for one who is looked for as `viewer` in a preview. */
export const isFor = (audience: Audience, viewer: string): boolean =>
  audience === viewer || (audience === 'customers' && (viewer === 'with-consultant' || viewer === 'first-visit'))
