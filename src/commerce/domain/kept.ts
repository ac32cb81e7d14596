import { audienceKey } from '../../core/dom/audience.js'
import { experimentsKey } from '../../core/dom/drawn.js'
import type { Purpose } from './consent/purposes.js'
import {
  cartNoticesKey,
  checkoutDraftKey,
  checkoutKey,
  consentKey,
  customerKey,
  effectiveAccountKey,
  favouritesKey,
  guestCartKey,
  guestDetailsKey,
  inspectorKey,
  magnetKey,
  monikerKey,
  orderTokenKey,
  paymentKey,
  permalinkKey,
  placedOrderKey,
  pressedHeartsKey,
  productSearchesKey,
  promoClosedKey,
  registrationCookie,
  seenProductsKey,
  trackedCartKey,
} from './memory.js'

/** An entry in the browser's storage, for people who must name it: a privacy notice, a page about cookies. */
export interface Kept {
  /** For this visit (session storage), until it is cleared (local storage), or sent along (a cookie). */
  where: readonly ('visit' | 'memory' | 'cookie')[]
  /** When it goes; absent: with the visit, at the latest. */
  until?: { de: string; en: string }
  /** Only with her consent to this; absent: the shop cannot do without. */
  needs?: Purpose
  about: { de: string; en: string }
}

