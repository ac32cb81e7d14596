/** The organisation's description of the environment it runs in: the first of its rows (specification, section 3). */
export interface Environment {
  subsidiary: string
  /** `TEST` */
  name: string
  /** `de` */
  language: string
  /** `GTM-XXXX`; empty: there is no tag manager. */
  tagManagerId: string
  /** Suffix of user names beyond the e-mail address. */
  userNameSuffix: string
}

export interface EnvironmentGateway {
  read: (signal?: AbortSignal) => Promise<Environment>
  /**
   * Returns the organisation's record of a shopper's consent, for tag managers.
   * @param keys by which she may be known: `BrowserId`, `BrowserId_sec`, `_ga`, as far as she has agreed to their being read
   */
  consent: (keys: Readonly<Record<string, string>>, signal?: AbortSignal) => Promise<Readonly<Record<string, unknown>>>
}
