// What a card is, for every variant alike, and how a page of them is driven.
const subscribers = new Set()
let value = 0
/** What every card shows of the shop: how much lies in the cart. */
export const cart = {
  get: () => value,
  set(next) {
    value = next
    for (const subscriber of [...subscribers]) subscriber(next)
  },
  subscribe(subscriber) {
    subscribers.add(subscriber)
    return () => subscribers.delete(subscriber)
  },
}
export const price = (cents) => (cents / 100).toFixed(2)
export const tag = 'vitrine-bench-card'

export const css = `:host{display:block}
.card{display:grid;border:1px solid #ddd;border-radius:12px;overflow:hidden;background:#fff;color:#1a1a1a;font:400 14px/1.45 system-ui;width:240px}
.media{position:relative;aspect-ratio:4/3;background:#f3f4f6}
.badge{position:absolute;top:8px;left:8px;padding:2px 8px;border-radius:999px;background:#b91c1c;color:#fff;font-size:12px}
.body{display:flex;flex-direction:column;gap:8px;padding:12px}
.title{margin:0;font-size:16px}
.rating{display:flex;gap:2px}
.star{width:12px;height:12px;background:#f59e0b}
.price{display:flex;gap:4px;font-size:18px}
.old{color:#888;font-size:13px}
.buy{appearance:none;border:0;border-radius:8px;padding:10px 14px;background:#111;color:#fff}
.buy:hover{background:#333}`

const stars = '<span class="star"></span>'.repeat(5)
export const template = `<article class="card"><div class="media"><span class="badge">-20%</span></div><div class="body"><h3 class="title"></h3><p class="desc">A short description of the product.</p><div class="rating">${stars}<span class="count">(12)</span></div><div class="price"><span class="amount"></span><s class="old"></s></div><p class="cart">In cart: <b></b></p><button type="button" class="buy">Add to cart</button></div></article>`

const box = document.createElement('div')
document.body.append(box)
const shown = (element) => element.shadowRoot?.querySelector('.amount')?.textContent
const counted = (element) => element.shadowRoot?.querySelector('.cart b')?.textContent

async function until(isTrue) {
  for (let turn = 0; !isTrue(); turn += 1) {
    if (turn > 1e5) throw new Error('The cards never came.')
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        done()
      }
      port2.postMessage(0)
    })
  }
  // Layout belongs to it.
  return box.offsetHeight
}

globalThis.bench = {
  async mount(count) {
    box.innerHTML = Array.from({ length: count }, (_, index) => `<${tag} name="Product ${index}" price="${1000 + index}"></${tag}>`).join(
      '',
    )
    await until(() => shown(box.lastElementChild) === price(1000 + count - 1))
  },
  async update() {
    const next = cart.get() + 1
    cart.set(next)
    await until(() => counted(box.lastElementChild) === String(next))
  },
  async change() {
    for (const [index, element] of [...box.children].entries()) element.setAttribute('price', String(5000 + index))
    await until(() => shown(box.lastElementChild) === price(5000 + box.children.length - 1))
  },
  async move() {
    box.append(...[...box.children].reverse())
    await until(() => shown(box.lastElementChild) !== undefined)
  },
  async unmount() {
    box.textContent = ''
    await until(() => subscribers.size === 0)
  },
}
