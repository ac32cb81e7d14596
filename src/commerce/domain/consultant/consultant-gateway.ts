import type { Refusable } from '../answers.js'

export interface Consultant {
  id: string
  firstName: string
  lastName: string
  /** ISO 3166: says which of her names comes first. Undefined where the platform does not tell. */
  country?: string | undefined
  moniker: string
  alternateMoniker: string | undefined
  shopActive: boolean
  pictureUrl: string | undefined
}

export interface ConsultantQuestion {
  moniker?: string
  shopId?: string
  consultantKey?: string
  accountId?: string | undefined
  guest: boolean
  /** Subsidiary of the page, where it is another than the store's. */
  subsidiaryCode?: string | undefined
}

export interface ConsultantSearch {
  by: 'name' | 'phone' | 'postal-code'
  /** As typed. */
  text: string
  /** Kilometres, when asked by postal code; 25 when not said. */
  radius?: number | undefined
  /** One of these is enough. */
  languages?: readonly string[] | undefined
  /** One of these is enough. */
  specialties?: readonly string[] | undefined
  /** From 0. */
  page: number
  pageSize: number
}

export interface FoundConsultant extends Consultant {
  /** Kilometres, when asked by postal code. */
  distance?: number | undefined
  city: string
  postalCode: string
  languages: readonly string[]
  specialties: readonly string[]
}

export interface FacetValue {
  value: string
  /** How many there are with every filter but those of the same facet. */
  count: number
}

export interface ConsultantPage {
  /** The nearest first when asked by postal code, else by name. */
  consultants: readonly FoundConsultant[]
  total: number
  facets: { languages: readonly FacetValue[]; specialties: readonly FacetValue[] }
  /** The place that the postal code was taken for. */
  place?: { postalCode: string; city?: string | undefined } | undefined
}

export type SocialNetwork = 'instagram' | 'facebook' | 'youtube' | 'tiktok'

/** Empty where the platform knows nothing. All of it is the consultant's own text. */
export interface Imprint {
  firstName: string
  lastName: string
  street: string
  postalCode: string
  city: string
  /** ISO 3166: "DE" */
  country: string
  phone?: string | undefined
  email?: string | undefined
  vatId?: string | undefined
}

export interface ConsultantProfile {
  consultant: Consultant
  pictureUrl: string | undefined
  /** The consultant's own description; may be empty. */
  about: string
  specialties: readonly string[]
  languages: readonly string[]
  city: string
  /** As the consultant typed them: `socialLink` decides what may become a link. */
  social: Readonly<Partial<Record<SocialNetwork, string>>>
  favouriteProductIds: readonly string[]
  /** The consultant's personal online catalogue; unchecked. */
  catalogueUrl?: string | undefined
  /** Address at which one joins the consultant's team; unchecked. */
  joinUrl?: string | undefined
  imprint: Imprint
}

export interface ConsultantGateway {
  /** Undefined when no consultant answers to it. Throws where the lookup fails. */
  find: (question: ConsultantQuestion) => Promise<Consultant | undefined>
  /** Undefined when nobody has this key. */
  monikerOf: (consultantKey: string, subsidiaryCode?: string) => Promise<string | undefined>
  /** Refused with `postal-code` when the text is none, with `input` when there is nothing to look for. */
  search: (question: ConsultantSearch, signal?: AbortSignal) => Promise<Refusable<ConsultantPage>>
  /**
   * By either moniker; undefined when no consultant answers to it.
   * @param asker who asks, where only the shop record tells of her; a guest when not said
   */
  profile: (
    moniker: string,
    signal?: AbortSignal,
    asker?: () => Promise<Pick<ConsultantQuestion, 'accountId' | 'guest'>>,
  ) => Promise<ConsultantProfile | undefined>
}
