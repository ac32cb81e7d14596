import { messages } from '../../commerce/domain/translations.js'

export const promoBannerMessages = messages('promo-banner', {
  de: {
    label: 'Hinweis',
    promo: 'Noch keine Beraterin? Finde eine in deiner Nähe, die zu dir passt.',
    find: 'Beraterin finden',
    close: 'Hinweis schließen',
  },
  en: {
    label: 'Notice',
    promo: 'No consultant yet? Find one near you who suits you.',
    find: 'Find a consultant',
    close: 'Close notice',
  },
})
