import type { Refusable } from '../answers.js'
import type { PersonalGateway } from './personal-gateway.js'

/** A value that a field may have, as the platform lists it. */
export interface Choice {
  value: string
  label: string
}

/** Specification, sections 2 and 3. Nothing said is undefined, or a list of none. */
export interface BeautyProfile {
  /** 1 to 12. */
  birthMonth: number | undefined
  birthDay: number | undefined
  ageRange: string | undefined
  referredBy: string | undefined
  preferredLanguage: string | undefined
  skinType: string | undefined
  primaryNeed: string | undefined
  otherNeeds: readonly string[]
  eyeConcerns: readonly string[]
  lipConcerns: readonly string[]
  foundation: string | undefined
  makeup: readonly string[]
  interests: readonly string[]
}

/** Time and way in which a consultant may get in touch. */
export interface ContactPreferences {
  time: string | undefined
  method: string | undefined
  frequency: string | undefined
}

/** A customer's own record, with what its fields may be. */
export interface CustomerRecord<Said> {
  said: Said
  choices: Readonly<Partial<Record<keyof Said, readonly Choice[]>>>
  /** Version of the record; undefined when nothing has been saved yet. */
  version: string | undefined
}

/** A newsletter: of the market, or of a consultant. */
export interface Subscription {
  id: string
  topic: string
  market: string
  /** Undefined for the market's own. */
  consultant: { id: string; name: string } | undefined
  active: boolean
}

export interface Person {
  firstName: string
  lastName: string
  email: string
  phone: string | undefined
}

/**
 * Reads and saves what a customer says of herself. Guests are refused with `not-allowed`, and so is a save with the id of
 * another user: somebody else may have signed in, in another tab.
 */
export interface ProfileGateway extends PersonalGateway {
  person: (signal?: AbortSignal) => Promise<Refusable<Person>>
  beauty: (signal?: AbortSignal) => Promise<Refusable<CustomerRecord<BeautyProfile>>>
  /** @param version what the changes were made to: refused with `conflict` when it has been changed since */
  saveBeauty: (
    changes: Partial<BeautyProfile>,
    version: string | undefined,
    userId?: string,
  ) => Promise<Refusable<CustomerRecord<BeautyProfile>>>
  preferences: (signal?: AbortSignal) => Promise<Refusable<CustomerRecord<ContactPreferences>>>
  savePreferences: (
    changes: Partial<ContactPreferences>,
    version: string | undefined,
    userId?: string,
  ) => Promise<Refusable<CustomerRecord<ContactPreferences>>>
  /** The market's first. */
  subscriptions: (signal?: AbortSignal) => Promise<Refusable<readonly Subscription[]>>
  /** All or none. */
  saveSubscriptions: (
    changes: readonly Pick<Subscription, 'id' | 'active'>[],
    userId?: string,
  ) => Promise<Refusable<readonly Subscription[]>>
}
