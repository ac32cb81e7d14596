import type { Answer } from '../answers.js'

export interface ApplicationContext {
  guestBrowsing: boolean
  guestCart: boolean
  guestCheckout: boolean
  guestCartCheckout: boolean
  currency: string
  highScaleCart: boolean
  /** Seconds that a reservation holds. */
  reservation: number
}

export interface SessionContext {
  guest: boolean
  userId: string | undefined
  /** The account that the shopper acts for. */
  accountId: string | undefined
  firstName: string | undefined
}

/** The signed-in customer's own record. */
export interface CurrentUser {
  /** The customer's own account, even while she acts for another one. */
  accountId: string | undefined
  /** S4: a first visit after registration. */
  firstTimeLogin: boolean
}

export interface Registration {
  firstName: string
  lastName: string
  /** The name to sign in with. */
  email: string
  password: string
  postalCode?: string | undefined
}

/** An account that the shopper may act for. */
export interface ManagedAccount {
  id: string
  name: string
  /** The shopper's own. */
  isDefault: boolean
  address: { street: string; postalCode: string; city: string; state: string; country: string } | undefined
}

export interface AccountGateway {
  application: (signal?: AbortSignal) => Promise<ApplicationContext>
  session: (signal?: AbortSignal) => Promise<SessionContext>
  currentUser: (userId: string) => Promise<CurrentUser>
  login: (username: string, password: string) => Promise<Answer>
  /** @returns the path of the platform's page that ends the session, where no method does; her session lasts until she goes there */
  logout: () => Promise<string | undefined>
  /** The accounts that the shopper may act for, her own among them; asked without an effective account. */
  managed: (signal?: AbortSignal) => Promise<readonly ManagedAccount[]>
  /** Makes an account, and does not sign in: `login` does, with the e-mail address. */
  register: (registration: Registration) => Promise<Answer>
}
