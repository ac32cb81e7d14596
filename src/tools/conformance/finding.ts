/** A deviation of a block from a rule. */
export interface Finding {
  /** The promise, as the guide "A block of your own" lists them. */
  readonly rule: Rule
  /** The observation, in a sentence. */
  readonly text: string
}

export type Rule =
  /** The tag is defined, by Vitrine. */
  | 'defined'
  /** Every text for people is there in German and English. */
  | 'texts'
  /** No field takes the name of something every element has. */
  | 'names'
  /** Attributes and properties are read by their type, invalid values leave the default, and values set before the definition count. */
  | 'fields'
  /** It draws something, and does not fail. */
  | 'draws'
  /** Its states, parts and slots are the declared ones. */
  | 'declared'
  /** It publishes and emits what it declares, and nothing in an editor. */
  | 'says'
  /** A move within the page keeps its state. */
  | 'moves'
  /** Two of them on a page do not affect each other. */
  | 'twice'
  /** It leaves no listeners when it is removed. */
  | 'leaves'
  /** `focus()` leads to its first control. */
  | 'focus'
  /** 240 pixels are enough. */
  | 'narrow'
  /** axe-core finds nothing. */
  | 'accessible'

export interface CheckOptions {
  /** Markup between the tags of the element. */
  readonly html?: string
  /** Fields that the block needs to show its content. */
  readonly fields?: Readonly<Record<string, unknown>>
  /** axe-core; without it accessibility is not checked. */
  readonly axe?: { run(context: Element): Promise<{ readonly violations: readonly { readonly id: string; readonly help: string }[] }> }
  /** Milliseconds until a block must not be busy any more; 5000 by default. */
  readonly patience?: number
}
