import { LightningElement } from 'lwc'

/** Says what a component of the namespace sees of the page, and hears of its blocks. */
export default class Probe extends LightningElement {
  renderedCallback() {
    const { told } = this.refs
    told.setAttribute('data-sees-page', String(window.ofThePage === true))
    document.addEventListener('vitrine-product-add', ({ detail }) => told.setAttribute('data-heard', JSON.stringify(detail)))
  }
}
