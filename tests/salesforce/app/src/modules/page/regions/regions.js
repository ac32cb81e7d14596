import { LightningElement } from 'lwc'

/** Blocks with regions, filled by components, by plain elements, and by what comes later. */
export default class Regions extends LightningElement {
  isMore = false
  more = () => {
    this.isMore = true
  }

  connectedCallback() {
    document.addEventListener('test-more', this.more)
  }
  disconnectedCallback() {
    document.removeEventListener('test-more', this.more)
  }
}
