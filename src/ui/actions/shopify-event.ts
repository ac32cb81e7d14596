/** An event of the standard storefront events: its facts are members of the event itself, and it bubbles to the document. */
export class ShopifyEvent extends Event {
  constructor(name: string, facts: Readonly<Record<string, unknown>>) {
    super(`shopify:${name}`, { bubbles: true, composed: true })
    Object.assign(this, facts)
  }
}
