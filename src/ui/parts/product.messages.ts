import { messages } from '../../commerce/domain/translations.js'

/**
 * The words about products that several blocks share, for `useMessages`.
 * @example
 * ```tsx
 * import { productMessages, useMessages } from '@vitrine/blocks/kit'
 *
 * const SoldOut = () => <p className="soft-text">{useMessages(productMessages).soldOut}</p>
 * ```
 */
export const productMessages = messages('product', {
  de: {
    new: 'Neu',
    'limited-edition': 'Limitierte Edition',
    'best-seller': 'Bestseller',
    'award-winning': 'Ausgezeichnet',
    featured: 'Empfohlen',
    addToCart: 'In den Warenkorb',
    retrying: 'Die Verbindung stockt. Wir versuchen es gleich noch einmal.',
    adding: 'Wird hineingelegt',
    addNamed: (name: string) => `${name} in den Warenkorb`,
    added: (name: string) => `„${name}“ liegt im Warenkorb.`,
    soldOut: 'Ausverkauft',
    keep: (name: string) => `${name} merken`,
    kept: 'Artikel als Favorit gespeichert',
    unkept: 'Artikel aus den Favoriten entfernt',
    keepFailed: 'Dieser Artikel konnte nicht zu den Favoriten hinzugefügt werden',
    unkeepFailed: 'Dieser Artikel konnte nicht aus den Favoriten entfernt werden',
    keepSignIn: 'Melde dich an, dann ist das Herz gesetzt.',
    signIn: 'Anmelden',
    lowest: (price: string) => `niedrigster Preis der letzten 30 Tage: ${price}`,
    included: 'inkl. MwSt., zzgl.',
    excluded: 'zzgl. MwSt. und',
    plus: 'zzgl.',
    shipping: 'Versand',
    left: (count: number) => (count > 0 ? `nur noch ${count} verfügbar` : 'ausverkauft'),
  },
  en: {
    new: 'New',
    'limited-edition': 'Limited edition',
    'best-seller': 'Best seller',
    'award-winning': 'Award winning',
    featured: 'Featured',
    addToCart: 'Add to cart',
    retrying: 'The connection is slow. We will try again in a moment.',
    adding: 'Adding',
    addNamed: (name) => `Add to cart: ${name}`,
    added: (name) => `"${name}" is in your cart.`,
    soldOut: 'Sold out',
    keep: (name) => `Save ${name}`,
    kept: 'Item saved as favorite',
    unkept: 'Item removed from favorites',
    keepFailed: 'This item could not be added to your favorites',
    unkeepFailed: 'This item could not be removed from your favorites',
    keepSignIn: 'Sign in, and the heart is set.',
    signIn: 'Sign in',
    lowest: (price) => `lowest price in the last 30 days: ${price}`,
    included: 'incl. VAT, plus',
    excluded: 'plus VAT and',
    plus: 'plus',
    shipping: 'shipping',
    left: (count) => (count > 0 ? `only ${count} left` : 'sold out'),
  },
})
