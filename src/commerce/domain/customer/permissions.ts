import type { ApplicationContext, SessionContext } from './account-gateway.js'

export interface Permissions {
  browse: boolean
  fillCart: boolean
  checkOut: boolean
}

/** Specification, section 6: a guest may browse, use a cart and check out only if the store allows it. */
export function permissionsOf(application: ApplicationContext, session: SessionContext): Permissions {
  if (!session.guest) return { browse: true, fillCart: true, checkOut: true }
  return {
    browse: application.guestBrowsing,
    fillCart: application.guestBrowsing && application.guestCart,
    checkOut: application.guestCheckout && application.guestCartCheckout,
  }
}
