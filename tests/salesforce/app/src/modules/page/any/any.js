import { LightningElement, wire } from 'lwc'
import { CurrentPageReference } from 'lwr/navigation'
import { components } from 'page/components'

/** Draws the components that the address names. */
export default class Any extends LightningElement {
  components = []
  @wire(CurrentPageReference) async located(reference) {
    const names = (reference?.attributes?.names ?? '').split('+').filter(Boolean)
    this.components = await Promise.all(
      names.map(async (name, index) => ({ key: `${name}${index}`, constructor: (await components[name]()).default })),
    )
  }
}
