// A block as the library's own are written.
import { useSyncExternalStore } from 'react'
import { defineBlock, register } from '../../../src/core/element/index.ts'
import { cart, css, price, tag } from './driver.js'

const text = { de: 'Karte', en: 'Card' }
const declaration = defineBlock({
  tag,
  version: 1,
  name: text,
  summary: text,
  category: 'shop',
  icon: 'product',
  fields: { name: { type: 'text', label: text, default: '' }, price: { type: 'number', label: text, default: 0 } },
})

function Card({ name, price: cents }) {
  const count = useSyncExternalStore(cart.subscribe, cart.get)
  return (
    <article className="card">
      <div className="media">
        <span className="badge">-20%</span>
      </div>
      <div className="body">
        <h3 className="title">{name}</h3>
        <p className="desc">A short description of the product.</p>
        <div className="rating">
          <span className="star" />
          <span className="star" />
          <span className="star" />
          <span className="star" />
          <span className="star" />
          <span className="count">(12)</span>
        </div>
        <div className="price">
          <span className="amount">{price(cents)}</span>
          <s className="old">{price(cents * 1.25)}</s>
        </div>
        <p className="cart">
          In cart: <b>{count}</b>
        </p>
        <button type="button" className="buy" onClick={() => cart.set(cart.get() + 1)}>
          Add to cart
        </button>
      </div>
    </article>
  )
}

register(declaration, { live: Card, styles: [css] })
