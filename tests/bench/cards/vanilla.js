// The limit: one element written by hand for this one card.
import { cart, css, price, tag, template } from './driver.js'

const model = document.createElement('template')
model.innerHTML = template
const sheet = new CSSStyleSheet()
sheet.replaceSync(css)

class Card extends HTMLElement {
  static observedAttributes = ['name', 'price']

  connectedCallback() {
    if (!this.shadowRoot) {
      const root = this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [sheet]
      const content = document.importNode(model.content, true)
      this.title_ = content.querySelector('.title')
      this.amount = content.querySelector('.amount')
      this.old = content.querySelector('.old')
      this.count = content.querySelector('b')
      content.querySelector('.buy').addEventListener('click', () => cart.set(cart.get() + 1))
      this.title_.textContent = this.getAttribute('name')
      this.showPrice()
      root.append(content)
    }
    this.count.textContent = cart.get()
    this.undo = cart.subscribe((value) => {
      this.count.textContent = value
    })
  }

  disconnectedCallback() {
    this.undo()
  }

  attributeChangedCallback(name, _, value) {
    if (!this.amount) return
    if (name === 'price') this.showPrice()
    else this.title_.textContent = value
  }

  showPrice() {
    const cents = Number(this.getAttribute('price'))
    this.amount.textContent = price(cents)
    this.old.textContent = price(cents * 1.25)
  }
}

customElements.define(tag, Card)
