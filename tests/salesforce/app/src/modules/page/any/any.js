import { LightningElement, wire } from 'lwc'
import { CurrentPageReference } from 'lwr/navigation'
import { components } from 'page/components'

/** Draws the components that the address names; on the page of a product, its detail and the others. */
export default class Any extends LightningElement {
  components = []
  @wire(CurrentPageReference) async located(reference) {
    const { names: asked = '', recordId } = reference?.attributes ?? {}
    const names = recordId ? ['vitrineProductDetail', 'vitrineProductList'] : asked.split('+').filter(Boolean)
    this.components = await Promise.all(
      names.map(async (name, index) => ({ key: `${name}${index}`, constructor: (await components[name]()).default })),
    )
  }
}