/** Every key of the house. No page of a shop needs this file. */
export const kept: Readonly<Record<string, Kept>> = {
  [monikerKey]: {
    where: ['visit', 'cookie'],
    until: {
      de: 'mit ihrer Einwilligung ein Jahr nach dem letzten Besuch; sonst zum Ende des Besuchs',
      en: 'with her consent a year after her last visit; else the end of the visit',
    },
    about: {
      de: 'In wessen Shop sie einkauft. Als Cookie nur, solange moniker-storage nicht „session“ ist; ein Jahr lang nur mit Einwilligung, wo die Site danach fragt.',
      en: 'In whose shop she shops. As a cookie only while moniker-storage is not "session"; for a year only with consent, where the site asks for it.',
    },
  },
  [registrationCookie]: {
    where: ['cookie'],
    until: {
      de: 'die Plattform es weiß; mit ihrer Einwilligung höchstens ein Jahr, sonst zum Ende des Besuchs',
      en: 'the platform knows; with her consent a year at most, else the end of the visit',
    },
    about: {
      de: 'Bei welcher Beraterin sie sich registriert hat, bis die Plattform es weiß.',
      en: 'With which consultant she has registered, until the platform knows.',
    },
  },
  [magnetKey]: {
    where: ['visit'],
    about: {
      de: 'Ihre Beraterin von vorher, wenn ein geteilter Link in einen anderen Shop geführt hat.',
      en: 'Her consultant from before, when a shared link has led into another shop.',
    },
  },
  [effectiveAccountKey]: {
    where: ['visit'],
    about: {
      de: 'Für welches Konto sie einkauft. Gilt erst, wenn die Plattform es bestätigt.',
      en: 'For which account she shops. Counts only once the platform confirms it.',
    },
  },
  [customerKey]: {
    where: ['visit'],
    until: { de: 'sie sich abmeldet', en: 'she signs out' },
    about: {
      de: 'Ihr Vorname, damit die Navigation gleich so dasteht wie auf der Seite davor. Von Gästen nichts.',
      en: 'Her first name, so that the navigation stands at once as on the page before. Of guests nothing.',
    },
  },
  [pressedHeartsKey]: {
    where: ['visit'],
    until: { de: 'sie sich anmeldet', en: 'she signs in' },
    about: {
      de: 'Welche Herzen sie als Gast gedrückt hat, damit sie nach dem Anmelden gesetzt sind.',
      en: 'The hearts pressed as a guest, so that they are set after signing in.',
    },
  },
  [promoClosedKey]: {
    where: ['visit'],
    about: { de: 'Dass sie das Hinweisband geschlossen hat.', en: 'That she has closed the banner.' },
  },
  [permalinkKey]: {
    where: ['visit'],
    about: {
      de: 'Welcher Warenkorb-Link schon eingelegt ist, damit ein Neuladen nichts doppelt einlegt.',
      en: 'Which cart link has been put in already, so that a reload puts nothing in twice.',
    },
  },
  [cartNoticesKey]: {
    where: ['visit'],
    about: {
      de: 'Was ihr zum Warenkorb noch zu sagen ist, etwa was beim Anmelden wegfiel.',
      en: 'What she must still be told of her cart, such as what fell away at sign-in.',
    },
  },
  [checkoutKey]: {
    where: ['visit', 'memory'],
    until: {
      de: 'die Bestellung da ist; höchstens eine Stunde',
      en: 'the order is there; an hour at most',
    },
    about: {
      de: 'Die Kasse, deren Bestellung unterwegs ist, damit nichts zweimal bestellt wird.',
      en: 'The checkout whose order is under way, so that nothing is ordered twice.',
    },
  },
  [paymentKey]: {
    where: ['visit'],
    until: { de: 'die Bestellung da oder die Zahlung zurückgegeben ist', en: 'the order is there, or the payment given back' },
    about: {
      de: 'Für welchen Warenkorb eine Zahlung gesendet wurde, damit keine ohne Bestellung bleibt.',
      en: 'For which cart a payment was sent, so that none is left without an order.',
    },
  },
  [guestDetailsKey]: {
    where: ['visit'],
    until: { de: 'die Bestellung da und gelesen ist', en: 'the order is there and has been read' },
    about: { de: 'Nachname, E-Mail und Telefon eines Gasts an der Kasse.', en: 'Last name, e-mail and phone of a guest at the checkout.' },
  },
  [orderTokenKey]: {
    where: ['visit'],
    until: { de: 'sie sich abmeldet; höchstens eine Stunde', en: 'she signs out; an hour at most' },
    about: {
      de: 'Womit die Plattform einem Gast die Bestellung von eben noch einmal zeigt. Name, E-Mail und Telefon stehen nicht darin.',
      en: 'With what the platform shows a guest the order of just now once more. No name, e-mail or phone is in it.',
    },
  },
  [checkoutDraftKey]: {
    where: ['visit'],
    about: {
      de: 'Was sonst an der Kasse schon ausgefüllt ist, bis sie bestellt oder sich abmeldet.',
      en: 'What else is filled in at the checkout, until she orders or signs out.',
    },
  },
  [placedOrderKey]: {
    where: ['visit', 'memory'],
    until: { de: 'sie sich abmeldet; in anderen Tabs höchstens eine Stunde', en: 'she signs out; in other tabs an hour at most' },
    about: { de: 'Die Nummer der Bestellung von eben.', en: 'The number of what she has just ordered.' },
  },
  [productSearchesKey]: {
    where: ['visit'],
    about: { de: 'Wonach sie unter den Produkten gesucht hat.', en: 'What she has searched for among the products.' },
  },
  [seenProductsKey]: {
    where: ['visit'],
    needs: 'comfort',
    about: { de: 'Welche Produkte sie angesehen hat.', en: 'Which products she has looked at.' },
  },
  [consentKey]: {
    where: ['visit', 'memory'],
    until: { de: 'ein Jahr nach ihrer Wahl', en: 'a year after her choice' },
    about: {
      de: 'Worin sie eingewilligt hat, und wann; für den Besuch, dass die Site danach fragt.',
      en: 'What she has agreed to, and when; for the visit, that the site asks for it.',
    },
  },
  [guestCartKey]: {
    where: ['memory'],
    until: { de: 'sie sich anmeldet oder der Warenkorb weg ist', en: 'she signs in, or the cart is gone' },
    about: { de: 'Der Warenkorb eines Gasts, damit er beim Anmelden mitkommt.', en: 'A guest’s cart, so that it comes along at sign-in.' },
  },
  [trackedCartKey]: {
    where: ['memory'],
    until: { de: 'sie es sich anders überlegt oder der Warenkorb weg ist', en: 'she changes her mind, or the cart is gone' },
    needs: 'statistics',
    about: { de: 'Welchem Warenkorb die Statistik folgt.', en: 'Which cart the statistics follow.' },
  },
  [audienceKey]: {
    where: ['memory'],
    until: { de: 'sie sich abmeldet', en: 'she signs out' },
    about: {
      de: 'Für welche Abschnitte eine Kundin gemeint ist, damit sie gleich dastehen. Von Gästen nichts.',
      en: 'For which sections a customer is meant, so that they stand there at once. Of guests nothing.',
    },
  },
  [favouritesKey]: {
    where: ['memory'],
    until: { de: 'sie sich abmeldet oder keine mehr hat', en: 'she signs out, or has none any more' },
    about: {
      de: 'Dass sie Favoriten hat, damit der Platz für sie gleich da ist.',
      en: 'That she keeps favourites, so that their place is there at once.',
    },
  },
  [experimentsKey]: {
    where: ['memory'],
    until: { de: 'sie es sich anders überlegt, höchstens ein Jahr', en: 'she changes her mind; a year at most' },
    needs: 'statistics',
    about: {
      de: 'Welche Variante eines A/B-Tests sie sieht, damit es immer dieselbe ist.',
      en: 'Which variant of an A/B experiment she sees, so that it is always the same.',
    },
  },
  [inspectorKey]: {
    where: ['visit'],
    about: { de: 'Dass jemand den Inspektor geöffnet hat.', en: 'That somebody has opened the inspector.' },
  },
}
