import { css as sheetOf, html, LitElement, unsafeCSS } from 'lit'
import { cart, css, price, tag } from './driver.js'

class Card extends LitElement {
  static styles = sheetOf`${unsafeCSS(css)}`
  static properties = { name: { type: String }, price: { type: Number } }

  connectedCallback() {
    super.connectedCallback()
    this.undo = cart.subscribe(() => this.requestUpdate())
  }

  disconnectedCallback() {
    super.disconnectedCallback()
    this.undo()
  }

  render() {
    return html`<article class="card"><div class="media"><span class="badge">-20%</span></div><div class="body"><h3 class="title">${this.name}</h3><p class="desc">A short description of the product.</p><div class="rating"><span class="star"></span><span class="star"></span><span class="star"></span><span class="star"></span><span class="star"></span><span class="count">(12)</span></div><div class="price"><span class="amount">${price(this.price)}</span><s class="old">${price(this.price * 1.25)}</s></div><p class="cart">In cart: <b>${cart.get()}</b></p><button type="button" class="buy" @click=${() => cart.set(cart.get() + 1)}>Add to cart</button></div></article>`
  }
}

customElements.define(tag, Card)
