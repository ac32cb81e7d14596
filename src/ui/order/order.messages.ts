import { messages } from '../../commerce/domain/translations.js'

export const orderMessages = messages('order', {
  de: {
    quantity: (count: number) => `${count} ×`,
    subtotal: 'Zwischensumme',
    delivery: 'Versand',
    free: 'kostenlos',
    total: 'Gesamtsumme',
    includedTax: (tax: string) => `inkl. ${tax} MwSt.`,
    number: 'Bestellnummer',
    deliveryTo: 'Lieferung an',
    withdraw: 'Vertrag widerrufen',
    withdrawn: (date: string) => `Dein Widerruf ist am ${date} eingegangen.`,
    gone: 'Artikel nicht mehr im Shop',
  },
  en: {
    quantity: (count) => `${count} ×`,
    subtotal: 'Subtotal',
    delivery: 'Delivery',
    free: 'free',
    total: 'Total',
    includedTax: (tax) => `incl. ${tax} VAT`,
    number: 'Order number',
    deliveryTo: 'Delivery to',
    withdraw: 'Withdraw from the contract',
    withdrawn: (date) => `Your withdrawal came in on ${date}.`,
    gone: 'No longer in the shop',
  },
})
