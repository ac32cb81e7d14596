import { html, LitElement } from 'lit'
import { createRef, ref } from 'lit/directives/ref.js'

const arr = ['V', 'I']
const obj = { org: 'vitrine' }

export class LitEverywhere extends LitElement {
  static override properties = { count: { state: true }, isShown: { state: true }, heard: { state: true } }
  declare count: number
  declare isShown: boolean
  declare heard: readonly string[]
  #imperative = createRef<HTMLElement>()

  constructor() {
    super()
    this.count = 0
    this.isShown = true
    this.heard = []
  }

  override firstUpdated() {
    this.#imperative.value!.addEventListener('everywhere-kebab-case', ({ type }) => {
      this.heard = [...this.heard, `imperative ${type}`]
    })
  }

  override render() {
    return html`
      <everywhere-sample id="none"></everywhere-sample>
      <everywhere-sample id="children"><b>${this.count}</b></everywhere-sample>
      <button type="button" @click=${() => (this.count += 1)}>Count</button>
      ${this.isShown ? html`<everywhere-sample id="hidden"></everywhere-sample>` : ''}
      <button type="button" @click=${() => (this.isShown = !this.isShown)}>Toggle</button>
      <everywhere-sample id="given" ?bool=${true} num=${42} str=${'Vitrine'} .arr=${arr} .obj=${obj}></everywhere-sample>
      <everywhere-sample
        id="events"
        @everywhere-lower=${this.#hear}
        @everywhere-kebab-case=${this.#hear}
        @everywhere-camelCase=${this.#hear}
        @everywhere-CAPSCASE=${this.#hear}
        @everywhere-PascalCase=${this.#hear}
      ></everywhere-sample>
      <everywhere-sample id="imperative" ${ref(this.#imperative)}></everywhere-sample>
      <output id="heard">${this.heard.join(' ')}</output>
    `
  }

  #hear({ type }: Event) {
    this.heard = [...this.heard, type]
  }
}

customElements.define('lit-everywhere', LitEverywhere)
