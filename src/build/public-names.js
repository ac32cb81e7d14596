/**
 * Blocks whose own name is one that content blockers refuse to load (EasyList Cookie and Fanboy's newsletter list: `/cookie-consent.`,
 * `/newsletter-signup.`). Their files for pages are called otherwise; tags and the entries for bundlers keep the name.
 * @type {Readonly<Record<string, string>>}
 */
const publicNames = { 'cookie-consent': 'choice', 'newsletter-signup': 'letter', 'promo-banner': 'welcome' }

/** @param {string} block its folder */
export const publicNameOf = (block) => publicNames[block] ?? block
