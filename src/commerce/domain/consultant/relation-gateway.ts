import type { Answer, Refusable } from '../answers.js'
import type { Consultant } from './consultant-gateway.js'

/** A customer shops with a consultant (specification, section 4). */
export interface Relation {
  consultant: Consultant
  /** One at most; a terminated consultant never is. */
  primary: boolean
  /** `newly-added`: by a recent purchase. `terminated`: she has given up her shop. */
  status: 'selected' | 'primary' | 'newly-added' | 'terminated'
  /** The consultant who took over from a terminated primary consultant. */
  replacement?: Consultant | undefined
}

export interface Relations {
  /** The primary one first, terminated ones last. */
  consultants: readonly Relation[]
}

/** The nearest one there is, which may be far. */
export interface AssignedConsultant extends Consultant {
  /** Empty where the platform does not tell. */
  city: string
  /** Kilometres from the postal code; undefined where the platform does not tell. */
  distance?: number | undefined
}

/** An account's relations to consultants; guests are refused with `not-allowed` where nothing else is said. */
export interface RelationGateway {
  read: (signal?: AbortSignal) => Promise<Refusable<Relations>>
  /** Drops the relations that were read, as another tab has changed them. */
  forget: () => Promise<void>
  /** The first one becomes the primary one. Done as well when she is connected already. */
  connect: (consultantId: string) => Promise<Answer>
  setPrimary: (consultantId: string) => Promise<Answer>
  /** Orders are kept; the consultant loses the customer's personal data. */
  disconnect: (consultantId: string) => Promise<Answer>
  /** The nearest open shop. Connected at once for a customer; a guest is only told. */
  assign: (postalCode: string) => Promise<Refusable<AssignedConsultant>>
  /** Names of what is in the cart and not to be had from this consultant; for guests as well. */
  previewSwitch: (consultantId: string, signal?: AbortSignal) => Promise<Refusable<{ unavailable: readonly string[] }>>
}
