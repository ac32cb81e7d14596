import '@vitrine/blocks/light/product-list'
import '@vitrine/blocks/light/store'
import '@vitrine/blocks/theme.css'
import { html, LitElement } from 'lit'

const words = { addToCart: 'Einpacken' }

export class MyShop extends LitElement {
  static override properties = { pageSize: { state: true }, packed: { state: true } }
  declare pageSize: number
  declare packed: number

  constructor() {
    super()
    this.pageSize = 2
    this.packed = 0
  }

  override render() {
    return html`
      <vitrine-store api-base-path="/webruntime/api" .words=${words}></vitrine-store>
      <vitrine-product-list heading="Neu bei uns" page-size=${this.pageSize} @vitrine-product-add=${this.#count}></vitrine-product-list>
      <button type="button" @click=${() => (this.pageSize = 4)}>Mehr zeigen</button>
      <output>${this.packed} eingepackt</output>
    `
  }

  #count({ detail }: GlobalEventHandlersEventMap['vitrine-product-add']) {
    this.packed += detail.quantity
  }
}

customElements.define('my-shop', MyShop)
