/** A cart as a child would explain it: products and how many of each, codes, and what was cleared last. */
export class PlainCart {
  lines = new Map<string, number>()
  coupons = new Set<string>()
  cleared: { lines: Map<string, number>; coupons: Set<string> } | undefined

  add(product: string, quantity: number): void {
    this.lines.set(product, (this.lines.get(product) ?? 0) + quantity)
  }

  set(product: string, quantity: number): void {
    if (this.lines.has(product)) this.lines.set(product, quantity)
  }

  /** @param wished quantities that were asked for, and not sent any more */
  clear(wished: ReadonlyMap<string, number>): void {
    for (const [product, quantity] of wished) this.set(product, quantity)
    this.cleared = { lines: this.lines, coupons: this.coupons }
    this.empty()
  }

  empty(): void {
    this.lines = new Map()
    this.coupons = new Set()
  }

  get contents() {
    return {
      lines: Object.fromEntries([...this.lines].sort(([left], [right]) => left.localeCompare(right))),
      coupons: [...this.coupons].sort(),
    }
  }
}
