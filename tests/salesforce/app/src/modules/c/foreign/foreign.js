import { LightningElement } from 'lwc'

/** A component of another house, with a shadow root of its own. */
export default class Foreign extends LightningElement {}
