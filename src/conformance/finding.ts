/** What a block does otherwise than it should. */
export interface Finding {
  /** The promise, as the guide "A block of your own" lists them. */
  readonly rule: Rule
  /** What was seen, in a sentence. */
  readonly text: string
}

export type Rule =
  /** The tag is defined, by Vitrine. */
  | 'defined'
  /** Every text for people is there in German and English. */
  | 'texts'
  /** No field takes the name of something every element has. */
  | 'names'
  /** Attributes and properties come in by their type, nonsense leaves the default, and what was set before the block was there counts. */
  | 'fields'
  /** It draws something, and does not fail. */
  | 'draws'
  /** What it shows as state, part and slot is what it declares. */
  | 'declared'
  /** It says and emits what it declares, and in an editor nothing. */
  | 'says'
  /** A move within the page keeps it as it was. */
  | 'moves'
  /** Two of them on a page are two. */
  | 'twice'
  /** Nothing listens any more when it is gone. */
  | 'leaves'
  /** `focus()` leads to its first control. */
  | 'focus'
  /** 240 pixels are enough. */
  | 'narrow'
  /** What axe-core finds. */
  | 'accessible'

export interface CheckOptions {
  /** What the page puts between its tags. */
  readonly html?: string
  /** Fields that it needs to show what it is for. */
  readonly fields?: Readonly<Record<string, unknown>>
  /** axe-core; without it nobody asks what people with other senses meet. */
  readonly axe?: { run(context: Element): Promise<{ readonly violations: readonly { readonly id: string; readonly help: string }[] }> }
  /** Milliseconds a block may take until it waits for nothing any more; 5000 unless told. */
  readonly patience?: number
}
