import type { Names } from './names/names.js'

/** Settings of `vitrine-store` for the whole page. */
export interface ShopSettings {
  webstoreId: string
  /** The site's own id (`0DB…`), for what search engines are told; empty: nobody asks. */
  communityId: string
  /** Before `/services/data`: empty, or `/webruntime/api` in a real site. */
  apiBasePath: string
  /** Before `/cms` and `/webruntime/module`: the path of the site. */
  sitePath: string
  /** Paths of the site's pages, by the path by which blocks know them. */
  pages: Readonly<Record<string, unknown>>
  apexTransport: 'path' | 'execute'
  /** `include` sends the shopper's cookies to a platform on another origin; without it, only to the page's own. */
  credentials?: 'same-origin' | 'include'
  /** `de`, `en`, or one of which the page has registered messages. */
  locale: 'de' | 'en' | (string & {})
  subsidiary: string
  subsidiaryCode: string
  /**
   * How long a cookie keeps the consultant's moniker: where the site asks for consent a year with it, and for this visit without
   * it (`consent`); always a year (`cookie`); in no cookie at all (`session`).
   */
  monikerStorage: 'consent' | 'cookie' | 'session'
  /** `asked`: unknown as well, and the site asks for it, if not on this page. */
  consent: 'granted' | 'denied' | 'unknown' | 'asked'
  /** True when this visit is measured: `vitrine-metric`. */
  metrics: boolean
  /** Terms of delivery and return for search engines, by their name; see `readOfferTerms`. */
  offerTerms?: Readonly<Record<string, unknown>>
  /** True when the page offers its actions to agents in the browser (WebMCP). */
  agentTools?: boolean
  /** Replaces words of the blocks, by their name. */
  words: Readonly<Record<string, unknown>>
  /** The organisation's names for what the platform leaves to it. */
  names?: Names
  loginUrl: string
  checkoutUrl: string
  /** Address of the page about delivery charges, where every "zzgl. Versand" leads. Empty: it leads nowhere. */
  shippingUrl: string
  /** Address of the imprint, for features that the organisation does not have: there the shopper finds whom to write to. */
  imprintUrl: string
  shopInvalidUrl: string
  /** Origins that frames and scripts may come from besides https, separated by spaces. */
  trustedOrigins: string
}
