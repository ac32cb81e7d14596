import { plural, messages } from '../../commerce/domain/translations.js'

const starsIn = (locale: string, stars: number) => stars.toLocaleString(locale, { maximumFractionDigits: 1 })

export const reviewsMessages = messages('reviews', {
  de: {
    heading: 'Bewertungen',
    stars: (stars: number) => `${starsIn('de', stars)} von 5 Sternen`,
    count: (count: number) => plural('de', count, 'Bewertung', 'Bewertungen'),
    verified: 'Hat das Produkt gekauft',
    more: (count: number) => `${plural('de', count, 'weitere', 'weitere')} zeigen`,
  },
  en: {
    heading: 'Reviews',
    stars: (stars) => `${starsIn('en', stars)} out of 5 stars`,
    count: (count) => plural('en', count, 'review', 'reviews'),
    verified: 'Has bought the product',
    more: (count) => `Show ${plural('en', count, 'more', 'more')}`,
  },
})
