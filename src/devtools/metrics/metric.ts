/** One measurement of a real visit: the detail of `vitrine-metric`, an event of the document. */
export interface VitrineMetric {
  /**
   * `block-ready`: a block has something to show and waits for nothing any more. `interaction`: the page has answered
   * a press or a key. The others are the vitals of the page, as browsers define them.
   */
  readonly name: 'block-ready' | 'interaction' | 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
  /** Milliseconds: of `block-ready` since the page was asked for, of `interaction` from the press to the next picture. CLS has no unit. */
  readonly value: number
  /** The tag of the block it happened in; absent for the page. */
  readonly block?: string
}

export const tell = (detail: VitrineMetric): boolean => document.dispatchEvent(new CustomEvent('vitrine-metric', { detail }))

/** Returns true for a block, ours or another one that is made with the kit. */
export const isBlock = (target: object): boolean => 'vitrineVersion' in target.constructor

declare global {
  interface DocumentEventMap {
    'vitrine-metric': CustomEvent<VitrineMetric>
  }
}
