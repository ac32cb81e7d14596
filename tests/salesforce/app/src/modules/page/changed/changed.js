import { LightningElement } from 'lwc'

/** A property that is bound late, one that is changed, one that is taken away. */
export default class Changed extends LightningElement {
  heading = 'Zuerst'
  size
  author = 'Anna'
  change = () => {
    this.heading = 'Danach'
    this.size = 2
    this.author = undefined
  }

  connectedCallback() {
    document.addEventListener('test-change', this.change)
  }
  disconnectedCallback() {
    document.removeEventListener('test-change', this.change)
  }
}
