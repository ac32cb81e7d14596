import { LightningElement } from 'lwc'

/** Values of the wrong type, and regions filled with components of another house. */
export default class Wrong extends LightningElement {
  heading = { an: 'object' }
}
