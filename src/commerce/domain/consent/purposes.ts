/** Purposes that a shopper may agree to, beside what a shop cannot do without (§ 25 TDDDG). */
export const purposes = ['comfort', 'media', 'statistics', 'marketing'] as const
export type Purpose = (typeof purposes)[number]
