import { messages } from '../../commerce/domain/translations.js'

export const quantityInputMessages = messages('quantity-input', {
  de: {
    quantityOf: (name: string) => `Menge von ${name}`,
    increase: (name: string) => `Menge von ${name} erhöhen`,
    decrease: (name: string) => `Menge von ${name} verringern`,
    invalidQuantity: 'Bitte gib eine gültige Zahl ein.',
    minimum: (minimum: number) => `Mindestens ${minimum} Stück.`,
    maximum: (maximum: number) => `Höchstens ${maximum.toLocaleString('de')} Stück.`,
    increment: (increment: number) => `Nur in Schritten von ${increment} Stück.`,
  },
  en: {
    quantityOf: (name) => `Quantity of ${name}`,
    increase: (name) => `Increase quantity of ${name}`,
    decrease: (name) => `Decrease quantity of ${name}`,
    invalidQuantity: 'Enter a valid number.',
    minimum: (minimum) => `At least ${minimum}.`,
    maximum: (maximum) => `At most ${maximum.toLocaleString('en')}.`,
    increment: (increment) => `Only in steps of ${increment}.`,
  },
})
