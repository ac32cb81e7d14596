import { LightningElement } from 'lwc'

/** A page on which nobody has put the settings of the shop. */
export default class Alone extends LightningElement {}
