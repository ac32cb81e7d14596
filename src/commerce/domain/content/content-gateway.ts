/** A content page that was found. */
export interface ContentHit {
  id: string
  title: string
  excerpt: string
  /** Path on the site; the gateway lets no other address through. */
  path: string
  /** ISO 8601; undefined where the platform does not tell. */
  changed: string | undefined
}

export interface ContentPage {
  hits: readonly ContentHit[]
  total: number
}

/** The site's content, and what search engines are told of it. */
export interface ContentGateway {
  /** @param question `page` counts from 0; `leftOut` are paths that are never shown */
  search: (
    question: { text: string; page: number; pageSize: number; leftOut: readonly string[] },
    signal?: AbortSignal,
  ) => Promise<ContentPage>
  /** Undefined when nobody has said which site this is, or the platform knows nothing of the record. */
  seo: (recordId: string, signal?: AbortSignal) => Promise<{ title: string; description: string | undefined } | undefined>
}
